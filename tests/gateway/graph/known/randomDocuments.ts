import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Variables that a random document may use, with values of one run; `left` has none, and so its default. */
export const declared =
  '$yes: Boolean!, $no: Boolean!, $maybe: Boolean = true, $n: Int = 3, $none: Int, $left: Int = 5, $text: String'
export const given = (next: () => number) => ({
  yes: next() < 0.7,
  no: next() < 0.3,
  ...(next() < 0.5 && { maybe: next() < 0.5 }),
  ...(next() < 0.5 && { n: next() < 0.2 ? null : 7 }),
  text: 'words',
})

/** A document of the schema: aliases, fields twice, fragments of both kinds, directives and arguments, at most four fields deep. */
export function randomDocument(schema: GraphQLSchema, next: () => number): string {
  const one = <Value>(list: readonly Value[]) => list[Math.floor(next() * list.length)] as Value
  const fragments = new Map<string, string>()
  // The same name asks for the same, so that fields merge.
  const called = new Map<string, string>()

  const literal = (type: GraphQLInputType): string => {
    if (isNonNullType(type)) return literal(type.ofType)
    if (isListType(type)) return next() < 0.3 ? literal(type.ofType) : `[${literal(type.ofType)}]`
    if (isEnumType(type)) return one(type.getValues()).name
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => (isNonNullType(field.type) && field.default === undefined) || next() < 0.4,
      )
      return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(' ')}}`
    }
    if (type.name === 'Int') return one(['4', '$n', '$none', '$left'])
    if (type.name === 'String') return one(['"text"', '$text'])
    return type.name === 'Boolean' ? one(['true', '$yes']) : '"8"'
  }
  const directive = () =>
    next() < 0.8
      ? ''
      : one([' @skip(if: $no)', ' @include(if: $yes)', ' @include(if: $maybe)', ' @skip(if: true)'])

  const field = (definition: GraphQLField<unknown, unknown>, depth: number): string => {
    const alias = next() < 0.2 ? `${definition.name}${one(['A', 'B'])}: ` : ''
    const name = `${alias}${definition.name}`
    const args = definition.args
      .filter((arg) => (isNonNullType(arg.type) && arg.default === undefined) || next() < 0.6)
      .map((arg) => `${arg.name}: ${literal(arg.type)}`)
    const call = called.get(name) ?? `${name}${args.length > 0 ? `(${args.join(' ')})` : ''}`
    called.set(name, call)
    return `${call}${directive()}${selection(getNamedType(definition.type), depth - 1)}`
  }
  const part = (type: GraphQLNamedType, depth: number): string => {
    if (next() < 0.5) return `...${one(['', ` on ${type.name}`])}${directive()}${selection(type, depth)}`
    const name = `${type.name}${depth}`
    if (!fragments.has(name)) {
      fragments.set(name, '')
      fragments.set(name, ` fragment ${name} on ${type.name}${selection(type, depth - 1)}`)
    }
    return `...${name}${directive()}`
  }
  function selection(type: GraphQLNamedType, depth: number): string {
    if (!isObjectType(type)) return ''
    const all = Object.values(type.getFields())
    const leaves = all.filter(({ type: told }) => !isObjectType(getNamedType(told)))
    const fields = depth > 1 || leaves.length === 0 ? all : leaves
    if (depth <= 0) return ' { __typename }'
    const asked = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      if (next() < 0.05) return '__typename'
      return next() < 0.15 ? part(type, depth) : field(one(fields), depth)
    })
    return ` { ${asked.join(' ')} }`
  }
  const query = schema.getQueryType()
  if (!query) throw new Error('The schema has no queries.')
  const operation = `query random(${declared})${selection(query, 4)}`
  return operation + [...fragments.values()].join('')
}

/** What a resolver gives at a place, always the same there: mostly what fits, some of it later, and at times an error or nothing. */
export function randomAnswer(type: GraphQLOutputType, next: () => number, words: string): unknown {
  const luck = next()
  if (luck < 0.02) throw new Error(`thrown ${words}`)
  if (luck < 0.04) return rejected(words)
  if (luck < 0.05) return new Error(`given ${words}`)
  if (luck < 0.08) return next() < 0.5 ? null : undefined
  if (luck < 0.2) return Promise.resolve(fitting(type, next, words))
  return fitting(type, next, words)
}

/** Nobody may come to wait for it: what the plain executor leaves, it leaves to fail. */
function rejected(words: string) {
  const promise = Promise.reject(new Error(`rejected ${words}`))
  promise.catch(() => {})
  return promise
}

function fitting(type: GraphQLOutputType, next: () => number, words: string): unknown {
  if (isNonNullType(type)) return fitting(type.ofType, next, words)
  if (isListType(type)) {
    if (next() < 0.02) return 'no list'
    return Array.from({ length: Math.floor(next() * 4) }, (_, at) => {
      const luck = next()
      if (luck < 0.04) return null
      if (luck < 0.06) return rejected(`${at} ${words}`)
      const item = fitting(type.ofType, next, `${words} ${at}`)
      return luck < 0.15 ? Promise.resolve(item) : item
    })
  }
  if (isObjectType(type)) return {}
  if (isEnumType(type)) return next() < 0.03 ? 'none of them' : type.getValues()[0]?.value
  if (type.name === 'Int' || type.name === 'Float') return next() < 0.03 ? 'no number' : 11
  return type.name === 'Boolean' ? next() < 0.5 : words
}
