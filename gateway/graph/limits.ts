import {
  type ASTVisitor,
  type ExecutionArgs,
  type FieldNode,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { graphRefusal } from './errors.ts'

export const limits = {
  document: 10_000,
  tokens: 1000,
  depth: 7,
  /** Aliases in a fragment count each time the fragment is used. */
  aliases: 10,
  directives: 10,
  /** The number of fields in the largest possible answer, with every list at its full length. */
  cost: 52_000,
  /**
   * The total for all objects in the variables. It is limited because
   * the error for an unknown field quotes the whole object.
   */
  fields: 200,
}

/** Expensive for the service: each may run only once per request, even under aliases. */
const costly: ReadonlySet<string> = new Set(['geocode', 'dashboard', 'users', 'adminEvents', 'auditLog'])

/** The assumed length of lists without a `pageSize` argument. */
const usualList = 10
const longestPage = 100

interface Measure {
  depth: number
  aliases: number
  directives: number
  cost: number
  fields: number
  costly: ReadonlyMap<string, string>
  repeated: string | undefined
}

const nothing: Measure = {
  depth: 0,
  aliases: 0,
  directives: 0,
  cost: 0,
  fields: 0,
  costly: new Map(),
  repeated: undefined,
}

/** Limits what a document may cost, to read and to answer. `isOpen` is true while anyone may send documents. */
export function limitDocuments(isOpen: () => boolean): Plugin {
  return {
    onParams: ({ params: { query, variables } }) => {
      if (hasTooManyFields(variables)) {
        throw graphRefusal(400, 'BAD_USER_INPUT', `At most ${limits.fields} fields in \`variables\`.`)
      }
      if (typeof query === 'string' && Buffer.byteLength(query) > limits.document) {
        throw graphRefusal(413, 'PAYLOAD_TOO_LARGE', `A document has at most ${limits.document} bytes.`)
      }
    },
    onParse: ({ parseFn, setParseFn }) => {
      setParseFn((source, options) => {
        try {
          return parseFn(source, { ...options, maxTokens: limits.tokens }) as unknown
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error
          const { message, positions } = error
          const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400 } } as const
          throw new GraphQLError(message, { source: error.source, positions, extensions })
        }
      })
    },
    // Suggestions would reveal other names in the schema.
    onValidate: ({ addValidationRule, validateFn, setValidationFn }) => {
      addValidationRule(withinLimits)
      setValidationFn((schema, document, rules) =>
        validateFn(schema, document, rules, { hideSuggestions: !isOpen() }),
      )
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const hideSuggestions = !isOpen()
      Object.assign(args, { hideSuggestions })
      const errors = misfits(args, hideSuggestions)
      if (errors) setResultAndStopExecution({ errors })
    },
    onSubscribe: ({ args }) => void Object.assign(args, { hideSuggestions: !isOpen() }),
  }
}

/** In characters. The answer to shorter variables may report several invalid values. */
const shortVariables = 2000

/**
 * Checks long variables and stops at the first error. The executor would report up to 50 invalid values and
 * quote most of them in full: 8 MB of text for 100 kB of variables.
 */
function misfits(
  { document, operationName, schema, variableValues = {} }: ExecutionArgs,
  hideSuggestions: boolean,
): readonly GraphQLError[] | undefined {
  const size = JSON.stringify(variableValues).length
  const { variableDefinitions } = getOperationAST(document, operationName) ?? {}
  if (size < shortVariables || !variableDefinitions) return undefined
  return getVariableValues(schema, variableDefinitions, variableValues ?? {}, {
    maxErrors: 1,
    hideSuggestions,
  }).errors
}

function hasTooManyFields(variables: unknown): boolean {
  let fields = 0
  const waiting = [variables]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner: unknown[] = Object.values(value)
    if (!Array.isArray(value)) fields += inner.length
    if (fields > limits.fields) return true
    for (const each of inner) waiting.push(each)
  }
  return false
}

function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (operation) => {
      for (const text of excesses(context, operation)) {
        context.reportError(
          new GraphQLError(text, {
            nodes: operation,
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
          }),
        )
      }
    },
  }
}

