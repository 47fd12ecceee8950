import type { DraftImage } from '../../../../machines/domain.ts'
import type { Copied, EventDraft } from '../../../../machines/events/eventForm.ts'
import type { Repeating, RepeatForm } from '../../../../machines/events/series/repetition.ts'
import { trouble } from '../../../support/workflow/cases.ts'
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
} from '../../../support/workflow/table.ts'
import { poster, stage } from '../../fixtures.ts'
import { stillSaid } from '../stillSaid.ts'

interface Form {
  draft: EventDraft
  copied: Copied | null
  repeating: Repeating | null
  images: DraftImage[]
  problem: string | null
  faulty: string[]
  /** The position that the map shows. */
  pin: { lat: number; lng: number } | null
  submissionKey: string | null
}

const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null, placeZone: '' }
/** Problems of these fields depend on whether the event is online. */
const ofMode = { venue: '', location: '', registerLink: '' }
const blank = {
  title: '',
  content: '',
  eventType: '',
  category: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  endDate: '',
  timeZone: '',
  isOnline: false,
  venue: '',
  ...nowhere,
  registerLink: '',
  accessibilityNotes: '',
  visibility: '',
}
const fine = { problem: null, faulty: [] }
const empty = {
  draft: blank,
  copied: null,
  repeating: null,
  images: [],
  ...fine,
  pin: null,
  submissionKey: null,
}

const keeps = does('keepDraft', ({ draft, copied, repeating, images, submissionKey }: Form) => ({
  form: 'createEvent',
  content: { draft, copied, repeating, submissionKey },
  images,
}))
const asksToCreate = asks('createEvent', ({ draft, copied, images, submissionKey }: Form) => ({
  draft,
  copiedImages: copied ? copied.images.map(({ id }) => id) : [],
  images,
  submissionKey,
}))
const drops = does('dropDraft', { form: 'createEvent' })

/** A user's change is saved in the draft and makes the next submission a new one. */
const form = (change: (form: Form) => Partial<Form>) => (row: Row) =>
  keeps(has((facts: Form) => ({ ...stillSaid(facts), ...change(facts), submissionKey: null }))(row))
const types = (typed: Partial<EventDraft>) =>
  stays(
    form((facts) => ({
      draft: { ...facts.draft, ...movedAlong(facts.draft, typed), ...typed },
      ...stillSaid(facts, typed),
    })),
  )

/** If the first day changes, a chosen last day moves by the same number of days. */
function movedAlong({ eventDate, endDate }: EventDraft, typed: Partial<EventDraft>) {
  if (typed.eventDate === undefined || endDate === '') return {}
  const apart = Date.parse(endDate) - Date.parse(eventDate)
  return { endDate: new Date(Date.parse(typed.eventDate) + apart).toISOString().slice(0, 10) }
}

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
  asks('locationSearch'),
  asks('listChoices'),
)

/** A copy is saved as a draft immediately. */
const isCopy = ({ copied }: Form) => copied !== null
const opensFrom = (row: Row) => [when(isCopy, keeps(row)), row]

const copied = {
  from: 'Jazz under the Bridge',
  images: [
    { id: 'jazz-one', url: '/media/jazz-one.jpg' },
    { id: 'jazz-two', url: '/media/jazz-two.jpg' },
  ],
}
/** Everything of the event except its day. */
const copy = {
  ...blank,
  ...half,
  startTime: '18:00',
  endTime: '23:00',
  timeZone: 'Europe/Berlin',
  venue: 'Old Bridge Hall',
  location: 'Cologne, Germany',
  locationDetails: '50.93753,6.96028',
  latitude: 50.93753,
  longitude: 6.96028,
  placeZone: 'Europe/Berlin',
  registerLink: 'https://example.org/jazz',
  accessibilityNotes: 'Step-free by the river door.',
  visibility: 'LINK',
}

/** The end of the series and the days left out are validated together. */
const ofDates = { count: null, until: null, except: null }

/** The days left out stay, so that they are still left out after a number is typed digit by digit. */
export const weekly = { frequency: 'WEEKLY', interval: 1, ends: 'COUNT', count: '8', until: '' } as const

const repeats = (rule: RepeatForm) =>
  stays(
    form((facts) => ({
      repeating: { ...rule, except: facts.repeating?.except ?? [] },
      ...stillSaid(facts, ofDates),
    })),
  )

