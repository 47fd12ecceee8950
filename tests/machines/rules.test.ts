import { describe, expect, test } from 'vitest'
import type { Session } from '../../machines/domain.ts'
import { type EventDraft, emptyDraft } from '../../machines/events/eventForm.ts'
import { failureOf } from '../../machines/domain.ts'
import { hasNone, isWholeCode, loginProblems, signupProblems } from '../../machines/account/rules.ts'
import { parseCoordinates, whereabouts } from '../../machines/events/location/coordinates.ts'
import { draftProblem, placeDraft, type Problem, withoutUnreadable } from '../../machines/events/rules.ts'
import { hasFilter, noFilters, trimFilters } from '../../machines/events/explore/exploreAddress.ts'
import { contentProblems } from '../../machines/homepage/contentRules.ts'
import { arrival, destination } from '../../machines/account/routes.ts'
import { eventActs } from '../../machines/admin/acts/eventActs.ts'
import { resume } from '../../machines/account/profile/profileDraft.ts'
import { publishedToday } from '../workflows/admin/adminEvents/fixtures.ts'
import { mira, poster, rootSession, session, stage } from '../workflows/fixtures.ts'
import { inEnglish } from '../support/workflow/english.ts'

const noon = new Date(2031, 4, 20, 12)

const inPerson: EventDraft = {
  ...emptyDraft,
  title: 'Jazz under the Bridge',
  eventType: '1',
  category: '1',
  eventDate: '2031-06-14',
  startTime: '18:00',
  venue: 'Old Bridge Hall',
  location: 'Cologne, Germany',
}
const online: EventDraft = {
  ...inPerson,
  isOnline: true,
  venue: '',
  location: '',
  registerLink: 'https://example.org/jazz',
}
const missing = (names: string) => `Please fill in the following required fields: ${names}`

const textOf = (problem: Problem | null) => problem && problem.text

describe('problems that prevent an event from being sent', () => {
  test.each<[string, EventDraft, string | null]>([
    ['an event in person', inPerson, null],
    ['an event online, without venue and location', online, null],
    ['no title', { ...inPerson, title: '' }, missing('Title')],
    ['a blank title', { ...inPerson, title: '  ' }, missing('Title')],
    ['a title of invisible characters', { ...inPerson, title: ' \u200B\u3164' }, missing('Title')],
    ['a venue of invisible characters', { ...inPerson, venue: '\u2060\u2800\u0301' }, missing('Venue')],
    ['a title with joiners', { ...inPerson, title: 'می\u200Cخواهم 👩\u200D👧' }, null],
    ['no event type', { ...inPerson, eventType: '' }, missing('Event Type')],
    ['no category', { ...inPerson, category: '' }, missing('Category')],
    ['no date', { ...inPerson, eventDate: '' }, missing('Event Date')],
    ['no start time', { ...inPerson, startTime: '' }, missing('Start Time')],
    ['no venue', { ...inPerson, venue: '' }, missing('Venue')],
    ['no location', { ...inPerson, location: '' }, missing('Location')],
    [
      'several missing',
      { ...inPerson, title: '', venue: '', location: ' ' },
      missing('Title, Venue, Location'),
    ],
    ['online, without a date', { ...online, eventDate: '' }, missing('Event Date')],
    ['no description', { ...inPerson, content: '' }, null],
    ['today', { ...inPerson, eventDate: '2031-05-20' }, null],
    ['yesterday', { ...inPerson, eventDate: '2031-05-19' }, 'Event date cannot be before today'],
    ['last year', { ...inPerson, eventDate: '2030-12-31' }, 'Event date cannot be before today'],
    ['a start that is not a time', { ...inPerson, startTime: 'noon' }, 'Enter a time like 6:30 PM.'],
    ['an end that is not a time', { ...inPerson, endTime: '25:00 h' }, 'Enter a time like 6:30 PM.'],
    ['midnight as hour 24', { ...inPerson, startTime: '24:00' }, 'Enter a time like 6:30 PM.'],
    ['an hour after 23', { ...inPerson, startTime: '99:30' }, 'Enter a time like 6:30 PM.'],
    ['a minute after 59', { ...inPerson, endTime: '12:60' }, 'Enter a time like 6:30 PM.'],
    ['an end later than the start', { ...inPerson, endTime: '18:01' }, null],
    [
      'an end equal to the start',
      { ...inPerson, endTime: '18:00' },
      'End time must be later than start time',
    ],
    ['an end before the start', { ...inPerson, endTime: '09:30' }, 'End time must be later than start time'],
    [
      'online without a link',
      { ...online, registerLink: ' ' },
      'Registration Link is required for online events',
    ],
    ['in person with a link', { ...inPerson, registerLink: 'http://example.org' }, null],
    ['in person with a blank link', { ...inPerson, registerLink: ' ' }, null],
    ...['jazz', 'ftp://example.org/a', 'javascript:alert(1)', 'https://', 'https://a b.org'].map(
      (registerLink): [string, EventDraft, string] => [
        `the link ${registerLink}`,
        { ...inPerson, registerLink },
        'Registration Link must be a web address, such as https://example.org',
      ],
    ),
  ])('%s', (_name, draft, problem) => expect(inEnglish(textOf(draftProblem(draft, noon)))).toBe(problem))

  test.each([
    ['just after midnight', new Date(2031, 4, 20, 0, 0, 1)],
    ['just before midnight', new Date(2031, 4, 20, 23, 59, 59)],
  ])('today is the current day in the local time zone: %s', (_name, now) => {
    expect(draftProblem({ ...inPerson, eventDate: '2031-05-20' }, now)).toBeNull()
    expect(draftProblem({ ...inPerson, eventDate: '2031-05-19' }, now)).toEqual({
      text: 'Event date cannot be before today',
      fields: ['eventDate'],
    })
  })
})

