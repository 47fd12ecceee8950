import { describe, expect, test } from 'vitest'
import type { OwnEvent } from '../../machines/domain.ts'
import { type EventForm, formOf } from '../../machines/events/eventForm.ts'
import {
  changesOf,
  editProblem,
  isOnlineVenue,
  withCoordinates,
} from '../../machines/events/editEvent/edit.ts'
import { ownJazz, ownRust } from '../workflows/fixtures.ts'
import { inEnglish } from '../support/workflow/english.ts'

const noon = new Date(2031, 5, 20, 12)
const edited = (event: OwnEvent, changes: Partial<EventForm>) => ({ ...formOf(event), ...changes })
const missing = (names: string) => `Please fill in the following required fields: ${names}`

test.each([
  ['Old Bridge Hall', false],
  ['ONLINE Event', true],
  ['a virtual room', true],
  ['Webinar 7', true],
  ['zoom', true],
  ['Google Meet', true],
  ['', false],
])('a venue "%s" is online: %s', (venue, isOnline) => expect(isOnlineVenue(venue)).toBe(isOnline))

describe('changes that an edit sends', () => {
  test.each<[string, OwnEvent, Partial<EventForm>, Partial<EventForm>]>([
    ['no unchanged fields', ownJazz, {}, {}],
    ['no fields to which only spaces were added', ownJazz, { title: ' Jazz under the Bridge ' }, {}],
    ['no fields from which only spaces were removed', { ...ownJazz, title: ' Jazz ' }, { title: 'Jazz' }, {}],
    ['changed fields, trimmed', ownJazz, { title: ' Jazz ', endTime: '' }, { title: 'Jazz', endTime: '' }],
    [
      'fields that were empty',
      ownRust,
      { location: 'Lisbon', venue: 'Hub' },
      { location: 'Lisbon', venue: 'Hub' },
    ],
    ['no hidden coordinates', ownJazz, { venue: 'Zoom', locationDetails: '1,2' }, { venue: 'Zoom' }],
    [
      'the details of another place, even if they are the same',
      { ...ownJazz, locationDetails: '1,2' },
      { location: 'Lima, Peru' },
      { location: 'Lima, Peru', locationDetails: '1,2' },
    ],
    ['visible coordinates', ownJazz, { locationDetails: '1,2' }, { locationDetails: '1,2' }],
  ])('%s', (_name, event, changes, sent) => expect(changesOf(event, edited(event, changes))).toEqual(sent))
})

describe('coordinates belong to the place that they came with', () => {
  const event = { ...ownJazz, venue: 'Hall', location: 'Berlin', locationDetails: '52.52,13.405' }
  const typed = (...steps: Partial<EventForm>[]) => {
    let form = formOf(event)
    for (const step of steps) form = withCoordinates(event, form, Object.assign({}, form, step))
    return form.locationDetails
  }

  test.each<[string, Partial<EventForm>[], string]>([
    ['leave with another location', [{ location: 'Lima, Peru' }], ''],
    ['leave with another venue', [{ venue: 'Hall 2' }], ''],
    ['return with the place', [{ location: 'Lima' }, { location: 'Berlin' }], '52.52,13.405'],
    [
      'stay if they are given again',
      [{ location: 'Lima' }, { locationDetails: '1,2' }, { location: 'L' }],
      '1,2',
    ],
    ['stay with a blank at the end', [{ location: 'Berlin ' }], '52.52,13.405'],
    ['stay with another title', [{ title: 'Jazz' }], '52.52,13.405'],
    ['of others are not touched', [{ locationDetails: '1,2' }, { venue: 'Hall 2' }], '1,2'],
  ])('%s', (_name, steps, details) => expect(typed(...steps)).toBe(details))

  test('words stay', () => {
    const words = { ...event, locationDetails: 'Second floor' }
    const form = formOf(words)
    expect(withCoordinates(words, form, { ...form, location: 'Lima' }).locationDetails).toBe('Second floor')
  })
})

describe('problems that prevent an edit from being sent', () => {
  test.each<[string, OwnEvent, Partial<EventForm>, string | null]>([
    ['no changes', ownJazz, {}, null],
    ['no title', ownJazz, { title: ' ' }, missing('Title')],
    ['no date and no start', ownJazz, { eventDate: '', startTime: '' }, missing('Event Date, Start Time')],
    ['no venue and no location', ownJazz, { venue: '', location: '\u200B' }, missing('Venue, Location')],
    ['online without a location', ownRust, {}, null],
    ['online without a link: only indicated', ownRust, { registerLink: '' }, null],
    ['a blank link', ownJazz, { registerLink: ' ' }, null],
    ['a day before today', ownJazz, { eventDate: '2031-06-19' }, 'Event date cannot be before today'],
    ['an unchanged day in the past', ownJazz, { title: 'Jazz' }, null],
    ['today', ownJazz, { eventDate: '2031-06-20' }, null],
    ['an end equal to the start', ownJazz, { endTime: '18:00' }, 'End time must be later than start time'],
    ['an end past midnight', { ...ownJazz, endDate: '2031-06-15' }, { endTime: '02:00' }, null],
    ['a start that is not a time', ownJazz, { startTime: 'noon' }, 'Enter a time like 6:30 PM.'],
    [
      'an invalid link',
      ownJazz,
      { registerLink: 'jazz' },
      'Registration Link must be a web address, such as https://example.org',
    ],
  ])('%s', (_name, event, changes, problem) =>
    expect(inEnglish(editProblem(event, edited(event, changes), noon)?.text ?? null)).toBe(problem),
  )
})
