import { describe, expect, test } from 'vitest'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import { cases } from '../cases/all.ts'
import { variablesFor } from '../cases/variables.ts'
import { type Call, gatewayOver, type Handler, type Reading, readings } from '../double.ts'
import { widened } from '../wholeDocument.ts'

/** The same `/common` with lists of the given length, in which each entry is repeated under different ids. */
const lengthened =
  (handle: Handler, length: number): Handler =>
  async (call: Call) => {
    const answer = await handle(call)
    if (answer instanceof Response || call.method !== 'GET') return answer
    return longer(answer, length)
  }

function longer(value: unknown, length: number): unknown {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    if (!isEntry(first)) return value
    const copies = Array.from({ length: length - 1 }, (_, at) => ({ ...first, id: `${1000 + at}` }))
    return [...(value as unknown[]), ...copies]
  }
  if (typeof value !== 'object' || value === null) return value
  // Lists inside an entry stay unchanged.
  const inner = isEntry(value)
    ? []
    : Object.entries(value).map(([key, each]) => [key, longer(each, length)] as const)
  return { ...value, ...Object.fromEntries(inner), ...(isEntry(value) ? {} : { next: null }) }
}

const isEntry = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('id' in value || 'event' in value)

async function callsOf(
  document: string,
  variables: Record<string, unknown>,
  reading: Reading,
  length: number,
) {
  const { run, calls } = gatewayOver(lengthened(readings[reading], length))
  const { data, errors } = await run(document, variables)
  expect(errors).toBeUndefined()
  return { calls: calls.map(({ method, path }) => `${method} ${path}`), size: JSON.stringify(data).length }
}

/** The client's queries and mutations, which have a single answer, unlike subscriptions. */
const clients = Object.values(operations)
  .filter((document) => !document.startsWith('subscription'))
  .map((document) => ({
    name: document.split(/[\s({]/)[1] ?? '',
    document,
    variables: variablesFor(document),
  }))
const wholes = cases.map(([document, , variables = {}]) => {
  const { field, whole } = widened(document)
  return { name: field, document: whole, variables }
})
const lists = [
  'events',
  'myEvents',
  'favorites',
  'pendingEvents',
  'pendingEventPage',
  'adminEvents',
  'users',
  'auditLog',
  'eventHistory',
]
  .concat(['categories', 'eventTypes', 'homepageContent'])
  .map((field) => `Query.${field}`)

/**
 * The most calls of an operation. A foreign service may only confirm a write, and may find the event of a
 * decision only by its slug, so it is called more often.
 */
const mostCalls: Record<Reading, number> = { ours: 1, foreign: 3 }

/** The number of lists for each operation that reads several at once. */
const listsAsked: Record<string, number> = {
  getNotifications: 3,
  listChoices: 2,
  listFirstLook: 3,
  readImportSettings: 3,
  readReview: 2,
}

describe.each<Reading>(['ours', 'foreign'])('calls to the service (%s reading)', (reading) => {
  test.each([...clients, ...wholes])(
    '$name: as many for a long list as for a short one',
    async (operation) => {
      const { document, variables, name } = operation
      const short = await callsOf(document, variables, reading, 1)
      const long = await callsOf(document, variables, reading, 60)
      expect(long.calls).toEqual(short.calls)
      const most = mostCalls[reading] * (listsAsked[name] ?? 1)
      expect(short.calls.length).toBeGreaterThan(0)
      expect(short.calls.length).toBeLessThanOrEqual(name.startsWith('Query.') ? 1 : most)
      if (lists.includes(name)) expect(long.size).toBeGreaterThan(20 * short.size)
    },
  )
})

test('every list is among the operations whose calls are counted', () => {
  const counted = new Set(wholes.map(({ name }) => name))
  expect(lists.filter((name) => !counted.has(name))).toEqual([])
})

const reads = cases
  .map(([document, , variables]) => {
    const { field, twice } = widened(document)
    return { field, twice, variables }
  })
  .filter(({ field }) => field.startsWith('Query.'))

test.each(reads)('GQ-6 $field is read at most once, however often a request selects it', async (read) => {
  const { run, calls } = gatewayOver(readings.ours)
  const { data, errors } = await run(read.twice, read.variables)
  // Expensive fields must not even be requested twice.
  const isRefused = errors?.[0]?.message.endsWith(' once.') === true
  expect(errors === undefined).toBe(!isRefused)
  expect(calls).toHaveLength(isRefused ? 0 : 1)
  if (!isRefused) expect(data).toHaveProperty('again')
})
