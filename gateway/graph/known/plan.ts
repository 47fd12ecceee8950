import {
  type ExecutionResult,
  type FieldNode,
  getArgumentValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type OperationDefinitionNode,
  responsePathAsArray,
  type ResponsePath,
  type VariableValues,
} from 'graphql'
import { collectFields, type Fragments } from './fields.ts'

type Path = ResponsePath | undefined

/** What one run of a plan brings with it, and the errors that it gathers. */
interface Run {
  context: unknown
  variables: VariableValues
  hideSuggestions: boolean
  failures: Failures
}

/** Turns a resolver's value into the answer's, or a promise of it. */
type Complete = (run: Run, path: Path, value: unknown) => unknown

interface Place {
  type: GraphQLOutputType
  nodes: readonly FieldNode[]
  complete: Complete
}

interface Step extends Place {
  name: string
  parent: string
  /** An error is thrown by `complete`. */
  resolve: (run: Run, source: unknown, path: ResponsePath) => unknown
}

export type Plan = (run: Omit<Run, 'failures'>) => Promise<ExecutionResult>

export interface Asked {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Fragments
  /** Those that `@skip` and `@include` depend on have the same values in every run. */
  variables: VariableValues
}

/** Something that plans do not support: another executor must run it. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned'
}

/** Executes as the specification says ("Executing selection sets"), doing once what is the same in every run. */
export function planOf(asked: Asked): Plan {
  const { schema, operation } = asked
  const root = schema.getRootType(operation.operation)
  if (!root || operation.operation === 'subscription') throw new Unplanned('a subscription')
  const steps = stepsOf(asked, root, [operation])
  if (operation.operation === 'mutation' && steps.length > 1) throw new Unplanned('several mutations')
  const complete = objectOf(steps)
  return async (given) => {
    const run = { ...given, failures: new Failures() }
    const { all } = run.failures
    try {
      const data = (await complete(run, undefined, undefined)) as Record<string, unknown>
      return all.length > 0 ? { errors: all, data } : { data }
    } catch (error) {
      run.failures.add(error instanceof GraphQLError ? error : locatedError(error, undefined), undefined)
      return { errors: all, data: null }
    }
  }
}

function stepsOf(
  asked: Asked,
  parent: GraphQLObjectType,
  nodes: readonly (FieldNode | OperationDefinitionNode)[],
): Step[] {
  const sets = nodes.map(({ selectionSet }) => selectionSet)
  return [...collectFields(parent, sets, asked.fragments, asked.variables)].map(([name, same]) => {
    const field = asked.schema.getField(parent, same[0]?.name.value ?? '')
    // An object of the answer has a prototype, which a field must not become.
    if (!field || field.name === '__schema' || field.name === '__type' || name === '__proto__') {
      throw new Unplanned(`the field ${name}`)
    }
    const { type } = field
    return {
      name,
      type,
      nodes: same,
      parent: parent.name,
      resolve: resolverOf(asked, parent, field, same),
      complete: completionOf(asked, type, `${parent.name}.${field.name}`, same),
    }
  })
}

const noArguments = Object.freeze(Object.create(null) as Record<string, unknown>)

function resolverOf(
  { schema, operation, fragments }: Asked,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: readonly FieldNode[],
): Step['resolve'] {
  const { resolve, name: fieldName, type: returnType } = field
  const [node] = fieldNodes
  if (!resolve || !node) throw new Unplanned(`the field ${fieldName} without a resolver`)
  const fixed = {
    fieldName,
    fieldNodes,
    returnType,
    parentType,
    schema,
    fragments,
    operation,
    rootValue: undefined,
    getAbortSignal: () => undefined,
    getAsyncHelpers,
  }
  // Of the few hundred fields of a page, hardly any has a resolver that takes it.
  const readsInfo = resolve.length > 3
  return (run, source, path) => {
    const { variables: variableValues, context, hideSuggestions } = run
    const info = (readsInfo ? { ...fixed, path, variableValues } : fixed) as GraphQLResolveInfo
    try {
      const args =
        field.args.length === 0
          ? noArguments
          : getArgumentValues(field, node, variableValues, undefined, hideSuggestions)
      return resolve(source, args, context, info)
    } catch (error) {
      return locatedError(error, fieldNodes, responsePathAsArray(path))
    }
  }
}

