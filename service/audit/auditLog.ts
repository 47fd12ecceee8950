import { z } from '@hono/zod-openapi'
import { deedParts, idOf, text } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { databaseId, day, filter, textual } from '../http/input.ts'
import { linksOf, pageOf, paging, sliceOf } from '../lists/paging.ts'
import { deedOrder, findDeeds, readDeeds } from './auditQueries.ts'
import { keyOfPlace, placeKey } from '../lists/ordered.ts'

const word = z.string(textual).regex(/^[a-z][a-z_-]{0,39}$/, 'This is no such word.')

const Deed = z
  .strictObject({
    id: idOf('deed', 90_017),
    at: z.iso.datetime(),
    actor: z
      .strictObject({
        id: idOf('account', 1),
        full_name: text('The name as it is shown.', 'Mira Stein'),
        email: text('The address that logs in.', 'mira@example.org'),
      })
      .nullable()
      .openapi({ description: 'Null once the account is gone.' }),
    ...deedParts,
  })
  .openapi('Deed')

const path = '/common/superadmin/audit/'

export const auditLogRoutes = [
  route('GET /common/superadmin/audit/', {
    operationId: 'auditLog',
    access: 'superadmin',
    summary: 'Who did what to what and when, newest first.',
    tag: 'Superadmin',
    query: z.strictObject({
      actor: filter(databaseId).openapi({ description: 'The id of an account.', example: 1 }),
      action: filter(word).openapi({ description: 'What was done.', example: 'publish' }),
      entity: filter(word).openapi({ description: 'To what kind of thing.', example: 'event' }),
      entity_id: filter(databaseId).openapi({ description: 'To which one of its kind.', example: 1042 }),
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
