import { z } from '@hono/zod-openapi'
import { findMissing } from '../../catalog/catalogQueries.ts'
import { dataOf, idOf, text } from '../../http/answerParts.ts'
import { badField, HttpError } from '../../http/httpError.ts'
import { byId, emptiedField, jsonId, oneOf, requiredLine } from '../../http/input/input.ts'
import { words } from '../../http/lists/filters.ts'
import { route } from '../../http/route.ts'
import type { Db } from '../../ports/db.ts'
import {
  countFilters,
  deleteFilter,
  type FilterTerms,
  insertFilter,
  listFilters,
  lockFilter,
  updateFilter,
  whens,
} from './savedFilterQueries.ts'

const tag = 'Notifications'
const most = 20
const tooMany = `An account has at most ${most} saved filters.`
const notFound = 'Filter not found.'

const about = {
  name: { description: 'What its owner calls it, at most 100 characters.', example: 'Jazz nearby' },
  location: { description: 'Words of venue or location, as in the list of events.', example: 'Cologne' },
  category: { description: 'Id of a category.', example: 1 },
  event_type: { description: 'Id of an event type.', example: 1 },
  search: { description: 'Words of the event, as in the list of events.', example: 'jazz' },
  when: { description: 'Which days it covers, relative to today.', example: 'weekend' },
}

export const FilterAnswer = z
  .strictObject({
    id: idOf('filter', 12),
    name: text(about.name.description, about.name.example),
    location: text(about.location.description, about.location.example).nullable(),
    category: idOf('category', 1).nullable(),
    event_type: idOf('event type', 1).nullable(),
    search: text(about.search.description, about.search.example).nullable(),
    when: z.enum(whens).openapi(about.when),
  })
  .openapi('SavedFilter')

const name = requiredLine(100).openapi(about.name)
const terms = {
  location: emptiedField(words).openapi(about.location),
  category: jsonId.nullish().openapi(about.category),
  event_type: jsonId.nullish().openapi(about.event_type),
  search: emptiedField(words).openapi(about.search),
  when: oneOf(whens).optional().openapi(about.when),
}
const NewFilter = z.strictObject({ name, ...terms })
const FilterChange = z.strictObject({ name: name.optional(), ...terms })
const ById = byId('filter', 12)

export const savedFilterRoutes = [
  route('GET /common/saved-filters/', {
    operationId: 'savedFilters',
    access: 'signedIn',
    tag,
    summary: "The caller's saved filters, the oldest first.",
    answer: dataOf(z.array(FilterAnswer)),
    handle: async ({ db, user }) => ({ status: true, data: await listFilters(db, user.id) }),
  }),
  route('POST /common/saved-filters/', {
    operationId: 'createSavedFilter',
    access: 'signedIn',
    tag,
    summary: `Saves a filter, with one condition at least; \`when\` is \`any\` unless given, which is none. ${tooMany}`,
    body: NewFilter,
    status: 201,
    answer: dataOf(FilterAnswer),
    fails: { 409: tooMany },
    handle: async ({ db, user, body, clock }) =>
      await db.transaction(async (tx) => {
        const terms = await checked(tx, { ...none, ...given(body), name: body.name }, body)
        if ((await countFilters(tx, user.id)) >= most) throw new HttpError(409, tooMany)
        return { status: true, data: await insertFilter(tx, user.id, terms, clock()) }
      }),
  }),
  route('PATCH /common/saved-filters/{id}/', {
    operationId: 'updateSavedFilter',
    access: 'signedIn',
    reach: 'own filter',
    tag,
    summary: 'Changes a saved filter. Omitted conditions stay; null removes one.',
    params: ById,
    body: FilterChange,
    answer: dataOf(FilterAnswer),
    fails: { 404: notFound },
    handle: async ({ db, user, params: { id }, body }) =>
      await db.transaction(async (tx) => {
        const had = await lockFilter(tx, user.id, id)
        if (!had) throw new HttpError(404, notFound)
        const terms = await checked(tx, { ...had, ...given(body) }, body)
        return { status: true, data: await updateFilter(tx, id, terms) }
      }),
  }),
  route('DELETE /common/saved-filters/{id}/', {
    operationId: 'deleteSavedFilter',
    access: 'signedIn',
    reach: 'own filter',
    tag,
    summary: 'Deletes a saved filter.',
    params: ById,
    status: 204,
    fails: { 404: notFound },
    handle: async ({ db, user, params: { id } }) => {
      if (!(await deleteFilter(db, user.id, id))) throw new HttpError(404, notFound)
    },
  }),
]

const none = { location: null, category: null, event_type: null, search: null, when: 'any' } as const

type Present<Terms> = { [Name in keyof Terms]?: Exclude<Terms[Name], undefined> }

const given = <Terms extends object>(body: Terms) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Present<Terms>

/** Throws a 400 error if the filter has no conditions or names a category or type that does not exist. */
async function checked(
  tx: Db,
  filter: FilterTerms,
  requested: { category?: number | null | undefined; event_type?: number | null | undefined },
): Promise<FilterTerms> {
  const { location, category, event_type, search, when } = filter
  const isEmpty = [location, category, event_type, search].every((term) => term === null)
  if (isEmpty && when === 'any') throw badField('when', 'Give at least one condition.')
  // Check only the ids in the request: a filter may keep a category or type that was deleted later.
  const missing = await findMissing(tx, {
    category: requested.category ?? undefined,
    type: requested.event_type ?? undefined,
  })
  if (missing.category) throw badField('category', 'There is no such category.')
  if (missing.type) throw badField('event_type', 'There is no such type.')
  return filter
}
