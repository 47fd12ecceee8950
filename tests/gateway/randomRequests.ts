import fc, { type Arbitrary } from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { schema } from '../../gateway/schema.ts'
import { rootFields, wholeDocument } from './wholeDocument.ts'

/** A request to send: a document with its variables, or a raw body. */
export type RandomRequest = { query: string; variables: Record<string, unknown> } | { body: string }

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '‮abc',
  '..',
  '../../etc/passwd',
  '%2e%2e',
  '?a=b#c',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '{"a":1}',
  'e30',
  '2027-06-01',
  '2027-02-30',
  '18:30',
  '24:61',
  'javascript:alert(1)',
  'https://example.org/',
  '7',
  '2',
  '-1',
  '1e999',
  'x'.repeat(4000),
]
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 12 }))
const number = fc.constantFrom(0, 1, 7, 20, -1, 1.5, 2_147_483_647, 2_147_483_648, 1e300, -0)
const file = fc.constantFrom(
  new File(['abc'], 'a.png', { type: 'image/png' }),
  new File([], '', { type: '' }),
  new File(['<svg/>'], '../a.svg', { type: 'image/svg+xml' }),
)

/** Usually `fitting`; rarely `strange`, which does not fit. */
const mostly = <Value>(fitting: Arbitrary<Value>, strange: Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: strange })

const strangeValue: Arbitrary<unknown> = fc.oneof(fc.jsonValue({ maxDepth: 3 }), file, text, number)

/** A value for a variable. */
function valueFor(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type)) return mostly(valueFor(type.ofType), fc.constantFrom(null, undefined))
  if (isListType(type)) return mostly(fc.array(valueFor(type.ofType), { maxLength: 3 }), strangeValue)
  if (isEnumType(type)) {
    return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)), strangeValue)
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, valueFor(field.type)] as const)
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    const odd = fc.tuple(known, fc.dictionary(text, strangeValue, { maxKeys: 2 }))
    return mostly<unknown>(
      known,
      odd.map(([fit, more]) => Object.assign(fit, more)),
    )
  }
  const scalars: Record<string, Arbitrary<unknown>> = {
    Boolean: fc.boolean(),
    Date: fc.constantFrom('2027-06-01', '2027-06-02'),
    File: file,
    Float: number,
    ID: fc.constantFrom('1', '2', '7', 7),
    Int: fc.constantFrom(1, 20, 100),
    Time: fc.constantFrom('18:30', '19:00:00'),
    URL: fc.constant('https://example.org/'),
  }
  return mostly(scalars[type.name] ?? text, strangeValue)
}

/** A value in the syntax of a document. */
function literalFor(type: GraphQLInputType): Arbitrary<string> {
  const isEnum = isEnumType(getNamedType(type))
  const fitting = valueFor(type).map((value) => written(value, isEnum))
  return mostly(fitting, fc.constantFrom('$nothing', 'null', '[[]]', '{}', '"""a\n"""', 'NOTHING', '-', '1.'))
}

