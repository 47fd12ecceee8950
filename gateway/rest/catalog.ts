import { z } from 'zod'
import { Id, Text } from './payload.ts'

/** A category or an event type; inside an event it comes without its description. */
export const RestCatalogEntry = z.object({ id: Id, name: z.string(), description: Text })
export type RestCatalogEntry = z.output<typeof RestCatalogEntry>