/** Leaves a day out, or takes it back. */
const toggles = (day: string) => [
  when({ repeating: null }, refused),
  stays(
    form((facts) => {
      const { repeating } = facts
      const isOut = repeating?.except.includes(day)
      const others = repeating?.except.filter((one) => one !== day) ?? []
      return {
        repeating: repeating && { ...repeating, except: isOut ? others : [...others, day] },
        ...stillSaid(facts, ofDates),
      }
    }),
  ),
]

/** Shows an alert in the dialog, which stays open and switches to the section of the first faulty field. */
const alerts = (problem: string, section: string, ...faulty: string[]) =>
  to(`open.section.${section}`, has({ problem, faulty }))
const missing = (names: string, section: string, ...faulty: string[]) =>
  alerts(`Please fill in the following required fields: ${names}`, section, ...faulty)

const notUrl = 'Registration Link must be a web address, such as https://example.org'
const over = 'Event date cannot be before today'
const backwards = 'End time must be later than start time'

const endless = 'An event that ends on another day needs an end time'
const skipped = 'The clocks skip this time on that day'

const atBridge = { lat: 50.93333, lng: 6.95 }
const hasBasics = ({ draft, images }: Form) =>
  images.length === 0 &&
  draft.title === half.title &&
  draft.eventDate === '2031-06-14' &&
  draft.endTime === '23:00'
/** The drafts that paths lead to: a complete one in person, and one online without a link. */
export const lacksNothing = (form: Form) =>
  hasBasics(form) && form.pin?.lat === atBridge.lat && form.draft.registerLink === ''
const isOnline = (form: Form) => hasBasics(form) && form.draft.isOnline && form.draft.registerLink === ''

const notLinked = 'Registration Link is required for online events'

const refusedLink = (edge: Edge): Edge => ({ ...edge, problem: notUrl })
interface Edge {
  typed: Partial<EventDraft>
  problem?: string
  /** The expected position, for cases about the map. */
  pin?: Form['pin']
  at?: (form: Form) => boolean
}
const links = (...all: string[]): Edge[] => all.map((registerLink) => ({ typed: { registerLink } }))

/**
 * Values on each side of a rule: what is typed into an otherwise complete form, and the problem after it is
 * submitted.
 */
const sides: Edge[] = [
  { typed: { venue: '', registerLink: 'https://example.org' }, pin: null, at: isOnline },
  { typed: { registerLink: '  ' }, problem: notLinked, pin: null, at: isOnline },
  { typed: { title: ' \u200B' }, problem: 'Please fill in the following required fields: Title' },
  { typed: { eventDate: '2031-05-20' } },
  { typed: { eventDate: '2031-05-19' }, problem: over },
  { typed: { endTime: '18:01' } },
  { typed: { endTime: '18:00' }, problem: backwards },
  { typed: { endTime: '' } },
  // The end can be past midnight, at most 12 hours after the start.
  { typed: { endTime: '02:00' } },
  { typed: { endTime: '06:00' } },
  { typed: { endTime: '06:01' }, problem: backwards },
  { typed: { endTime: '02:00', endDate: '2031-06-14' }, problem: backwards },
  { typed: { endDate: '2031-06-16' } },
  { typed: { endDate: '2031-07-14' } },
  { typed: { endDate: '2031-07-15' }, problem: 'An event can last at most 30 days' },
  { typed: { endDate: '2031-06-13' }, problem: 'End date cannot be before the event date' },
  { typed: { endTime: '', endDate: '2031-06-15' }, problem: endless },
  // The current time is 12:00 UTC.
  { typed: { eventDate: '2031-05-20', timeZone: 'Pacific/Kiritimati' }, problem: over },
  { typed: { eventDate: '2031-05-20', timeZone: 'Pacific/Honolulu' } },
  // That night, the clocks go from 2:00 to 3:00 in Cologne, and from 1:00 to 2:00 in Lisbon.
  { typed: { startTime: '02:30', eventDate: '2032-03-28', timeZone: '' }, problem: skipped },
  { typed: { startTime: '02:30', eventDate: '2032-03-28', timeZone: 'Europe/Lisbon' } },
  { typed: { endTime: '02:30', eventDate: '2032-03-27' }, problem: skipped },
  { typed: { endTime: '23' }, problem: 'Enter a time like 6:30 PM.' },
  ...links(' ', ' https://example.org ', 'http://example.org:65535', 'https://[2001:db8::1]/jazz'),
  ...links('https://example.org.', 'https://192.0.2.255', 'https://a.7.example'),
  ...links('http://example.org:65536', 'https://192.0.2.256', 'https://1.2.3.4.5').map(refusedLink),
  ...links('https://example.7', 'https://a-.example').map(refusedLink),
  { typed: { locationDetails: '90,180' }, pin: { lat: 90, lng: 180 } },
  { typed: { locationDetails: '90.5,0' }, pin: null },
  { typed: { locationDetails: '0,180.5' }, pin: null },
]
/** The edges by the names of their cases. */
export const edges = new Map(sides.map((edge) => [JSON.stringify(edge.typed), edge]))

