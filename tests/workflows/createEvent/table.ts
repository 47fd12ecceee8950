import type { DraftImage, EventDraft } from '../../../machines/domain.ts'
import { trouble } from '../../support/workflow/cases.ts'
import {
  asks,
  does,
  has,
  refused,
  says,
  stays,
  table,
  tells,
  to,
  warns,
  when,
  type Row,
} from '../../support/workflow/table.ts'
import { poster } from '../fixtures.ts'

interface Form {
  draft: EventDraft
  images: DraftImage[]
  submissionKey: string | null
}

const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null }
const blank = {
  title: '',
  content: '',
  eventType: '',
  category: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  isOnline: false,
  venue: '',
  ...nowhere,
  registerLink: '',
}
const empty = { draft: blank, images: [], problem: null, submissionKey: null }

const keeps = does('keepDraft', ({ draft, images, submissionKey }: Form) => ({
  form: 'createEvent',
  content: { draft, submissionKey },
  images,
}))
const asksToCreate = asks('createEvent', ({ draft, images, submissionKey }: Form) => ({
  draft,
  images,
  submissionKey,
}))
const drops = does('dropDraft', { form: 'createEvent' })

/** What a person changes is kept; it makes an alert obsolete, and what is sent then another submission. */
const form = (change: (form: Form) => Partial<Form>) => (row: Row) =>
  keeps(has((facts: Form) => ({ ...change(facts), problem: null, submissionKey: null }))(row))
const types = (typed: Partial<EventDraft>) => stays(form(({ draft }) => ({ draft: { ...draft, ...typed } })))

const half = {
  title: 'Jazz under the Bridge',
  content: 'Four bands, two stages, and the river below.',
  eventType: '1',
  category: '1',
}

export const keptHalf = {
  keptAt: '2031-05-20T09:30:00.000Z',
  content: { draft: { ...blank, ...half }, submissionKey: null },
  images: [],
}

const opens = to(
  'open.choices.loading',
  'open.section.basicDetails',
  'open.submission.editing',
  asks('listChoices'),
)

/** An alert on the dialog, which stays open. */
const alerts = (problem: string) => stays(has({ problem }))
const missing = (names: string) => alerts(`Please fill in the following required fields: ${names}`)

const search = (type: string, more: object = {}) =>
  tells('locationSearch', { type: `search.${type}`, ...more })

