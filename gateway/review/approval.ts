import type { Resolvers } from '../generated/resolvers.ts'
import { subscription } from '../graph/subscription.ts'
import type { Rest } from '../rest/client.ts'
import type { RestEvent } from '../events/eventAnswer.ts'
import { RestEvents, RestSavedEvent } from '../events/eventPages.ts'
import { ofSeries } from '../events/events.ts'
import { type List, readAll, readPage } from '../rest/pages.ts'
import { RestError } from '../rest/restError.ts'
import { segment } from '../rest/segment.ts'

const pending: List<RestEvent> = { path: '/common/events/pending/', page: RestEvents, keys: ['series'] }
const readOldest = (rest: Rest) => readAll(rest, pending, 200)

type PageQuery = { page?: string | null; pageSize?: number | null; oncePerSeries?: boolean | null }
const readPending = (rest: Rest, { page, pageSize, ...given }: PageQuery) =>
  readPage(rest, pending, page, { page_size: pageSize, ...ofSeries(given) })

/** A foreign service may find events only by slug, so a 404 for the id is retried with the slug. */
async function decide(rest: Rest, id: string, body: Record<string, unknown>): Promise<RestEvent | null> {
  const approval = (name: string) =>
    rest.patch(`/common/events/${segment(name)}/approval/`, RestSavedEvent, body)
  try {
    return await approval(id)
  } catch (error) {
    if (!(error instanceof RestError) || error.code !== 'NOT_FOUND') throw error
    const waiting = await readAll(rest, pending)
    const slug = waiting.find((event) => event.id === id)?.slug
    if (!slug) throw error
    return await approval(slug)
  }
}

export const approval: Resolvers = {
  Query: {
    pendingEvents: (_root, _args, { rest }) => readOldest(rest),
    pendingEventPage: (_root, turn, { rest }) => readPending(rest, turn),
  },
  Subscription: {
    pendingEventsChanged: subscription(() => ({ topic: 'pending', read: readOldest })),
    pendingEventPageChanged: subscription((turn: PageQuery) => ({
      topic: 'pending',
      part: JSON.stringify([turn.page, turn.pageSize, turn.oncePerSeries]),
      read: (rest) => readPending(rest, turn),
    })),
  },
  Mutation: {
    decideEvent: async (_root, { id, decision, reason, version, importCount }, { rest }) => {
      const body = {
        action: decision,
        reason: reason || undefined,
        version: version || undefined,
        import_count: importCount ?? undefined,
      }
      const event = await decide(rest, id, body)
      const approvalStatus = decision === 'publish' ? 'published' : 'rejected'
      return { eventId: id, approvalStatus, event }
    },
  },
}