const getAsyncHelpers: GraphQLResolveInfo['getAsyncHelpers'] = () => ({
  promiseAll: (values) => Promise.all(values),
  track: leave,
})

function completionOf(
  asked: Asked,
  type: GraphQLOutputType,
  field: string,
  nodes: readonly FieldNode[],
): Complete {
  if (isNonNullType(type)) {
    const complete = completionOf(asked, type.ofType, field, nodes)
    return (run, path, value) => {
      const completed = complete(run, path, value)
      if (completed === null) throw new Error(`Cannot return null for non-nullable field ${field}.`)
      return completed
    }
  }
  if (isListType(type)) {
    return orNull(listOf(type.ofType, completionOf(asked, type.ofType, field, nodes), field, nodes))
  }
  if (isLeafType(type)) {
    return orNull((_run, _path, value) => {
      const told = type.coerceOutputValue(value) as unknown
      if (told === undefined || told === null) throw new Error(`${field} cannot be said as ${type.name}.`)
      return told
    })
  }
  if (!isObjectType(type) || type.isTypeOf) throw new Unplanned(`the type ${type.name}`)
  return orNull(objectOf(stepsOf(asked, type, nodes)))
}

const orNull =
  (complete: Complete): Complete =>
  (run, path, value) => {
    if (value instanceof Error) throw value
    return value === undefined || value === null ? null : complete(run, path, value)
  }

const objectOf =
  (steps: readonly Step[]): Complete =>
  (run, above, source) => {
    const object: Record<string, unknown> = {}
    let waits = false
    try {
      for (const step of steps) {
        const path = { prev: above, key: step.name, typename: step.parent }
        const value = settle(run, path, step, step.resolve(run, source, path))
        object[step.name] = value
        if (value instanceof Promise) waits = true
      }
    } catch (error) {
      leave(Object.values(object))
      throw error
    }
    return waits ? awaitFields(object) : object
  }

async function awaitFields(object: Record<string, unknown>) {
  const values = await Promise.all(Object.values(object))
  for (const [at, name] of Object.keys(object).entries()) object[name] = values[at]
  return object
}

function listOf(
  type: GraphQLOutputType,
  complete: Complete,
  field: string,
  nodes: readonly FieldNode[],
): Complete {
  const place = { type, nodes, complete }
  return (run, above, items) => {
    if (typeof items !== 'object' || items === null || !(Symbol.iterator in items)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field}".`)
    }
    const list: unknown[] = []
    let waits = false
    try {
      for (const item of items as Iterable<unknown>) {
        const path = { prev: above, key: list.length, typename: undefined }
        const value = settle(run, path, place, item)
        list.push(value)
        if (value instanceof Promise) waits = true
      }
    } catch (error) {
      leave([...list, ...(Array.isArray(items) ? (items as unknown[]) : [])])
      throw error
    }
    return waits ? Promise.all(list) : list
  }
}

function settle(run: Run, path: ResponsePath, place: Place, value: unknown): unknown {
  if (isThenable(value)) return settleLater(run, path, place, value)
  try {
    const completed = place.complete(run, path, value)
    return completed instanceof Promise
      ? completed.catch((error: unknown) => nothing(run, path, place, error))
      : completed
  } catch (error) {
    return nothing(run, path, place, error)
  }
}

async function settleLater(run: Run, path: ResponsePath, place: Place, value: PromiseLike<unknown>) {
  try {
    return await place.complete(run, path, await value)
  } catch (error) {
    return nothing(run, path, place, error)
  }
}

/** An error becomes null in its place where that is allowed, otherwise in the nearest place above. */
function nothing({ failures }: Run, path: ResponsePath, { type, nodes }: Place, error: unknown) {
  const located = locatedError(error, nodes, responsePathAsArray(path))
  if (isNonNullType(type)) throw located
  failures.add(located, path)
  return null
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/** Nobody awaits these any more, so their errors are nobody's. */
function leave(values: readonly unknown[]) {
  for (const value of values) if (value instanceof Promise) value.catch(() => {})
}

class Failures {
  readonly all: GraphQLError[] = []
  readonly #nulls = new Set<Path>()

  /** Errors below a place that is already null are not reported. */
  add(error: GraphQLError, path: Path) {
    for (let place = path; place; place = place.prev) if (this.#nulls.has(place)) return
    if (this.#nulls.has(undefined)) return
    this.#nulls.add(path)
    this.all.push(error)
  }
}
