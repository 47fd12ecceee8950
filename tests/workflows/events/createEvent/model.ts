import { createEventMachine } from '../../../../machines/events/createEventMachine.ts'
import type { Section } from '../../../../machines/events/eventForm.ts'
import type { DraftImage } from '../../../../machines/domain.ts'
import type { Copied, EventDraft } from '../../../../machines/events/eventForm.ts'
import { parseCoordinates } from '../../../../machines/events/location/coordinates.ts'
import type { Repeating, RepeatForm } from '../../../../machines/events/series/repetition.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { choices, cologne, ownJazz, poster, stage } from '../../fixtures.ts'
import { createEventTable, edges, keptHalf, lacksNothing, large, six, weekly } from './table.ts'

const types = (detail: string, changes: Partial<EventDraft>) =>
  named(detail, { type: 'draft.change' as const, changes })
const selects = (detail: string, section: Section) =>
  named(detail, { type: 'section.select' as const, section })
const repeats = (detail: string, rule: RepeatForm | null) =>
  named(detail, { type: 'repeating.choose' as const, rule })
const toggles = (detail: string, day: string) => named(detail, { type: 'date.toggle' as const, day })
const adds = (detail: string, ...images: DraftImage[]) =>
  named(detail, { type: 'images.add' as const, images })

const times = { eventDate: '2031-06-14', startTime: '18:00', endTime: '23:00' }

/** True after a dismissal until the text changes: there is no suggestion to pick and no failure to retry. */
function isDismissed(at: Situation) {
  for (let step: Situation | null = at; step && step.label !== 'location.type'; step = step.was)
    if (step.label === 'location.dismiss') return true
  return false
}

