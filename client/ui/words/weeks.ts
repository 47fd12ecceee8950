import { formatter } from './language.ts'

/** Missing from TypeScript's types and from some browsers. */
interface WithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
}

/** 1 is Monday, 7 is Sunday. Defaults to Monday if the browser does not know. */
const firstDay = formatter((locale) => (new Intl.Locale(locale) as WithWeeks).getWeekInfo?.().firstDay ?? 1)
const letters = formatter((locale) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }))
const names = formatter((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const months = formatter(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Letters and names of the weekdays, in the order of the reader's locale. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, at) => {
    // January 1, 2024 was a Monday.
    const day = Date.UTC(2024, 0, firstDay() + at)
    return { letter: letters().format(day), name: names().format(day) }
  })

/** `2026-09` as `September 2026`. */
export const monthName = (month: string) => months().format(Date.parse(month))

/** The weeks of a month (`YYYY-MM`) as seven days each, including days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstDay() + 7) % 7
  const dayAt = (place: number) =>
    new Date(Date.UTC(year, number - 1, place - before + 1)).toISOString().slice(0, 10)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => dayAt(week * 7 + at)),
  )
}
