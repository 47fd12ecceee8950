import {
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../../gateway/schema.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { gatewayOver, readings } from '../double.ts'
import { wholeDocument } from '../wholeDocument.ts'

/** A value that fits an argument; undefined if the argument is optional. */
function fitting(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined
  const { ofType } = type
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name
  const plain = new Map<string, unknown>([
    ['Boolean', false],
    ['Int', 1],
    ['String', 'text'],
  ])
  if (!isInputObjectType(ofType)) return plain.get(String(ofType)) ?? []
  const required = Object.values(ofType.getFields()).filter((field) => isRequiredInputField(field))
  return Object.fromEntries(required.map((field) => [field.name, fitting(field.type)]))
}

/** True if an argument becomes part of a path; `saveFavorite` sends its event in the body. */
const isPlace = ({ name }: GraphQLArgument, field: string) =>
  name === 'id' || (name === 'eventId' && field !== 'saveFavorite')

const fields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).flatMap(({ name, args }) => {
    const place = args.find((arg) => isPlace(arg, name))
    const others = Object.fromEntries(args.map((arg) => [arg.name, fitting(arg.type)]))
    return place
      ? [{ field: `${root}.${name}`, with: (id: string) => ({ ...others, [place.name]: id }) }]
      : []
  })
})

/** The fixed parts of routes at positions where other routes have an id. */
const siblings = [
  ...new Set(
    allRoutes.flatMap(({ path }) => {
      const parts = path.split('/')
      const fits = (other: readonly string[]) =>
        other.length === parts.length && parts.every((part, at) => part === '{id}' || part === other[at])
      const others = allRoutes.map((route) => route.path.split('/')).filter(fits)
      return others.flatMap((other) => other[parts.indexOf('{id}')] ?? []).filter((name) => name !== '{id}')
    }),
  ),
]

test('SS-1 some fixed paths are siblings of paths with an id', () => {
  expect(siblings).toEqual(expect.arrayContaining(['pending', 'my-events', 'create']))
})

test('SS-1 more than ten fields take an id as an argument', () => {
  expect(fields.length).toBeGreaterThan(10)
})

test.each(fields)('SS-1 an id cannot lead to another path: $field', async ({ field, with: variables }) => {
  const document = wholeDocument(field)
  for (const id of ['', '.', '..', '\uD800', 'a\uDC00', ...siblings, 'Pending']) {
    const { codeOf, calls } = gatewayOver(readings.ours)
    expect([id, await codeOf(document, variables(id))]).toEqual([id, 'NOT_FOUND'])
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  }
  const firstCall = async (id: string) => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(document, variables(id))
    return calls[0]
  }
  const usual = (await firstCall('7'))?.path
  expect(usual).toContain('/7/')
  for (const id of ['../2', '%2e%2e', '2/../3', '2?x=1', '2#x', '..\\2', '//evil.example/', '2\r\nx: y']) {
    const { path, query } = (await firstCall(id)) ?? {}
    expect([path, query]).toEqual([usual?.replace('/7/', `/${encodeURIComponent(id)}/`), {}])
  }
})

test.each(['', '.', '..', '\uD800', 'pending'])(
  'SS-1 an id cannot lead to another path: Subscription.eventChanged %j',
  async (id) => {
    const { post, calls } = gatewayOver(readings.ours)
    const query = 'subscription s($id: ID!) { eventChanged(id: $id) { id } }'
    const answer = await post({ query, variables: { id } }, { accept: 'text/event-stream' })
    expect(await answer.text()).toContain('NOT_FOUND')
    expect(calls).toEqual([])
  },
)
