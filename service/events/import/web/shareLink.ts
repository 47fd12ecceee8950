export interface ShareLink {
  /** The calendar file to which it leads, if it is public. */
  calendar: string
  /** Where to find the right address if it is not. */
  help: string
}

const google =
  'This is a share link of Google Calendar, whose calendar is not public. In the settings of the calendar there, copy the address in iCal format.'
const outlook =
  'This is a share link of Outlook that cannot be read. Publish the calendar there, and copy its ICS link.'

/** The calendar behind a link that programs give people to look at it; null for any other address. */
export function shareLinkOf(address: string): ShareLink | null {
  const url = URL.parse(address)
  if (!url) return null
  if (/^(?:calendar|www)\.google\.com$/.test(url.hostname) && url.pathname.startsWith('/calendar')) {
    const given = url.searchParams.get('cid') ?? url.searchParams.get('src')
    const id = given === null ? null : idIn(given)
    const path = `https://calendar.google.com/calendar/ical/${encodeURIComponent(id ?? '')}/public/basic.ics`
    return id === null ? null : { calendar: path, help: google }
  }
  const isOutlook = /^outlook\.(?:live|office|office365)\.com$/.test(url.hostname)
  if (!isOutlook || !url.pathname.endsWith('/calendar.html')) return null
  return { calendar: url.href.replace('/calendar.html', '/calendar.ics'), help: outlook }
}

/** Google writes the name of a calendar, an email address, as it is or in Base64. */
function idIn(given: string): string | null {
  const id = given.includes('@') ? given : Buffer.from(given, 'base64').toString()
  return /^[\w.%+#-]{1,200}@[\w.-]{1,200}$/.test(id) ? id : null
}