/** Specification, section 2 "Create New Event modal"; section 4 "Create-event dialog"; sections 5 and 8. */
export const createEventTable = table({
  start: to('closed', has({ categories: [], ...empty })),
  closed: {
    'dialog.open': to('looking', asks('findDraft', { form: 'createEvent' })),
  },
  looking: {
    'findDraft succeeds (none)': opens,
    'findDraft succeeds (half an event)': to('offered'),
    'findDraft fails': does('log', { error: trouble })(opens),
    'dialog.close': to('closed'),
  },
  offered: {
    'draft.continue': has({ draft: { ...blank, ...half } })(opens),
    'draft.startAnew': drops(opens),
    'dialog.close': to('closed'),
  },
  open: {
    runs: 'locationSearch',
  },

  'open.choices.loading': {
    'listChoices succeeds': to('open.choices.loaded', has({ categories: ['Music', 'Technology'] })),
    'listChoices fails': to('open.choices.failed', warns('Failed to load event types and categories')),
  },
  'open.choices.failed': {
    'choices.retry': to('open.choices.loading', asks('listChoices')),
  },

  'open.section': {
    'section.select (Basic Details)': to('open.section.basicDetails'),
    'section.select (Date & Time)': to('open.section.dateAndTime'),
    'section.select (Venue & Location)': to('open.section.venueAndLocation'),
    'section.select (Event Images)': to('open.section.eventImages'),
  },
  'open.section.basicDetails': {
    'section.next': to('open.section.dateAndTime'),
    'section.previous': refused,
  },
  'open.section.dateAndTime': {
    'section.next': to('open.section.venueAndLocation'),
    'section.previous': to('open.section.basicDetails'),
  },
  'open.section.venueAndLocation': {
    'section.next': to('open.section.eventImages'),
    'section.previous': to('open.section.dateAndTime'),
  },
  'open.section.eventImages': {
    'section.next': refused,
    'section.previous': to('open.section.venueAndLocation'),
  },

  'open.submission.editing': {
    'dialog.close': [when({ draft: blank, images: [] }, to('closed')), to('open.submission.leaving')],

    'draft.change (title, type, category)': types(half),
    'draft.change (date and times)': types({ eventDate: '2031-06-14', startTime: '18:00', endTime: '23:00' }),
    'draft.change (a past date)': types({ eventDate: '2020-02-29', startTime: '18:00', endTime: '23:00' }),
    'draft.change (an end before the start)': types({
      eventDate: '2031-06-14',
      startTime: '18:00',
      endTime: '17:59',
    }),
    'draft.change (a time that is none)': types({ eventDate: '2031-06-14', startTime: 'noon', endTime: '' }),
    'draft.change (a venue)': types({ venue: 'Old Bridge Hall' }),
    'draft.change (a link)': types({ registerLink: 'https://example.org/jazz' }),
    'draft.change (a link that is none)': types({ registerLink: 'jazz' }),

    'mode.choose (online)': [
      when(({ draft }: Form) => draft.isOnline, refused),
      stays(
        form(({ draft }) => ({ draft: { ...draft, ...nowhere, isOnline: true, venue: 'Online Event' } })),
        search('clear'),
      ),
    ],
    'mode.choose (in person)': [
      when(({ draft }: Form) => !draft.isOnline, refused),
      stays(
        form(({ draft }) => ({ draft: { ...draft, ...nowhere, isOnline: false, venue: '' } })),
        search('clear'),
      ),
    ],
    'location.type': stays(
      form(({ draft }) => ({ draft: { ...draft, ...nowhere, location: 'Cologne' } })),
      search('type', { text: 'Cologne' }),
    ),
    'location.focus': stays(search('focus')),
    'location.blur': stays(search('blur')),
    'location.pick': stays(
      form(({ draft }) => ({
        draft: {
          ...draft,
          location: 'Cologne, North Rhine-Westphalia, Germany',
          locationDetails: '50.93333,6.95',
          latitude: 50.93333,
          longitude: 6.95,
        },
      })),
      search('pick'),
    ),

    'images.add (one)': stays(form(({ images }) => ({ images: [...images, poster] }))),
    'images.add (six)': alerts('Maximum 5 images'),
    'images.add (not a picture)': alerts('notes.pdf is not an image'),
    'images.add (too large)': alerts('huge.jpg is larger than 5MB'),
    'image.remove': stays(form(({ images }) => ({ images: images.filter(({ key }) => key !== 'poster') }))),

    'event.submit': [
      when(
        ({ draft }: Form) => draft.title === '' && draft.isOnline,
        missing('Title, Event Type, Category, Event Date, Start Time'),
      ),
      when(
        ({ draft }: Form) => draft.title === '',
        missing('Title, Event Type, Category, Event Date, Start Time, Venue, Location'),
      ),
      when(({ draft }: Form) => draft.startTime === '' && draft.isOnline, missing('Event Date, Start Time')),
      when(
        ({ draft }: Form) => draft.startTime === '' && draft.venue === '',
        missing('Event Date, Start Time, Venue, Location'),
      ),
      when(({ draft }: Form) => !draft.isOnline && draft.venue === '', missing('Venue, Location')),
      when(({ draft }: Form) => !draft.isOnline && draft.location === '', missing('Location')),
      when(({ draft }: Form) => draft.startTime === 'noon', alerts('Enter a time like 6:30 PM.')),
      when(
        ({ draft }: Form) => draft.eventDate === '2020-02-29',
        alerts('Event date cannot be before today'),
      ),
      when(({ draft }: Form) => draft.endTime === '17:59', alerts('End time must be later than start time')),
      when(
        ({ draft }: Form) => draft.isOnline && draft.registerLink === '',
        alerts('Registration Link is required for online events'),
      ),
      when(
        ({ draft }: Form) => draft.registerLink === 'jazz',
        alerts('Registration Link must be a web address, such as https://example.org'),
      ),
      when(
        ({ submissionKey }: Form) => submissionKey !== null,
        to('open.submission.creating', has({ problem: null }), asksToCreate),
      ),
      to('open.submission.creating', has({ problem: null, submissionKey: 'first' }), keeps, asksToCreate),
    ],
  },
  'open.submission.leaving': {
    'changes.discard': to('closed', drops, has(empty)),
    'changes.keep': to('open.submission.editing'),
  },
  'open.submission.creating': {
    is: 'busy',
    'createEvent succeeds': to(
      'closed',
      says('Event created successfully! It is now waiting for approval.'),
      drops,
      has(empty),
    ),
    'createEvent fails (broken)': to(
      'open.submission.editing',
      warns('Failed to create event'),
      has({ problem: null }),
    ),
    'createEvent fails (refused)': to(
      'open.submission.editing',
      warns('Failed to create event'),
      has({ problem: 'Choose a later day.' }),
    ),
  },
})
