import type { QueryEventArgs, Resolvers } from '../generated/resolvers.ts'
import { subscription } from '../graph/subscription.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { enums } from '../graph/enums.ts'
import { isSelected } from '../graph/selection.ts'
import type { Rest, Special } from '../rest/client.ts'
import type { Context } from '../graph/context.ts'
import type { RestEvent, RestProposal } from './eventAnswer.ts'
import { RestEvents, RestOneEvent, RestViews } from './eventPages.ts'
import { restFields } from '../rest/names.ts'
import { seriesOf } from './seriesAnswer.ts'
import { type List, readPage } from '../rest/pages.ts'
import { segment } from '../rest/segment.ts'

const published: List<RestEvent> = {
  path: '/common/events/list/main/',
  page: RestEvents,
  keys: [
    'location',
    'date',
    'date_from',
    'date_to',
    'category',
    'event_type',
    'search',
    'ordering',
    'glance',
    'series',
  ],
}
export const mine: List<RestEvent> = { path: '/common/events/my-events/', page: RestEvents, keys: ['series'] }

/** Sent only on request, since a foreign service may not support series. */
export const ofSeries = ({ oncePerSeries }: { oncePerSeries?: boolean | null }) =>
  oncePerSeries ? { series: 'next' } : {}

const readEvent = (rest: Rest, id: string) => rest.get(`/common/events/${segment(id)}/`, RestOneEvent)

function coordinates({ location_details: text }: RestEvent): [number, number] | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text ?? '') ?? []
  const [north, east] = [Number(lat), Number(lng)]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [north, east] : null
}

/** Whether people without an account may read an event with this visibility. */
const isShared: Record<NonNullable<RestEvent['visibility']>, boolean> = {
  members: false,
  link: true,
  public: true,
}

/** In characters; specification, section 9. */
const excerptLength = 100
const excerptOf = (text: string) =>
  text.length > excerptLength
    ? `${text
        .slice(0, excerptLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}...`
    : text

type Sent = RestEvent | RestProposal
type Given = Pick<Context, 'rest'>

const authored = {
  category: ({ event_category }: Sent) => event_category,
  galleryImages: ({ gallery_images }: Sent, _args: unknown, { rest }: Given) =>
    gallery_images
      .filter(({ image }) => rest.absolute(image) !== null)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)),
  isOnline: ({ is_online_event }: Sent) => is_online_event,
  registerLink: ({ register_link }: Sent, _args: unknown, { rest }: Given) =>
    register_link && rest.absolute(register_link),
  tags: ({ tags, keywords }: Sent) =>
    [tags ?? keywords ?? []]
      .flat()
      .flatMap((text) => text.split(','))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
}

const statuses = Object.values(enums.EventStatus)

const beyondRows = new Set(['content', 'galleryImages'])

/** Requests the short form if the query selects only fields of list rows. Services may ignore this. */
export const asRows = (info: GraphQLResolveInfo, ...path: string[]): Special =>
  isSelected(info, path, beyondRows) ? {} : { headers: { prefer: 'return=minimal' } }

export const event: Resolvers = {
  Query: {
    event: (_root, { id }, { rest }) => readEvent(rest, id),
    eventProposal: async (_root, { eventId }, { rest }) => {
      const { proposal, visibility } = await readEvent(rest, eventId)
      return proposal && { ...proposal, visibility: proposal.visibility ?? visibility }
    },
    events: (_root, { filter, order, glance, page, pageSize, ...given }, { rest }, info) => {
      const query = {
        ...restFields(filter),
        // Omit the default order, since a foreign service may not support orders.
        ...(order === '-created_at' && { ordering: order }),
        ...(glance && { glance }),
        ...ofSeries(given),
        page_size: pageSize,
      }
      return readPage(rest, published, page, query, asRows(info, 'results'))
    },
    myEvents: (_root, { page, pageSize, ...given }, { rest }) =>
      readPage(rest, mine, page, { page_size: pageSize, ...ofSeries(given) }),
  },
  Subscription: {
    eventChanged: subscription(({ id }: QueryEventArgs) => ({
      topic: `event:${segment(id)}`,
      read: (rest) => readEvent(rest, id),
    })),
  },
  Mutation: {
    recordView: async (_root, { eventId }, { rest }) => {
      const path = `/common/events/${segment(eventId)}/view/`
      const { view_count } = await rest.post(path, RestViews, {})
      return { eventId, viewCount: view_count }
    },
  },
  EventPage: {
    first: ({ results }) => results[0] ?? null,
    listedSeries: ({ results }) =>
      results.flatMap((event) => {
        const series = seriesOf(event)
        return series ? [{ eventId: event.id, series }] : []
      }),
  },
  Event: {
    ...authored,
    eventStatus: ({ event_status }) => statuses.find((status) => status === event_status) ?? null,
    eventStatusText: ({ event_status }) => event_status,
    series: seriesOf,
    shareUrl: ({ share_url, visibility }, _args, { rest }) =>
      visibility !== null && isShared[visibility] ? rest.absolute(share_url) : null,
    excerpt: ({ content }) => excerptOf(content),
    cover: (sent, args, given) => authored.galleryImages(sent, args, given)[0] ?? null,
    latitude: (sent) => coordinates(sent)?.[0] ?? null,
    longitude: (sent) => coordinates(sent)?.[1] ?? null,
  },
  EventProposal: authored,
}
