import { z } from 'zod'
import { Id, isObject, maybe, Moment, Text } from '../rest/payload.ts'
import { pageOf, type RestPage } from '../rest/listPayload.ts'

export const RestDeed = z.object({
  id: Id,
  at: Moment,
  actor: maybe(z.object({ id: Id, full_name: z.string(), email: z.string() })),
  action: z.string(),
  entity: z.string(),
  entity_id: maybe(Id),
  reason: Text,
  /** By field: `{from, to}`, or its present value. */
  details: z.unknown().transform((details) =>
    Object.entries(isObject(details) ? details : {}).map(([field, change]) => ({
      field,
      from: isObject(change) ? asText(change.from) : null,
      to: isObject(change) ? asText(change.to) : asText(change),
    })),
  ),
})
export type RestDeed = z.output<typeof RestDeed>

export const RestDeeds = pageOf(RestDeed)
export type RestAuditPage = RestPage<RestDeed>

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
