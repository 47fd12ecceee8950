import type { RestPage } from '../rest/payload.ts'
import type { RestEvent } from './eventAnswer.ts'
import type { RestImage } from './imageAnswer.ts'

/** Events from the service in this process need no validation; only ids and times change their form. */

type OwnImage = Omit<RestImage, 'id'> & { id: number }
type Gallery = { gallery_images: OwnImage[] }
type Named = { event_category: OwnName | null; event_type: OwnName | null }
type OwnName = { id: number; name: string }
type Told = 'id' | 'gallery_images' | 'event_category' | 'event_type' | 'proposal' | 'author' | 'created_at'
type OwnProposal = Omit<NonNullable<RestEvent['proposal']>, keyof Gallery | keyof Named> & Gallery & Named

export type OwnEvent = Omit<RestEvent, Told | 'updated_at'> &
  Gallery &
  Named & {
    id: number
    author: { full_name: string; email?: string }
    created_at: string
    updated_at: string | null
    proposal: OwnProposal | null
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

const picture = (own: OwnImage): RestImage => ({ ...own, id: String(own.id) })
const named = (own: OwnName | null) =>
  own && { id: String(own.id), name: own.name, description: null, created_at: null, event_count: null }

const authored = <Own extends Gallery & Named>({
  gallery_images,
  event_category,
  event_type,
  ...rest
}: Own) => ({
  ...rest,
  gallery_images: gallery_images.map(picture),
  event_category: named(event_category),
  event_type: named(event_type),
})

/** The database's times have microseconds. */
export const moment = (text: string) =>
  `${text.slice(0, 19)}.${text.slice(20, 23).replace(/\D+$/, '').padEnd(3, '0')}Z`

export const ownEvent = (own: OwnEvent): RestEvent => ({
  ...authored(own),
  id: String(own.id),
  author: { full_name: own.author.full_name, email: own.author.email ?? null },
  created_at: moment(own.created_at),
  updated_at: own.updated_at && moment(own.updated_at),
  proposal: own.proposal && authored(own.proposal),
})
