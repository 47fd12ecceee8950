import { z } from 'zod'
import { graphName } from '../graph/errors.ts'
import { Id, Moment, OneOf, Text } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

const RestStep = z.object({
  id: Id,
  at: Moment,
  by: OneOf(['author', 'reviewer']),
  full_name: Text,
  action: z.string(),
  reason: Text,
  changed: z
    .array(z.string())
    .nullish()
    .transform((fields) => (fields ?? []).map(graphName)),
})
export type RestStep = z.output<typeof RestStep>
export const RestHistory = pageOf(RestStep)
