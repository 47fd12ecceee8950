import { z } from '@hono/zod-openapi'
import { dataOf, idOf, text } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { findBefore } from '../events/editEvent/editEventQueries.ts'
import { EventById } from '../events/eventDraft.ts'
import type { Caller } from '../ports/caller.ts'
import { type EventAuditEntry, eventHistory } from './historyQueries.ts'

const Step = z
  .strictObject({
    id: idOf('step', 90_017),
    at: z.iso.datetime(),
    by: z.enum(['author', 'reviewer']),
    full_name: text('For superadmins; authors see only their own name.', 'Asha Rao').nullable(),
    action: text(
      'What was done: `create`, `repeat`, `update`, `resubmit`, `propose`, `withdraw`, `publish`, `reject`, `publish-changes`, `reject-changes`, `postpone`, `cancel`, `schedule`, `change-visibility`, or another word.',
      'reject',
    ),
    reason: text('Why, where a reason was given.', 'The venue is closed that day.').nullable(),
    changed: z.array(z.string()).openapi({
      description: "The event's fields that an edit or a proposal changes.",
      example: ['title', 'start_time'],
    }),
  })
  .openapi('Step')

const ofAuthors: ReadonlySet<string> = new Set([
  'create',
  'repeat',
  'update',
  'resubmit',
  'propose',
  'withdraw',
])
const ofBoth: ReadonlySet<string> = new Set(['postpone', 'cancel', 'schedule', 'change-visibility'])

export const historyRoutes = [
  route('GET /common/events/{id}/history/', {
    operationId: 'eventHistory',
    access: 'signedIn',
    reach: 'reviewed event',
    summary: 'The history of an event: who did what, when and why, newest first, at most 100 entries.',
    tag: 'Approval',
    params: EventById,
    answer: dataOf(z.array(Step)),
    fails: { 403: 'Only its author may read the history of an event.', 404: 'Event not found.' },
    handle: async ({ db, user, params: { id } }) => {
      const event = await findBefore(db, id, user, 'look')
      if (!event) throw new HttpError(404, 'Event not found.')
      if (event.author_id !== user.id && user.user_type !== 'superadmin') {
        throw new HttpError(403, 'Only its author may read the history of an event.')
      }
      return {
        status: true,
        data: (await eventHistory(db, id)).map((entry) => stepFor(user, event.author_id, entry)),
      }
    },
  }),
]

function stepFor(
  viewer: Caller,
  authorId: number | null,
  { actor_id, full_name, details, ...entry }: EventAuditEntry,
): z.output<typeof Step> {
  const mayKnow = viewer.user_type === 'superadmin' || viewer.id === actor_id
  return {
    ...entry,
    by:
      ofAuthors.has(entry.action) || (ofBoth.has(entry.action) && actor_id === authorId)
        ? 'author'
        : 'reviewer',
    full_name: mayKnow ? full_name : null,
    changed: Object.keys(details ?? {}),
  }
}
