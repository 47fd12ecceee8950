import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, execute, parse } from 'graphql'
import type {
  Choices,
  EventCard,
  EventDetail,
  Page,
  PendingEvent,
  Place,
  Session,
  Slide,
  User,
} from '../../../machines/domain.ts'
import type { FirstLook } from '../../../machines/events/firstLookMachine.ts'
import type { Failure } from '../../../machines/domain.ts'

/** An operation that the client has sent, with the text that the gateway has for it. */
export interface Operation {
  operationName: string
  query: string
  variables: Record<string, unknown>
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))

/** What an actor gives back, as the root of the graph: the names of its fields are those of the machines' words. */
const roots: Record<string, (output: never, variables: Record<string, unknown>) => object> = {
  register: () => ({ register: true }),
  verifyEmail: () => ({ verifyEmail: true }),
  resendCode: () => ({ resendCode: true }),
  login: (session: Session) => ({ login: session }),
  logout: () => ({ logout: true }),
  requestPasswordReset: () => ({ requestPasswordReset: true }),
  verifyResetCode: (leave: { resetToken: string }) => ({ verifyResetCode: leave }),
  setNewPassword: () => ({ setNewPassword: true }),
  getProfile: (me: User) => ({ me }),
  updateProfile: (user: User) => ({ updateProfile: user }),
  listSlides: (homepageContent: Slide[]) => ({ homepageContent }),
  listChoices: (choices: Choices) => choices,
  listEvents: (events: Page<EventDetail>) => ({ events }),
  listFirstLook: ({ weekend, near }: FirstLook, { saturday }) => ({
    events: ({ filter: { date, location } }: { filter: { date?: string; location?: string } }) => {
      const results = location ? near : date === saturday ? weekend : []
      return { results, count: results.length }
    },
  }),
  getEvent: (event: EventDetail) => ({ event }),
  recordView: (_, { eventId }) => ({ recordView: { eventId } }),
  saveFavorite: (_, favorite) => ({ saveFavorite: favorite }),
  listFavorites: ({ results, ...page }: Page<EventCard>) => ({
    favorites: { ...page, results: results.map((event) => ({ event })) },
  }),
  geocode: (geocode: Place[]) => ({ geocode }),
  createEvent: () => ({ createEvent: { id: '1' } }),
  listPendingEvents: (pendingEventPage: Page<PendingEvent>) => ({ pendingEventPage }),
  pendingEventsChanged: (pendingEventPageChanged: Page<PendingEvent>) => ({ pendingEventPageChanged }),
  decideEvent: (_, { eventId, decision }) => ({
    decideEvent: { eventId, approvalStatus: decision === 'PUBLISH' ? 'PUBLISHED' : 'REJECTED' },
  }),
}

/** The answer that the gateway would give if this were what the actor got; throws where it would not fit the schema. */
export async function answerOf({ operationName, query, variables }: Operation, output: unknown) {
  const root = roots[operationName]
  if (!root) throw new Error(`Nothing is known of the operation ${operationName}.`)
  const rootValue = root(output as never, variables)
  const answer = await execute({ schema, document: parse(query), rootValue, variableValues: variables })
  if (answer.errors) throw new Error(`${operationName}: ${answer.errors.map(String).join('; ')}`)
  return answer
}

/** The gateway's answer to an operation that failed. */
export function refusalOf({ operationName }: Operation, { code, message, fields }: Failure) {
  return {
    data: null,
    errors: [{ message, path: [operationName], extensions: { code, requestId: 'held', fields } }],
  }
}
