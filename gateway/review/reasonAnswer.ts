import { z } from 'zod'
import { Id, oneOrNone } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

const RestReason = z.object({ id: Id, text: z.string() })
export type RestReason = z.output<typeof RestReason>
export const RestReasons = pageOf(RestReason)
export const RestSavedReason = oneOrNone(RestReason, 'reason')
