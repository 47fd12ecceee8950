import {
  buildSchema,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  getVariableValues,
  isObjectType,
  Kind,
  parse,
  printSchema,
  responsePathAsArray,
} from 'graphql'
import { expect, test } from 'vitest'
import operations from '../../../../gateway/generated/operations.json' with { type: 'json' }
import { knownOperations } from '../../../../gateway/graph/known/known.ts'
import { planOf, Unplanned } from '../../../../gateway/graph/known/plan.ts'
import { schema } from '../../../../gateway/schema.ts'
import { chance } from '../../../../service/run/sample/chance.ts'
import { given, randomAnswer, randomDocument } from './randomDocuments.ts'
import { fittingVariables, persisted } from './variables.ts'

/** `PLAN_SEED=… PLAN_COUNT=100000 npm test -- plan` for others and more. */
const seed = Number(process.env['PLAN_SEED'] ?? 20_270_601)
const count = Number(process.env['PLAN_COUNT'] ?? 10_000)

const every = buildSchema(`
  enum Colour { RED GREEN }
  input Inner { n: Int! = 4, colour: Colour = GREEN, more: [Int!] }
  input Filter { text: String = "usual", inner: Inner, colours: [Colour!]! = [RED] }
  type Query { thing(id: ID, filter: Filter): Thing, sure: Thing!, things(n: Int! = 2): [Thing!]!, some: [Thing], words(n: Int = 9): String }
  type Thing {
    id: ID!
    name(colour: Colour = RED, filter: Filter = { text: "other" }): String
    sure(n: Int! = 6): String!
    n: Int
    flag: Boolean!
    colour: Colour
    table: [[Int]]
    rows: [[String!]!]!
    next: Thing
    sureNext: Thing!
    things(first: Int): [Thing!]
    all: [Thing]!
  }
`)

/** The schema with resolvers that answer at random, but alike at the same place; what they are given is part of texts. */
function answering(graph: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(graph.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve = (_source, args, salt: number, info) => {
        const place = [...responsePathAsArray(info.path), JSON.stringify(args)].join(' ')
        return randomAnswer(info.returnType, chance(`${salt} ${place}`), `${info.fieldNodes.length} ${place}`)
      }
    }
  }
  return graph
}
// Half of the time would go into the stacks of errors that nobody reads.
Error.stackTraceLimit = 0
answering(every)
const ours = answering(buildSchema(printSchema(schema)))

/** Errors by their place: in which order promises fail is nobody's promise. */
const told = ({ data, errors = [] }: ExecutionResult) =>
  JSON.stringify({ data, errors: errors.map((error) => JSON.stringify(error)).toSorted() })

async function both(graph: GraphQLSchema, text: string, variables: Record<string, unknown>, salt: number) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  const coerced = getVariableValues(graph, operation.variableDefinitions ?? [], variables)
  if (!coerced.variableValues) throw coerced.errors?.[0] ?? new Error('no variables')
  const fragments = Object.fromEntries(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  const asked = { schema: graph, operation, fragments, variables: coerced.variableValues }
  const planned = await planOf(asked)({ ...asked, context: salt, hideSuggestions: false })
  const plain = await execute({ schema: graph, document, contextValue: salt, variableValues: variables })
  return { planned: told(planned), plain: told(plain as ExecutionResult) }
}

test(
  `${count} random documents are answered as by the plain executor`,
  { timeout: 30_000 + count * 5 },
  async () => {
    const faults: string[] = []
    const seen = { errors: 0, nothing: 0, fields: 0 }
    for (let at = 0; at < count; at += 1) {
      const next = chance(String(seed + at))
      const graph = at % 2 === 0 ? every : ours
      const document = randomDocument(graph, next)
      const { planned, plain } = await both(graph, document, given(next), seed + at)
      if (planned !== plain) faults.push(`${seed + at}: ${document}\n${planned}\n${plain}`)
      if (plain.includes('"errors":["')) seen.errors += 1
      if (plain.startsWith('{"data":null')) seen.nothing += 1
      seen.fields += plain.length
    }
    expect(faults.slice(0, 3)).toEqual([])
    expect(faults.length).toBe(0)
    // They reach what they are to reach.
    expect(seen.errors).toBeGreaterThan(count / 10)
    expect(seen.nothing).toBeGreaterThan(count / 100)
    expect(seen.fields).toBeGreaterThan(count * 100)
  },
)

test.each(Object.values(operations).filter((text) => !text.startsWith('subscription')))(
  'is answered as by the plain executor: %s',
  async (text) => {
    for (const isWhole of [true, false]) {
      const variables = fittingVariables(ours, text, isWhole)
      for (let salt = 1; salt <= 10; salt += 1) {
        const { planned, plain } = await both(ours, text, variables, salt)
        expect(planned).toBe(plain)
      }
    }
  },
)

test.each([
  ['an interface', 'interface Named { name: String } type Query { a: Named }', '{ a { name } }'],
  [
    'a union',
    'type A { n: Int } type B { n: Int } union AB = A | B type Query { a: AB }',
    '{ a { __typename } }',
  ],
  ['introspection', 'type Query { a: Int }', '{ __schema { types { name } } }'],
  ['a prototype', 'type Query { a: Int }', '{ __proto__: a }'],
  ['two mutations', 'type Query { a: Int } type Mutation { a: Int b: Int }', 'mutation { a b }'],
  ['a subscription', 'type Query { a: Int } type Subscription { a: Int }', 'subscription { a }'],
])('%s takes another executor', async (_name, types, text) => {
  const graph = answering(buildSchema(types))
  await expect(both(graph, text, {}, 1)).rejects.toThrow(Unplanned)
  expect(knownOperations(graph, { it: text })({ extensions: persisted('it') }, true)).toBeNull()
})
