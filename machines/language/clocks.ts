/** Formats a local time such as `2027-07-10T20:00:00` as `Saturday, July 10, 2027`. */
export const dayInWords = formatter({ dateStyle: 'full' })

/** Formats a local time as `8:00 PM`. */
export const timeInWords = formatter({ timeStyle: 'short' })

function formatter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (clock: string, locale: string): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    // Recent ICU versions put a narrow no-break space before AM and PM.
    return format.format(new Date(`${clock}Z`)).replaceAll('\u202F', ' ')
  }
}

/** `America/Argentina/Buenos_Aires` as `Buenos Aires`. */
export const placeOfZone = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')
