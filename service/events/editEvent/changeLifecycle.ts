import { z } from '@hono/zod-openapi'
import { differences } from '../../audit/differences.ts'
import { auditEdit } from '../../audit/eventEdits.ts'
import { dataOf } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { emptiedField, oneOf, reasonText } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import { EventAnswer } from '../eventAnswer.ts'
import { checkNotPast, checkRules, EventById, lacks } from '../eventDraft.ts'
import { oneEvent } from '../eventPage.ts'
import { changedFields } from '../fields/eventFields.ts'
import { approvalRules, lifecycleRules, lifecycles } from '../fields/statuses.ts'
import { aboutScope, checkSeries, lockReach, scope, shiftDays, splitAt } from '../series/scope.ts'
import { lockSeries, markChangedAlone } from '../series/seriesQueries.ts'
import { type EventBefore, findBefore } from './editEventQueries.ts'
import { countEdit, quotaText } from './editQuota.ts'
import { applyChanges } from './eventChanges.ts'
import { findLifecycle, moveProposal, saveLifecycle } from './lifecycleQueries.ts'

const { event_date, start_time, end_date, end_time } = changedFields
const moments = { event_date, start_time, end_date, end_time }
const momentNames = ['event_date', 'start_time', 'end_date', 'end_time'] as const

/** Also asked about a value that is no lifecycle. */
const takesPlace = (given: string) =>
  lifecycles.some((lifecycle) => lifecycle === given && lifecycleRules[lifecycle].takesPlace)

const Change = z
  .strictObject({
    lifecycle: oneOf(lifecycles),
    reason: emptiedField(reasonText),
    ...moments,
    scope: scope.optional().openapi(aboutScope),
  })
  .refine(({ lifecycle, reason }) => takesPlace(lifecycle) || Boolean(reason), lacks('reason'))
  .superRefine(({ lifecycle, ...given }, context) => {
    if (takesPlace(lifecycle)) return
    for (const name of momentNames.filter((each) => given[each] !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'Only a scheduled event can have a new date.',
      })
    }
  })
  .openapi({
    description:
      'What it becomes, and why: 3 to 500 characters, needed unless it is `scheduled` again. That may come with `event_date`, `start_time`, `end_date` and `end_time`, by the rules of an edit.',
    example: { lifecycle: 'cancelled', reason: 'The singer is ill.' },
  })

type Change = z.output<typeof Change>

const notAllowed = 'Only its author and superadmins may change the lifecycle of an event.'
const isOver = 'This event is over.'

export const changeLifecycleRoutes = [
  route('PATCH /common/events/{id}/lifecycle/', {
    operationId: 'changeLifecycle',
    access: 'signedIn',
    reach: 'led event',
    summary:
      'Cancels or postpones an event that is pending or published and not over, or schedules it again, on the same day or another. It holds at once and needs no approval.',
    tag: 'Events',
    params: EventById,
    body: Change,
    answer: dataOf(EventAnswer),
    fails: { 403: notAllowed, 404: 'Event not found.', 409: isOver, 429: quotaText },
    handle: async ({ params: { id }, body: { scope, ...change }, ...call }) => {
      const { db, user, clock } = call
      const seen = await findBefore(db, id, user, 'look')
      if (!seen) throw new HttpError(404, 'Event not found.')
      if (seen.author_id !== user.id && user.user_type !== 'superadmin') throw new HttpError(403, notAllowed)
      return await db.transaction(async (tx) => {
        const now = clock()
        await lockSeries(tx, seen.series_id)
        const reach = await lockReach(tx, { id, seriesId: seen.series_id, scope }, now)
        const { members, origin } = reach
        const changed = members?.filter(
          (member) =>
            approvalRules[member.approval_status].isPublishable && member.lifecycle !== change.lifecycle,
        )
        await splitAt(tx, reach)
        // If no date needs the change, try it on the event itself, which throws the appropriate error.
        for (const each of changed?.[0] ? changed : [{ ...seen, id }]) {
          const dates = origin ? shiftDays(change, origin.event_date, each.event_date) : change
          checkSeries(await changeLifecycle(tx, each.id, dates, { user, now }), reach)
        }
        await countEdit(tx, call, now)
        if (reach.seriesId !== null && members === null) await markChangedAlone(tx, id)
        return await oneEvent(tx, id, user, call)
      })
    },
  }),
]

export async function changeLifecycle(
  tx: Db,
  id: number,
  { lifecycle, reason = null, ...dates }: Omit<Change, 'scope'>,
  { user, now }: { user: Caller; now: Date },
): Promise<EventBefore> {
  // Lock the row, so that the second of two concurrent changes sees the result of the first.
  const event = await findBefore(tx, id, user, 'lock')
  const had = event && (await findLifecycle(tx, id))
  if (!event || !had) throw new HttpError(404, 'Event not found.')
  if (event.approval_status === 'rejected') throw new HttpError(409, 'This event was rejected.')
  if (had.lifecycle === lifecycle) throw new HttpError(409, `This event is ${lifecycle} already.`)
  // A postponed event does not take place on its stored date, so that date may be in the past.
  const isPast = Date.parse(had.over_at) <= now.getTime()
  if (isPast && lifecycleRules[had.lifecycle].hasDate) throw new HttpError(409, isOver)

  const { action } = lifecycleRules[lifecycle]
  const isMoved = momentNames.some((name) => dates[name] !== undefined)
  const after = isMoved ? applyChanges(event, dates) : event
  if (takesPlace(lifecycle) && (isPast || after.event_date !== event.event_date)) checkNotPast(after, now)
  if (isMoved) checkRules(after)

  await saveLifecycle(tx, id, { lifecycle, reason }, after, now)
  if (isMoved) await moveProposal(tx, id, after)
  const details = {
    ...differences({ ...event, lifecycle: had.lifecycle }, { ...after, lifecycle }, [
      'lifecycle',
      ...momentNames,
    ]),
    lifecycle_reason: { from: had.lifecycle_reason, to: reason },
  }
  // An author's reason is kept only in the details, which are deleted with the account. A superadmin's reason
  // stays in the log.
  const entry = { actorId: user.id, action, entity: 'event', entityId: id, details }
  await auditEdit(tx, { ...entry, reason: event.author_id === user.id ? null : reason }, now)
  return event
}
