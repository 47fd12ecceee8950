import * as texts from './texts.ts'
import { localDay } from '../../words/formats.ts'
import { formatter, t } from '../../words/language.ts'

export interface ShownSeries {
  position: number
  count: number
  frequency: 'WEEKLY' | 'MONTHLY_DAY' | 'MONTHLY_WEEKDAY'
  interval: number
  changedAlone: boolean
}

const weekdays = formatter((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' }))

/** `Every Tuesday`. `day` must be a day on which the rule falls. */
export function ruleWords(day: string, { frequency, interval }: Pick<ShownSeries, 'frequency' | 'interval'>) {
  const weekday = weekdays().format(localDay(day))
  const date = Number(day.slice(8))
  if (frequency === 'WEEKLY') return texts.everyWeekOn(weekday, interval)
  const which =
    frequency === 'MONTHLY_DAY' ? texts.nthDay(date) : texts.nthWeekday(Math.ceil(date / 7), weekday)
  return texts.everyMonthOn(which, interval)
}

/** `Every Tuesday, 8 dates`. Null for an event without a series or in a series with a single date. */
export function seriesWords(day: string, series: ShownSeries | null | undefined): string | null {
  if (!series || series.count < 2) return null
  const { position, count, changedAlone } = series
  // The rule cannot be derived from a date that was moved on its own.
  return t(changedAlone ? texts.dateOf(position, count) : texts.withDates(ruleWords(day, series), count))
}
