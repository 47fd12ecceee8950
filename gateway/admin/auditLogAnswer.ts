import { z } from 'zod'
import { Id, isObject, maybe, Moment, Text } from '../rest/payload.ts'
import { pageOf, type RestPage } from '../rest/listPayload.ts'

export const RestAuditEntry = z.object({
  id: Id,
  at: Moment,
  actor: maybe(z.object({ id: Id, full_name: z.string(), email: z.string() })),
  action: z.string(),
  entity: z.string(),
  entity_id: maybe(Id),
  reason: Text,
  /** Keyed by field; each value is `{from, to}` or just the new value. */
  details: z.unknown().transform((details) =>
    Object.entries(isObject(details) ? details : {}).map(([field, change]) => ({
      field,
      from: isObject(change) ? asText(change.from) : null,
      to: isObject(change) ? asText(change.to) : asText(change),
    })),
  ),
})
export type RestAuditEntry = z.output<typeof RestAuditEntry>

export const RestAuditEntries = pageOf(RestAuditEntry)
export type RestAuditPage = RestPage<RestAuditEntry>

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
