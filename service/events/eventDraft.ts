import { z } from '@hono/zod-openapi'
import { asciiDigits } from '../http/input/digits.ts'
import { byId, line, numeric, required, wholeNumber } from '../http/input/input.ts'
import { isVisible } from '../http/input/visibleText.ts'

export const EventById = byId('event', 1042)

export const degrees = (max: number) =>
  numeric
    .regex(/^\s*[+-]?\d{1,40}(\.\d{1,40})?\s*$/, 'Give degrees as a decimal number.')
    // Six decimals are 11 cm; below a millionth a number would be written with an exponent.
    .transform((text) => Math.round(Number(text) * 1e6) / 1e6 + 0)
    .refine((number) => Math.abs(number) <= max, `This must lie between -${max} and ${max}.`)

export const people = wholeNumber(9_999_999)

export const pictures = 'JPG, PNG or WebP, at most 5 MB each.'

export const about = {
  title: { description: 'One line, at most 200 characters.', example: 'Open-air jazz' },
  content: {
    description: 'Plain text, at most 20,000 characters.',
    example: 'Three bands under the trees.',
  },
  type: { description: 'Id of the event type.', example: 1 },
  category: { description: 'Id of the category.', example: 1 },
  start: { description: '`HH:MM` or `HH:MM:SS` at the place.', example: '18:30' },
  end: { description: 'Later than `start_time`.', example: '22:00' },
  venue: 'Stadtgarten',
  location: 'Cologne',
  spot: {
    description: 'Coordinates in degrees as `lat,lng`, -90 to 90 and -180 to 180; or words.',
    example: '50.9375,6.9603',
  },
  link: { description: 'Required when it is online.', example: 'https://example.org/tickets' },
  deadline: { description: 'Not after `event_date`.', example: '2027-06-18' },
  people: { description: 'People, from 1.', example: 80 },
  tags: { description: 'Separated by commas.', example: 'jazz, open air' },
}

/** What an author decides of an event, by column. */
export interface EventDraft {
  title: string
  content: string
  event_date: string
  start_time: string
  end_time: string | null
  venue: string | null
  location: string | null
  location_details: string | null
  latitude: number | null
  longitude: number | null
  register_link: string | null
  is_online: boolean
  /** Null once the type or category was deleted. */
  type_id: number | null
  category_id: number | null
  registration_deadline: string | null
  max_participants: number | null
  tags: string | null
}

const columns: Record<keyof EventDraft, true> = {
  title: true,
  content: true,
  event_date: true,
  start_time: true,
  end_time: true,
  venue: true,
  location: true,
  location_details: true,
  latitude: true,
  longitude: true,
  register_link: true,
  is_online: true,
  type_id: true,
  category_id: true,
  registration_deadline: true,
  max_participants: true,
  tags: true,
}

export const draftColumns = Object.keys(columns) as (keyof EventDraft)[]

/** A proposal `p` of the event `e` in full: what it was stored without is as the event has it. */
export const wholeDraft = `(jsonb_build_object(${draftColumns.map((column) => `'${column}', e.${column}`).join(', ')}) || p.draft)`

const answered: Partial<Record<keyof EventDraft, string | null>> = {
  is_online: 'is_online_event',
  type_id: 'event_type',
  category_id: 'event_category',
  // They follow the location details.
  latitude: null,
  longitude: null,
}

/** The fields of the answer that differ. */
export const changedFields = (before: EventDraft, after: EventDraft): string[] =>
  draftColumns
    .filter((column) => before[column] !== after[column])
    .map((column) => (column in answered ? answered[column] : column))
    .filter((field) => typeof field === 'string')

export const onlineVenue = 'Online Event'

export const noSpot = { latitude: null, longitude: null }

export function spotIn(text: string | null | undefined) {
  const [latitude, longitude, ...rest] = (text ?? '').split(',').map((part) => part.trim())
  const read = z.object({ latitude: degrees(90), longitude: degrees(180) }).safeParse({ latitude, longitude })
  return read.success && rest.length === 0 ? read.data : null
}

/** Two numbers, or what programs write for none, in the comma and the decimal sign of any script. */
const numberLike = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+-]?(?:nan|inf(?:inity)?)|null|undefined`
const pair = new RegExp(String.raw`^\s*(?:${numberLike})\s*,\s*(?:${numberLike})\s*$`, 'i')

const plainSigns = (text: string) =>
  asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll(/[،、]/g, ',').replaceAll('−', '-')

/** Coordinates in one form. What does not look like them are words, kept as they are. */
export const locationDetails = line(300).transform((text, context) => {
  const plain = plainSigns(text)
  const spot = spotIn(plain)
  if (spot) return `${spot.latitude},${spot.longitude}`
  if (!pair.test(plain)) return text
  context.addIssue('Give a latitude from -90 to 90 and a longitude from -180 to 180, as decimal numbers.')
  return z.NEVER
})

export function tagsOf(text: string | null | undefined): string | null {
  const tags = (text ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(isVisible))].join(', ') || null
}

type Ruled = Pick<EventDraft, 'event_date' | 'start_time'> & {
  [Field in 'venue' | 'location' | 'register_link' | 'end_time' | 'registration_deadline']?:
    | string
    | null
    | undefined
} & { is_online?: boolean | undefined }

interface Rule {
  path: [keyof EventDraft]
  message: string
  holds: (event: Ruled) => boolean
  /** Whether it is asked; unless told, when no field has a fault of its own. */
  when?: (form: { value: unknown }) => boolean
}

/** Said beside the faults of other fields, so that one answer names all that is missing. */
export const lacks = <Field extends string>(field: Field) => ({
  path: [field] satisfies [Field],
  message: required,
  // The generator of the API reference asks schemas about null.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

export const rules: readonly Rule[] = [
  { ...lacks('register_link'), holds: (event) => !event.is_online || Boolean(event.register_link) },
  { ...lacks('venue'), holds: (event) => event.is_online || Boolean(event.venue) },
  { ...lacks('location'), holds: (event) => event.is_online || Boolean(event.location) },
  {
    path: ['end_time'],
    message: 'End time must be later than start time.',
    holds: ({ start_time, end_time }) => !end_time || end_time > start_time,
  },
  {
    path: ['registration_deadline'],
    message: 'The deadline cannot be after the event.',
    holds: ({ registration_deadline: last, event_date }) => !last || last <= event_date,
  },
]

export const faultsOf = (event: EventDraft): Record<string, string[]> =>
  Object.fromEntries(
    rules.filter(({ holds }) => !holds(event)).map(({ path: [field], message }) => [field, [message]]),
  )