describe('online or in person', () => {
  const there = { ...inPerson, locationDetails: '50.9,6.9', latitude: 50.9, longitude: 6.9 }
  const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null }

  test('choosing Online sets the venue and clears the location', () => {
    expect(placeDraft(there, true)).toEqual({ ...there, ...nowhere, isOnline: true, venue: 'Online Event' })
  })

  test('going back to in person clears venue and location', () => {
    expect(placeDraft(placeDraft(there, true), false)).toEqual({ ...there, ...nowhere, venue: '' })
  })
})

test('every unreadable picture is named, after the problems of files selected with it', () => {
  const full: Problem = { text: 'Maximum 5 images. Not added: 6.jpg', fields: ['images'] }
  const once = withoutUnreadable({ images: [poster, stage], problem: full }, 'poster')
  expect(once.images).toEqual([stage])
  expect(inEnglish(withoutUnreadable(once, 'stage'))).toEqual({
    images: [],
    problem: {
      text: `${inEnglish(full.text)}. poster.jpg cannot be read as a picture. stage.png cannot be read as a picture`,
      fields: ['images'],
    },
  })
})

describe('account forms', () => {
  const signup = {
    fullName: 'Mira Okafor',
    email: 'mira@example.org',
    phone: '+919876543210',
    password: 'eight ch',
  }

  test.each([
    ['complete', { email: 'mira@example.org', password: 'x' }, {}],
    ['spaces around the address', { email: ' mira@example.org ', password: 'x' }, {}],
    ['no address', { email: '', password: 'x' }, { email: 'Email is required' }],
    ['no password', { email: 'mira@example.org', password: '' }, { password: 'Password is required' }],
    ['a blank password', { email: 'mira@example.org', password: '  ' }, { password: 'Password is required' }],
    ['an invalid address', { email: 'mira@', password: 'x' }, { email: 'Please enter a valid email' }],
  ])('login, %s', (_name, form, problems) => {
    expect(loginProblems(form)).toEqual(problems)
    expect(hasNone(loginProblems(form))).toBe(Object.keys(problems).length === 0)
  })

  const phoneProblem = { phone: 'Please enter a phone number of 6 to 15 digits' }
  test.each([
    ['complete', {}, {}],
    ['no name', { fullName: ' ' }, { fullName: 'Full Name is required' }],
    ['a name of invisible characters', { fullName: '\u200B\u00AD' }, { fullName: 'Full Name is required' }],
    ['no phone', { phone: '' }, { phone: 'Phone Number is required' }],
    ['15 digits', { phone: '+123456789012345' }, {}],
    ['16 digits', { phone: '+1234567890123456' }, phoneProblem],
    ['no leading plus', { phone: '919876543210' }, phoneProblem],
    ['letters', { phone: '+91 98x' }, phoneProblem],
    [
      'seven characters',
      { password: 'seven ch'.slice(0, 7) },
      { password: 'Password must be at least 8 characters.' },
    ],
    ['an invalid address', { email: 'mira' }, { email: 'Please enter a valid email' }],
  ])('signup, %s', (_name, change, problems) => {
    expect(signupProblems({ ...signup, ...change })).toEqual(problems)
  })

  test.each([
    ['135790', true],
    ['13579', false],
    ['1357901', false],
    ['13579o', false],
    ['', false],
  ])('the code %j is complete: %s', (code, isWhole) => expect(isWholeCode(code)).toBe(isWhole))
})

test('a filter of only spaces is empty, and spaces around a filter are ignored', () => {
  const blanks = { ...noFilters, location: '  ' }
  expect(hasFilter(blanks)).toBe(false)
  expect(hasFilter({ ...blanks, search: ' jazz ' })).toBe(true)
  expect(trimFilters({ ...blanks, search: ' jazz ' })).toEqual({ ...noFilters, search: 'jazz' })
})

