import type { Rule } from '../../../machines/events/series/seriesDays.ts'
import { ruleWords, t } from '../../ui/index.ts'

const frequencies = ['WEEKLY', 'MONTHLY_DAY', 'MONTHLY_WEEKDAY'] as const
const intervals = [1, 2, 3, 4]

/** All rules, worded for the given day, such as *Every Saturday*. */
export const ruleOptions = (day: string) =>
  frequencies.flatMap((frequency) =>
    intervals.map((interval) => ({
      value: optionOf({ frequency, interval }),
      label: t(ruleWords(day, { frequency, interval })),
    })),
  )

export const optionOf = ({ frequency, interval }: Rule) => `${frequency} ${interval}`

export function ruleOf(option: string): Rule | null {
  const frequency = frequencies.find((one) => option.startsWith(`${one} `))
  return frequency ? { frequency, interval: Number(option.at(-1)) } : null
}
