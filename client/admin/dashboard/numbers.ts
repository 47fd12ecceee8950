import { locale } from '../../ui/index.ts'

/** `1,234.25` */
export const number = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(value)

/** `37.5%` */
export const share = (part: number, whole: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(
    whole === 0 ? 0 : part / whole,
  )
