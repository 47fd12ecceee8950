import { expect, test } from 'vitest'
import { readCalendar } from '../../../../service/events/import/reading/calendarFile.ts'
import { readEventPage } from '../../../../service/events/import/reading/eventPage.ts'
import { plainText } from '../../../../service/events/import/reading/plainText.ts'
import { calendar, entry } from './importing.ts'
import { apple, google, outlook } from './programs.ts'

const today = '2026-06-15'
const read = (text: string) => readCalendar(text, today)?.entries ?? []
const [berlin, lisbon] = ['Europe/Berlin', 'Europe/Lisbon']

test('reads a Google calendar: moments, series with exceptions and overrides, all-day events, HTML', () => {
  const entries = read(google)
  expect(entries.map(({ uid, title, when }) => [uid, title, when])).toEqual([
    [
      '0jazz0open0air@google.com',
      'Open-air jazz',
      { by: 'moment', start: '2026-07-10T18:00:00', end: '2026-07-10T21:00:00', zone: null },
    ],
    ...[
      ['', '', '2026-10-05T19:30:00', '2026-10-05T21:30:00'],
      ['/20261012', ' (a day later)', '2026-10-13T20:00:00', '2026-10-13T22:00:00'],
      ['/20261026', '', '2026-10-26T19:30:00', '2026-10-26T21:30:00'],
      ['/20261102', '', '2026-11-02T19:30:00', '2026-11-02T21:30:00'],
    ].map(([date, more, start, end]) => [
      `0choir@google.com${date}`,
      `Open choir${more}`,
      { by: 'clock', start, end, zone: berlin },
    ]),
    ['0fair@google.com', 'Harbour fair', { by: 'day', start: '2026-08-08', end: '2026-08-09', zone: null }],
  ])
  expect(entries[0]).toMatchObject({
    zone: berlin,
    sequence: 1,
    venue: 'Stadtgarten',
    location: 'Venloer Str. 40, 50672 Köln, Germany',
    content: 'Three bands under the trees.\n\nTickets: here (https://tickets.example/jazz) & at the door',
    problems: {},
  })
})

test('reads an Outlook calendar: zones by Windows names or only by their rules, an online meeting', () => {
  const [workshop, talk] = read(outlook)
  expect(workshop).toMatchObject({
    title: 'Repair workshop',
    when: { start: '2026-09-15T17:00:00', end: '2026-09-15T19:00:00', zone: berlin },
    content: 'Bring a laptop.\n\n- Coffee\n- Cake',
    venue: 'Makerspace',
    location: 'Ehrenfeld',
    categories: ['Workshops', 'Red Category'],
    sequence: 3,
  })
  expect(talk).toMatchObject({
    when: { start: '2026-09-16T18:00:00', zone: 'America/New_York' },
    is_online: true,
    venue: null,
    link: 'https://teams.example/l/meetup-join/19%3ameeting',
  })
})

test('reads an Apple calendar: a two-line location, coordinates, floating times, durations', () => {
  const [fado, yoga] = read(apple)
  expect(fado).toMatchObject({
    when: { start: '2026-07-19T21:00:00', end: '2026-07-20T01:00:00', zone: lisbon },
    venue: 'Teatro São Luiz',
    location: 'Rua António Maria Cardoso 38, 1200-027 Lisbon, Portugal',
    spot: '38.710000,-9.142000',
    link: 'https://fado.example/night',
  })
  expect(yoga).toMatchObject({
    when: { by: 'clock', start: '2026-07-21T09:00:00', end: '2026-07-21T10:30:00', zone: null },
    link: null,
  })
})

