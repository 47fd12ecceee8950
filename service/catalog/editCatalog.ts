import { z } from '@hono/zod-openapi'
import { dataOf } from '../http/answerParts.ts'
import { HttpError, rowOrThrow } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { byId, longText, requiredLine } from '../http/input/input.ts'
import { audit } from '../audit/auditQueries.ts'
import { differences, lastName } from '../audit/differences.ts'
import { type CatalogTable, hideEntry, insertEntry, updateEntry } from './editCatalogQueries.ts'
import { CatalogAnswer } from './catalog.ts'

const ById = byId('entry', 3)

/** Pages show several blanks as one, so two names that differ only in blanks would look alike. */
const name = requiredLine(120)
  .overwrite((text) => text.replaceAll(/\s+/gu, ' '))
  .openapi({
    description: 'Unique, ignoring case, accents and repeated spaces; at most 120 characters.',
    example: 'Concert',
  })
const description = longText(1000)
  .nullish()
  .transform((text) => (text === '' ? null : text))
  .openapi({
    description: 'At most 1,000 characters; empty or null for none.',
    example: 'Music before an audience.',
  })

const NewEntry = z.strictObject({ name, description })
const Changes = z
  .strictObject({ name: name.optional(), description })
  .refine((changes) => Object.keys(changes).length > 0, 'Give a name or a description.')

const One = dataOf(CatalogAnswer)

const taken = 'This name already exists.'

const tag = 'Catalog'
const access = 'superadmin'

function editRoutes(of: {
  path: '/common/types/' | '/common/categories/'
  table: CatalogTable
  entity: 'type' | 'category'
  title: 'event type' | 'category'
  name: 'EventType' | 'Category'
}) {
  const { path, table, entity, title, name } = of
  const a = entity === 'type' ? 'an' : 'a'
  return [
    route(`POST ${path}`, {
      operationId: `create${name}`,
      access,
      summary: `Adds ${a} ${title}.`,
      tag,
      body: NewEntry,
      status: 201,
      answer: One,
      fails: { 409: taken },
      handle: async ({ db, user, body, clock }) =>
        await db.transaction(async (tx) => {
          const data = rowOrThrow(await insertEntry(tx, table, body, clock()), 'name', taken)
          await audit(tx, { actorId: user.id, action: 'create', entity, entityId: data.id }, clock())
          return { status: true, data }
        }),
    }),
    route(`PATCH ${path}{id}/`, {
      operationId: `update${name}`,
      access,
      reach: title,
      summary: `Changes ${a} ${title}; what is left out stays.`,
      tag,
      params: ById,
      body: Changes,
      answer: One,
      fails: { 404: 'Not found.', 409: taken },
      handle: async ({ db, user, params, body, clock }) =>
        await db.transaction(async (tx) => {
          const { had, has } = rowOrThrow(await updateEntry(tx, table, params.id, body), 'name', taken)
          const details = differences(had, has, ['name', 'description'])
          await audit(tx, { actorId: user.id, action: 'update', entity, entityId: has.id, details }, clock())
          return { status: true, data: has }
        }),
    }),
    route(`DELETE ${path}{id}/`, {
      operationId: `delete${name}`,
      access,
      reach: title,
      summary: `Deletes ${a} ${title}; its events stay without it.`,
      tag,
      params: ById,
      status: 204,
      fails: { 404: 'Not found.' },
      handle: async ({ db, user, params, clock }) =>
        await db.transaction(async (tx) => {
          const gone = await hideEntry(tx, table, params.id, clock())
          if (!gone) throw new HttpError(404, 'Not found.')
          const entry = { actorId: user.id, action: 'delete', entity, entityId: params.id }
          await audit(tx, { ...entry, details: lastName('name', gone.name) }, clock())
        }),
    }),
  ]
}

export const editCatalogRoutes = [
  ...editRoutes({
    path: '/common/types/',
    table: 'event_types',
    entity: 'type',
    title: 'event type',
    name: 'EventType',
  }),
  ...editRoutes({
    path: '/common/categories/',
    table: 'categories',
    entity: 'category',
    title: 'category',
    name: 'Category',
  }),
]
