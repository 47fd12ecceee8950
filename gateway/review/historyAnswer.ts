import { z } from 'zod'
import { enums } from '../graph/enums.ts'
import { graphName } from '../graph/errors.ts'
import { Id, maybe, Moment, Text } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

const RestStep = z.object({
  id: Id,
  at: Moment,
  by: maybe(z.enum(enums.StepBy)),
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
