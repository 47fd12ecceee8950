import { badField, HttpError } from '../http/httpError.ts'
import { byId, required } from '../http/input/input.ts'
import { isVisible } from '../http/input/visibleText.ts'
import { type EventFields, fieldNames } from './fields/eventFields.ts'
import { daysBetween, skippedTo, todayAt } from './fields/moments.ts'

export const EventById = byId('event', 1042)

export const pictures = 'JPG, PNG or WebP, at most 5 MB each.'

/** The columns of an event that its author sets. */
export interface EventDraft extends EventFields {
  latitude: number | null
  longitude: number | null
  is_online: boolean
  /** Null if the type or category has been deleted. */
  type_id: number | null
  category_id: number | null
}

const otherColumns = ['latitude', 'longitude', 'is_online', 'type_id', 'category_id'] as const

export const draftColumns: readonly (keyof EventDraft)[] = [...fieldNames, ...otherColumns]

/**
 * The complete draft of the proposal `p` of the event `e`: fields that were not stored with it come from the
 * event.
 */
export const wholeDraft = `(jsonb_build_object(${draftColumns.map((column) => `'${column}', e.${column}`).join(', ')}) || p.draft)`

const answered: Partial<Record<keyof EventDraft, string | null>> = {
  is_online: 'is_online_event',
  type_id: 'event_type',
  category_id: 'event_category',
  // Derived from the location details.
  latitude: null,
  longitude: null,
}

/** The names of the changed fields as used in answers. */
export const changedFields = (before: EventDraft, after: EventDraft): string[] =>
  draftColumns
    .filter((column) => before[column] !== after[column])
    .map((column) => (column in answered ? answered[column] : column))
    .filter((field) => typeof field === 'string')

export const onlineVenue = 'Online Event'

export function tagsOf(text: string | null | undefined): string | null {
  const tags = (text ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(isVisible))].join(', ') || null
}

type Ruled = Pick<EventDraft, 'event_date' | 'start_time'> & {
  [
    Field in
      | 'venue'
      | 'location'
      | 'register_link'
      | 'end_time'
      | 'end_date'
      | 'time_zone'
      | 'registration_deadline'
  ]?: string | null | undefined
} & { is_online?: boolean | undefined }

const longest = 30

/** The last day if it differs from the first, otherwise null. */
const lastDay = ({ event_date, end_date }: Ruled) => (end_date && end_date !== event_date ? end_date : null)

const isShown = ({ time_zone }: Ruled, day: string, time: string | null | undefined) =>
  !time || !time_zone || skippedTo(day, time, time_zone) === null

const skipped = 'The clocks skip this time on that day.'

interface Rule {
  path: [keyof EventDraft]
  message: string
  holds: (event: Ruled) => boolean
  /** Whether to check the rule. By default, it is checked only if every single field is valid. */
  when?: (form: { value: unknown }) => boolean
}

/**
 * The issue for a missing field. It is reported together with the errors of other fields, so that one
 * response names everything that is missing.
 */
export const lacks = <Field extends string>(field: Field) => ({
  path: [field] satisfies [Field],
  message: required,
  // The generator of the API reference runs schemas on null.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

export const rules: readonly Rule[] = [
  { ...lacks('register_link'), holds: (event) => !event.is_online || Boolean(event.register_link) },
  { ...lacks('venue'), holds: (event) => event.is_online || Boolean(event.venue) },
  { ...lacks('location'), holds: (event) => event.is_online || Boolean(event.location) },
  {
    path: ['end_time'],
    message: 'End time must be later than start time.',
    holds: (event) => !event.end_time || event.end_time > event.start_time || lastDay(event) !== null,
  },
  {
    path: ['end_date'],
    message: 'An event that ends on another day needs an end time.',
    holds: (event) => lastDay(event) === null || Boolean(event.end_time),
  },
  {
    path: ['end_date'],
    message: 'The last day cannot be before the first.',
    holds: ({ event_date, end_date }) => !end_date || end_date >= event_date,
  },
  {
    path: ['end_date'],
    message: `An event can last at most ${longest} days.`,
    holds: ({ event_date, end_date }) => !end_date || !(daysBetween(event_date, end_date) > longest),
  },
  {
    path: ['registration_deadline'],
    message: 'The deadline cannot be after the event.',
    holds: ({ registration_deadline: last, event_date }) => !last || last <= event_date,
  },
]

/** Rules that need valid times and zones. */
const clockRules: readonly Rule[] = [
  {
    path: ['start_time'],
    message: skipped,
    holds: (event) => isShown(event, event.event_date, event.start_time),
  },
  {
    path: ['end_time'],
    message: skipped,
    holds: (event) => isShown(event, lastDay(event) ?? event.event_date, event.end_time),
  },
]

export const pastText = 'Event date cannot be before today.'

/** Throws a 400 error if the date is in the past at the event's place. */
export function checkNotPast({ event_date, time_zone }: EventDraft, now: Date): void {
  if (event_date < todayAt(time_zone, now)) throw badField('event_date', pastText)
}

/** Throws a 400 error that names every invalid field. */
export function checkRules(event: EventDraft): void {
  const faults = [...rules, ...clockRules].filter(({ holds }) => !holds(event))
  if (faults.length === 0) return
  const errors = Object.fromEntries(faults.map(({ path: [field], message }) => [field, [message]]))
  throw new HttpError(400, 'Please correct the marked fields.', { errors })
}
