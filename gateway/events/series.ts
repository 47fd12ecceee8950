import { z } from 'zod'
import type { Resolvers } from '../generated/resolvers.ts'
import { listOf } from '../rest/listPayload.ts'
import { one } from '../rest/payload.ts'
import { segment } from '../rest/segment.ts'
import { RestEvent } from './eventAnswer.ts'
import { RestEvents } from './eventPages.ts'

const RestRepetition = one(z.object({ events: listOf(RestEvent) }))

export const series: Resolvers = {
  Query: {
    seriesDates: async (_root, { eventId }, { rest }) =>
      (await rest.get(`/common/events/${segment(eventId)}/series/`, RestEvents)).results,
  },
  Mutation: {
    repeatEvent: async (_root, { id, frequency, interval, until, count, except }, { rest }) => {
      const rule = { frequency, interval, until: until ?? undefined, count: count ?? undefined, except }
      const { events } = await rest.post(`/common/events/${segment(id)}/repeat/`, RestRepetition, rule)
      return events
    },
    extendSeries: async (_root, { eventId, until, count, except }, { rest }) => {
      const end = { until: until ?? undefined, count: count ?? undefined, except }
      const { events } = await rest.post(`/common/events/${segment(eventId)}/series/`, RestRepetition, end)
      return events
    },
  },
}
