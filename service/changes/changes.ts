import { z } from '@hono/zod-openapi'
import { eventOf, positionOf } from './stream.ts'
import type { Topic } from '../ports/changes.ts'
import { badField, HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { maySee } from '../events/queries/eventQueries.ts'

const mostTopics = 50
const described = `\`pending\`, \`dashboard\` and \`event:\` with an id, separated by commas; at most ${mostTopics}.`

const topics = z
  .string({ error: 'Say once what to listen to.' })
  .transform((text) => [...new Set(text.split(','))])
  .refine((names) => names.length <= mostTopics, `At most ${mostTopics} topics.`)
  .refine((names) => names.every(isTopic), `Topics are ${described}`)
  .transform((names) => names as Topic[])
  .openapi({ type: 'string', description: described, example: 'event:7' })

function isTopic(name: string): boolean {
  const [, id] = /^event:([1-9]\d{0,9})$/.exec(name) ?? []
  return name === 'pending' || name === 'dashboard' || (id !== undefined && Number(id) < 2 ** 31)
}

const messages = [
  'Server-sent events. `open` comes first; `changed` names the `topics` to read again; `gone` names those that no longer',
  'exist for the caller; `end` comes last, with a `reason`: `signedOut`, `roleChanged`, `stalled` or `restart`. A comment',
  'comes every 15 seconds when nothing else does. With a `Last-Event-ID` from the last ten minutes nothing in between is',
  'missed; with an older one every topic is reported as changed.',
].join(' ')

export const changeRoutes = [
  route('GET /common/changes/', {
    operationId: 'changes',
    access: 'signedIn',
    reach: 'visible event',
    summary:
      'Streams what changes, as it happens. `pending` (the queue) and `dashboard` (whatever the admin area counts or lists) are for superadmins.',
    tag: 'Changes',
    query: z.strictObject({ topics }),
    events: messages,
    fails: { 403: 'Only a superadmin may listen to this.', 404: 'Event 7 not found.' },
    reads: {
      'last-event-id': {
        description: 'The id of the last event that came; what was missed since is told first.',
        example: '812-17',
      },
    },
    handle: async ({ db, changes, user, query, header }) => {
      const events = query.topics.flatMap((topic) => eventOf(topic) ?? [])
      if (events.length < query.topics.length && user.user_type !== 'superadmin') {
        throw new HttpError(403, 'Only a superadmin may listen to this.')
      }
      for (const id of events) {
        if (!(await maySee(db, id, user))) throw new HttpError(404, `Event ${id} not found.`)
      }
      const last = header('last-event-id')
      const since = last === undefined ? null : positionOf(last)
      if (last !== undefined && !since) {
        throw badField('Last-Event-ID', 'Last-Event-ID must be an ID of this stream.')
      }
      return await changes.open(user, query.topics, since)
    },
  }),
]
