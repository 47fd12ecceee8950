import { parseSync } from 'oxc-parser'

/** A node of oxc's syntax tree; further fields depend on its type. */
export interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** A node with all its ancestors, the innermost first. */
export interface Place {
  node: Node
  outer: Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

function below(node: Node, outer: Node[]): Place[] {
  // Types have no effect at run time.
  if (/^TS(Type|Interface)/.test(node.type)) return []
  return [{ node, outer }, ...childrenOf(node).flatMap((child) => below(child, [node, ...outer]))]
}

export function placesOf(file: string, source: string): Place[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return below(program as unknown as Node, [])
}

/** The node without surrounding casts and parentheses. */
export function bare(node: Node): Node {
  const isWrapper = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/
  return isWrapper.test(node.type) ? bare(node['expression'] as Node) : node
}

export const isObject = (node: Node) => node.type === 'ObjectExpression'
export const isArray = (node: Node) => node.type === 'ArrayExpression'

/** The value of a text literal; null for anything else. */
export function textOf(node: Node): string | null {
  const { type, value } = bare(node)
  return type === 'Literal' && typeof value === 'string' ? value : null
}

/** The name of a property; null if it is computed or the node is not a property. */
export function keyOf(node: Node): string | null {
  if (node.type !== 'Property' || node['computed'] === true) return null
  const { name, value } = node['key'] as Node
  return String(name ?? value)
}

export const valueOf = (property: Node) => bare(property['value'] as Node)
export const propertiesOf = (object: Node) => object['properties'] as Node[]
export const elementsOf = (array: Node) => array['elements'] as Node[]

export const propertyOf = (object: Node, key: string) =>
  propertiesOf(object).find((property) => keyOf(property) === key) ?? null

/** The node's source, shortened to fit on one line of a report. */
export const excerpt = (source: string, { start, end }: Node) =>
  source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 70)

/** The names from the outermost declaration to a node: `favoriteMachine.states.saving.on.retry`. */
export function trailOf({ node, outer }: Place): string {
  const all = [node, ...outer]
  const names = all.flatMap((one, at) => {
    const around = all[at + 1]
    if (around && isArray(around)) return `#${elementsOf(around).indexOf(one) + 1}`
    if (one.type === 'Property') return keyOf(one) ?? '[computed]'
    const { name } = (one['id'] ?? {}) as { name?: string }
    return name ?? []
  })
  return names.toReversed().join('.')
}
