import type { Problem } from '../rules.ts'
import { countOf, daysOf, type First, isWithinBounds, mostDates, type Rule } from './seriesDays.ts'
import * as texts from './texts.ts'

/** How an existing event is made a series. */
export interface Repetition extends Rule {
  eventId: string
  until: string | null
  count: number | null
  except: string[]
}

/** How a new event is to be made a series. */
export interface Repeating extends Rule {
  /** As typed. */
  count: string
}

/** Why the event cannot be repeated like this; null if it can. */
export function repetitionProblem(first: First, repeating: Repeating | null): Problem | null {
  if (!repeating) return null
  const count = countOf(repeating.count)
  if (count < 2 || count > mostDates) return { text: texts.numberNeeded, fields: ['repeating'] }
  const dates = daysOf(first, repeating, { count }).filter(({ is }) => is === 'date')
  if (isWithinBounds(first.eventDate, { count }, dates.length)) return null
  return { text: texts.tooManyDates, fields: ['repeating'] }
}
