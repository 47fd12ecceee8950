import { calendar, entry } from './importing.ts'

const many = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at))

const zone = (rule: string, start = '19700101T000000') =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Odd',
    'BEGIN:STANDARD',
    `DTSTART:${start}`,
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    `RRULE:${rule}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')

const inOddZone = entry('a@x', 'DTSTART;TZID=Odd:20260710T200000')
const repeated = (rule: string, ...more: string[]) => entry('a@x', ...more, `RRULE:${rule}`)
const sixty = (rule: string) => calendar(...many(60, (at) => entry(`${at}@x`, `RRULE:${rule}`)))
const long = 90_000
const allDays = 'BYDAY=MO,TU,WE,TH,FR,SA,SU'

/**
 * Small files whose reading once took seconds or for ever, each with what its first entry is refused for:
 * `any` depends on the clock and the machine.
 */
export const hostileFiles: Record<string, [text: string, problem: string | null]> = {
  'a zone that changes every second': [calendar(zone('FREQ=SECONDLY'), inOddZone), 'time_zone'],
  'a zone that changes every minute': [calendar(zone('FREQ=MINUTELY'), inOddZone), 'time_zone'],
  'a zone that changes all day, once a year': [
    calendar(zone('FREQ=YEARLY;BYHOUR=0,1,2,3;BYMINUTE=0,1,2,3;BYSECOND=0,1,2,3'), inOddZone),
    'time_zone',
  ],
  'a zone that changes weekly since the year 1': [
    calendar(zone(`FREQ=YEARLY;${allDays}`, '00010101T000000'), inOddZone),
    'time_zone',
  ],
  'a step of a million days': [calendar(repeated('FREQ=DAILY;INTERVAL=1000000')), 'recurrence'],
  'a step of a million weeks': [calendar(repeated('FREQ=WEEKLY;INTERVAL=1000000')), 'recurrence'],
  'a step of 1e15 hours': [calendar(repeated('FREQ=HOURLY;INTERVAL=1000000000000000')), 'recurrence'],
  'a rule since the year 1': [calendar(repeated('FREQ=DAILY', 'DTSTART:00010101T100000Z'), inOddZone), 'any'],
  'sixty rules for the 99th Monday': [sixty('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=99'), 'any'],
  'sixty rules for the 400th day': [sixty(`FREQ=YEARLY;${allDays};BYSETPOS=400`), 'recurrence'],
  'sixty rules for 30 February': [sixty('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'), 'recurrence'],
  'paragraphs around line breaks': [
    calendar(entry('a@x', `DESCRIPTION:<p>${'<br>'.repeat(2000)}x${'<p>'.repeat(2000)}`)),
    null,
  ],
  'blanks in every text': [
    calendar(
      entry(
        'a@x',
        ...['DESCRIPTION', 'LOCATION', 'SUMMARY', 'CATEGORIES', 'URL', 'COMMENT'].map(
          (name) => `${name}:x${' '.repeat(long)}x${'\\n'.repeat(long)}x`,
        ),
      ),
    ),
    'content',
  ],
  'links in links': [
    calendar(
      entry('a@x', `DESCRIPTION:${'<a href="https://a.example">'.repeat(3000)}${'</a>'.repeat(3000)}`),
    ),
    'content',
  ],
  'open brackets': [calendar(entry('a@x', `DESCRIPTION:<b>x</b>${'<'.repeat(long)}`)), 'content'],
  'nothing but line breaks': [`BEGIN:VCALENDAR${'\n'.repeat(900_000)}`, 'file'],
  'nothing but beginnings': [`BEGIN:VCALENDAR\n${'BEGIN:A\n'.repeat(100_000)}`, 'file'],
}

const page = (text: unknown) =>
  `<script type="application/ld+json">${typeof text === 'string' ? text : JSON.stringify(text)}</script>`
const nested = (start: string, inner: string, end: string) =>
  `${start.repeat(20_000)}${inner}${end.repeat(20_000)}`
const event = { '@type': 'Event', name: 'Fair', startDate: '2026-07-10T20:00:00Z' }

export const hostilePages: Record<string, string> = {
  'a type in 20,000 lists': page(`{"@type":${nested('[', '"Event"', ']')},"name":"x"}`),
  'a name in 20,000 values': page(
    `{"@type":"Event","startDate":"2026-07-10","name":${nested('{"@value":', '"x"', '}')}}`,
  ),
  'a graph in 20,000 graphs': page(nested('{"@graph":', JSON.stringify(event), '}')),
  '5,000 events': page(Array.from({ length: 5000 }, (_, at) => ({ ...event, '@id': `#${at}` }))),
  'a description of entities': page({ ...event, description: '&amp;'.repeat(200_000) }),
  'an address of line breaks': page({ ...event, location: { name: 'x', address: `x${'\n'.repeat(long)}x` } }),
  'elements that never end': '<p>'.repeat(300_000),
  'comments that never end': '<!--'.repeat(200_000),
  'attributes without end': `<a ${'b '.repeat(400_000)}`,
}
