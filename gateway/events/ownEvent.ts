import type { RestPage } from '../rest/listPayload.ts'
import { type AuthoredName, authoredNames, type RestEvent } from './eventAnswer.ts'
import type { RestImage } from './imageAnswer.ts'

/** Events from the service in this process are not validated, only converted to the form of validated ones. */

export type OwnImage = Omit<RestImage, 'id' | 'is_series'> & { id: number }
type Gallery = { gallery_images: OwnImage[] }
type Named = { event_category: OwnName | null; event_type: OwnName | null }
type OwnName = { id: number; name: string }
type Replaced =
  | 'id'
  | 'gallery_images'
  | 'event_category'
  | 'event_type'
  | 'proposal'
  | 'author'
  | 'created_at'
type OwnProposal = Omit<NonNullable<RestEvent['proposal']>, keyof Gallery | keyof Named> & Gallery & Named

export type OwnEvent = Omit<RestEvent, Replaced | 'updated_at' | 'resembles' | 'import' | 'series'> &
  Gallery &
  Named & {
    id: number
    author: { full_name: string; email?: string }
    created_at: string
    updated_at: string | null
    proposal: OwnProposal | null
    series: { id: number; position: number; count: number } | null
    /** Sent only with pending events. */
    resembles?: { id: number; title: string } | null
    import?: { id: string; count: number } | null
  }

export type OwnPage<Item> = Omit<RestPage<Item>, 'results'> & ({ results: Item[] } | { data: Item[] })

export const ofPage =
  <Own, Item>(read: (own: Own) => Item) =>
  (page: OwnPage<Own>): RestPage<Item> => ({
    count: page.count,
    next: page.next,
    previous: page.previous,
    results: ('results' in page ? page.results : page.data).map(read),
  })

const picture = (own: OwnImage): RestImage => ({
  id: String(own.id),
  image: own.image,
  order: own.order,
  width: own.width,
  height: own.height,
  blur: own.blur,
  variants: own.variants,
  is_series: true,
})
const entryOf = (own: OwnName | null) =>
  own && { id: String(own.id), name: own.name, description: null, created_at: null, event_count: null }

const partsOf = (own: OwnEvent | OwnProposal) => ({
  ...(Object.fromEntries(authoredNames.map((name) => [name, own[name]])) as Pick<typeof own, AuthoredName>),
  event_category: entryOf(own.event_category),
  event_type: entryOf(own.event_type),
  gallery_images: own.gallery_images.map(picture),
})

const proposalOf = (own: OwnProposal) => ({
  ...partsOf(own),
  status: own.status,
  reject_reason: own.reject_reason,
  proposed_at: own.proposed_at,
  visibility: own.visibility,
})

/** Converts a database time, which has microseconds, to ISO 8601 with milliseconds. */
export const moment = (text: string) =>
  `${text.slice(0, 19)}.${text.slice(20, 23).replace(/\D.*/, '').padEnd(3, '0')}Z`

export const ownEvent = (own: OwnEvent): RestEvent => ({
  ...partsOf(own),
  id: String(own.id),
  slug: own.slug,
  author: { full_name: own.author.full_name, email: own.author.email ?? null },
  is_published: own.is_published,
  approval_status: own.approval_status,
  reject_reason: own.reject_reason,
  visibility: own.visibility,
  visibility_ceiling: own.visibility_ceiling,
  visibility_reason: own.visibility_reason,
  share_url: own.share_url,
  lifecycle: own.lifecycle,
  lifecycle_reason: own.lifecycle_reason,
  lifecycle_changed_at: own.lifecycle_changed_at && moment(own.lifecycle_changed_at),
  series: own.series && { ...own.series, id: String(own.series.id) },
  recurrence: own.recurrence,
  is_featured: own.is_featured,
  is_favorite: own.is_favorite,
  event_status: own.event_status,
  view_count: own.view_count,
  favorite_count: own.favorite_count,
  days_until_event: own.days_until_event,
  starts_at: own.starts_at,
  ends_at: own.ends_at,
  created_at: moment(own.created_at),
  updated_at: own.updated_at && moment(own.updated_at),
  version: own.version,
  proposal: own.proposal && proposalOf(own.proposal),
  import: own.import ?? null,
  resembles: own.resembles ? { id: String(own.resembles.id), title: own.resembles.title } : null,
})
