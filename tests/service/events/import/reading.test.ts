import { expect, test } from 'vitest'
import { readCalendar } from '../../../../service/events/import/reading/calendarFile.ts'
import { readEventPage } from '../../../../service/events/import/reading/eventPage.ts'
import { plainText } from '../../../../service/events/import/reading/plainText.ts'
import { calendar, entry } from './importing.ts'
import { apple, google, outlook } from './programs.ts'

const today = '2026-06-15'
const now = `${today}T13:00:00`
const readAll = (text: string) => readCalendar(text, now)
const read = (text: string) => readAll(text)?.entries ?? []
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
  const odd = calendar(entry('a@x', 'no line at all', 'X-OWN;=:1'))
  expect(read(odd).map(({ uid, problems }) => [uid, problems])).toEqual([['a@x', {}]])
  const nested = calendar(entry('a@x').replace('END:VEVENT', ''), entry('b@x'))
  expect(read(nested).map(({ uid, problems }) => [uid, Object.keys(problems)])).toEqual([
    ['a@x', ['uid']],
    ['b@x', []],
  ])
  expect(read(calendar(entry('')))[0]?.uid).toBe('without-uid/2026-07-10T20:00:00/Open-air jazz')
  expect(readAll('<html>')).toBeNull()
  expect(readAll(`\uFEFF${calendar()}`.replaceAll('\r\n', '\n'))).toEqual({
    entries: [],
    past: 0,
    more: 0,
    isPart: false,
  })
})

