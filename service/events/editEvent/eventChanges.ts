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
  saysYes,
  timeOfDay,
  webAddress,
} from '../../http/input/input.ts'
import {
  about,
  type EventDraft,
  locationDetails,
  noSpot,
  onlineVenue,
  people,
  pictures,
  spotIn,
  tagsOf,
} from '../eventDraft.ts'

export const maxGallery = 10

const asList = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export const EventChanges = z.strictObject({
  title: requiredLine(200).optional().openapi(about.title),
  content: emptiedField(longText(20_000)).openapi(about.content),
  event_type_id: databaseId.optional().openapi(about.type),
  category_id: databaseId.optional().openapi(about.category),
  event_date: day
    .optional()
    .openapi({ description: 'Today or later, in some time zone on earth, unless it is unchanged.' }),
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
  location_details: emptiedField(locationDetails).openapi(about.spot),
  register_link: emptiedField(webAddress).openapi(about.link),
  registration_deadline: emptiedField(day).openapi(about.deadline),
  max_participants: emptiedField(people).openapi(about.people),
  tags: emptiedField(line(500)).openapi(about.tags),
  deleted_images: z
    .preprocess(asList, z.array(databaseId).max(maxGallery, `Maximum ${maxGallery} images.`))
    .openapi({
      type: 'array',
      items: { type: 'integer' },
      description: 'Ids of pictures of this event.',
      example: [311],
    }),
  images: files(maxGallery, `Maximum ${maxGallery} images.`).openapi({
    description: `${pictures} An event has at most ${maxGallery} in all.`,
  }),
  as_proposal: optionalField(saysYes).openapi({
    description:
      'Of a published event: it stays as it is until the changes are approved; a superadmin changes it at once. `false` unless given.',
    example: 'false',
  }),
})

export type EventChanges = z.output<typeof EventChanges>

const onlineWords = /online|virtual|webinar|zoom|meet/i

// Only the venue tells whether it is online. A place that was given stays: a meeting room would be taken for online
// too.
export function applyChanges(event: EventDraft, changes: EventChanges): EventDraft {
  const {
    deleted_images: _deleted,
    images: _images,
    as_proposal: _way,
    event_type_id: type_id,
    ...fields
  } = changes
  const { venue, location_details: details } = fields
  const isElsewhere = details !== undefined && details !== event.location_details
  return {
    ...event,
    ...withoutUndefined({ ...fields, type_id, content: fields.content === null ? '' : fields.content }),
    ...(venue === null && event.is_online ? { venue: onlineVenue } : {}),
    ...(venue && venue !== event.venue ? { is_online: onlineWords.test(venue) } : {}),
    ...(isElsewhere ? (spotIn(details) ?? noSpot) : {}),
    ...(fields.tags === undefined ? {} : { tags: tagsOf(fields.tags) }),
  }
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
