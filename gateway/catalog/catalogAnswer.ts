import { z } from 'zod'
import { Id, maybe, Moment, Name, Text, oneOrNone, Whole } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

/** Catalogue entries inside an event have only an id and a name. */
export const RestCatalogEntry = z.object({
  id: Id,
  name: Name,
  description: Text,
  created_at: maybe(Moment),
  event_count: Whole,
})
export type RestCatalogEntry = z.output<typeof RestCatalogEntry>

export const RestCatalog = pageOf(RestCatalogEntry)
export const RestSavedEntry = oneOrNone(RestCatalogEntry, 'category', 'event_type', 'type')
