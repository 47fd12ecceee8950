import { RestOneEvent } from '../events/eventPages.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { Rest } from '../rest/client.ts'
import { RestError } from '../rest/restError.ts'
import { segment } from '../rest/segment.ts'
import { RestHistory } from './historyAnswer.ts'

/** A foreign service may not keep a history; an existing event then has an empty one. */
const nothingNoted = (rest: Rest, path: string) => async (error: unknown) => {
  if (!(error instanceof RestError) || error.code !== 'NOT_FOUND') throw error
  await rest.get(path, RestOneEvent)
  return { results: [] }
}

export const history: Resolvers = {
  Query: {
    eventHistory: async (_root, { eventId }, { rest }) => {
      const path = `/common/events/${segment(eventId)}/`
      const answer = rest.get(`${path}history/`, RestHistory)
      return (await answer.catch(nothingNoted(rest, path))).results
    },
  },
}
