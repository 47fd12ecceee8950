import { z } from '@hono/zod-openapi'
import {
  databaseId,
  day,
  files,
  line,
  longText,
  optionalField,
  requiredField,
  requiredLine,
  saysYes,
  timeOfDay,
  webAddress,
} from '../http/input/input.ts'
import {
  about,
  degrees,
  type EventDraft,
  lacks,
  locationDetails,
  noSpot,
  onlineVenue,
  people,
  pictures,
  rules,
  spotIn,
  tagsOf,
} from './eventDraft.ts'

export const maxImages = 5

const NewFields = z.strictObject({
  title: requiredLine(200).openapi(about.title),
  content: optionalField(longText(20_000)).openapi(about.content),
  event_type_id: requiredField(databaseId).openapi(about.type),
  event_category_id: requiredField(databaseId).openapi(about.category),
  event_date: requiredField(day).openapi({ description: 'Today or later, in some time zone on earth.' }),
  start_time: requiredField(timeOfDay).openapi(about.start),
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
  location_details: optionalField(locationDetails).openapi(about.spot),
  latitude: optionalField(degrees(90)).openapi({ description: 'Degrees, -90 to 90.', example: '50.9375' }),
  longitude: optionalField(degrees(180)).openapi({ description: 'Degrees, -180 to 180.', example: '6.9603' }),
  register_link: optionalField(webAddress).openapi(about.link),
  registration_deadline: optionalField(day).openapi(about.deadline),
  max_participants: optionalField(people).openapi(about.people),
  tags: optionalField(line(500)).openapi(about.tags),
  images: files(maxImages, `Maximum ${maxImages} images.`).openapi({ description: pictures }),
})

export const EventForm = rules
  // A copy, since zod takes the message out of what it is given.
  .reduce(
    (form, { holds, ...fault }) =>
      form.refine((event) => holds({ ...event, is_online: event.is_online_event }), fault),
    NewFields,
  )
  .refine(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, lacks('latitude'))
  .refine(({ latitude, longitude }) => longitude !== undefined || latitude === undefined, lacks('longitude'))

export type EventForm = z.output<typeof EventForm>

export interface NewEvent extends EventDraft {
  slug: string
}

/** Where an online event takes place is nobody's question. */
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

const nowhere = { venue: onlineVenue, location: null, location_details: null, ...noSpot }

function placeOf({ venue, location, location_details, latitude, longitude }: EventForm) {
  const isGiven = latitude !== undefined && longitude !== undefined
  const spot = isGiven ? { latitude, longitude } : spotIn(location_details)
  return {
    venue: venue ?? null,
    location: location ?? null,
    location_details: location_details ?? (spot ? `${spot.latitude},${spot.longitude}` : null),
    ...(spot ?? noSpot),
  }
}

function slugOf(title: string): string {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return words === '' ? 'event' : words
}
