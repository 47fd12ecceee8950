/// <reference lib="esnext.temporal" />

export const frequencies = ['weekly', 'monthly_day', 'monthly_weekday'] as const
export type Frequency = (typeof frequencies)[number]

export interface Rule {
  frequency: Frequency
  /** Weeks or months from one date to the next. */
  interval: number
}

const { PlainDate } = Temporal

/** The last possible day of a series that begins on `first`. */
export const lastDayOf = (first: string): string => PlainDate.from(first).add({ months: 12 }).toString()

/** The days after `first` up to `last`, in order. Skips months that lack the day. */
export function* daysAfter(first: string, rule: Rule, last: string): Generator<string, void> {
  const start = PlainDate.from(first)
  const end = PlainDate.from(last)
  for (let step = rule.interval; ; step += rule.interval) {
    const month = start.toPlainYearMonth().add({ months: step })
    const day = rule.frequency === 'weekly' ? start.add({ weeks: step }) : dayIn(month, start, rule.frequency)
    if (PlainDate.compare(day ?? month.toPlainDate({ day: 1 }), end) > 0) return
    if (day) yield day.toString()
  }
}

interface SeriesDate {
  event_date: string
  changed_alone: boolean
}

/** The days of the rule after the last date of a series, up to `until`. */
export function daysBehind(dates: readonly SeriesDate[], rule: Rule, until: string): string[] {
  const regular = dates.filter((date) => !date.changed_alone)
  const last = dates.at(-1)
  const from = regular.at(-1) ?? last
  if (!last || !from) return []
  // A rule for the fifth weekday falls back to the last one of a month. Only dates on a fifth weekday reveal
  // such a rule, so continue from one of them.
  const isFifth = ({ event_date }: SeriesDate) =>
    rule.frequency === 'monthly_weekday' && event_date.slice(8) > '28'
  const { event_date: anchor } = regular.findLast(isFifth) ?? from
  // Each later date that was changed individually replaces one day of the rule, so skip that many days.
  const moved = dates.length - 1 - dates.indexOf(from)
  return [...daysAfter(anchor, rule, until)]
    .filter((day) => day > from.event_date)
    .slice(moved)
    .filter((day) => day > last.event_date)
}

function dayIn(
  month: Temporal.PlainYearMonth,
  { day, dayOfWeek }: Temporal.PlainDate,
  frequency: Exclude<Frequency, 'weekly'>,
): Temporal.PlainDate | null {
  if (frequency === 'monthly_day') return day <= month.daysInMonth ? month.toPlainDate({ day }) : null
  const firstOfMonth = month.toPlainDate({ day: 1 })
  const earliest = 1 + ((dayOfWeek - firstOfMonth.dayOfWeek + 7) % 7)
  const found = earliest + 7 * (Math.ceil(day / 7) - 1)
  // In a month without a fifth weekday, use the last one.
  return month.toPlainDate({ day: found <= month.daysInMonth ? found : found - 7 })
}
