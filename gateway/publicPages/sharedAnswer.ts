import { z } from 'zod'
import { RestImage } from '../events/imageAnswer.ts'
import { enums } from '../graph/enums.ts'
import { Flag, Id, maybe, Moment, Name, one, PlaceMoment, PlainText, Text } from '../rest/payload.ts'
import { listOf } from '../rest/listPayload.ts'

const RestShared = z.object({
  id: Id,
  slug: Name,
  title: Name,
  content: PlainText,
  starts_at: PlaceMoment,
  ends_at: maybe(PlaceMoment),
  time_zone: Text,
  when: Name,
  is_over: Flag,
  venue: Text,
  location: Text,
  is_online_event: Flag,
  register_link: Text,
  accessibility_notes: Text,
  event_type: Text,
  event_category: Text,
  lifecycle: maybe(z.enum(enums.Lifecycle)),
  lifecycle_reason: Text,
  visibility: maybe(z.enum(['link', 'public'])),
  organizer: PlainText,
  cover: maybe(RestImage),
  changed_at: Moment,
})
export type RestShared = z.output<typeof RestShared>

export const RestOneShared = one(RestShared)

export const RestSharedList = z.object({ data: listOf(RestShared) })

export const RestAddresses = one(
  z.object({ count: z.number().int(), addresses: listOf(z.object({ share_url: Name, changed_at: Moment })) }),
)
