import {
  getOperationAST,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql'

export const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })

/** Variables of an operation that fit, all that it may have or only those that it must. */
export function fittingVariables(schema: GraphQLSchema, text: string, isWhole: boolean) {
  const definitions = getOperationAST(parse(text))?.variableDefinitions ?? []
  return Object.fromEntries(
    definitions.flatMap(({ variable, type, defaultValue }) => {
      const told = typeFromAST(schema, type)
      if (!isInputType(told)) throw new Error(`$${variable.name.value} has no type.`)
      const isNeeded = isNonNullType(told) && !defaultValue
      return isNeeded || isWhole ? [[variable.name.value, fitting(told, isWhole)] as const] : []
    }),
  )
}

const scalars: Record<string, unknown> = {
  Boolean: true,
  Date: '2027-06-01',
  DateTime: '2027-06-01T12:00:00Z',
  Float: 1.5,
  Int: 2,
  Time: '18:30',
  URL: 'https://example.org/',
}

function fitting(type: GraphQLInputType, isWhole: boolean): unknown {
  if (isNonNullType(type)) return fitting(type.ofType, isWhole)
  if (isListType(type)) return isFile(type.ofType) ? [] : [fitting(type.ofType, isWhole)]
  if (isFile(type)) return null
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars[type.name] ?? '7'
  const fields = Object.values(type.getFields()).filter((field) => isWhole || isNonNullType(field.type))
  return Object.fromEntries(fields.map((field) => [field.name, fitting(field.type, isWhole)]))
}

const isFile = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? isFile(type.ofType) : 'name' in type && type.name === 'File'
