import {
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { type Fragments, switchesOf } from './fields.ts'
import { hashOf } from '../guard.ts'
import { withinLimits } from '../limits.ts'
import { type Plan, planOf, Unplanned } from './plan.ts'
import { isObject } from '../../rest/payload.ts'

const mostPlans = 16

export interface Execution {
  isWrite: boolean
  run: (context: unknown) => Promise<ExecutionResult>
}

type Preparation = (variables: Record<string, unknown>, hideSuggestions: boolean) => Execution | null

/** Executes requests that consist of a hash; null for those that another executor must run or refuse. */
export function knownOperations(schema: GraphQLSchema, operations: Record<string, string>) {
  const texts = new Map(Object.entries(operations))
  const prepared = new Map<string, Preparation>()
  return (params: GraphQLParams, hideSuggestions: boolean): Execution | null => {
    const { query, operationName, variables = null, extensions, ...others } = params
    const hash = hashOf(extensions)
    const text = hash === undefined ? undefined : texts.get(hash)
    if (query || operationName || hash === undefined || text === undefined) return null
    if (Object.keys(others).length > 0 || (variables !== null && !isObject(variables))) return null
    const known = prepared.get(hash) ?? preparationOf(schema, text)
    prepared.set(hash, known)
    return known(variables ?? {}, hideSuggestions)
  }
}

const noPlan: Preparation = () => null

function preparationOf(schema: GraphQLSchema, text: string): Preparation {
  const document = parse(text)
  const operation = getOperationAST(document)
  const isFit = operation && validate(schema, document, [...specifiedRules, withinLimits]).length === 0
  if (!isFit) return noPlan
  const fragments: Fragments = Object.fromEntries(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  const switches = switchesOf(document)
  const plans = new Map<string, Plan | null>()
  const isWrite = operation.operation === 'mutation'
  return (inputs, hideSuggestions) => {
    const { variableValues: variables } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      inputs,
      { maxErrors: 1 },
    )
    if (!variables) return null
    const key = JSON.stringify(switches.map((name) => variables.coerced[name]))
    let plan = plans.get(key)
    if (plan === undefined) {
      plan = plannedOrNot({ schema, operation, fragments, variables })
      if (plans.size < mostPlans) plans.set(key, plan)
    }
    return plan && { isWrite, run: (context) => plan({ context, variables, hideSuggestions }) }
  }
}

function plannedOrNot(asked: Parameters<typeof planOf>[0]): Plan | null {
  try {
    return planOf(asked)
  } catch (error) {
    if (error instanceof Unplanned) return null
    throw error
  }
}