const isTyped = (typed: Partial<EventDraft>) => (form: Form) =>
  Object.entries(typed).every(([name, text]) => form.draft[name as keyof EventDraft] === text)

const sections: Record<string, string> = {
  title: 'basicDetails',
  eventDate: 'dateAndTime',
  startTime: 'dateAndTime',
  endDate: 'dateAndTime',
  endTime: 'dateAndTime',
  registerLink: 'venueAndLocation',
}

const basics = ['title', 'eventType', 'category']
const times = ['eventDate', 'startTime']
const place = ['venue', 'location']

/** Adds at most five pictures in all and keeps the draft. The problem names the files that were not added. */
const adds = (chosen: DraftImage[], faults: string[] = []) =>
  stays(
    has((facts: Form) => {
      const { images } = facts
      const room = 5 - images.length - (facts.copied?.images.length ?? 0)
      const left = chosen.slice(room).map(({ name }) => name)
      const full = left.length > 0 ? [`Maximum 5 images. Not added: ${left.join(', ')}`] : []
      const problem = [...faults, ...full].join('. ')
      const problemFacts = problem === '' ? stillSaid(facts, { images }) : { problem, faulty: ['images'] }
      return { images: [...images, ...chosen.slice(0, room)], ...problemFacts, submissionKey: null }
    }),
    keeps,
  )

/** Only three of them fit if there are two already. */
export const six = Array.from({ length: 6 }, (_, index) => ({
  ...stage,
  key: `extra-${index}`,
  name: `extra-${index}.png`,
}))

export const large = { ...stage, key: 'large', name: 'large.png', size: 5_000_000 }

const choosing = {
  'images.add (a large one)': adds([large]),
  'images.add (two)': adds([poster, stage]),
  'images.add (six)': adds(six),
  'images.add (a PDF, one too large to read, and one)': adds(
    [poster],
    ['notes.pdf is not a JPG, PNG or WebP picture', 'huge.jpg cannot be read as a picture'],
  ),
}

const search = (type: string, more: object = {}) =>
  tells('locationSearch', { type: `search.${type}`, ...more })

const repeatsIt = (input: object | ((facts: Form) => object)) =>
  to(
    'open.submission.repeating',
    asks('repeatEvent', (facts: Form) => ({
      eventId: '1',
      frequency: 'WEEKLY',
      interval: 1,
      until: null,
      ...(typeof input === 'function' ? input(facts) : input),
    })),
  )

const created = to(
  'closed',
  says('Event created successfully! It is now waiting for approval.'),
  drops,
  has(empty),
)

