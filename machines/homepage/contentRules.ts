import { isVisible } from '../visible.ts'
import * as texts from './texts.ts'
import type { Message } from '../language/message.ts'

export interface ContentForm {
  order: string
  heading: string
  description: string
  /** YYYY-MM-DD */
  date: string
  place: string
}

/**
 * Problems by field. The text for a missing value is empty, because one alert covers all of them. `form`
 * holds a problem of the whole form.
 */
export type ContentProblems = Partial<Record<keyof ContentForm | 'image' | 'form', Message>>

/** Specification, section 5: every field is required, and the display order is a number of at least 1. */
export function contentProblems(form: ContentForm): ContentProblems {
  const names = Object.keys(form) as (keyof ContentForm)[]
  const missing = names.filter((name) => !isVisible(form[name])).map((name) => [name, ''])
  const order = missing.some(([name]) => name === 'order') || isPlace(form.order) ? [] : [orderProblem]
  return Object.fromEntries([...missing, ...order])
}

export const isIncomplete = (problems: ContentProblems) => Object.values(problems).includes('')

const isPlace = (order: string) => Number.isInteger(Number(order)) && Number(order) >= 1

const orderProblem = ['order', texts.orderIsNone]
