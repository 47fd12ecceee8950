/** The device's time zone, such as `Europe/Lisbon`; '' if the browser does not know it. */
export function deviceZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions()
  // `Etc/Unknown`, or nothing, where the zone of the system is not set.
  return !timeZone || /unknown/i.test(timeZone) ? '' : timeZone
}

/** `YYYY-MM-DD` in the reader's time zone. */
export const isoDate = (moment: Date) =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())).toISOString().slice(0, 10)