/** Paths fill in the draft section by section, in order. Fields of another section cannot be reached. */
function mayHappen(label: string, situation: Situation) {
  const { was, leaves, facts } = situation
  const { draft, copied, repeating, images, problem, submissionKey } = facts
  if (copied) return mayHappenToCopy(label, situation)
  // A path sends a failed submission again, and corrects the problem after an alert.
  if (repeating) {
    const { interval, count, until, except } = repeating
    const isEditable = leaves.includes('open.section.dateAndTime')
    const names: Record<string, string> = {
      53: 'too often',
      2: 'two',
      '2031-07-05': 'until July 5',
      '2031-06-14': 'until the event',
    }
    const name = names[until] ?? names[count] ?? (interval === 1 ? 'weekly' : 'too long')
    if (label === `repeating.choose (${name})`) return 'tried'
    if (label.startsWith('repeating.choose')) return isEditable
    if (label === 'date.toggle (June 28)') return isEditable && name === 'weekly' && except.length === 0
    if (label === 'date.toggle (June 21)') return isEditable && (name === 'weekly' || name === 'two')
    if (label === 'section.select (Event Images)') return isEditable
    if (label === 'event.submit') return !isEditable
    if (label.startsWith('createEvent fails')) return 'tried'
    return /^(createEvent succeeds|repeatEvent)/.test(label)
  }
  if (problem !== null && !label.startsWith('draft.change')) return false
  if (submissionKey !== null && leaves.includes('open.submission.editing')) return label === 'event.submit'
  const isAt = (section: string) => leaves.includes(`open.section.${section}`)
  const hasTimes = draft.startTime !== ''
  const [event = '', detail = ''] = label.split(/ \(|\)/)
  const edge = edges.get(detail)
  // The question covers the form, which only pictures still reach.
  if (leaves.includes('open.submission.leaving')) {
    if (event !== 'images.add') return event.startsWith('changes.')
    return isAt('eventImages') && images.length === 0 && (detail === 'two' || 'tried')
  }
  switch (event) {
    case 'listChoices succeeds':
    case 'listChoices fails':
    case 'choices.retry':
      return isAt('basicDetails') && draft.title === '' && images.length === 0
    case 'draft.change':
      if (edge) return isAt('eventImages') && (edge.at ?? lacksNothing)(facts) && 'tried'
      if (detail === 'title, type, category') return isAt('basicDetails') && draft.title === ''
      if (detail === 'a venue') return isAt('venueAndLocation') && hasTimes && draft.venue === ''
      if (detail.startsWith('a link'))
        return isAt('venueAndLocation') && draft.isOnline && draft.registerLink === ''
      if (detail === 'an earlier start') return draft.endTime === '17:59' && problem !== null && 'tried'
      return isAt('dateAndTime') && draft.title !== '' && (!hasTimes || problem !== null)
    case 'dialog.open':
    case 'event.copy':
      // Only at the start of a path: a reopened wizard has its draft and choices at once.
      return was === null
    case 'dialog.close':
      // Closed once for the question alone, and once for pictures that arrive meanwhile.
      if (isAt('eventImages')) return lacksNothing(facts) && images.length === 0
      return !leaves.some((leaf) => leaf.startsWith('open.')) || (isAt('dateAndTime') && !hasTimes)
    case 'mode.choose':
      return isAt('venueAndLocation') && draft.venue !== 'Old Bridge Hall'
    case 'location.type':
      return isAt('venueAndLocation') && draft.venue === 'Old Bridge Hall' && draft.location === ''
    case 'location.focus':
      return isAt('venueAndLocation') && !draft.isOnline && draft.location === ''
    case 'location.blur':
      return isAt('venueAndLocation') && draft.latitude !== null
    case 'location.dismiss':
    case 'location.retry':
    case 'location.pick':
      return (
        isAt('venueAndLocation') &&
        draft.location !== '' &&
        draft.latitude === null &&
        !isDismissed(situation)
      )
    case 'repeating.choose':
      return isAt('dateAndTime') && lacksNothing(facts) && (detail !== 'once' || 'tried')
    case 'date.toggle':
      return isAt('dateAndTime') && lacksNothing(facts) && 'tried'
    case 'images.add':
      if (detail === 'a large one') return isAt('eventImages') && lacksNothing(facts) && 'tried'
      return isAt('eventImages') && images.length === (detail === 'six' ? 2 : 0) && draft.location === ''
    case 'image.remove':
      if (detail === 'a copy') return false
      return isAt('eventImages') && images.length > 0
    case 'image.fail':
      return isAt('eventImages')
    case 'section.select':
      // A complete draft comes by the last section before it is repeated, since all its rules are tried there.
      return !lacksNothing(facts) || detail === (isAt('eventImages') ? 'Date & Time' : 'Event Images')
    case 'section.next':
    case 'section.previous':
      return !lacksNothing(facts)
    case 'event.submit':
      return isAt('eventImages')
    default:
      return true
  }
}

/** A copy is opened from My Events and lacks only a day. */
function mayHappenToCopy(label: string, { leaves, facts }: Situation) {
  const { draft, copied, images } = facts
  const isAt = (section: string) => leaves.includes(`open.section.${section}`)
  switch (label) {
    case 'findDraft fails':
    case 'dialog.close':
      return 'tried'
    case 'section.select (Event Images)':
      return !isAt('eventImages')
    case 'image.remove (a copy)':
      return isAt('eventImages') && copied?.images.length === 2
    case 'images.add (six)':
      return isAt('eventImages') && images.length === 0 && 'tried'
    case 'draft.change (date and times)':
      return isAt('dateAndTime') && draft.eventDate === ''
    case 'event.submit':
      return isAt('eventImages')
    default:
      return /^(findDraft|draft\.(continue|startAnew)|createEvent succeeds)/.test(label)
  }
}

interface Situation {
  was: Situation | null
  label: string
  leaves: string[]
  facts: {
    draft: EventDraft
    copied: Copied | null
    repeating: Repeating | null
    images: DraftImage[]
    problem: string | null
    faulty: string[]
    pin: { lat: number; lng: number } | null
    submissionKey: string | null
  }
}

