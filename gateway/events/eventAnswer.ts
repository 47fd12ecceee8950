import { z } from 'zod'
import { RestCatalogEntry } from '../catalog/catalogAnswer.ts'
import { enums } from '../graph/enums.ts'
import { RestImage } from './imageAnswer.ts'
import {
  Clock,
  Count,
  Day,
  Flag,
  Id,
  maybe,
  MaybeFlag,
  Moment,
  Name,
  PlaceMoment,
  PlainText,
  Text,
  Whole,
} from '../rest/payload.ts'
import { listOf } from '../rest/listPayload.ts'
import { seriesFields } from './seriesAnswer.ts'

const nobody = 'Former member'

export interface RestAuthor {
  full_name: string
  email: string | null
}

/** Accepts an object or just the name. */
export const RestAuthor = z.transform((sent: unknown): RestAuthor => {
  const { full_name, email } = Object(
    typeof sent === 'string' ? { full_name: sent } : sent,
  ) as Partial<RestAuthor>
  return { full_name: Text.parse(full_name) ?? nobody, email: Text.parse(email) }
})

const words = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .catch(null)

const authored = {
  title: Name,
  content: PlainText,
  event_date: Day,
  start_time: maybe(Clock),
  end_time: maybe(Clock),
  end_date: maybe(Day),
  time_zone: Text,
  venue: Text,
  location: Text,
  location_details: Text,
  register_link: Text,
  is_online_event: MaybeFlag,
  event_category: maybe(RestCatalogEntry),
  event_type: maybe(RestCatalogEntry),
  gallery_images: listOf(RestImage),
  registration_deadline: maybe(Day),
  max_participants: Whole,
  tags: words,
  keywords: words,
  accessibility_notes: Text,
}

// A service without this flag marks online events by "online" in the venue's name.
const withFlags = <Sent extends { is_online_event: boolean | null; venue: string | null }>(event: Sent) =>
  Object.assign(event, { is_online_event: event.is_online_event ?? /online/i.test(event.venue ?? '') })

const RestProposal = z
  .object({
    ...authored,
    status: maybe(z.enum(enums.ProposalStatus)),
    reject_reason: Text,
    proposed_at: maybe(Moment),
    visibility: maybe(z.enum(enums.EventVisibility)),
  })
  .transform(withFlags)
export type RestProposal = z.output<typeof RestProposal>

export const RestEvent = z
  .object({
    id: Id,
    slug: Text,
    ...authored,
    author: RestAuthor,
    is_published: Flag,
    approval_status: maybe(z.enum(enums.ApprovalStatus)),
    reject_reason: Text,
    lifecycle: maybe(z.enum(enums.Lifecycle)),
    lifecycle_reason: Text,
    lifecycle_changed_at: maybe(Moment),
    ...seriesFields,
    visibility: maybe(z.enum(enums.EventVisibility)),
    visibility_ceiling: maybe(z.enum(enums.EventVisibility)),
    visibility_reason: Text,
    share_url: Text,
    is_featured: Flag,
    is_favorite: Flag,
    event_status: z.transform((sent: unknown) => (typeof sent === 'string' && sent !== '' ? sent : null)),
    view_count: Count,
    favorite_count: Count,
    days_until_event: Whole,
    starts_at: maybe(PlaceMoment),
    ends_at: maybe(PlaceMoment),
    created_at: maybe(Moment),
    updated_at: maybe(Moment),
    version: Whole,
    proposal: maybe(RestProposal),
    resembles: maybe(z.object({ id: Id, title: Name })),
    import: maybe(z.object({ id: z.string(), count: Count })),
  })
  .transform(withFlags)
export type RestEvent = z.output<typeof RestEvent>
