import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
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

export const limits = {
  document: 10_000,
  tokens: 1000,
  depth: 7,
  /** Fragments count as often as they are used. */
  aliases: 10,
  directives: 10,
  /** Fields of the whole answer if every list is as long as it may be. */
  cost: 50_000,
  /** All objects of the variables together: each unknown field is refused with all of its object in words. */
  fields: 200,
}

/** Expensive for the service: each runs only once in a request, under whatever alias. */
const costly: ReadonlySet<string> = new Set(['geocode', 'dashboard', 'users', 'adminEvents', 'auditLog'])

/** The assumed length of a list without a `pageSize`. */
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

export function hasTooManyFields(variables: unknown): boolean {
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

export function withinLimits(context: ValidationContext): ASTVisitor {
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
  const total = new Measurer(schema, (name) => context.getFragment(name)).selection(
    operation.selectionSet,
    root ?? undefined,
    usualList,
  )
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

class Measurer {
  private readonly known = new Map<string, Measure>()
  private readonly schema: GraphQLSchema
  private readonly fragment: (name: string) => FragmentDefinitionNode | null | undefined

  constructor(schema: GraphQLSchema, fragment: (name: string) => FragmentDefinitionNode | null | undefined) {
    this.schema = schema
    this.fragment = fragment
  }

  selection(set: SelectionSetNode, type: GraphQLNamedType | undefined, page: number): Measure {
    return set.selections.reduce<Measure>((sum, node) => {
      const own = node.directives?.length ?? 0
      if (node.kind === Kind.FIELD) return add(sum, this.field(node, type, page), own)
      if (node.kind === Kind.FRAGMENT_SPREAD) return add(sum, this.spread(node.name.value, page), own)
      const narrowed = node.typeCondition ? this.schema.getType(node.typeCondition.name.value) : type
      return add(sum, this.selection(node.selectionSet, narrowed, page), own)
    }, nothing)
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined, page: number): Measure {
    const aliases = node.alias ? 1 : 0
    const name = node.name.value
    const called = new Map(costly.has(name) ? [[name, node.alias?.value ?? name]] : [])
    const leaf = { ...nothing, depth: 1, aliases, cost: 1, fields: 1, costly: called }
    if (!node.selectionSet) return leaf
    if (name.startsWith('__')) {
      // Introspection's depth and length are limited by another rule; it is off without the playground.
      const asked = this.selection(node.selectionSet, undefined, usualList)
      return { ...leaf, aliases: aliases + asked.aliases, directives: asked.directives }
    }
    const definition = isCompositeType(parent) ? this.schema.getField(parent, name) : undefined
    const asked = definition?.args.some((arg) => arg.name === 'pageSize') ? pageSize(node) : usualList
    const isPageList = name === 'results'
    const inner = this.selection(node.selectionSet, definition && getNamedType(definition.type), asked)
    const length = definition && isList(definition) ? (isPageList ? page : usualList) : 1
    return {
      ...leaf,
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      directives: inner.directives,
      cost: 1 + length * inner.cost,
    }
  }

  private spread(name: string, page: number): Measure {
    const key = `${name} ${page}`
    const known = this.known.get(key)
    if (known) return known
    // A recursive fragment counts nothing here: another rule refuses it.
    this.known.set(key, nothing)
    const fragment = this.fragment(name)
    if (!fragment) return nothing
    const type = this.schema.getType(fragment.typeCondition.name.value)
    const measured = this.selection(fragment.selectionSet, type, page)
    this.known.set(key, measured)
    return measured
  }
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
  // The service refuses a negative one, but it would outweigh other pages.
  return Math.min(Math.abs(Number(value.value)), longestPage)
}
