import type { DraftImage, EventDraft } from '../../machines/domain.ts'
import { createEventMachine } from '../../machines/createEventMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { choices, cologne, poster, stage } from '../workflows/fixtures.ts'

/** The day on which the dialog is filled in. */
const now = new Date(2031, 4, 20, 12)

const basics = {
  title: 'Jazz under the Bridge',
  content: 'Four bands, two stages, and the river below.',
  eventType: '1',
  category: '1',
}
const place = { venue: 'Old Bridge Hall' }
const times = { eventDate: '2031-06-14', startTime: '18:00', endTime: '23:00' }
const pastDate = '2020-02-29'

/** What a person types, section by section. */
const typed = {
  basics: named('title, type, category', { type: 'draft.change' as const, changes: basics }),
  times: named('date and times', { type: 'draft.change' as const, changes: times }),
  past: named('a past date', { type: 'draft.change' as const, changes: { ...times, eventDate: pastDate } }),
  backwards: named('an end before the start', {
    type: 'draft.change' as const,
    changes: { ...times, endTime: '17:59' },
  }),
  venue: named('a venue', { type: 'draft.change' as const, changes: place }),
  noAddress: named('a link that is none', {
    type: 'draft.change' as const,
    changes: { registerLink: 'jazz' },
  }),
  link: named('a link', {
    type: 'draft.change' as const,
    changes: { registerLink: 'https://example.org/jazz' },
  }),
}

const submit = (detail: string) =>
  named(detail, { type: 'event.submit' as const, submissionKey: 'first', now })

/** Sending, named by what a reader of the draft would say of it. */
const sent = {
  empty: submit('empty'),
  noTimes: submit('without date and time'),
  past: submit('with a past date'),
  backwards: submit('with an end before the start'),
  noPlace: submit('without a place'),
  noLink: submit('online without a link'),
  noAddress: submit('with a link that is none'),
  whole: submit('whole'),
}

function saidOf({
  title,
  eventDate,
  endTime,
  startTime,
  venue,
  location,
  isOnline,
  registerLink,
}: EventDraft) {
  if (title === '') return sent.empty
  if (startTime === '') return sent.noTimes
  if (!isOnline && (venue === '' || location === '')) return sent.noPlace
  if (eventDate === pastDate) return sent.past
  if (endTime < startTime) return sent.backwards
  if (registerLink === 'jazz') return sent.noAddress
  return isOnline && registerLink === '' ? sent.noLink : sent.whole
}

const extra = (count: number): DraftImage[] =>
  Array.from({ length: count }, (_, index) => ({
    ...stage,
    key: `extra-${index}`,
    name: `extra-${index}.png`,
  }))

export const createEvent = modelOf(createEventMachine, {
  key: ({ draft, images, problem }) => [draft, images.length, problem !== null],
  happens: (event, state) => {
    const { draft, images } = state.context
    const inSection = (section: string) => state.matches({ open: { section } })
    const atVenue = inSection('venueAndLocation')
    const hasChoices = state.matches({ open: { choices: 'loaded' } })
    if (event === typed.basics) return inSection('basicDetails') && hasChoices && draft.title === ''
    if (event === typed.venue) return atVenue && draft.startTime !== '' && draft.venue === ''
    if (event === typed.link || event === typed.noAddress) {
      return atVenue && draft.isOnline && draft.registerLink === ''
    }
    if (event.type === 'draft.change') {
      return inSection('dateAndTime') && draft.title !== '' && draft.startTime === ''
    }
    if (event.type === 'dialog.close' || event.type === 'draft.discard') {
      return draft.title !== '' && draft.startTime === '' && inSection('dateAndTime')
    }
    if (event.type === 'mode.choose') {
      return atVenue && draft.isOnline !== event.isOnline && draft.venue !== place.venue
    }
    if (event.type === 'location.type') return atVenue && draft.venue === place.venue && draft.location === ''
    if (event.type === 'location.focus') return atVenue && !draft.isOnline
    if (event.type === 'location.blur') return atVenue && draft.location !== ''
    if (event.type === 'location.pick') return atVenue && draft.location !== '' && draft.latitude === null
    if (event.type === 'images.add') {
      return inSection('eventImages') && images.length === 0 && draft.location === ''
    }
    if (event.type === 'image.remove') return inSection('eventImages') && images.length > 0
    if (event.type === 'event.submit') return inSection('eventImages') && event === saidOf(draft)
    return event.type !== 'choices.retry' || inSection('basicDetails')
  },
  cases: [
    { type: 'dialog.open' },
    { type: 'dialog.close' },
    { type: 'draft.discard' },
    ...Object.values(typed),
    named('online', { type: 'mode.choose', isOnline: true }),
    named('in person', { type: 'mode.choose', isOnline: false }),
    { type: 'location.type', text: 'Cologne' },
    { type: 'location.focus' },
    { type: 'location.blur' },
    { type: 'location.pick', place: cologne },
    named('one', { type: 'images.add', images: [poster] }),
    named('six', { type: 'images.add', images: extra(6) }),
    named('not a picture', {
      type: 'images.add',
      images: [{ key: 'notes', name: 'notes.pdf', size: 1000, type: 'application/pdf', file: null }],
    }),
    named('too large', {
      type: 'images.add',
      images: [{ key: 'huge', name: 'huge.jpg', size: 5_000_001, type: 'image/jpeg', file: null }],
    }),
    { type: 'image.remove', key: 'poster' },
    named('Basic Details', { type: 'section.select', section: 'basicDetails' }),
    named('Date & Time', { type: 'section.select', section: 'dateAndTime' }),
    named('Venue & Location', { type: 'section.select', section: 'venueAndLocation' }),
    named('Event Images', { type: 'section.select', section: 'eventImages' }),
    { type: 'section.next' },
    { type: 'section.previous' },
    { type: 'choices.retry' },
    ...Object.values(sent),
    done('listChoices', choices),
    failed('listChoices'),
    done('createEvent'),
    failed('createEvent'),
    named(
      'refused',
      failed('createEvent', { code: 'BAD_USER_INPUT', fields: { eventDate: ['Choose a later day.'] } }),
    ),
  ],
})
