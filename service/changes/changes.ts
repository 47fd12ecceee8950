import { z } from '@hono/zod-openapi'
import { eventOf } from './stream.ts'
import type { Topic } from '../ports/changes.ts'
import { HttpError } from '../http/httpError.ts'
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
  'comes every 15 seconds when nothing else does. Read the topics after each `open`: what changed before is not told.',
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
    handle: async ({ db, changes, user, query }) => {
      const events = query.topics.flatMap((topic) => eventOf(topic) ?? [])
      if (events.length < query.topics.length && user.user_type !== 'superadmin') {
        throw new HttpError(403, 'Only a superadmin may listen to this.')
      }
      for (const id of events) {
        if (!(await maySee(db, id, user))) throw new HttpError(404, `Event ${id} not found.`)
      }
      return await changes.open(user, query.topics)
    },
  }),
]