/** Specification, section 2 "Create New Event modal"; section 4 "Create-event dialog"; sections 5 and 8. */
export const createEventTable = table({
  start: to('closed', has({ categories: [], ...empty })),
  closed: {
    'dialog.open': to('looking', asks('findDraft', { form: 'createEvent' })),
    'event.copy': to(
      'looking',
      has({ draft: copy, copied, pin: { lat: 50.93753, lng: 6.96028 } }),
      asks('findDraft', { form: 'createEvent' }),
    ),
  },
  looking: {
    'findDraft succeeds (none)': opensFrom(opens),
    'findDraft succeeds (half an event)': to('offered'),
    'findDraft fails': opensFrom(does('log', { error: trouble })(opens)),
    'dialog.close': to('closed', has(empty)),
  },
  offered: {
    'draft.continue': has({ draft: { ...blank, ...half }, copied: null, pin: null })(opens),
    'draft.startAnew': opensFrom(drops(opens)),
    'dialog.close': to('closed', has(empty)),
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
    'draft.change (an earlier start)': types({ startTime: '17:00' }),
    'draft.change (a time that is none)': types({ eventDate: '2031-06-14', startTime: 'noon', endTime: '' }),
    'draft.change (a venue)': types({ venue: 'Old Bridge Hall' }),
    'draft.change (a link)': types({ registerLink: 'https://example.org/jazz' }),
    'draft.change (a link that is none)': types({ registerLink: 'jazz' }),
    ...Object.fromEntries(
      [...edges].map(([name, { typed, pin = atBridge, at = lacksNothing }]) => [
        `draft.change (${name})`,
        when(at, has({ pin })(types(typed))),
      ]),
    ),

    'mode.choose (online)': [
      when(({ draft }: Form) => draft.isOnline, refused),
      stays(
        form((facts) => ({
          draft: { ...facts.draft, ...nowhere, isOnline: true, venue: 'Online Event' },
          pin: null,
          ...stillSaid(facts, ofMode),
        })),
        search('clear'),
      ),
    ],
    'mode.choose (in person)': [
      when(({ draft }: Form) => !draft.isOnline, refused),
      stays(
        form((facts) => ({
          draft: { ...facts.draft, ...nowhere, isOnline: false, venue: '' },
          pin: null,
          ...stillSaid(facts, ofMode),
        })),
        search('clear'),
      ),
    ],
    'location.type': stays(
      form((facts) => ({
        draft: { ...facts.draft, ...nowhere, location: 'Cologne' },
        pin: null,
        ...stillSaid(facts, nowhere),
      })),
      search('type', { text: 'Cologne' }),
    ),
    'location.focus': stays(search('focus')),
    'location.blur': stays(search('blur')),
    'location.dismiss': stays(search('dismiss')),
    'location.retry': stays(search('retry')),
    'location.pick': stays(
      form((facts) => ({
        ...stillSaid(facts, nowhere),
        draft: {
          ...facts.draft,
          location: 'Cologne, North Rhine-Westphalia, Germany',
          locationDetails: '50.93333,6.95',
          latitude: 50.93333,
          longitude: 6.95,
          placeZone: 'Europe/Berlin',
        },
        pin: atBridge,
      })),
      search('pick'),
    ),

    'repeating.choose (weekly)': repeats(weekly),
    'repeating.choose (too often)': repeats({ ...weekly, count: '53' }),
    'repeating.choose (two)': repeats({ ...weekly, count: '2' }),
    'repeating.choose (until July 5)': repeats({ ...weekly, ends: 'UNTIL', until: '2031-07-05' }),
    'repeating.choose (until the event)': repeats({ ...weekly, ends: 'UNTIL', until: '2031-06-14' }),
    'repeating.choose (too long)': repeats({ ...weekly, frequency: 'MONTHLY_DAY', interval: 4 }),
    'repeating.choose (once)': [
      // Nothing has changed, so no draft is saved.
      when({ repeating: null, submissionKey: null }, stays()),
      stays(form((facts) => ({ repeating: null, ...stillSaid(facts, ofDates) }))),
    ],
    'date.toggle (June 21)': toggles('2031-06-21'),
    'date.toggle (June 28)': toggles('2031-06-28'),

    ...choosing,
    'image.remove (a copy)': stays(
      form((facts) => ({
        copied: facts.copied && {
          ...copied,
          images: facts.copied.images.filter(({ id }) => id !== 'jazz-one'),
        },
        ...stillSaid(facts, { images: null }),
      })),
    ),
    'image.remove': stays(
      form((facts) => ({
        images: facts.images.filter(({ key }) => key !== 'poster'),
        ...stillSaid(facts, { images: null }),
      })),
    ),
    'image.fail': [
      when(({ images }: Form) => !images.some(({ key }) => key === 'stage'), refused),
      stays(
        has(({ images, problem, faulty }: Form) => ({
          images: images.filter(({ key }) => key !== 'stage'),
          // Follows the problem of the pictures that were chosen together with this one.
          problem: [
            problem && faulty[0] === 'images' ? `${problem.replace(/\.$/, '')}. ` : '',
            'stage.png cannot be read as a picture',
          ].join(''),
          faulty: ['images'],
          submissionKey: null,
        })),
        keeps,
      ),
    ],

    'event.submit': [
      ...sides.flatMap(({ typed, problem }) => {
        const [field = ''] = Object.keys(typed)
        return problem === undefined
          ? []
          : when(isTyped(typed), alerts(problem, sections[field] ?? '', field))
      }),
      when(
        ({ draft }: Form) => draft.title === '' && draft.isOnline,
        missing('Title, Event Type, Category, Event Date, Start Time', 'basicDetails', ...basics, ...times),
      ),
      when(
        ({ draft }: Form) => draft.title === '',
        missing(
          'Title, Event Type, Category, Event Date, Start Time, Venue, Location',
          'basicDetails',
          ...basics,
          ...times,
          ...place,
        ),
      ),
      when(
        ({ draft }: Form) => draft.startTime !== '' && draft.eventDate === '',
        missing('Event Date', 'dateAndTime', 'eventDate'),
      ),
      when(
        ({ draft }: Form) => draft.startTime === '' && draft.isOnline,
        missing('Event Date, Start Time', 'dateAndTime', ...times),
      ),
      when(
        ({ draft }: Form) => draft.startTime === '' && draft.venue === '',
        missing('Event Date, Start Time, Venue, Location', 'dateAndTime', ...times, ...place),
      ),
      when(
        ({ draft }: Form) => !draft.isOnline && draft.venue === '',
        missing('Venue, Location', 'venueAndLocation', ...place),
      ),
      when(
        ({ draft }: Form) => !draft.isOnline && draft.location === '',
        missing('Location', 'venueAndLocation', 'location'),
      ),
      when(
        ({ draft }: Form) => draft.startTime === 'noon',
        alerts('Enter a time like 6:30 PM.', 'dateAndTime', 'startTime'),
      ),
      when(({ draft }: Form) => draft.eventDate === '2020-02-29', alerts(over, 'dateAndTime', 'eventDate')),
      when(
        ({ draft }: Form) => draft.endTime === '17:59' && draft.startTime === '18:00',
        alerts(backwards, 'dateAndTime', 'endTime'),
      ),
      when(
        ({ draft }: Form) => draft.isOnline && draft.registerLink === '',
        alerts(notLinked, 'venueAndLocation', 'registerLink'),
      ),
      when(
        ({ draft }: Form) => draft.registerLink === 'jazz',
        alerts(notUrl, 'venueAndLocation', 'registerLink'),
      ),
      when(
        ({ repeating }: Form) => repeating?.count === '53',
        alerts('Enter a number from 2 to 52', 'dateAndTime', 'count'),
      ),
      when(
        ({ repeating }: Form) => repeating?.frequency === 'MONTHLY_DAY',
        alerts('At most 52 dates within 12 months', 'dateAndTime', 'count'),
      ),
      when(
        ({ repeating }: Form) => repeating?.until === '2031-06-14',
        alerts('Choose a day after the event', 'dateAndTime', 'until'),
      ),
      when(
        ({ repeating }: Form) => repeating?.count === '2' && repeating.except.includes('2031-06-21'),
        alerts('Leave at least one date', 'dateAndTime', 'except'),
      ),
      when(
        ({ submissionKey }: Form) => submissionKey !== null,
        to('open.submission.creating', has(fine), asksToCreate),
      ),
      to('open.submission.creating', has({ ...fine, submissionKey: 'first' }), keeps, asksToCreate),
    ],
  },
  'open.submission.leaving': {
    // They have been made smaller meanwhile.
    ...choosing,
    'changes.discard': to('closed', drops, has(empty)),
    'changes.keep': to('open.submission.editing'),
  },
  'open.submission.creating': {
    is: 'busy',
    'createEvent succeeds': [
      // The third of two dates was left out while there were eight.
      when(
        ({ repeating }: Form) => repeating?.count === '2' && repeating.except.length > 0,
        repeatsIt({ count: 2, except: [] }),
      ),
      when(
        ({ repeating }: Form) => repeating?.except.length === 2,
        repeatsIt({ count: 8, except: ['2031-06-21', '2031-06-28'] }),
      ),
      when(
        ({ repeating }: Form) => repeating?.ends === 'UNTIL',
        repeatsIt(({ repeating }) => ({ count: null, until: '2031-07-05', except: repeating?.except })),
      ),
      when(
        ({ repeating }: Form) => repeating !== null,
        repeatsIt(({ repeating }) => ({ count: Number(repeating?.count), except: repeating?.except })),
      ),
      created,
    ],
    'createEvent fails (broken)': to('open.submission.editing', warns('Failed to create event'), has(fine)),
    'createEvent fails (refused)': to(
      'open.submission.editing',
      'open.section.dateAndTime',
      warns('Failed to create event'),
      has({ problem: 'Choose a later day.', faulty: ['eventDate'] }),
    ),
    'createEvent fails (a damaged picture)': to(
      'open.submission.editing',
      'open.section.eventImages',
      warns('Failed to create event'),
      has({ problem: 'stage.png: This picture is damaged and cannot be read.', faulty: ['images'] }),
    ),
    'createEvent fails (enough for today)': to(
      'open.submission.editing',
      'open.section.eventImages',
      warns('Failed to create event'),
      has({ problem: 'At most 20 events can be created in a day. Please try again later.', faulty: [] }),
    ),
  },
  'open.submission.repeating': {
    is: 'busy',
    'repeatEvent succeeds': created,
    'repeatEvent fails': to(
      'closed',
      warns('The event was created, but its other dates were not. Repeat it from My Events.'),
      drops,
      has(empty),
    ),
  },
})
