import type { Resolvers } from '../generated/resolvers.ts'
import { segment } from '../rest/segment.ts'
import { RestHistory } from './historyAnswer.ts'

export const history: Resolvers = {
  Query: {
    eventHistory: async (_root, { eventId }, { rest }) =>
      (await rest.get(`/common/events/${segment(eventId)}/history/`, RestHistory)).results,
  },
}
