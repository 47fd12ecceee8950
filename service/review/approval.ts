import { z } from '@hono/zod-openapi'
import { EventAnswer } from '../events/eventAnswer.ts'
import { eventPage, oneEvent } from '../events/eventPage.ts'
import { dataOf, idOf, text, whole } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { databaseId, longText, maxId, oneOf } from '../http/input/input.ts'
import { idsOf } from '../http/lists/find.ts'
import { pageLinks, paging } from '../http/lists/paging.ts'
import { audit } from '../audit/auditQueries.ts'
import { renoteChange } from '../events/editEvent/changeQueries.ts'
import { saveEdit } from '../events/editEvent/editEventQueries.ts'
import { publishProposedVisibility } from '../events/editEvent/visibilityQueries.ts'
import {
  endProposal,
  keepAlone,
  proposedDraft,
  publishProposedImages,
  rejectProposal,
} from '../events/proposals/proposalQueries.ts'
import { oncePerSeries, seriesQuery } from '../events/queries/oncePerSeries.ts'
import { lockSeries } from '../events/series/seriesQueries.ts'
import type { Db } from '../ports/db.ts'
import { findAlike } from './alikeQueries.ts'
import { findImports, pendingOfImport } from './importQueries.ts'
import {
  decideEvent,
  type EventKey,
  findWaiting,
  lockWaiting,
  pendingEvents,
  pendingOrder,
  type Waiting,
  waitingOf,
} from './pendingQueries.ts'

const noName = 'This is no id or slug.'

const IdOrSlug = z.object({
  id: z
    .union([databaseId, z.string().regex(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)+$/, noName)], noName)
    .openapi({
      type: 'string',
      description: "The event's id, or its slug.",
      example: 'open-air-jazz-5b1f0c9ae2-1042',
    }),
})

const Decision = z
  .strictObject({
    action: oneOf(['publish', 'reject']).openapi({ description: 'The decision.', example: 'reject' }),
    reason: longText(1000).nullish().openapi({
      description: 'Reason for the rejection, at most 1,000 characters. The author gets it by email.',
      example: 'The venue is closed that day.',
    }),
    version: z
      .int('Send this as a whole number.')
      .min(1, 'This is no version.')
      .max(maxId)
      .optional()
      .openapi({
        description:
          'What is decided about: the `version` of the event as it was read. Required for proposed changes.',
        example: 1,
      }),
    import_count: z
      .int('Send this as a whole number.')
      .min(1, 'This is no number of events.')
      .max(maxId)
      .optional()
      .openapi({
        description:
          'Rejects all pending events of the import that made this one, if they are still as many as this: the `count` of its `import` as it was read.',
        example: 37,
      }),
  })
  .refine(({ action, import_count }) => action === 'reject' || import_count === undefined, {
    path: ['import_count'],
    error: 'Only a rejection can be about a whole import.',
  })

const Resembling = z
  .strictObject({ id: idOf('event', 1043), title: text('One line.', 'Open-air jazz night') })
  .openapi('Resembling')
const ImportAnswer = z
  .strictObject({
    id: text('As in its preview.', '0b0c2f8e-52f5-4c55-8f5f-0c8a8a3d1a10'),
    count: whole('Its events that wait, and further dates of their series.', 37),
  })
  .openapi('ImportOfEvent')
const PendingAnswer = z
  .strictObject({
    ...EventAnswer.shape,
    resembles: z.union([Resembling, z.null()]).openapi({
      description: 'Another event on the same day, at or near the same place, with a similar title.',
    }),
    import: z.union([ImportAnswer, z.null()]).openapi({
      description: 'The import that created it; null for other events, and for proposals.',
    }),
  })
  .openapi('PendingEvent')

const fails = {
  404: 'Event not found.',
  409: 'This event is not waiting for a decision.',
}
const stale = 'This event was edited or decided about after it was read. Look at it again.'
const other = 'The pending events of this import are others by now. Look at them again.'
const cancelled = 'This event is cancelled. Its changes wait until it is scheduled again.'

const pendingSize = 200