test('an endless rule yields 52 dates, starting with the next one', () => {
  const started = 'DTSTART;TZID=Europe/Berlin:20240101T190000'
  const dates = read(calendar(entry('a@x', started, 'RRULE:FREQ=WEEKLY'))).map(({ when }) =>
    when?.start.slice(0, 10),
  )
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([52, today, '2027-06-07'])
  const over = readAll(calendar(entry('a@x', started, 'RRULE:FREQ=DAILY;COUNT=60')))
  expect([over?.entries, over?.past]).toEqual([[], 52])
  const few = readAll(calendar(entry('a@x', 'DTSTART:20260613T190000Z', 'RRULE:FREQ=DAILY;COUNT=4')))
  // Somewhere, its second date is still today.
  expect(few?.entries.map(({ uid }) => uid)).toEqual(['a@x/20260614', 'a@x/20260615', 'a@x/20260616'])
  expect(few?.past).toBe(1)
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

test.each([
  ['RRULE:COUNT=2', 'recurrence'],
  ['RRULE:FREQ=DAILY;UNTIL=99999999T999999Z', 'recurrence'],
  ['RRULE:FREQ=DAILY;INTERVAL=1001', 'recurrence'],
  ['RRULE:FREQ=YEARLY;BYYEARDAY=999', 'recurrence'],
  ['RDATE:99999999T999999Z', 'recurrence'],
  ['DURATION:P9999999999W', 'end_time'],
  ['DURATION:-P9999999999W', 'end_time'],
  ['DURATION:PT99999999999999999999S', 'end_time'],
  ['DTSTART:20269999T999999Z', 'event_date'],
  ['DTEND:99999999T999999Z', 'end_time'],
  ['GEO:one;two', null],
  ['CATEGORIES:\\', null],
])('%s is a problem of its entry alone', (line, field) => {
  const entries = read(calendar(entry('a@x'), entry('b@x', line), entry('c@x')))
  expect(entries.map(({ uid, problems }) => [uid, Object.keys(problems)])).toEqual([
    ['a@x', []],
    ['b@x', field === null ? [] : [field]],
    ['c@x', []],
  ])
})

test('the years of a rule have four digits', () => {
  const read = (year: string, rule: string) => {
    const reading = readAll(
      calendar(entry('a@x', `DTSTART:${year}0101T100000Z`, `RRULE:FREQ=YEARLY;${rule}`)),
    )
    return [reading?.entries.map(({ when }) => when?.start), reading?.past]
  }
  expect(read('0505', 'INTERVAL=500;COUNT=5')).toEqual([['2505-01-01T10:00:00'], 4])
  expect(read('0005', 'COUNT=3')[0]).toEqual([])
})

test('an evening that ends at 00:00 of its own day ends at the next midnight', () => {
  const endOf = (start: string, end: string) =>
    read(calendar(entry('a@x', `DTSTART;TZID=Europe/Berlin:${start}`, `DTEND;TZID=Europe/Berlin:${end}`)))[0]
      ?.when?.end
  expect(endOf('20260710T193000', '20260710T000000')).toBe('2026-07-11T00:00:00')
  expect(endOf('20260710T193000', '20260711T000000')).toBe('2026-07-11T00:00:00')
  expect(endOf('20260710T193000', '20260710T180000')).toBe('2026-07-10T18:00:00')
})

test('entries without any end are offered with a warning', () => {
  const open = (...entries: string[]) =>
    calendar(...entries)
      .replaceAll(/\r\nEND:V(EVENT|CALENDAR)/g, '')
      .replace('-//Test//EN', '-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN')
  const note = 'The calendar does not say where this entry ends.'
  for (const text of [open(entry('a@x')), open(entry('a@x'), entry('b@x'))]) {
    const reading = readAll(text)
    expect(reading?.isPart).toBe(false)
    expect(reading?.entries.length).toBeGreaterThan(0)
    for (const { problems, notes, title, isChosen } of reading?.entries ?? [])
      expect([problems, notes, title, isChosen]).toEqual([{}, [note], 'Open-air jazz', true])
  }
})

test('a changed date of one series with a rule of its own', () => {
  const other = entry('b@x', 'RECURRENCE-ID:20260701T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3')
  expect(read(calendar(other)).map(({ uid, when }) => [uid, when?.start])).toEqual([
    ['b@x', '2026-07-10T20:00:00'],
    ['b@x/20260717', '2026-07-17T20:00:00'],
    ['b@x/20260724', '2026-07-24T20:00:00'],
  ])
  const changed = entry(
    'a@x',
    'RECURRENCE-ID;TZID=Europe/Berlin:20260717T200000',
    'DTSTART;TZID=Europe/Berlin:20260718T200000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  )
  const series = read(calendar(entry('a@x', 'RRULE:FREQ=WEEKLY;COUNT=2'), changed))
  expect(series.map(({ uid, when, notes }) => [uid, when?.start, notes.length])).toEqual([
    ['a@x', '2026-07-10T20:00:00', 0],
    ['a@x/20260717', '2026-07-18T20:00:00', 1],
  ])
})

const zoom = 'https://us02web.zoom.us/j/1'
test.each([
  ['a link', ['LOCATION:https://meet.example/x'], true, 'https://meet.example/x'],
  ['the word alone', ['LOCATION:Online'], true, null],
  ['the word and a link', [`LOCATION:Zoom: ${zoom}`], true, zoom],
  [
    'a meeting of Teams',
    ['LOCATION:Microsoft Teams Meeting', 'URL:https://club.example/'],
    true,
    'https://club.example/',
  ],
  ['a conference', ['LOCATION:', `CONFERENCE;VALUE=URI:${zoom}`], true, zoom],
  [
    "Google's conference",
    ['LOCATION:', 'X-GOOGLE-CONFERENCE:https://meet.google.com/a'],
    true,
    'https://meet.google.com/a',
  ],
  ['a meeting as its own link', ['LOCATION:', `URL:${zoom}`], true, zoom],
  [
    'a page without a place',
    ['LOCATION:', 'URL:https://club.example/walk'],
    false,
    'https://club.example/walk',
  ],
  ['a link in the description alone', ['LOCATION:', `DESCRIPTION:See ${zoom}`], false, null],
  ['the zoo', ['LOCATION:Zoom Erlebniswelt\\, Bleckstr. 64\\, Gelsenkirchen', `URL:${zoom}`], false, zoom],
  [
    'a street',
    ['LOCATION:Online Street 5\\, Leeds', 'URL:https://club.example/'],
    false,
    'https://club.example/',
  ],
  ['a place with a conference', ['LOCATION:Town hall\\, Leeds', `CONFERENCE;VALUE=URI:${zoom}`], false, zoom],
  ['a map', ['LOCATION:https://maps.app.goo.gl/x'], false, null],
])('%s decides whether an entry is online', (_what, lines, isOnline, link) => {
  const [found] = read(calendar(entry('a@x', ...lines)))
  expect([found?.is_online, found?.link]).toEqual([isOnline, link])
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
  ['Line one\nLine two\n<b>bold</b>', 'Line one\nLine two\nbold'],
  ['Line one\r\n\r\n<i>Line</i> two\rthree', 'Line one\n\nLine two\nthree'],
  ['a<br>\nb<br />\n\nc', 'a\nb\n\nc'],
  ['Bring:\n<ul>\n<li>coffee</li>\n<li>cake</li>\n</ul>\nBye', 'Bring:\n\n- coffee\n- cake\n\nBye'],
  ['Tom &amp; Jerry\n&quot;Live&quot;&nbsp;&#8211; 5&nbsp;&euro;', 'Tom & Jerry\n"Live" – 5 €'],
  ['R&D and Q&A; a &unknown; word', 'R&D and Q&A; a &unknown; word'],
  ['<html>\n<body>\n<p>One\ntwo</p>\n</body></html>', 'One two'],
  ['<b onclick="x()">a</b><img src=x onerror=alert(1)>b', 'ab'],
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
  const reading = readEventPage(
    page(meetup, '{broken', { '@graph': [{ '@type': 'WebPage', mainEntity: eventbrite }] }, [
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: online }] },
      { '@type': 'Organization', name: 'Nobody' },
    ]),
    address,
    now,
  )
  expect(reading?.entries).toMatchObject([
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
  expect(readEventPage('<p>Event</p>', address, now)).toBeNull()
})