function written(value: unknown, isEnum: boolean): string {
  if (typeof value === 'string') return isEnum && /^\w+$/.test(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((each) => written(each, isEnum)).join(', ')}]`
  if (typeof value !== 'object' || value === null || value instanceof File)
    return JSON.stringify(value ?? null)
  const entries = Object.entries(value).map(
    ([name, each]) => `${name}: ${written(each, /^[A-Z_]+$/.test(String(each)))}`,
  )
  return `{ ${entries.join(', ')} }`
}

const selections = new Map<string, Arbitrary<string>>()

/** Some fields of a type and of its nested types, at most `depth` deep; empty for a leaf. */
function selectionFor(type: GraphQLNamedType, depth: number): Arbitrary<string> {
  if (!isObjectType(type) || depth === 0) return fc.constant('')
  const key = `${type.name} ${depth}`
  const known = selections.get(key)
  if (known) return known
  const fields = Object.values(type.getFields()).map((field) => fieldFor(field, depth))
  const made = fc
    .array(fc.oneof(...fields), { minLength: 1, maxLength: 5 })
    .map((chosen) => ` { ${chosen.join(' ')} }`)
  selections.set(key, made)
  return made
}

function fieldFor({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): Arbitrary<string> {
  const given = args.map((arg) => literalFor(arg.type).map((value) => `${arg.name}: ${value}`))
  return fc
    .record({
      alias: mostly(fc.constant(''), fc.constantFrom('a: ', 'b: ', '__typename: ')),
      called: mostly(fc.constant(name), fc.constantFrom('nothing', '__typename', '__schema', '__type')),
      args: fc.tuple(...given).map((all) => (all.length > 0 ? `(${all.join(', ')})` : '')),
      directive: mostly(
        fc.constant(''),
        fc.constantFrom(' @skip(if: false)', ' @include(if: $x)', ' @nothing', ' @defer', ' @stream'),
      ),
      inner: selectionFor(getNamedType(type), depth - 1),
    })
    .map((field) => `${field.alias}${field.called}${field.args}${field.directive}${field.inner}`)
}

/** Usually one field of Query or Mutation, rarely more, with its values in the document. */
function literalDocument(): Arbitrary<string> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  const operations = roots.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) =>
      fc
        .tuple(fieldFor(field, 5), mostly(fc.constant(''), fc.constantFrom('logout', '...F', 'me { id }')))
        .map(([first, more]) => `${operation} q { ${first} ${more} }`),
    ),
  )
  return fc.oneof(...operations)
}

const spoilers: ((document: string) => string)[] = [
  (document) => document.slice(0, document.length / 2),
  (document) => document.slice(1),
  (document) => document.replaceAll('{', '[').replaceAll('(', '{'),
  (document) => `${document} ${document}`,
  (document) => `${document} fragment F on Query { ...F } fragment F on User { id }`,
  (document) => document.replace('{', '{ ...{ ...on Event { '),
  (document) => document.replaceAll('"', '\u0000'),
  (document) => `${document}\uD800`,
  (document) => `﻿${document}`,
  (document) => '{ a '.repeat(400) + document,
  (document) => `${document} type Query { a: Int } schema { query: Query }`,
  () => `{ ${'me { id } '.repeat(200)} }`,
  () => `# ${'x'.repeat(11_000)}`,
  () => '{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }',
  () => 'query a { me { id } } query b { me { id } }',
]

const body = (request: object) => JSON.stringify(request)
const me = '{ me { id } }'
const bodies: Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '[{}]',
    '"query"',
    body({ query: 7 }),
    body({ query: [me] }),
    body({ query: me, variables: [] }),
    body({ query: me, variables: 'x' }),
    body({ query: me, operationName: 7 }),
    body({ query: me, operationName: 'other' }),
    body({ query: me, extensions: 'x' }),
    body({ query: me, extensions: { persistedQuery: { version: 1, sha256Hash: { a: 1 } } } }),
    body({ query: me, more: true }),
    body({ query: null }),
    `{"query":"${me}","variables":{"__proto__":{"a":1}}}`,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ),
)

/**
 * Requests for every field of Query and Mutation: valid ones, invalid ones, and bodies that are not GraphQL
 * requests.
 */
export function randomRequest(): Arbitrary<RandomRequest> {
  const variables = (field: string) => {
    const [root, name = ''] = field.split('.')
    const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType()
    const args = type?.getFields()[name]?.args ?? []
    return fc.record(Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type)])))
  }
  const withVariables = fc.oneof(
    ...rootFields.map((field) =>
      variables(field).map((values) => ({ query: wholeDocument(field), variables: values })),
    ),
  )
  const literal = literalDocument()
  return fc.oneof(
    { weight: 6, arbitrary: withVariables },
    { weight: 6, arbitrary: literal.map((query) => ({ query, variables: {} })) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(literal, fc.constantFrom(...spoilers))
        .map(([query, spoil]) => ({ query: spoil(query), variables: {} })),
    },
    { weight: 1, arbitrary: bodies.map((text) => ({ body: text })) },
  )
}
