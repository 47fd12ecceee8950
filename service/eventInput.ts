import { z } from '@hono/zod-openapi'
import {
  databaseId,
  day,
  files,
  line,
  longText,
  optionalField,
  requiredLine,
  timeOfDay,
  webAddress,
} from './input.ts'
import type { NewEvent } from './queries/events.ts'

export const maxImages = 5
/** Name of the venue that every online event has. */
const onlineVenue = 'Online Event'

/** Said beside the faults of other fields, so that one answer names all that is missing. */
const lacking = (field: string) => ({
  path: [field],
  message: 'This field is required.',
  // The generator of the API reference asks schemas about null.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

const degrees = (max: number) =>
  z
    .string()
    .regex(/^\s*[+-]?\d{1,3}(\.\d{1,20})?\s*$/, 'Give degrees as a decimal number.')
    .transform(Number)
    .refine((number) => Math.abs(number) <= max, `This must lie between -${max} and ${max}.`)

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

const people = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'This must be a whole number from 1.')
  .transform(Number)

/** The form of a new event; spec section 5. */
export const EventForm = z
  .strictObject({
    title: requiredLine(200),
    content: optionalField(longText(20_000)),
    event_type_id: databaseId,
    event_category_id: databaseId,
    event_date: day.openapi({ description: 'Not before today (UTC).' }),
    start_time: timeOfDay,
    end_time: optionalField(timeOfDay).openapi({ description: 'Later than `start_time`.' }),
    is_online_event: optionalField(yesOrNo),
    venue: optionalField(line(200)).openapi({ description: 'Required unless it is online.' }),
    location: optionalField(line(300)).openapi({ description: 'Required unless it is online.' }),
    location_details: optionalField(line(300)).openapi({ description: 'Coordinates as `lat,lng`.' }),
    latitude: optionalField(degrees(90)),
    longitude: optionalField(degrees(180)),
    register_link: optionalField(webAddress).openapi({ description: 'Required when it is online.' }),
    registration_deadline: optionalField(day).openapi({ description: 'Not after `event_date`.' }),
    max_participants: optionalField(people),
    tags: optionalField(line(500)).openapi({ description: 'Parted by commas.' }),
    images: files(maxImages, `Maximum ${maxImages} images.`),
  })
  .refine(
    ({ is_online_event, register_link }) => !is_online_event || register_link !== undefined,
    lacking('register_link'),
  )
  .refine(({ is_online_event, venue }) => is_online_event || venue !== undefined, lacking('venue'))
  .refine(({ is_online_event, location }) => is_online_event || location !== undefined, lacking('location'))
  .refine(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, lacking('latitude'))
  .refine(
    ({ latitude, longitude }) => longitude !== undefined || latitude === undefined,
    lacking('longitude'),
  )
  .refine(({ start_time, end_time }) => end_time === undefined || end_time > start_time, {
    path: ['end_time'],
    message: 'End time must be later than start time.',
  })
  .refine(({ registration_deadline: last, event_date }) => last === undefined || last <= event_date, {
    path: ['registration_deadline'],
    message: 'The deadline cannot be after the event.',
  })

type EventForm = z.output<typeof EventForm>

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
  return [...new Set(tags.filter((tag) => tag !== ''))].join(', ') || null
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
