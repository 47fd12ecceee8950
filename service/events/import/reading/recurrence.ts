import ICAL from 'ical.js'

/** The maximum number of dates of a repeated event. */
export const mostDates = 52

/** The maximum number of steps when following a rule, since a rule that yields no date would run forever. */
const mostSteps = 20_000
/** In steps, since the library looks at each of their days. */
const [monthBySetpos, year, day] = [20, 20, 1 / 50]
const longestInterval = 1000

const tooMany = 'This rule has no dates, or too many.'

export interface Repeated {
  /** `YYYY-MM-DDTHH:MM:SS`, or only a day. */
  start: string
  rules: readonly ICAL.Recur[]
  /** In the same format as `start`. */
  added: readonly string[]
  isLeftOut: (date: string) => boolean
}

/** The time in ms that all rules of a calendar may take together. */
const patience = 1000
export const deadline = () => performance.now() + patience

export class RuleFault extends Error {
  override readonly name = 'RuleFault'
}

/**
 * Returns at most 52 dates in order. If there are more, it drops the earliest ones before `today`
 * (`YYYY-MM-DD`), then the latest.
 */
export function datesOf(
  { start, rules, added, isLeftOut }: Repeated,
  today: string,
  until = deadline(),
): string[] {
  const window = windowFrom(today)
  const given = [start, ...added]
  const ruled = rules.flatMap((rule) => {
    const own = windowFrom(today)
    for (const date of followed(rule, start, until)) if (!isLeftOut(date) && own.isFull(date)) break
    return own.dates
  })
  const all = [...new Set([...given, ...ruled])].filter((date) => !isLeftOut(date)).toSorted()
  for (const date of all) if (window.isFull(date)) break
  return window.dates
}

/** A floating time, without a zone. */
export function timeOf(text: string): ICAL.Time {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  const isDate = text.length === 10
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)
}

/** Pads the year, which the library does not. */
export function textOfTime(time: ICAL.Time): string {
  const [year = '', ...rest] = time.toString().split('-')
  return [year.padStart(4, '0'), ...rest].join('-')
}

function windowFrom(today: string) {
  const dates: string[] = []
  return {
    dates,
    /** Adds the date, or returns true if there are enough dates without it. */
    isFull: (date: string) => {
      if (dates.length === mostDates && (dates[0] ?? '') >= today) return true
      dates.push(date)
      if (dates.length > mostDates) dates.shift()
      return false
    },
  }
}

function* followed(rule: ICAL.Recur, start: string, until: number): Generator<string> {
  if (rule.interval > longestInterval) throw new RuleFault(tooMany)
  const monthly = 'BYSETPOS' in rule.parts ? monthBySetpos : 1
  let steps = 0
  const count = (by = 1) => {
    steps += by
    if (steps > mostSteps || performance.now() > until) throw new RuleFault(tooMany)
  }
  /** Counts the steps, because the library may search for the next date forever. */
  class Counted extends ICAL.RecurIterator {
    override check_contracting_rules() {
      count()
      return super.check_contracting_rules()
    }
    override increment_monthday(by: number) {
      count(by * day)
      super.increment_monthday(by)
    }
    override increment_month() {
      count(monthly)
      super.increment_month()
    }
    override increment_year(by: number) {
      count(year)
      super.increment_year(by)
    }
  }
  const iterator = new Counted({ rule, dtstart: timeOf(start) })
  for (let date = iterator.next(); date; date = iterator.next()) {
    count()
    yield textOfTime(date)
  }
}
