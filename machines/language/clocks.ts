import { perLocale } from './perLocale.ts'

/** Formats a local time such as `2027-07-10T20:00:00` as `Saturday, July 10, 2027`. */
export const dayInWords = formatter({ dateStyle: 'full' })

/** Formats a local time such as `2027-07-10T20:00:00` as `Sat, Jul 10, 2027`. */
export const shortDayInWords = formatter({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** Formats a local time as `8:00 PM`. */
export const timeInWords = formatter({ timeStyle: 'short' })

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  // Recent ICU versions put a narrow no-break space before AM and PM.
  return (clock: string, locale: string): string =>
    format(locale)
      .format(new Date(`${clock}Z`))
      .replaceAll('\u202F', ' ')
}
