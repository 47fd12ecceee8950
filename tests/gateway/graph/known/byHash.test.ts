import { describe, expect, test } from 'vitest'
import operations from '../../../../gateway/generated/operations.json' with { type: 'json' }
import { knownOperations } from '../../../../gateway/graph/known/known.ts'
import { schema } from '../../../../gateway/schema.ts'
import { type Answer, gatewayOver, type Handler, readings } from '../../double.ts'
import { fittingVariables, persisted } from './variables.ts'

const known = Object.entries(operations).filter(([, text]) => !text.startsWith('subscription'))
const hashOf = (name: string) =>
  known.find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))?.[0] ?? 'nothing'

/** The answer to a body, by its hash and by its text, which goes by yoga. */
async function bothWays(handler: Handler, hash: string, more: object, headers: Record<string, string> = {}) {
  const ways = [{ extensions: persisted(hash) }, { query: operations[hash as keyof typeof operations] }]
  const [byHash, byText] = await Promise.all(
    ways.map(async (way) => {
      const { post, calls, logged } = gatewayOver(handler)
      const answer = await post({ ...way, ...more }, headers)
      const called = calls.map(({ method, path, query, body }) => ({ method, path, query, body }))
      const { status } = answer
      return {
        status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
        called,
        logged,
      }
    }),
  )
  return { byHash, byText }
}

test.each(known)('%s is planned', (hash, text) => {
  const variables = fittingVariables(schema, text, false)
  expect(knownOperations(schema, operations)({ extensions: persisted(hash), variables }, true)).not.toBeNull()
})

const refusing = (status: number, body: object) => () => Response.json(body, { status })
const services: [string, Handler][] = [
  ['of ours', readings.ours],
  ['of others', readings.foreign],
  ['that refuses a field', refusing(400, { errors: { title: ['No.'], event_type_id: ['No.'] } })],
  ['that knows nobody', refusing(401, { detail: 'No.' })],
  ['that has had enough', refusing(429, { detail: 'No.' })],
  ['that is broken', refusing(500, {})],
  ['that has lost its mind', () => ({ results: [{ id: 7 }], data: 3, success: true })],
]

describe.each(services)('over a service %s', (_name, handler) => {
  test('each operation is answered by its hash as by its text', async () => {
    for (const [hash, text] of known) {
      for (const isWhole of [true, false]) {
        const variables = fittingVariables(schema, text, isWhole)
        const { byHash, byText } = await bothWays(handler, hash, { variables })
        expect([text, byHash]).toEqual([text, byText])
      }
    }
  })
})

test.each<[string, object]>([
  ['no variables', {}],
  ['null for them', { variables: null }],
  ['one that does not fit', { variables: { filter: { date: 'never' } } }],
  ['one of another type', { variables: { filter: 7, page: 7 } }],
  ['one that is not known', { variables: { other: 1 } }],
  ['no object', { variables: 'x' }],
  ['a list', { variables: [] }],
  ['the name of the operation', { operationName: 'listEvents' }],
  ['another name', { operationName: 'other' }],
  ['more than there is', { more: true }],
])('%s is the same by its hash and by its text', async (_name, more) => {
  const { byHash, byText } = await bothWays(readings.ours, hashOf('listEvents'), more)
  expect(byHash).toEqual(byText)
})

test.each([
  '*/*',
  'application/json',
  'application/*',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/json, application/graphql-response+json',
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
  'Application/JSON; charset=UTF-8',
  'application/json; charset=latin1, application/graphql-response+json',
  'application/json; charset=latin1',
  'text/event-stream',
  'text/event-stream, application/json',
])('what accepts %s is the same by its hash and by its text', async (accept) => {
  const { byHash, byText } = await bothWays(readings.ours, hashOf('getProfile'), {}, { accept })
  expect(byHash).toEqual(byText)
})

test('what @include leaves out of one answer is in the next', async () => {
  const { post } = gatewayOver(readings.ours)
  const hash = hashOf('listFirstLook')
  const text = operations[hash as keyof typeof operations]
  const fieldsOf = async (hasPlace: boolean) => {
    const variables = { ...fittingVariables(schema, text, true), hasPlace }
    const answer = await post({ extensions: persisted(hash), variables })
    const { data } = (await answer.json()) as Answer
    return Object.keys(data ?? {})
  }
  const all = await fieldsOf(true)
  const some = await fieldsOf(false)
  expect(all.length).toBeGreaterThan(some.length)
  expect(await fieldsOf(true)).toEqual(all)
})
