import { z } from '@hono/zod-openapi'
import { dataOf } from '../http/answerParts.ts'
import { changesVisibility } from '../events/editEvent/makeEdit.ts'
import { limitVisibility, lockVisibility, saveVisibility } from '../events/editEvent/visibilityQueries.ts'
import { EventAnswer } from '../events/eventAnswer.ts'
import { lacks } from '../events/eventDraft.ts'
import { isRaised, visibilities, type Visibility } from '../events/fields/visibility.ts'
import { badField, HttpError } from '../http/httpError.ts'
import type { Caller } from '../ports/caller.ts'
import type { Db } from '../ports/db.ts'
import type { Services } from '../ports/services.ts'
import { route } from '../http/route.ts'
import { byId, longText, oneOf, reasonText, yesOrNo } from '../http/input/input.ts'
import { audit } from '../audit/auditQueries.ts'
import { differences } from '../audit/differences.ts'
import { oneEvent } from '../events/eventPage.ts'
import { closeAllSessions } from '../account/sessions.ts'
import { lockPair, saveStanding, setFeatured, type Standing, takeDown } from './superEditQueries.ts'
import { readUsers } from './superUserQueries.ts'
import { UserAnswer, userAnswer, userTypes } from '../account/userAnswer.ts'

const Change = z
  .strictObject({
    user_type: oneOf(userTypes)
      .optional()
      .openapi({ description: 'What the account may do.', example: 'admin' }),
    is_active: yesOrNo.optional().openapi({ description: 'Whether it may log in.' }),
    verified_user: yesOrNo.optional().openapi({ description: 'Set by a superadmin.' }),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Send at least one change.')

const EventChange = z
  .strictObject({
    is_featured: yesOrNo.optional().openapi({ description: 'Whether it stands out.', example: true }),
    visibility: oneOf(visibilities).optional().openapi({
      description:
        'A lower one than it has, above which its author may not raise it until a superadmin sends a higher one: that lifts the limit, and its author chooses.',
      example: 'members',
    }),
    reason: reasonText.optional().openapi({
      description: 'Reason for limiting its visibility or lifting the limit, 3 to 500 characters.',
      example: 'The garden is private.',
    }),
  })
  .refine(({ visibility, reason }) => visibility === undefined || reason !== undefined, lacks('reason'))
  .refine(
    ({ is_featured, visibility }) => is_featured !== undefined || visibility !== undefined,
    'Send at least one change.',
  )

const rank = { user: 0, admin: 1, superadmin: 2 }

export const superEditRoutes = [
  route('PATCH /common/superadmin/users/{id}/', {
    operationId: 'updateUser',
    access: 'superadmin',
    reach: 'other account',
    summary:
      "Changes another account's type, or whether it is active or verified. Deactivation and a lower type end its sessions.",
    tag: 'Superadmin',
    params: byId('account', 42),
    body: Change,
    answer: dataOf(UserAnswer),
    fails: {
      403: 'You cannot change your own account here.',
      404: 'User not found.',
      409: 'The e-mail address of this account is not verified.',
    },
    handle: async ({ user, params: { id }, body, db, publicUrl, clock }) => {
      if (id === user.id) throw new HttpError(403, 'You cannot change your own account here.')
      const [changed] = await db.transaction(async (tx) => {
        // Check the caller again under the lock, since another superadmin may have just revoked their rights.
        const { maySo, had } = await lockPair(tx, user.id, id)
        if (!maySo) throw new HttpError(403, 'Only a superadmin may do this.')
        if (!had) throw new HttpError(404, 'User not found.')
        const has: Standing = {
          user_type: body.user_type ?? had.user_type,
          is_active: body.is_active ?? had.is_active,
          verified_user: body.verified_user ?? had.verified_user,
        }
        const isRaised =
          rank[has.user_type] > rank[had.user_type] || (has.verified_user && !had.verified_user)
        // Do not promote or verify an account with an unverified address: the next person to sign up with
        // that address takes the account over.
        if (isRaised && !had.is_email_verified) {
          throw new HttpError(409, 'The e-mail address of this account is not verified.')
        }
        const details = differences(had, has, ['user_type', 'is_active', 'verified_user'])
        if (details) {
          await saveStanding(tx, id, has)
          const entry = { actorId: user.id, action: 'update', entity: 'user', entityId: id, details }
          await audit(tx, entry, clock())
        }
        const isLowered = rank[has.user_type] < rank[had.user_type] || (had.is_active && !has.is_active)
        if (isLowered) await closeAllSessions(tx, id)
        return await readUsers(tx, [id])
      })
      if (!changed) throw new HttpError(404, 'User not found.')
      return { status: true, data: userAnswer({ publicUrl }, changed) }
    },
  }),
  route('PATCH /common/superadmin/events/{id}/', {
    operationId: 'featureEvent',
    access: 'superadmin',
    reach: 'event',
    summary: 'Features an event, stops featuring it, or lowers and limits its visibility.',
    tag: 'Superadmin',
    params: byId('event', 42),
    body: EventChange,
    answer: dataOf(EventAnswer),
    fails: { 404: 'Event not found.' },
    handle: async ({ user, params: { id }, body, ...services }) => {
      const { db, clock } = services
      return await db.transaction(async (tx) => {
        const { is_featured, visibility, reason } = body
        if (visibility !== undefined && reason !== undefined)
          await changeLimit(tx, { id, user, visibility, reason }, services)
        if (is_featured !== undefined && (await setFeatured(tx, id, is_featured))) {
          const action = is_featured ? 'feature' : 'unfeature'
          await audit(tx, { actorId: user.id, action, entity: 'event', entityId: id }, clock())
        }
        return await oneEvent(tx, id, user, services)
      })
    },
  }),
  route('POST /common/superadmin/events/{id}/takedown/', {
    operationId: 'takeDownEvent',
    access: 'superadmin',
    reach: 'live event',
    summary:
      'Takes a published event back from Explore; its author is told why by mail, and may submit it again.',
    tag: 'Superadmin',
    params: byId('event', 42),
    body: z.strictObject({
      reason: longText(1000)
        .refine((reason) => reason !== '', 'Say why.')
        .openapi({
          description: 'Why, at most 1,000 characters.',
          example: 'The venue does not know of it.',
        }),
    }),
    answer: dataOf(EventAnswer),
    fails: { 404: 'Event not found.', 409: 'This event is not published.' },
    handle: async ({ user, params: { id }, body: { reason }, ...services }) => {
      const { db, mail, clock } = services
      return await db.transaction(async (tx) => {
        const taken = await takeDown(tx, id, reason)
        if (taken === 'unknown') throw new HttpError(404, 'Event not found.')
        if (taken === 'notPublished') throw new HttpError(409, 'This event is not published.')
        const { title, author_id, was_featured } = taken
        const details = {
          approval_status: { from: 'published', to: 'rejected' },
          ...(was_featured && { is_featured: { from: true, to: false } }),
        }
        const entry = {
          actorId: user.id,
          action: 'take-down',
          entity: 'event',
          entityId: id,
          reason,
          details,
        }
        await audit(tx, entry, clock())
        if (author_id !== null) {
          await mail.enqueue(tx, {
            kind: 'event-taken-down',
            userId: author_id,
            event: { id, title },
            reason,
          })
        }
        return await oneEvent(tx, id, user, services)
      })
    },
  }),
]

interface LimitChange {
  id: number
  user: Caller
  visibility: Visibility
  reason: string
}

/** Lowers the visibility, which limits it. Once it is limited, a higher value only moves the limit. */
async function changeLimit(
  tx: Db,
  { id, user, visibility, reason }: LimitChange,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
): Promise<void> {
  const had = await lockVisibility(tx, id)
  if (had === null) throw new HttpError(404, 'Event not found.')
  const { title, author_id, visibility: from } = had
  const ceiling = had.visibility_ceiling ?? 'public'
  const isLowered = isRaised(visibility, from)
  if (ceiling === 'public' && isRaised(from, visibility)) {
    throw badField('visibility', 'Only its author may raise the visibility of an event.')
  }
  if (ceiling === visibility || (ceiling === 'public' && !isLowered)) return
  if (isLowered) await saveVisibility(tx, id, visibility, clock())
  await limitVisibility(tx, id, visibility, reason)
  const details = isLowered
    ? { visibility: { from, to: visibility } }
    : { visibility_ceiling: { from: ceiling, to: visibility } }
  const entry = { actorId: user.id, action: changesVisibility, entity: 'event', entityId: id, details }
  await audit(tx, { ...entry, reason }, clock())
  if (author_id === null || visibility === 'public' || !isRaised(visibility, ceiling)) return
  const event = { id, title }
  await mail.enqueue(tx, { kind: 'visibility-limited', userId: author_id, event, visibility, reason })
}
