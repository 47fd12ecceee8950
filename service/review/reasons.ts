import { z } from '@hono/zod-openapi'
import { audit } from '../audit/auditQueries.ts'
import { differences, lastName } from '../audit/differences.ts'
import { dataOf, idOf, text } from '../http/answerParts.ts'
import { HttpError, rowOrThrow } from '../http/httpError.ts'
import { byId, longText, required } from '../http/input/input.ts'
import { route } from '../http/route.ts'
import { deleteReason, insertReason, listReasons, updateReason } from './reasonQueries.ts'

const example = 'Please say where exactly it takes place.'

const Reason = z
  .strictObject({ id: idOf('reason', 3), text: text('Unique, without regard to case.', example) })
  .openapi('RejectReason')
const One = dataOf(Reason)

const Written = z.strictObject({
  text: longText(500)
    .refine((sent) => sent !== '', required)
    .openapi({ description: 'Unique, without regard to case; at most 500 characters.', example }),
})
const ById = byId('reason', 3)

const taken = 'This reason already exists.'
const notFound = 'Not found.'
const entity = 'reason'
const ours = { access: 'superadmin', tag: 'Approval' } as const

export const reasonRoutes = [
  route('GET /common/reject-reasons/', {
    ...ours,
    operationId: 'rejectReasons',
    summary: 'Ready-made reasons for rejecting an event, the oldest first.',
    answer: dataOf(z.array(Reason)),
    handle: async ({ db }) => ({ status: true, data: await listReasons(db) }),
  }),
  route('POST /common/reject-reasons/', {
    ...ours,
    operationId: 'createRejectReason',
    summary: 'Adds a ready-made reason.',
    body: Written,
    status: 201,
    answer: One,
    fails: { 409: taken },
    handle: async ({ db, user, body, clock }) =>
      await db.transaction(async (tx) => {
        const data = rowOrThrow(await insertReason(tx, body.text), 'text', taken)
        await audit(tx, { actorId: user.id, action: 'create', entity, entityId: data.id }, clock())
        return { status: true, data }
      }),
  }),
  route('PATCH /common/reject-reasons/{id}/', {
    ...ours,
    operationId: 'updateRejectReason',
    reach: 'reason',
    summary: 'Changes a ready-made reason. Events already rejected with it keep the old text.',
    params: ById,
    body: Written,
    answer: One,
    fails: { 404: notFound, 409: taken },
    handle: async ({ db, user, params, body, clock }) =>
      await db.transaction(async (tx) => {
        const { had, has } = rowOrThrow(await updateReason(tx, params.id, body.text), 'text', taken)
        const details = differences(had, has, ['text'])
        await audit(tx, { actorId: user.id, action: 'update', entity, entityId: has.id, details }, clock())
        return { status: true, data: has }
      }),
  }),
  route('DELETE /common/reject-reasons/{id}/', {
    ...ours,
    operationId: 'deleteRejectReason',
    reach: 'reason',
    summary: 'Deletes a ready-made reason.',
    params: ById,
    status: 204,
    fails: { 404: notFound },
    handle: async ({ db, user, params, clock }) =>
      await db.transaction(async (tx) => {
        const gone = await deleteReason(tx, params.id)
        if (!gone) throw new HttpError(404, notFound)
        const entry = { actorId: user.id, action: 'delete', entity, entityId: params.id }
        await audit(tx, { ...entry, details: lastName('text', gone.text) }, clock())
      }),
  }),
]
