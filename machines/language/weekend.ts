/** The last day of a weekend, where 0 is Sunday and 6 is Saturday, and its number of days. */
interface Weekend {
  last: number
  days: number
}

const saturdayAndSunday: Weekend = { last: 0, days: 2 }
const fridayAndSaturday: Weekend = { last: 6, days: 2 }
const sunday: Weekend = { last: 0, days: 1 }

/**
 * The weekends of the regions with other days off, by their time zones: an account has a zone, but no region.
 * A table, because Firefox has no `Intl.Locale.getWeekInfo`, and pages and letters must agree.
 */
const weekends = new Map(
  Object.entries<Weekend>({
    'Africa/Algiers': fridayAndSaturday,
    'Africa/Cairo': fridayAndSaturday,
    'Africa/Kampala': sunday,
    'Africa/Khartoum': fridayAndSaturday,
    'Africa/Tripoli': fridayAndSaturday,
    'Asia/Aden': fridayAndSaturday,
    'Asia/Amman': fridayAndSaturday,
    'Asia/Baghdad': fridayAndSaturday,
    'Asia/Bahrain': fridayAndSaturday,
    'Asia/Calcutta': sunday,
    'Asia/Damascus': fridayAndSaturday,
    'Asia/Jerusalem': fridayAndSaturday,
    'Asia/Kabul': { last: 5, days: 2 },
    'Asia/Kolkata': sunday,
    'Asia/Kuwait': fridayAndSaturday,
    'Asia/Muscat': fridayAndSaturday,
    'Asia/Qatar': fridayAndSaturday,
    'Asia/Riyadh': fridayAndSaturday,
    'Asia/Tehran': { last: 5, days: 1 },
  }),
)

/** True where weekends are not Saturday and Sunday. */
export const hasOwnWeekend = (zone: string): boolean => weekends.has(zone)

/**
 * How many days ahead of a weekday the coming or present weekend begins and ends; what is over of it does not
 * count. The zone is that of the reader.
 */
export function weekendAhead(zone: string, weekday: number): { first: number; last: number } {
  const weekend = weekends.get(zone) ?? saturdayAndSunday
  const last = (weekend.last - weekday + 7) % 7
  return { first: Math.max(0, last - weekend.days + 1), last }
}
