import * as words from '../../ui/texts.ts'

const grouped = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 })

/** `1,234.25` */
export const number = (value: number) => grouped.format(value)

/** `37.5%` */
export const share = (part: number, whole: number) =>
  `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1).replace(/\.0$/, '')}%`
