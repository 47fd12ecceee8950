import { z } from '@hono/zod-openapi'
import { route } from '../http.ts'
import { databaseId, day, filter } from '../input.ts'
import { linksOf, pageOf, paging, sliceOf } from '../paging.ts'
import { deedOrder, findDeeds, readDeeds } from '../queries/audit.ts'
import { keyOfPlace, placeKey } from '../queries/ordered.ts'

const word = z.string().regex(/^[a-z][a-z_-]{0,39}$/, 'This is no such word.')

const Deed = z
  .strictObject({
    id: z.number().int(),
    at: z.iso.datetime(),
    actor: z
      .strictObject({ id: z.number().int(), full_name: z.string(), email: z.string() })
      .nullable()
      .openapi({ description: 'Null once the account is gone.' }),
    action: z.string().openapi({ example: 'publish' }),
    entity: z.string().openapi({ example: 'event' }),
    entity_id: z.number().int().nullable(),
    reason: z.string().nullable(),
    details: z
      .record(z.string(), z.unknown())
      .nullable()
      .openapi({ description: 'What changed: `{field: {from, to}}`.' }),
  })
  .openapi('Deed')

const path = '/common/superadmin/audit/'

export const auditLogRoutes = [
  route('GET /common/superadmin/audit/', {
    access: 'superadmin',
    summary: 'Who did what to what and when, newest first.',
    tag: 'Superadmin',
    query: z.strictObject({
      actor: filter(databaseId).openapi({ description: 'The id of an account.' }),
      action: filter(word),
      entity: filter(word),
      entity_id: filter(databaseId),
      date_from: filter(day).openapi({ description: 'A day in UTC.' }),
      date_to: filter(day).openapi({ description: 'A day in UTC, to its end.' }),
      ...paging,
    }),
    answer: pageOf(Deed),
    handle: async ({ db, publicUrl, query }) => {
      const slice = sliceOf(query, placeKey(deedOrder))
      const found = await findDeeds(db, query, slice)
      const ids = found.rows.map(({ id }) => id)
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path, query, slice, keyOf: keyOfPlace }),
        results: await readDeeds(db, ids),
      }
    },
  }),
]
