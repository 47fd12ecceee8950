import type { Problem } from '../rules.ts'
import {
  countOf,
  daysOf,
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

/** The rule by which a new event is to become a series. */
export interface RepeatingRule extends Rule {
  /** As typed. */
  count: string
}

/** How to make a new event a series. */
export interface Repeating extends RepeatingRule {
  /** Days that the author has excluded. */
  except: string[]
}

/** The days that the rule produces after the event's own; none if the number of dates is not valid. */
export function repeatingDays(first: First, repeating: RepeatingRule): RuleDay[] {
  const count = countOf(repeating.count)
  return count >= 2 && count <= mostDates ? daysOf(first, repeating, { count }) : []
}

/** Why the event cannot be repeated this way; null if it can. */
export function repetitionProblem(first: First, repeating: Repeating | null): Problem | null {
  if (!repeating) return null
  const count = countOf(repeating.count)
  if (count < 2 || count > mostDates) return { text: texts.numberNeeded, fields: ['repeating'] }
  const dates = repeatingDays(first, repeating).filter(({ is }) => is === 'date')
  if (!isWithinBounds(first.eventDate, { count }, dates.length))
    return { text: texts.tooManyDates, fields: ['repeating'] }
  const isLeft = dates.some(({ day }) => !repeating.except.includes(day))
  return isLeft ? null : { text: texts.noDateLeft, fields: ['except'] }
}