export const createEvent = modelOf(createEventMachine, createEventTable, {
  facts: ({ choices, draft, copied, repeating, images, problem, submissionKey }) => ({
    categories: choices.categories.map(({ name }) => name),
    draft,
    copied,
    repeating,
    images,
    problem: problem && problem.text,
    faulty: problem?.fields ?? [],
    pin: parseCoordinates(draft.locationDetails),
    submissionKey,
  }),
  // The choices are walked separately, before anything else.
  happens: (label, situation) => {
    const { leaves } = situation
    const isApart = leaves.includes('open.choices.loading') || leaves.includes('open.choices.failed')
    return isApart ? /[cC]hoices/.test(label) : mayHappen(label, situation)
  },
  cases: [
    { type: 'dialog.open' },
    { type: 'event.copy', event: ownJazz },
    { type: 'dialog.close' },
    { type: 'changes.discard' },
    { type: 'changes.keep' },
    types('title, type, category', {
      title: 'Jazz under the Bridge',
      content: 'Four bands, two stages, and the river below.',
      eventType: '1',
      category: '1',
    }),
    types('date and times', times),
    types('a past date', { ...times, eventDate: '2020-02-29' }),
    types('an end before the start', { ...times, endTime: '17:59' }),
    types('an earlier start', { startTime: '17:00' }),
    types('a time that is none', { eventDate: times.eventDate, startTime: 'noon', endTime: '' }),
    types('a venue', { venue: 'Old Bridge Hall' }),
    types('a link that is none', { registerLink: 'jazz' }),
    types('a link', { registerLink: 'https://example.org/jazz' }),
    ...[...edges].map(([name, { typed }]) => types(name, typed)),
    named('online', { type: 'mode.choose', isOnline: true }),
    named('in person', { type: 'mode.choose', isOnline: false }),
    { type: 'location.type', text: 'Cologne' },
    { type: 'location.focus' },
    { type: 'location.blur' },
    { type: 'location.dismiss' },
    { type: 'location.retry' },
    { type: 'location.pick', place: cologne },
    adds('a large one', large),
    adds('two', poster, stage),
    adds('six', ...six),
    repeats('weekly', weekly),
    repeats('too often', { ...weekly, count: '53' }),
    repeats('two', { ...weekly, count: '2' }),
    repeats('until July 5', { ...weekly, ends: 'UNTIL', until: '2031-07-05' }),
    repeats('until the event', { ...weekly, ends: 'UNTIL', until: '2031-06-14' }),
    repeats('too long', { ...weekly, frequency: 'MONTHLY_DAY', interval: 4 }),
    repeats('once', null),
    toggles('June 21', '2031-06-21'),
    toggles('June 28', '2031-06-28'),
    adds(
      'a PDF, one too large to read, and one',
      { key: 'notes', name: 'notes.pdf', size: 1000, type: 'application/pdf', file: null },
      { key: 'huge', name: 'huge.jpg', size: 5_000_001, type: 'image/jpeg', file: null },
      poster,
    ),
    { type: 'image.remove', key: 'poster' },
    named('a copy', { type: 'image.remove', key: 'jazz-one' }),
    { type: 'image.fail', key: 'stage' },
    selects('Basic Details', 'basicDetails'),
    selects('Date & Time', 'dateAndTime'),
    selects('Venue & Location', 'venueAndLocation'),
    selects('Event Images', 'eventImages'),
    { type: 'section.next' },
    { type: 'section.previous' },
    { type: 'choices.retry' },
    { type: 'draft.continue' },
    { type: 'draft.startAnew' },
    named('none', done('findDraft', null)),
    named('half an event', done('findDraft', keptHalf)),
    failed('findDraft'),
    { type: 'event.submit', submissionKey: 'first', now: new Date('2031-05-20T12:00:00Z') },
    done('listChoices', choices),
    failed('listChoices'),
    done('createEvent', { eventId: '1' }),
    done('repeatEvent', { dates: 7 }),
    failed('repeatEvent'),
    named('broken', failed('createEvent')),
    named(
      'refused',
      failed('createEvent', { code: 'BAD_USER_INPUT', fields: { eventDate: ['Choose a later day.'] } }),
    ),
    named(
      'a damaged picture',
      failed('createEvent', {
        code: 'BAD_USER_INPUT',
        fields: { images: ['stage.png: This picture is damaged and cannot be read.'] },
      }),
    ),
    named(
      'enough for today',
      failed('createEvent', {
        code: 'RATE_LIMITED',
        message: 'At most 20 events can be created in a day. Please try again later.',
      }),
    ),
  ],
})
