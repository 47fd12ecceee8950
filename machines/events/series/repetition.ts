import type { Problem } from '../rules.ts'
import {
  countOf,
  daysOf,
  type End,
  type EndForm,
  exceptAmong,
  type First,
  isWithinBounds,
  mostDates,
  type Rule,
  type RuleDay,
} from './seriesDays.ts'
import * as texts from './texts.ts'

/** How to make an existing event a series. */
export interface Repetition extends Rule {
  eventId: string
  until: string | null
  count: number | null
  except: string[]
}

/** The rule and the end of a series, as chosen and typed. */
export interface RepeatForm extends Rule, EndForm {}

/** A form together with the days that the author has excluded. */
export interface Repeating extends RepeatForm {
  except: string[]
}

export const emptyRepeatForm: RepeatForm = {
  frequency: 'WEEKLY',
  interval: 1,
  ends: 'COUNT',
  count: '8',
  until: '',
}

/** The days that the form's rule produces after the event's own; none while the end is missing or invalid. */
export function repeatedDays(first: First, form: RepeatForm): RuleDay[] {
  const end = endOf(form)
  return end ? daysOf(first, form, end) : []
}

function endOf({ ends, count, until }: EndForm): End | null {
  if (ends === 'UNTIL') return until === '' ? null : { until }
  const number = countOf(count)
  return number >= 2 && number <= mostDates ? { count: number } : null
}

/** Why the event cannot be repeated this way; null if it can. */
export function repetitionProblem(first: First, repeating: Repeating): Problem | null {
  const end = endOf(repeating)
  const field = repeating.ends === 'COUNT' ? 'count' : 'until'
  if (!end) return { text: field === 'count' ? texts.numberNeeded : texts.dayNeeded, fields: [field] }
  if ('until' in end && end.until <= first.eventDate) return { text: texts.dayNeeded, fields: [field] }
  const dates = repeatedDays(first, repeating).filter(({ is }) => is === 'date')
  const included = dates.filter(({ day }) => !repeating.except.includes(day))
  const counted = 'until' in end ? included.length : dates.length
  if (!isWithinBounds(first.eventDate, end, counted)) return { text: texts.tooManyDates, fields: [field] }
  if (dates.length === 0) return { text: texts.noDateLeft, fields: [field] }
  return included.length === 0 ? { text: texts.noDateLeft, fields: ['except'] } : null
}

/** Throws if the form has no valid end. */
export function repetition(eventId: string, first: First, repeating: Repeating): Repetition {
  const { frequency, interval, except } = repeating
  const end = endOf(repeating)
  if (!end) throw new Error('The series has no end.')
  return {
    eventId,
    frequency,
    interval,
    until: 'until' in end ? end.until : null,
    count: 'count' in end ? end.count : null,
    except: exceptAmong(repeatedDays(first, repeating), except),
  }
}