test.each([
  ['an unknown zone', 'DTSTART;TZID=Mars/Olympus:20260710T200000', 'time_zone'],
  ['a day that does not exist', 'DTSTART:20261340T200000', 'event_date'],
  ['an hour that does not exist', 'DTSTART:20260710T250000', 'event_date'],
  ['text in place of a date', 'DTSTART:tomorrow', 'event_date'],
  ['an invalid end', 'DTEND:20260710T990000', 'end_time'],
  ['an invalid duration', 'DURATION:2 hours', 'end_time'],
  ['an unknown rule', 'RRULE:FREQ=FORTNIGHTLY', 'recurrence'],
  ['a rule without a date', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'recurrence'],
  ['a rule that never yields a date', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'recurrence'],
])(
  'an error in one entry (%s) is reported at its field and does not affect the others',
  (_what, line, field) => {
    const entries = read(calendar(entry('a@x'), entry('b@x', line), entry('c@x')))
    expect(entries.map(({ uid, problems }) => [uid, Object.keys(problems)])).toEqual([
      ['a@x', []],
      ['b@x', [field]],
      ['c@x', []],
    ])
  },
)

test('reads as much as possible of truncated files, invalid lines and other texts', () => {
  const cut = calendar(entry('a@x', 'no line at all', 'X-OWN;=:1')).replace(/END:VEVENT[^]*$/, 'SUMMARY')
  expect(read(cut).map(({ uid, problems }) => [uid, problems])).toEqual([
    ['a@x', { uid: ['This entry breaks off.'] }],
  ])
  const nested = calendar(entry('a@x').replace('END:VEVENT', ''), entry('b@x'))
  expect(read(nested).map(({ uid, problems }) => [uid, Object.keys(problems)])).toEqual([
    ['a@x', ['uid']],
    ['b@x', []],
  ])
  expect(read(calendar(entry('')))[0]?.uid).toBe('without-uid/2026-07-10T20:00:00/Open-air jazz')
  expect(readCalendar('<html>', today)).toBeNull()
  expect(readCalendar(`\uFEFF${calendar()}`.replaceAll('\r\n', '\n'), today)).toEqual({
    events: 0,
    entries: [],
  })
})

test('an endless rule yields 52 dates, starting with the next one', () => {
  const started = 'DTSTART;TZID=Europe/Berlin:20240101T190000'
  const dates = read(calendar(entry('a@x', started, 'RRULE:FREQ=WEEKLY'))).map(({ when }) =>
    when?.start.slice(0, 10),
  )
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([52, today, '2027-06-07'])
  const over = read(calendar(entry('a@x', started, 'RRULE:FREQ=DAILY;COUNT=60')))
  expect([over.length, over[0]?.when?.start.slice(0, 10)]).toEqual([52, '2024-01-09'])
  const few = read(calendar(entry('a@x', 'DTSTART:20260613T190000Z', 'RRULE:FREQ=DAILY;COUNT=4')))
  expect(few.map(({ uid }) => uid)).toEqual(['a@x', 'a@x/20260614', 'a@x/20260615', 'a@x/20260616'])
})

test('dates can be added and excluded in any form', () => {
  const lines = [
    'DTSTART;TZID=Europe/Berlin:20260706T190000',
    'DTEND;TZID=Europe/Berlin:20260706T210000',
    'RRULE:FREQ=WEEKLY;UNTIL=20260803T170000Z',
    'RDATE;TZID=Europe/Berlin:20260708T190000',
    'EXDATE:20260713T170000Z',
    'EXDATE;VALUE=DATE:20260720',
  ]
  const dates = read(calendar(entry('a@x', ...lines))).map(({ when }) => [when?.start, when?.end])
  expect(dates).toEqual(
    ['06', '08', '27']
      .map((day) => [`2026-07-${day}T19:00:00`, `2026-07-${day}T21:00:00`])
      .concat([['2026-08-03T19:00:00', '2026-08-03T21:00:00']]),
  )
})

test('all-day events end on their last day, in the notation of every program', () => {
  const endOf = (...lines: string[]) =>
    read(calendar(entry('a@x', 'DTSTART;VALUE=DATE:20260710', ...lines)))[0]?.when?.end
  expect(endOf()).toBe('2026-07-10')
  expect(endOf('DTEND;VALUE=DATE:20260710')).toBe('2026-07-10')
  expect(endOf('DTEND;VALUE=DATE:20260713')).toBe('2026-07-12')
  expect(endOf('DURATION:P2D')).toBe('2026-07-11')
})

