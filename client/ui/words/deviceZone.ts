/** The device's time zone, such as `Europe/Lisbon`; '' if the browser does not know it. */
export function deviceZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions()
  // `Etc/Unknown`, or nothing, where the zone of the system is not set.
  return !timeZone || /unknown/i.test(timeZone) ? '' : timeZone
}
