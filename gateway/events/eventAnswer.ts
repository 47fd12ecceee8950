import { z } from 'zod'
import { RestCatalogEntry } from '../catalog/catalogAnswer.ts'
import { RestImage } from './imageAnswer.ts'
import { Clock, Count, Day, Flag, Id, maybe, MaybeFlag, Moment, OneOf, Text, Whole } from '../rest/payload.ts'

export const RestAuthor = z.object({ full_name: z.string(), email: Text })
export type RestAuthor = z.output<typeof RestAuthor>

const formerMember = { full_name: 'Former member', email: null }

const images = z
  .array(RestImage)
  .nullish()
  .transform((sent) => sent ?? [])
const words = z.union([z.string(), z.array(z.string())]).nullish()

const authored = {
  title: z.string(),
  content: Text.transform((content) => content ?? ''),
  event_date: Day,
  start_time: maybe(Clock),
  end_time: maybe(Clock),
  venue: Text,
  location: Text,
  location_details: Text,
  register_link: Text,
  is_online_event: MaybeFlag,
  event_category: maybe(RestCatalogEntry),
  event_type: maybe(RestCatalogEntry),
  gallery_images: images,
  registration_deadline: maybe(Day),
  max_participants: Whole,
  tags: words,
  keywords: words,
}

// Services that do not send the flag still say "online" in the venue's name.
const withFlags = <Sent extends { is_online_event: boolean | null; venue: string | null }>(event: Sent) =>
  Object.assign(event, { is_online_event: event.is_online_event ?? /online/i.test(event.venue ?? '') })

const RestProposal = z
  .object({
    ...authored,
    status: OneOf(['pending', 'rejected']),
    reject_reason: Text,
    proposed_at: maybe(Moment),
  })
  .transform(withFlags)
export type RestProposal = z.output<typeof RestProposal>

export const RestEvent = z
  .object({
    id: Id,
    slug: Text,
    ...authored,
    author: maybe(RestAuthor).transform((author) => author ?? formerMember),
    is_published: Flag,
    approval_status: OneOf(['pending', 'published', 'rejected']),
    reject_reason: Text,
    is_featured: Flag,
    is_favorite: Flag,
    event_status: z.transform((sent: unknown) => (typeof sent === 'string' && sent !== '' ? sent : null)),
    view_count: Count,
    favorite_count: Count,
    days_until_event: Whole,
    created_at: maybe(Moment),
    updated_at: maybe(Moment),
    version: Whole,
    proposal: maybe(RestProposal),
    resembles: maybe(z.object({ id: Id, title: z.string() })),
  })
  .transform(withFlags)
export type RestEvent = z.output<typeof RestEvent>
