import { z } from '@hono/zod-openapi'
import { databaseId, files, ids, optionalField, requiredField, saysYes } from '../http/input/input.ts'
import { type EventDraft, lacks, onlineVenue, pictures, rules, tagsOf } from './eventDraft.ts'
import { degrees, noSpot, spotIn } from './fields/coordinates.ts'
import { createdFields, fieldNames } from './fields/eventFields.ts'
import { type Visibility, visibilityField } from './fields/visibility.ts'

export const maxImages = 5
const tooManyImages = `Maximum ${maxImages} images.`

const NewFields = z.strictObject({
  ...createdFields,
  event_type_id: requiredField(databaseId).openapi({ description: 'Id of the event type.', example: 1 }),
  event_category_id: requiredField(databaseId).openapi({ description: 'Id of the category.', example: 1 }),
  is_online_event: optionalField(saysYes).openapi({
    description: '`false` unless given.',
    example: 'false',
  }),
  latitude: optionalField(degrees(90)).openapi({ description: 'Degrees, -90 to 90.', example: '50.9375' }),
  longitude: optionalField(degrees(180)).openapi({ description: 'Degrees, -180 to 180.', example: '6.9603' }),
  visibility: visibilityField,
  images: files(maxImages, tooManyImages).openapi({ description: pictures }),
})

const withRules = <Form extends z.ZodType<Imported>>(fields: Form) =>
  // `fault` is a copy, since zod removes the message from the object passed to it.
  rules
    .reduce(
      (form, { holds, ...fault }) =>
        form.refine((event) => holds({ ...event, is_online: event.is_online_event }), fault),
      fields,
    )
    .refine(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, lacks('latitude'))
    .refine(
      ({ latitude, longitude }) => longitude !== undefined || latitude === undefined,
      lacks('longitude'),
    )

const ImportedFields = NewFields.extend({
  event_type_id: optionalField(databaseId),
  event_category_id: optionalField(databaseId),
})
type Imported = z.output<typeof ImportedFields>

export const EventForm = withRules(
  NewFields.extend({
    copied_images: ids(maxImages, tooManyImages).openapi({
      description: `Ids of pictures of the caller's own events, which the new event is to have too: in this order, before \`images\`, at most ${maxImages} in all.`,
      example: [311],
    }),
  }),
).refine(({ images, copied_images }) => images.length + copied_images.length <= maxImages, {
  path: ['images'],
  message: tooManyImages,
})
export type EventForm = z.output<typeof EventForm>

/** Type and category are optional, since other programs do not know our catalogue. */
export const ImportedForm = withRules(ImportedFields)

export interface NewEvent extends EventDraft {
  slug: string
  visibility: Visibility
}

/** Ignores the place of an online event. */
export function eventOf(form: Imported, zone: string): NewEvent {
  const isOnline = form.is_online_event ?? false
  return {
    ...givenOf(form),
    slug: slugOf(form.title),
    visibility: form.visibility ?? 'members',
    content: form.content ?? '',
    ...(isOnline ? nowhere : placeOf(form)),
    is_online: isOnline,
    type_id: form.event_type_id ?? null,
    category_id: form.event_category_id ?? null,
    tags: tagsOf(form.tags),
    end_date: form.end_date === form.event_date ? null : (form.end_date ?? null),
    time_zone: zone,
  }
}

type Given = {
  [Name in keyof typeof createdFields]:
    | Exclude<Imported[Name], undefined>
    | (undefined extends Imported[Name] ? null : never)
}

const givenOf = (form: Imported) =>
  Object.fromEntries(fieldNames.map((name) => [name, form[name] ?? null])) as Given

const nowhere = { venue: onlineVenue, location: null, location_details: null, ...noSpot }

function placeOf({ venue, location, location_details, latitude, longitude }: Imported) {
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
    .replaceAll(/^-|-$/g, '')
  return words === '' ? 'event' : words
}
