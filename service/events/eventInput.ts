import { z } from '@hono/zod-openapi'
import {
  databaseId,
  day,
  emptiedField,
  files,
  line,
  longText,
  optionalField,
  requiredLine,
  textual,
  timeOfDay,
  webAddress,
  wholeNumber,
} from '../http/input.ts'
import { isVisible } from '../http/visibleText.ts'

export const maxImages = 5
/** Of one event in all. */
export const maxGallery = 10
/** Name of the venue that every online event has. */
const onlineVenue = 'Online Event'
const pictures = 'JPG, PNG or WebP, at most 5 MB each.'

/** Said beside the faults of other fields, so that one answer names all that is missing. */
const lacking = (field: string) => ({
  path: [field],
  message: 'This field is required.',
  // The generator of the API reference asks schemas about null.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

const degrees = (max: number) =>
  z
    .string(textual)
    .regex(/^\s*[+-]?\d{1,40}(\.\d{1,40})?\s*$/, 'Give degrees as a decimal number.')
    // Six decimals are 11 cm; below a millionth a number would be written with an exponent.
    .transform((text) => Math.round(Number(text) * 1e6) / 1e6 + 0)
    .refine((number) => Math.abs(number) <= max, `This must lie between -${max} and ${max}.`)

const saysYes = z
  .enum(['true', 'false', '1', '0'], 'Give true or false.')
  .transform((text) => text === 'true' || text === '1')

const people = wholeNumber(9_999_999)

/** What the reference says of the fields that a new event and an edit have both. */
const about = {
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
  spot: { description: 'Coordinates in degrees as `lat,lng`.', example: '50.9375,6.9603' },
  link: { description: 'Required when it is online.', example: 'https://example.org/tickets' },
  deadline: { description: 'Not after `event_date`.', example: '2027-06-18' },
  people: { description: 'People, from 1.', example: '80' },
  tags: { description: 'Parted by commas.', example: 'jazz, open air' },
}

/** What the rules between fields look at. */
interface Ruled {
  is_online_event?: boolean | undefined
  venue?: string | null | undefined
  location?: string | null | undefined
  register_link?: string | null | undefined
  event_date: string
  start_time: string
  end_time?: string | null | undefined
  registration_deadline?: string | null | undefined
}

interface Rule {
  holds: (event: Ruled) => boolean
  fault: { path: string[]; message: string; when?: (payload: { value: unknown }) => boolean }
}

const rules: readonly Rule[] = [
  {
    holds: (event) => !event.is_online_event || Boolean(event.register_link),
    fault: lacking('register_link'),
  },
  { holds: (event) => event.is_online_event || Boolean(event.venue), fault: lacking('venue') },
  { holds: (event) => event.is_online_event || Boolean(event.location), fault: lacking('location') },
  {
    holds: ({ start_time, end_time }) => !end_time || end_time > start_time,
    fault: { path: ['end_time'], message: 'End time must be later than start time.' },
  },
  {
    holds: ({ registration_deadline: last, event_date }) => !last || last <= event_date,
    fault: { path: ['registration_deadline'], message: 'The deadline cannot be after the event.' },
  },
]

const NewFields = z.strictObject({
  title: requiredLine(200).openapi(about.title),
  content: optionalField(longText(20_000)).openapi(about.content),
  event_type_id: databaseId.openapi(about.type),
  event_category_id: databaseId.openapi(about.category),
  event_date: day.openapi({ description: 'Not before what is today anywhere on earth.' }),
  start_time: timeOfDay.openapi(about.start),
  end_time: optionalField(timeOfDay).openapi(about.end),
  is_online_event: optionalField(saysYes).openapi({
    description: '`false` unless given.',
    example: 'false',
  }),
  venue: optionalField(line(200)).openapi({
    description: 'Required unless it is online.',
    example: about.venue,
  }),
  location: optionalField(line(300)).openapi({
    description: 'Required unless it is online.',
    example: about.location,
  }),
  location_details: optionalField(line(300)).openapi(about.spot),
  latitude: optionalField(degrees(90)).openapi({ description: 'Degrees, -90 to 90.', example: '50.9375' }),
  longitude: optionalField(degrees(180)).openapi({ description: 'Degrees, -180 to 180.', example: '6.9603' }),
  register_link: optionalField(webAddress).openapi(about.link),
  registration_deadline: optionalField(day).openapi(about.deadline),
  max_participants: optionalField(people).openapi(about.people),
  tags: optionalField(line(500)).openapi(about.tags),
  images: files(maxImages, `Maximum ${maxImages} images.`).openapi({ description: pictures }),
})

/** The form of a new event; spec section 5. */
export const EventForm = rules
  // A copy, since zod takes the message out of what it is given.
  .reduce((form, { holds, fault }) => form.refine(holds, { ...fault }), NewFields)
  .refine(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, lacking('latitude'))
  .refine(
    ({ latitude, longitude }) => longitude !== undefined || latitude === undefined,
    lacking('longitude'),
  )

type EventForm = z.output<typeof EventForm>

/** A checked event on its way into the database. */
export interface NewEvent {
  /** From the title; the id is put behind it. */
  slug: string
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
  type_id: number
  category_id: number
  registration_deadline: string | null
  max_participants: number | null
  tags: string | null
}

/** The event that a form describes. Where an online event takes place is nobody's question. */
export function eventOf(form: EventForm): NewEvent {
  const isOnline = form.is_online_event ?? false
  return {
    slug: slugOf(form.title),
    title: form.title,
    content: form.content ?? '',
    event_date: form.event_date,
    start_time: form.start_time,
    end_time: form.end_time ?? null,
    ...(isOnline ? nowhere : placeOf(form)),
    register_link: form.register_link ?? null,
    is_online: isOnline,
    type_id: form.event_type_id,
    category_id: form.event_category_id,
    registration_deadline: form.registration_deadline ?? null,
    max_participants: form.max_participants ?? null,
    tags: tagsOf(form.tags),
  }
}

const nowhere = {
  venue: onlineVenue,
  location: null,
  location_details: null,
  latitude: null,
  longitude: null,
}

function placeOf({ venue, location, location_details, latitude, longitude }: EventForm) {
  const spot =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : spotIn(location_details)
  return {
    venue: venue ?? null,
    location: location ?? null,
    location_details: location_details ?? (spot ? `${spot.latitude},${spot.longitude}` : null),
    latitude: spot?.latitude ?? null,
    longitude: spot?.longitude ?? null,
  }
}

/** Coordinates written as `lat,lng`; null for any other text. */
function spotIn(text: string | undefined) {
  const [latitude, longitude, ...rest] = (text ?? '').split(',').map((part) => part.trim())
  const read = z.object({ latitude: degrees(90), longitude: degrees(180) }).safeParse({ latitude, longitude })
  return read.success && rest.length === 0 ? read.data : null
}

function tagsOf(text: string | undefined): string | null {
  const tags = (text ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(isVisible))].join(', ') || null
}

/** A title in the letters of an address: `Café Día` → `cafe-dia`. The id that follows makes it unique. */
function slugOf(title: string): string {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return words === '' ? 'event' : words
}

const listed = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** The form of an edit: the fields that change. */
export const EventChanges = z.strictObject({
  title: requiredLine(200).optional().openapi(about.title),
  content: emptiedField(longText(20_000)).openapi(about.content),
  event_type_id: databaseId.optional().openapi(about.type),
  category_id: databaseId.optional().openapi(about.category),
  event_date: day
    .optional()
    .openapi({ description: 'Not before what is today anywhere on earth, unless it stays.' }),
  start_time: timeOfDay.optional().openapi(about.start),
  end_time: emptiedField(timeOfDay).openapi(about.end),
  venue: emptiedField(line(200)).openapi({
    description: 'One with online, virtual, webinar, zoom or meet in it makes the event an online one.',
    example: about.venue,
  }),
  location: emptiedField(line(300)).openapi({
    description: 'Town or address. Required unless it is online.',
    example: about.location,
  }),
  location_details: emptiedField(line(300)).openapi(about.spot),
  register_link: emptiedField(webAddress).openapi(about.link),
  registration_deadline: emptiedField(day).openapi(about.deadline),
  max_participants: emptiedField(people).openapi(about.people),
  tags: emptiedField(line(500)).openapi(about.tags),
  deleted_images: z
    .preprocess(listed, z.array(databaseId).max(maxGallery, `Maximum ${maxGallery} images.`))
    .openapi({
      type: 'array',
      items: { type: 'integer' },
      description: 'Ids of pictures of this event.',
      example: [311],
    }),
  images: files(maxGallery, `Maximum ${maxGallery} images.`).openapi({
    description: `${pictures} An event has at most ${maxGallery} in all.`,
  }),
})

export type EventChanges = z.output<typeof EventChanges>

/** What an edit can change of an event. */
export type Editable = Omit<NewEvent, 'slug' | 'type_id' | 'category_id'> & {
  /** Null once the type or category was deleted. */
  type_id: number | null
  category_id: number | null
}

/** What an author decides of an event, in the order in which the statements that add and edit one take it. */
export const valuesOf = (event: Editable) => [
  event.title,
  event.content,
  event.event_date,
  event.start_time,
  event.end_time,
  event.venue,
  event.location,
  event.location_details,
  event.latitude,
  event.longitude,
  event.register_link,
  event.is_online,
  event.type_id,
  event.category_id,
  event.registration_deadline,
  event.max_participants,
  event.tags,
]

const onlineWords = /online|virtual|webinar|zoom|meet/i

/**
 * The event as an edit would have it. Unlike at creation, nothing tells whether it is online but its venue; a place
 * that was given stays even so, since a meeting room would be taken for an online venue as well.
 */
export function edited(event: Editable, changes: EventChanges): Editable {
  const { venue, location_details: details } = changes
  const isElsewhere = details !== undefined && details !== event.location_details
  const spot = isElsewhere ? (spotIn(details ?? undefined) ?? nowhere) : event
  return {
    title: changes.title ?? event.title,
    content: changes.content === undefined ? event.content : (changes.content ?? ''),
    event_date: changes.event_date ?? event.event_date,
    start_time: changes.start_time ?? event.start_time,
    end_time: given(changes.end_time, event.end_time),
    venue: venue === null && event.is_online ? onlineVenue : given(venue, event.venue),
    location: given(changes.location, event.location),
    location_details: given(details, event.location_details),
    latitude: spot.latitude,
    longitude: spot.longitude,
    register_link: given(changes.register_link, event.register_link),
    is_online: venue && venue !== event.venue ? onlineWords.test(venue) : event.is_online,
    type_id: changes.event_type_id ?? event.type_id,
    category_id: changes.category_id ?? event.category_id,
    registration_deadline: given(changes.registration_deadline, event.registration_deadline),
    max_participants: given(changes.max_participants, event.max_participants),
    tags: changes.tags === undefined ? event.tags : tagsOf(changes.tags ?? undefined),
  }
}

const given = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value)

/** What is wrong with an event as a whole, by field. */
export function faultsOf(event: Editable): Record<string, string[]> {
  const ruled = { ...event, is_online_event: event.is_online }
  const broken = rules.filter(({ holds }) => !holds(ruled))
  return Object.fromEntries(broken.map(({ fault }) => [fault.path.join('.'), [fault.message]]))
}
