import ICAL from 'ical.js'

/** The most dates that one event is repeated on. */
export const mostDates = 52

/** How far a rule is followed: one without any date would be followed for ever. */
const mostSteps = 20_000

export interface Repeated {
  /** `YYYY-MM-DDTHH:MM:SS`, or a day alone. */
  start: string
  rules: readonly ICAL.Recur[]
  /** In the form of `start`. */
  added: readonly string[]
  isLeftOut: (date: string) => boolean
}

export class RuleFault extends Error {
  override readonly name = 'RuleFault'
}

/** In their order; where there are more than 52, those that begin with the first that is not over by `today` (`YYYY-MM-DD`). */
export function datesOf({ start, rules, added, isLeftOut }: Repeated, today: string): string[] {
  const window = windowFrom(today)
  const given = [start, ...added]
  const ruled = rules.flatMap((rule) => {
    const own = windowFrom(today)
    for (const date of followed(rule, start)) if (!isLeftOut(date) && own.isFull(date)) break
    return own.dates
  })
  const all = [...new Set([...given, ...ruled])].filter((date) => !isLeftOut(date)).toSorted()
  for (const date of all) if (window.isFull(date)) break
  return window.dates
}

/** As the clocks show it. */
export function timeOf(text: string): ICAL.Time {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  const isDate = text.length === 10
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)
}

function windowFrom(today: string) {
  const dates: string[] = []
  return {
    dates,
    /** Takes the date, unless there are enough without it. */
    isFull: (date: string) => {
      if (dates.length === mostDates && (dates[0] ?? '') >= today) return true
      dates.push(date)
      if (dates.length > mostDates) dates.shift()
      return false
    },
  }
}

function* followed(rule: ICAL.Recur, start: string): Generator<string> {
  let steps = 0
  const count = () => {
    steps += 1
    if (steps > mostSteps) throw new RuleFault('This rule has no dates, or too many.')
  }
  /** The library itself never gives up looking for the next date. */
  class Counted extends ICAL.RecurIterator {
    override check_contracting_rules() {
      count()
      return super.check_contracting_rules()
    }
    override increment_month() {
      count()
      super.increment_month()
    }
    override increment_year(by: number) {
      count()
      super.increment_year(by)
    }
  }
  const iterator = new Counted({ rule, dtstart: timeOf(start) })
  for (let date = iterator.next(); date; date = iterator.next()) {
    count()
    yield date.toString()
  }
}
