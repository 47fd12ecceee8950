import { z } from '@hono/zod-openapi'
import { dataOf, idOf, text, whole } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { listCategories, listTypes } from './catalogQueries.ts'

const entry = {
  id: idOf('entry', 3),
  name: text('Unique, without regard to case or accents.', 'Concert'),
  description: text('What belongs here.', 'Music before an audience.').nullable(),
  created_at: z.iso.datetime(),
}

export const CatalogAnswer = z.strictObject(entry).openapi('CatalogEntry')

const Listed = z
  .strictObject({ ...entry, event_count: whole('Events that have it, published or not.', 57) })
  .openapi('ListedCatalogEntry')

const List = dataOf(z.array(Listed))

export const catalogRoutes = [
  route('GET /common/types/', {
    operationId: 'eventTypes',
    access: 'signedIn',
    summary: 'Every event type, in the order of the alphabet.',
    tag: 'Catalog',
    answer: List,
    handle: async ({ db }) => ({ status: true, data: await listTypes(db) }),
  }),
  route('GET /common/categories/', {
    operationId: 'categories',
    access: 'signedIn',
    summary: 'Every event category, in the order of the alphabet.',
    tag: 'Catalog',
    answer: List,
    handle: async ({ db }) => ({ status: true, data: await listCategories(db) }),
  }),
]