export const approvalRoutes = [
  route('GET /common/events/pending/', {
    operationId: 'pendingEvents',
    access: 'superadmin',
    summary: `Events that wait for a decision, about themselves or about proposed changes, oldest first, in pages of ${pendingSize}; \`count\` says how many there are.`,
    tag: 'Approval',
    query: z.strictObject({
      series: seriesQuery,
      ...paging,
      page_size: paging.page_size.openapi({
        description: `Entries a page, 1 to 100; ${pendingSize} unless given.`,
      }),
    }),
    answer: z.strictObject({ status: z.literal(true), ...pageLinks, data: z.array(PendingAnswer) }),
    handle: async ({ user, query, ...services }) => {
      const { results, ...page } = await eventPage(services, user, {
        query,
        order: pendingOrder,
        usual: pendingSize,
        list: () => {
          const list = pendingEvents()
          return query.series ? oncePerSeries(list, services.clock().toISOString()) : list
        },
      })
      const alike = await findAlike(services.db, idsOf(results))
      const imports = await findImports(services.db, idsOf(results))
      return {
        status: true,
        ...page,
        data: results.map((event) =>
          Object.assign(event, {
            resembles: alike.get(event.id) ?? null,
            import: (event.approval_status === 'pending' && imports.get(event.id)) || null,
          }),
        ),
      }
    },
  }),
  route('PATCH /common/events/{id}/approval/', {
    operationId: 'decideEvent',
    access: 'superadmin',
    reach: 'pending event',
    summary:
      'Publishes or rejects a pending event or, given its version, the changes proposed to a published one. Of a series all dates that wait are decided, and of an import all its events on request.',
    tag: 'Approval',
    params: IdOrSlug,
    body: Decision,
    answer: dataOf(EventAnswer),
    fails,
    handle: async ({ user, params, body, ...services }) => {
      const { db, mail, clock } = services
      return await db.transaction(async (tx) => {
        const { event, others } = await lockDecidable(tx, params.id, body)
        const reason = body.action === 'publish' ? null : body.reason || null
        for (const each of [event, ...others]) {
          const action = actionOf(each, body.action)
          await effects[action](tx, each.id, { reason, now: clock() })
          const entry = { actorId: user.id, action, entity: 'event', entityId: each.id, reason }
          await audit(tx, entry, clock())
        }
        const { id, author_id } = event
        if (author_id !== null) {
          const kind = letters[actionOf(event, body.action)]
          const named = body.import_count !== undefined && { others: others.map(titleOf) }
          await mail.enqueue(tx, { kind, userId: author_id, event: titleOf(event), reason, ...named })
        }
        return await oneEvent(tx, id, user, services)
      })
    },
  }),
]

const titleOf = ({ id, title }: Waiting) => ({ id, title })

const actionOf = <Action extends 'publish' | 'reject'>({ isProposal }: Waiting, action: Action) =>
  isProposal ? (`${action}-changes` as const) : action

/** Locks the event and what is decided with it: the waiting dates of its series, or its whole import. */
async function lockDecidable(
  tx: Db,
  key: EventKey,
  { version, import_count }: z.output<typeof Decision>,
): Promise<{ event: Waiting; others: Waiting[] }> {
  const known = await findWaiting(tx, key)
  if (!known) throw new HttpError(404, fails[404])
  await lockSeries(tx, known.series_id)
  const together = await decidedWith(tx, known, import_count)
  const ids = [...new Set([known.id, ...together])]
  // Lock category and type before the events, in the same order as an edit.
  for (const id of ids) await proposedDraft(tx, id)
  const locked = await lockWaiting(tx, ids)
  const event = locked.find(({ id }) => id === known.id)
  if (!event) throw new HttpError(404, fails[404])
  // A caller without a version does not know of proposed changes, so a published event counts as already
  // decided.
  const isWaiting = ({ approval_status, isProposal }: Waiting) =>
    approval_status === 'pending' || (isProposal && version !== undefined)
  const isHeld = ({ isProposal, lifecycle }: Waiting) => isProposal && lifecycle === 'cancelled'
  if (isHeld(event)) throw new HttpError(409, cancelled)
  const isOther = version !== undefined && version !== event.version
  if (isOther || event.series_id !== known.series_id) throw new HttpError(409, stale)
  if (!isWaiting(event)) throw new HttpError(409, fails[409])
  const isLess = locked.some(({ approval_status }) => approval_status !== 'pending')
  if (import_count !== undefined && (isLess || together.length !== import_count))
    throw new HttpError(409, other)
  return { event, others: locked.filter((each) => each !== event && isWaiting(each) && !isHeld(each)) }
}

async function decidedWith(tx: Db, { id, series_id }: Waiting, importCount: number | undefined) {
  if (importCount !== undefined) return await pendingOfImport(tx, id)
  return series_id === null ? [] : await waitingOf(tx, series_id)
}

interface Terms {
  reason: string | null
  now: Date
}

const effects = {
  publish: async (tx: Db, id: number, { now }: Terms) => {
    await decideEvent(tx, id, 'published', null, now)
    await renoteChange(tx, id, now)
  },
  reject: (tx: Db, id: number, { reason, now }: Terms) => decideEvent(tx, id, 'rejected', reason, now),
  'publish-changes': async (tx: Db, id: number, { now }: Terms) => {
    const draft = await proposedDraft(tx, id)
    if (!draft) throw new HttpError(409, fails[409])
    await saveEdit(tx, id, draft, now, 'published')
    await publishProposedImages(tx, id)
    await publishProposedVisibility(tx, id)
    await keepAlone(tx, id)
    await endProposal(tx, id)
  },
  'reject-changes': (tx: Db, id: number, { reason }: Terms) => rejectProposal(tx, id, reason),
}

const letters = {
  publish: 'event-approved',
  reject: 'event-rejected',
  'publish-changes': 'changes-approved',
  'reject-changes': 'changes-rejected',
} as const
