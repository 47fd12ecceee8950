import {
  type FieldNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isObjectType,
  Kind,
  parse,
  print,
} from 'graphql'
import { schema } from '../../gateway/schema.ts'

const roots = {
  Query: schema.getQueryType(),
  Mutation: schema.getMutationType(),
  Subscription: schema.getSubscriptionType(),
}
const fieldsOf = (root: keyof typeof roots) =>
  Object.keys(roots[root]?.getFields() ?? {}).map((name) => `${root}.${name}`)

/** Every field of Query and Mutation, such as `Query.me`. */
export const rootFields = [...fieldsOf('Query'), ...fieldsOf('Mutation')]
/** Such as `Subscription.eventChanged`. */
export const subscriptionFields = fieldsOf('Subscription')

/**
 * A document that selects everything that a field of Query, Mutation or Subscription can return, with its
 * arguments as variables.
 */
export function wholeDocument(rootField: string): string {
  const [root, name = ''] = rootField.split('.')
  const field = roots[root as keyof typeof roots]?.getFields()[name]
  if (!field) throw new Error(`There is no ${rootField}.`)
  const declared = field.args.map(declaration).join(', ')
  const operation = `${root?.toLowerCase()} whole`
  return `${operation}${declared && `(${declared})`} { ${called(field)}${selection(field.type)} }`
}

/**
 * Returns the name of a document's first field, such as `Query.me`, and documents that select everything in
 * that field once and twice.
 */
export function widened(document: string): { field: string; whole: string; twice: string } {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation comes first.')
  const [node] = operation.selectionSet.selections
  const root = operation.operation === 'mutation' ? 'Mutation' : 'Query'
  const field = node?.kind === Kind.FIELD ? roots[root]?.getFields()[node.name.value] : undefined
  if (!field || !node) throw new Error(`This is no field of ${root}.`)
  const { selectionSet: _narrow, ...bare } = node as FieldNode
  const declared = (operation.variableDefinitions ?? []).map((variable) => print(variable)).join(', ')
  const called = `${print(bare)}${selection(field.type)}`
  const head = `${operation.operation} whole${declared && `(${declared})`}`
  return {
    field: `${root}.${field.name}`,
    whole: `${head} { ${called} }`,
    twice: `${head} { ${called} again: ${called} }`,
  }
}

/** Every field of the type and of its nested types. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).map((field) => `${field.name}${selection(field.type)}`)
  return ` { ${fields.join(' ')} }`
}

function declaration({ name, type, astNode }: GraphQLArgument): string {
  const usual = astNode?.defaultValue
  return `$${name}: ${String(type)}${usual ? ` = ${print(usual)}` : ''}`
}

function called({ name, args }: GraphQLField<unknown, unknown>): string {
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return `${name}${given && `(${given})`}`
}
