import { z } from '@hono/zod-openapi'
import { databaseId, files, ids, optionalField, saysYes } from '../../http/input/input.ts'
import { type EventDraft, onlineVenue, pictures, tagsOf } from '../eventDraft.ts'
import { noSpot, spotIn } from '../fields/coordinates.ts'
import { changedFields } from '../fields/eventFields.ts'
import { visibilityField } from '../fields/visibility.ts'
import { aboutScope, scope } from '../series/scope.ts'

export const maxGallery = 10

export const EventChanges = z.strictObject({
  ...changedFields,
  event_type_id: databaseId.optional().openapi({ description: 'Id of the event type.', example: 1 }),
  category_id: databaseId.optional().openapi({ description: 'Id of the category.', example: 1 }),
  deleted_images: ids(maxGallery, `Maximum ${maxGallery} images.`).openapi({
    description: 'Ids of pictures of this event.',
    example: [311],
  }),
  images: files(maxGallery, `Maximum ${maxGallery} images.`).openapi({
    description: `${pictures} An event has at most ${maxGallery} in all.`,
  }),
  visibility: visibilityField,
  scope: optionalField(scope).openapi(aboutScope),
  as_proposal: optionalField(saysYes).openapi({
    description:
      'Of a published event: it stays as it is until the changes are approved; a superadmin changes it at once. `false` unless given.',
    example: 'false',
  }),
})

export type EventChanges = z.output<typeof EventChanges>

const onlineWords = /online|virtual|webinar|zoom|meet/i

// The venue alone determines whether the event is online. The location is kept even then, because a venue
// such as "meeting room" also counts as online.
export function applyChanges(
  event: EventDraft,
  { time_zone, ...changes }: Partial<EventChanges>,
): EventDraft {
  const {
    deleted_images: _deleted,
    images: _images,
    as_proposal: _way,
    scope: _scope,
    visibility: _visibility,
    event_type_id: type_id,
    ...fields
  } = changes
  const { venue, location_details: details } = fields
  const day = fields.event_date ?? event.event_date
  const lastDay = fields.end_date === undefined ? event.end_date : fields.end_date
  const isElsewhere = (['venue', 'location'] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== event[name],
  )
  // Coordinates belong to the place that they came with.
  const noDetails = isElsewhere && event.latitude !== null ? null : undefined
  const newDetails = details === undefined ? noDetails : details
  return {
    ...event,
    ...withoutUndefined({ ...fields, type_id, content: fields.content === null ? '' : fields.content }),
    ...(venue === null && event.is_online ? { venue: onlineVenue } : {}),
    ...(venue && venue !== event.venue ? { is_online: onlineWords.test(venue) } : {}),
    ...(newDetails === undefined || newDetails === event.location_details
      ? {}
      : { location_details: newDetails, ...(spotIn(newDetails) ?? noSpot) }),
    ...(fields.tags === undefined ? {} : { tags: tagsOf(fields.tags) }),
    ...(time_zone ? { time_zone } : {}),
    ...(lastDay === day ? { end_date: null } : {}),
  }
}

/**
 * True if the event's zone must be looked up again. Another venue at the same location has the same zone, even
 * if the old one's coordinates are gone.
 */
export const isMoved = (
  before: EventDraft,
  after: EventDraft,
  { time_zone, location_details }: Pick<EventChanges, 'time_zone' | 'location_details'>,
) => {
  const isSpotChanged = before.latitude !== after.latitude || before.longitude !== after.longitude
  const isChanged = before.location !== after.location || (location_details !== undefined && isSpotChanged)
  return time_zone === null || (time_zone === undefined && isChanged)
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
