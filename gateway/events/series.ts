import { z } from 'zod'
import type { Resolvers } from '../generated/resolvers.ts'
import { listOf } from '../rest/listPayload.ts'
import { givenFields } from '../rest/names.ts'
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
    repeatEvent: async (_root, { id, ...rule }, { rest }) => {
      const path = `/common/events/${segment(id)}/repeat/`
      return (await rest.post(path, RestRepetition, givenFields(rule))).events
    },
    extendSeries: async (_root, { eventId, ...end }, { rest }) => {
      const path = `/common/events/${segment(eventId)}/series/`
      return (await rest.post(path, RestRepetition, givenFields(end))).events
    },
  },
}
