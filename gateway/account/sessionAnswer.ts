import { z } from 'zod'
import { Flag, Id, Moment, Text } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

const RestOpenSession = z.object({
  id: Id,
  device: Text,
  created_at: Moment,
  last_used_at: Moment,
  is_current: Flag,
})
export type RestOpenSession = z.output<typeof RestOpenSession>

export const RestOpenSessions = pageOf(RestOpenSession).transform(({ results }) => results)