describe('problems that prevent a slide from being saved', () => {
  const whole = { order: '1', heading: 'Summer', description: 'Loud.', date: '2031-06-14', place: 'Cologne' }
  const wrong = { order: 'Display Order must be a whole number, at least 1.' }
  test.each<[string, Partial<typeof whole>, Record<string, string>]>([
    ['no changes', {}, {}],
    ['spaces around a number', { order: ' 12 ' }, {}],
    ...['0', '-1', '1.5', 'abc', '1e-1', 'Infinity'].map(
      (order): [string, Partial<typeof whole>, Record<string, string>] => [order, { order }, wrong],
    ),
    ['no order', { order: ' ' }, { order: '' }],
    ['no date', { date: '' }, { date: '' }],
    ['no place and an invalid order', { order: '0', place: '\u200B' }, { ...wrong, place: '' }],
  ])('%s', (_name, change, problems) => expect(contentProblems({ ...whole, ...change })).toEqual(problems))
})

describe('routes', () => {
  const user = session
  const admin: Session = { ...session, user: { ...session.user, userType: 'ADMIN' } }
  const signedIn = ['/home', '/explore', '/myevents']
  // The admin area opens on the dashboard, which has no separate address.
  const inArea = ['/admin/dashboard', '/admin/nowhere', '/admin/']
  const slashed = ['/home/', '/explore/', '/myevents//', '/admin/types/', '//']
  const paths = [
    '/',
    ...signedIn,
    '/admin',
    '/admin/types',
    ...inArea,
    '/nowhere',
    '/HOME',
    '/administration',
    ...slashed,
  ]

  const member = [
    '/home',
    ...signedIn,
    '/home',
    '/home',
    '/home',
    '/home',
    '/home',
    '/',
    '/',
    '/',
    ...signedIn,
    '/home',
    '/home',
  ]

  test.each<[string, Session | null, string[]]>([
    ['signed out', null, Array.from({ length: 17 }, () => '/')],
    ['a user', user, member],
    ['an admin', admin, member],
    [
      'a superadmin',
      rootSession,
      [
        '/home',
        ...signedIn,
        '/admin',
        '/admin/types',
        '/admin',
        '/admin',
        '/admin',
        '/',
        '/',
        '/',
        ...signedIn,
        '/admin/types',
        '/home',
      ],
    ],
  ])('%s', (_name, who, destinations) => {
    expect(paths.map((path) => destination(path, who))).toEqual(destinations)
  })

  test('a login leads to the previously requested address if the user may open it', () => {
    const requested = [
      null,
      '/',
      '/explore?event=7',
      '/myevents/',
      '/admin/users?view=3',
      '/admin',
      '/nowhere',
      '//evil.example',
    ]
    expect(requested.map((one) => arrival(one, session))).toEqual([
      '/home',
      '/home',
      '/explore?event=7',
      '/myevents',
      '/home',
      '/home',
      '/home',
      '/home',
    ])
    expect(requested.map((one) => arrival(one, rootSession))).toEqual([
      '/home',
      '/home',
      '/explore?event=7',
      '/myevents',
      '/admin/users?view=3',
      '/admin',
      '/home',
      '/home',
    ])
  })
})

describe('the map panel', () => {
  test.each([
    ['50.93753,6.96028', { lat: 50.93753, lng: 6.96028 }],
    [' -33.9 , 18.4 ', { lat: -33.9, lng: 18.4 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['-90,-180', { lat: -90, lng: -180 }],
    ['90.1,0', null],
    ['0,-180.1', null],
    ['50.9', null],
    ['50.9,6.9,1', null],
    ['50.9;6.9', null],
    ['north,east', null],
    ['1e1,2', null],
    ['', null],
    [null, null],
  ])('reads %j', (text, coordinates) => expect(parseCoordinates(text)).toEqual(coordinates))

  test.each([
    ['Online Event', '50.9,6.9', 'online'],
    ['Our ONLINE room', null, 'online'],
    ['Old Bridge Hall', '50.9,6.9', 'map'],
    ['Old Bridge Hall', '99,6.9', 'unknown'],
    [null, null, 'unknown'],
  ])('shows %j with the coordinates %j as %s', (venue, details, kind) =>
    expect(whereabouts(venue, details).kind).toBe(kind),
  )
})

describe('the failure of an actor', () => {
  const failure = { code: 'CONFLICT', message: 'Taken.', fields: {} }
  const ours = { code: 'INTERNAL', message: '', fields: {} }
  test.each([
    [failure, failure],
    [new Error('a bug'), ours],
    [null, ours],
    ['text', ours],
  ])('%s', (error, read) => expect(failureOf(error)).toEqual(read))
})

test.each([
  [{ isFeatured: false }, ['feature', 'take-down']],
  [{ isFeatured: true }, ['unfeature', 'take-down']],
  [{ isFeatured: true, isPublished: false }, ['unfeature']],
  [{ isFeatured: false, isPublished: false }, []],
])('the actions possible on an event with %j have the addresses %j', (state, names) =>
  expect(eventActs({ ...publishedToday, ...state }).map(({ name }) => name)).toEqual(names),
)

test('a stored profile is restored with its picture', () => {
  const { picture, form } = resume(
    { user: mira },
    { keptAt: '2031-05-20T09:30:00.000Z', content: { phone: '+49' }, images: [poster, stage] },
  )
  expect({ picture, form }).toEqual({ picture: poster, form: { fullName: mira.fullName, phone: '+49' } })
})