test.each([
  ['2 < 3 and b > a', '2 < 3 and b > a'],
  ['a<br>b<BR/>c', 'a\nb\nc'],
  ['<p>One</p>\n<p>Two &amp; &lt;three&gt;</p>', 'One\n\nTwo & <three>'],
  ['<a href="https://x.test/">https://x.test/</a>', 'https://x.test/'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['<script>alert(1)</script><style>p{}</style><b>Bold</b>', 'Bold'],
  ['Line\r\nline  \n\n\n\nend', 'Line\nline\n\nend'],
])('HTML becomes text: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

const page = (...scripts: unknown[]) =>
  `<!doctype html><title>x</title>${scripts
    .map(
      (each) =>
        `<script type="application/ld+json">${typeof each === 'string' ? each : JSON.stringify(each)}</script>`,
    )
    .join('<p>text</p>')}`

const address = 'https://example.org/events'
const meetup = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'TypeScript &amp; beer',
  url: 'https://www.meetup.example/ts/events/301/',
  description: 'Two talks.\n\nThen beer.',
  startDate: '2026-07-10T18:30:00+02:00',
  endDate: '2026-07-10T21:00:00+02:00',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  image: ['https://images.example/1.jpeg'],
  location: {
    '@type': 'Place',
    name: 'Startplatz',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Im Mediapark 5',
      addressLocality: 'Köln',
      postalCode: '50670',
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 50.9482, longitude: 6.9441 },
  },
}

test('reads event pages in all their forms: one event, a list, a graph, subtypes, online and hybrid', () => {
  const eventbrite = {
    '@context': 'https://schema.org',
    '@type': ['SocialEvent', 'https://schema.org/MusicEvent'],
    '@id': '#concert',
    name: 'Concert',
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    eventStatus: 'EventPostponed',
    location: [
      { '@type': 'VirtualLocation', url: 'https://stream.example/' },
      { '@type': 'Place', name: 'Hall', address: 'Ring 1, Köln' },
    ],
    offers: [{ '@type': 'Offer', url: '/tickets/7' }],
    image: { '@type': 'ImageObject', url: '/hall.jpg' },
    maximumAttendeeCapacity: 120,
    keywords: 'Music, live',
  }
  const online = {
    '@type': 'EducationEvent',
    name: 'Webinar',
    startDate: '2026-08-03T10:00',
    location: { '@type': 'VirtualLocation', url: 'https://stream.example/w' },
  }
  const entries = readEventPage(
    page(meetup, '{broken', { '@graph': [{ '@type': 'WebPage', mainEntity: eventbrite }] }, [
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: online }] },
      { '@type': 'Organization', name: 'Nobody' },
    ]),
    address,
  )
  expect(entries).toMatchObject([
    {
      uid: 'https://www.meetup.example/ts/events/301/#2026-07-10/TypeScript &amp; beer',
      title: 'TypeScript & beer',
      content: 'Two talks.\n\nThen beer.',
      when: { by: 'moment', start: '2026-07-10T16:30:00', end: '2026-07-10T19:00:00' },
      venue: 'Startplatz',
      location: 'Im Mediapark 5, 50670 Köln, DE',
      spot: '50.9482,6.9441',
      link: 'https://www.meetup.example/ts/events/301/',
      pictures: [{ url: 'https://images.example/1.jpeg' }],
      lifecycle: 'scheduled',
    },
    {
      uid: 'https://example.org/events#concert',
      lifecycle: 'postponed',
      when: { by: 'day', start: '2026-08-01', end: '2026-08-02' },
      venue: 'Hall',
      location: 'Ring 1, Köln',
      is_online: false,
      link: 'https://example.org/tickets/7',
      capacity: '120',
      categories: ['Music', 'live'],
      pictures: [{ url: 'https://example.org/hall.jpg' }],
    },
    {
      title: 'Webinar',
      when: { by: 'clock', start: '2026-08-03T10:00:00', end: null, zone: null },
      is_online: true,
      link: 'https://stream.example/w',
    },
  ])
  expect(readEventPage('<p>Event</p>', address)).toEqual([])
})