function excesses(context: ValidationContext, operation: OperationDefinitionNode): string[] {
  const schema = context.getSchema()
  const root = schema.getRootType(operation.operation)
  const measure = measurer(schema, (name) => context.getFragment(name))
  const total = measure(operation.selectionSet, root ?? undefined, usualList)
  const directives = total.directives + (operation.directives?.length ?? 0)
  return [
    total.depth > limits.depth && `It is ${total.depth} fields deep; ${limits.depth} are allowed.`,
    total.aliases > limits.aliases && `It has ${total.aliases} aliases; ${limits.aliases} are allowed.`,
    directives > limits.directives && `It has ${directives} directives; ${limits.directives} are allowed.`,
    total.cost > limits.cost &&
      `Its answer could have more than ${limits.cost} fields. Ask for a smaller page.`,
    total.repeated !== undefined && `Ask for ${total.repeated} once.`,
    operation.operation === 'mutation' && total.fields > 1 && 'One mutation at a time is allowed.',
  ].filter((text) => text !== false)
}

function measurer(schema: GraphQLSchema, fragmentOf: ValidationContext['getFragment']) {
  const spreads = new Map<string, Measure>()

  const measure = (set: SelectionSetNode, type: GraphQLNamedType | undefined, page: number): Measure =>
    set.selections.reduce<Measure>((sum, node) => {
      const own = node.directives?.length ?? 0
      if (node.kind === Kind.FIELD) return add(sum, ofField(node, type, page), own)
      if (node.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofSpread(node.name.value, page), own)
      const narrowed = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type
      return add(sum, measure(node.selectionSet, narrowed, page), own)
    }, nothing)

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, page: number): Measure {
    const aliases = node.alias ? 1 : 0
    const name = node.name.value
    const called = new Map(costly.has(name) ? [[name, node.alias?.value ?? name]] : [])
    const leaf = { ...nothing, depth: 1, aliases, cost: 1, fields: 1, costly: called }
    if (!node.selectionSet) return leaf
    if (name.startsWith('__')) {
      // Another rule limits the depth and length of introspection, which is disabled without the playground.
      const introspected = measure(node.selectionSet, undefined, usualList)
      return { ...leaf, aliases: aliases + introspected.aliases, directives: introspected.directives }
    }
    const definition = isCompositeType(parent) ? schema.getField(parent, name) : undefined
    const innerPage = definition?.args.some((arg) => arg.name === 'pageSize') ? pageSize(node) : usualList
    const inner = measure(node.selectionSet, definition && getNamedType(definition.type), innerPage)
    const length = definition && isList(definition) ? (name === 'results' ? page : usualList) : 1
    return {
      ...leaf,
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      directives: inner.directives,
      cost: 1 + length * inner.cost,
    }
  }

  function ofSpread(name: string, page: number): Measure {
    const key = `${name} ${page}`
    const known = spreads.get(key)
    if (known) return known
    // A recursive fragment counts as 0 here, since another rule rejects it.
    spreads.set(key, nothing)
    const fragment = fragmentOf(name)
    if (!fragment) return nothing
    const type = schema.getType(fragment.typeCondition.name.value)
    const measured = measure(fragment.selectionSet, type, page)
    spreads.set(key, measured)
    return measured
  }

  return measure
}

const add = (sum: Measure, next: Measure, directives: number): Measure => ({
  depth: Math.max(sum.depth, next.depth),
  aliases: sum.aliases + next.aliases,
  directives: sum.directives + next.directives + directives,
  cost: sum.cost + next.cost,
  fields: sum.fields + next.fields,
  costly: next.costly.size > 0 ? new Map([...sum.costly, ...next.costly]) : sum.costly,
  repeated:
    sum.repeated ??
    next.repeated ??
    [...next.costly].find(([name, called]) => (sum.costly.get(name) ?? called) !== called)?.[0],
})

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

function pageSize(node: FieldNode): number {
  const value = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value
  if (!value) return 20
  if (value.kind !== Kind.INT) return longestPage
  // The service rejects a negative size, but here it would offset the cost of other pages.
  return Math.min(Math.abs(Number(value.value)), longestPage)
}
