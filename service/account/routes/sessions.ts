import { z } from '@hono/zod-openapi'
import { dataOf, idOf, text } from '../../http/answerParts.ts'
import { audit } from '../../audit/auditQueries.ts'
import { HttpError } from '../../http/httpError.ts'
import { byId } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import { closeOtherSessions, closeOwnSession, listSessions } from '../sessions.ts'

const tag = 'Account'

export const device = text(
  'Browser and system in plain words, where they are known.',
  'Firefox on Windows',
).nullable()

const OpenSession = z
  .strictObject({
    id: idOf('session', 512),
    device,
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().openapi({ description: 'To the minute.' }),
    is_current: z.boolean().openapi({ description: 'Whether it is the one that sent this request.' }),
  })
  .openapi('Session')

export const sessionRoutes = [
  route('GET /common/profile/sessions/', {
    operationId: 'sessions',
    access: 'signedIn',
    tag,
    summary: 'Where the caller is signed in, most recently used first.',
    answer: dataOf(z.array(OpenSession)),
    handle: async ({ db, user, clock }) => {
      const open = await listSessions(db, user, clock())
      const data = open.map((each) => Object.assign(each, { is_current: each.id === user.session_id }))
      return { status: true, data }
    },
  }),

  route('DELETE /common/profile/sessions/', {
    operationId: 'endOtherSessions',
    access: 'signedIn',
    tag,
    summary: 'Ends every session of the caller but the one that asks.',
    confirms: 'You are logged out elsewhere.',
    handle: async ({ db, user, clock, log }) => {
      await db.transaction(async (tx) => {
        await closeOtherSessions(tx, user)
        const entry = { actorId: user.id, action: 'log-out-elsewhere', entity: 'user', entityId: user.id }
        await audit(tx, entry, clock())
      })
      log.info({ user: user.id }, 'logged out elsewhere')
    },
  }),

  route('DELETE /common/profile/sessions/{id}/', {
    operationId: 'endSession',
    access: 'signedIn',
    reach: 'own session',
    tag,
    summary: "Ends one of the caller's sessions.",
    params: byId('session', 512),
    status: 204,
    fails: { 404: 'Session not found.' },
    handle: async ({ db, user, params, clock, log }) => {
      await db.transaction(async (tx) => {
        if (!(await closeOwnSession(tx, user.id, params.id))) throw new HttpError(404, 'Session not found.')
        const entry = { actorId: user.id, action: 'log-out', entity: 'session', entityId: params.id }
        await audit(tx, entry, clock())
      })
      log.info({ user: user.id }, 'a session was ended from another')
    },
  }),
]
