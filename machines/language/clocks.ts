import { perLocale } from './perLocale.ts'

/** Such as `Saturday, July 10, 2027`, of a clock such as `2027-07-10T20:00:00`. */
export const dayInWords = formatter({ dateStyle: 'full' })

/** Such as `8:00 PM`. */
export const timeInWords = formatter({ timeStyle: 'short' })

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  // Recent ICU puts a narrow no-break space before AM and PM.
  return (clock: string, locale: string): string =>
    format(locale)
      .format(new Date(`${clock}Z`))
      .replaceAll('\u202F', ' ')
}
