/** A calendar file that a user can select. */
export const calendarFile = {
  name: 'calendar.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'].join('\r\n')),
}
