import {
  bare,
  isObject,
  keyOf,
  propertiesOf,
  valueOf,
  type Node,
  type Place,
} from '../../support/source/syntax.ts'

/** The targets that lead to siblings of the state to which this target leads. */
export function siblingsOf(target: string, { outer }: Place, places: Place[]): string[] {
  const steps = target.split('.')
  const last = steps.pop() ?? ''
  const around =
    containerOf(steps, outer, places) ??
    alike(last, places) ??
    (steps.length === 0 ? outer.find(isStates) : null) ??
    null
  const names = around ? namesOf(around) : []
  const leading = steps.length > 0 ? `${steps.join('.')}.` : ''
  return names.filter((name) => name !== last).map((name) => `${leading}${name}`)
}

const namesOf = (states: Node) => propertiesOf(states).flatMap((property) => keyOf(property) ?? [])

const statesOf = (state: Node): Node | null => {
  if (!isObject(state)) return null
  const states = propertiesOf(state).find((property) => keyOf(property) === 'states')
  return states && isObject(valueOf(states)) ? valueOf(states) : null
}

/**
 * Finds the `states` object that contains a target, from the steps before the target's last: none for a
 * sibling, `''` for a child, or names from an id such as `#explore.view`.
 */
function containerOf([first, ...steps]: string[], outer: Node[], places: Place[]): Node | null {
  const own = outer.find((node, at) => {
    const property = outer[at + 1]
    return isObject(node) && property?.type === 'Property' && keyOf(property) === 'states'
  })
  const around = own ?? places.find(({ node }) => isObject(node) && refersTo(node, outer, places))?.node
  const inner = (state: Node | null, names: string[]) =>
    names.reduce<Node | null>((states, name) => {
      const found = states && propertiesOf(states).find((property) => keyOf(property) === name)
      return found ? statesOf(stateOf(found, places)) : null
    }, state)
  if (first === undefined) return around ?? null
  if (first === '') return inner(statesOf(outer.find((node) => statesOf(node)) ?? emptyObject), steps)
  if (first.startsWith('#')) {
    const root = places.find(({ node }) => statesOf(node) && namedBy(node, first.slice(1)))
    return root ? inner(statesOf(root.node), steps) : null
  }
  return around ? inner(around, [first, ...steps]) : null
}

/** The object of a state, which may be defined beside the machine: `const editing = wizard.createStateConfig({ … })`. */
function stateOf(property: Node, places: Place[]): Node {
  const value = valueOf(property)
  const { name } = value as { name?: string }
  const declared = places.find(
    ({ node }) =>
      node.type === 'VariableDeclarator' && name !== undefined && (node['id'] as Node)['name'] === name,
  )
  const [config] = ((declared?.node['init'] as Node | undefined)?.['arguments'] ?? []) as Node[]
  return config ? bare(config) : value
}

/** True if one of the states of an object is defined beside the machine, and is one of these nodes. */
const refersTo = (states: Node, nodes: Node[], places: Place[]) =>
  propertiesOf(states).some(
    (property) =>
      keyOf(property) !== null &&
      valueOf(property).type === 'Identifier' &&
      nodes.includes(stateOf(property, places)),
  )

const ofStates = new Set([
  'on',
  'invoke',
  'always',
  'after',
  'entry',
  'exit',
  'initial',
  'states',
  'type',
  'tags',
])

/** True if all values of an object look like states. */
function isStates(node: Node): boolean {
  const isState = (value: Node) =>
    isObject(value) && propertiesOf(value).every((property) => ofStates.has(keyOf(property) ?? ''))
  return (
    isObject(node) &&
    propertiesOf(node).every((property) => keyOf(property) !== null && isState(valueOf(property)))
  )
}

const emptyObject: Node = { type: 'ObjectExpression', start: 0, end: 0, properties: [] }

const namedBy = (state: Node, id: string) =>
  propertiesOf(state).some((property) => keyOf(property) === 'id' && valueOf(property)['value'] === id)

/** Finds the object that contains this state and others, for functions that return a part of a chart. */
function alike(name: string, places: Place[]): Node | null {
  const found = places.find(
    ({ node }) =>
      isObject(node) &&
      namesOf(node).includes(name) &&
      propertiesOf(node).every(
        (property) => property.type !== 'Property' || isObject(valueOf(property)) || keyOf(property) !== name,
      ),
  )
  return found?.node ?? null
}
