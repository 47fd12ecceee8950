import type { Problem } from '../rules.ts'
import { countOf, daysOf, type First, isWithinBounds, mostDates, type Rule } from './seriesDays.ts'
import * as texts from './texts.ts'

/** What becomes of an event that is made a series. */
export interface Repetition extends Rule {
  eventId: string
  until: string | null
  count: number | null
  except: string[]
}

/** As it is chosen with a new event. */
export interface Repeating extends Rule {
  /** As it was typed. */
  count: string
}

/** Why the event cannot be repeated so. */
export function repetitionProblem(first: First, repeating: Repeating | null): Problem | null {
  if (!repeating) return null
  const count = countOf(repeating.count)
  if (count < 2 || count > mostDates) return { text: texts.numberNeeded, fields: ['repeating'] }
  const dates = daysOf(first, repeating, { count }).filter(({ is }) => is === 'date')
  if (isWithinBounds(first.eventDate, { count }, dates.length)) return null
  return { text: texts.tooManyDates, fields: ['repeating'] }
}
