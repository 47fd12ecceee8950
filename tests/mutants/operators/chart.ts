import { replaced, textBetween, type Finding } from './mutant.ts'
import { siblingsOf } from './siblings.ts'
import {
  bare,
  elementsOf,
  isArray,
  isObject,
  keyOf,
  propertiesOf,
  propertyOf,
  textOf,
  trailOf,
  valueOf,
  type Node,
  type Place,
} from '../../support/source/syntax.ts'

type Operator = (place: Place, source: string, places: Place[]) => Finding[]

/** Whether a file defines transitions of a machine. */
export const hasChart = (source: string) =>
  /\bcreateMachine\(|^\s+(invoke|on|states|target|assign)\b/m.test(source)

const ofTransitions = new Set(['target', 'guard', 'actions', 'reenter'])

/** True for an object such as `{ target: 'listed', actions: 'remember' }`, wherever it is. */
function isTransition(node: Node): boolean {
  if (!isObject(node)) return false
  const keys = propertiesOf(node).flatMap((property) => keyOf(property) ?? [])
  return (
    keys.length > 0 && keys.every((key) => ofTransitions.has(key)) && keys.some((key) => key !== 'reenter')
  )
}

const isOneOf = (property: Node, ...keys: string[]) => keys.includes(keyOf(property) ?? '')

/** True if this property defines the transitions of an event. */
function isLead({ node, outer: [around, property, , above] }: Place): boolean {
  if (node.type !== 'Property' || !around || !isObject(around)) return false
  if (isOneOf(node, 'always', 'onDone', 'onError')) return true
  if (isOneOf(node, 'actions', 'entry', 'exit', 'guard', 'target')) return false
  // A state may be named `on`.
  const isState = above?.type === 'Property' && isOneOf(above, 'states')
  if (property?.type === 'Property' && isOneOf(property, 'on', 'after') && !isState) return true
  const value = valueOf(node)
  return (
    isTransition(value) ||
    (isArray(value) && elementsOf(value).some((element) => isTransition(bare(element))))
  )
}

/** The branches of such a property: a single one, or the elements of a guarded list. */
function branchesOf(property: Node) {
  const value = valueOf(property)
  return isArray(value) && elementsOf(value).length > 0
    ? elementsOf(value).map((node) => ({ node, nothing: '...[]' }))
    : [{ node: property, nothing: '...{}' }]
}

const removed: Operator = (place, _source) => {
  if (!isLead(place)) return []
  return branchesOf(place.node).map(({ node, nothing }, at) => ({
    operator: 'transition removed',
    place: {
      node,
      outer: node === place.node ? place.outer : [valueOf(place.node), place.node, ...place.outer],
    },
    detail: '',
    edits: [replaced(node, nothing)],
    remedy: `a row for ${trailOf(place)}${at > 0 ? `, branch ${at + 1}` : ''}`,
  }))
}

const retargeted: Operator = (place, _source, places) => {
  const target = targetOf(place)
  if (target === null) return []
  return siblingsOf(target, place, places).map((sibling) => ({
    operator: 'retargeted',
    place,
    detail: `to ${sibling}`,
    edits: [replaced(bare(place.node), `'${sibling}'`)],
    remedy: `a row whose target tells ${target} from ${sibling}, walked on from there`,
  }))
}

/**
 * The text of a target: the property's value, an element of its list, or a shorthand for the whole
 * transition.
 */
function targetOf({ node, outer }: Place): string | null {
  const text = node.type === 'Literal' ? textOf(node) : null
  const at = outer.findIndex(({ type }) => !/^TSAs|^Parenthesized|^ArrayExpression/.test(type))
  const property = outer[at]
  if (text === null || property?.type !== 'Property' || bare(property['value'] as Node) === property)
    return null
  if (property['key'] === node) return null
  if (keyOf(property) === 'target') return text
  return isLead({ node: property, outer: outer.slice(at + 1) }) ? text : null
}

const negation = "import { not as mutantNot } from 'xstate';"

const guarded: Operator = ({ node, outer }, source) => {
  if (keyOf(node) !== 'guard' || !outer[0] || !isTransition(outer[0])) return []
  const guard = textBetween(source, node['value'] as Node)
  const ways = [
    ['guard negated', `mutantNot(${guard})`, [{ start: 0, end: 0, text: negation }]],
    ['guard forced open', '() => true', []],
    ['guard forced shut', '() => false', []],
  ] as const
  return ways.map(([operator, text, more]) => ({
    operator,
    place: { node, outer },
    detail: '',
    edits: [...more, replaced(node, `guard: ${text}`)],
    remedy: 'a row where the guard holds and one where it does not',
  }))
}

const actionDropped: Operator = (place) => {
  if (place.node.type !== 'Property' || !isOneOf(place.node, 'actions', 'entry', 'exit')) return []
  if (!place.outer[0] || !isObject(place.outer[0])) return []
  // Actions in `setup` are definitions, not transitions; a context key may have the same name.
  const value = valueOf(place.node)
  const isAction = isObject(value)
    ? propertyOf(value, 'type')
    : isArray(value) || isAssign(value) || textOf(value) !== null
  if (!isAction && !isTransition(place.outer[0])) return []
  return branchesOf(place.node).map(({ node, nothing }) => ({
    operator: 'action dropped',
    place: { node, outer: node === place.node ? place.outer : [value, place.node, ...place.outer] },
    detail: '',
    edits: [replaced(node, nothing)],
    remedy: 'what the action does, told by the row: an effect, a message, or facts that it changes',
  }))
}

const delayChanged: Operator = (place, source) => {
  const { node, outer } = place
  if (keyOf(node) === null || outer[1]?.type !== 'Property' || !isOneOf(outer[1], 'delays')) return []
  const value = valueOf(node)
  const expression = value.type === 'ArrowFunctionExpression' ? bare(value['body'] as Node) : value
  return ['* 2', '/ 2'].map((change) => ({
    operator: 'delay changed',
    place,
    detail: change,
    edits: [replaced(expression, `((${textBetween(source, expression)}) ${change})`)],
    remedy: 'the case `after` with its milliseconds in the model',
  }))
}

const endsSwapped: Operator = ({ node, outer }, source) => {
  if (!isObject(node)) return []
  const [done, failed] = [propertyOf(node, 'onDone'), propertyOf(node, 'onError')]
  if (!done || !failed) return []
  const value = (property: Node) => textBetween(source, property['value'] as Node)
  return [
    {
      operator: 'ends swapped',
      place: { node: done, outer: [node, ...outer] },
      detail: '',
      edits: [replaced(done, `onDone: ${value(failed)}`), replaced(failed, `onError: ${value(done)}`)],
      remedy: 'rows for the success and the failure of the actor',
    },
  ]
}

const initialChanged: Operator = (place) => {
  const { node, outer } = place
  const states = outer[0] && isObject(outer[0]) ? propertyOf(outer[0], 'states') : null
  if (keyOf(node) !== 'initial' || !states || !isObject(valueOf(states))) return []
  const first = textOf(node['value'] as Node)
  const others = propertiesOf(valueOf(states)).flatMap((property) => keyOf(property) ?? [])
  return others
    .filter((name) => name !== first)
    .map((name) => ({
      operator: 'initial changed',
      place,
      detail: `to ${name}`,
      edits: [replaced(node, `initial: '${name}'`)],
      remedy: 'a row that leads to the outer state and names the inner one',
    }))
}

const isAssign = (node: Node) =>
  node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'assign'

const keyDropped: Operator = ({ node, outer }, _source, places) => {
  const given = isAssign(node) ? (node['arguments'] as Node[])[0] : undefined
  if (!given) return []
  return answersOf(given, places).flatMap((object) =>
    propertiesOf(object).map((property) => ({
      operator: 'key dropped',
      place: places.find((place) => place.node === property) ?? { node: property, outer },
      detail: '',
      edits: [replaced(property, '...{}')],
      remedy: 'facts of the model that have what the action assigns, and a case that changes it',
    })),
  )
}

/** The objects that an expression, or a function of this file that it calls, may return. */
function answersOf(node: Node, places: Place[], depth = 0): Node[] {
  const given = bare(node)
  const follow = (inner: unknown) => answersOf(inner as Node, places, depth)
  if (isObject(given)) return [given]
  if (given.type === 'ConditionalExpression') return [given['consequent'], given['alternate']].flatMap(follow)
  if (given.type === 'ArrowFunctionExpression' || given.type === 'FunctionDeclaration') {
    const body = given['body'] as Node
    if (body.type !== 'BlockStatement' && body.type !== 'FunctionBody') return follow(body)
    const ends = places.filter((place) => place.node.type === 'ReturnStatement' && place.node['argument'])
    return ends
      .filter(
        ({ outer }) => outer.find(({ type }) => /Function/.test(type) && type !== 'FunctionBody') === given,
      )
      .flatMap(({ node: end }) => follow(end['argument']))
  }
  if (given.type !== 'CallExpression' || depth > 2) return []
  const { name } = given['callee'] as { name?: string }
  const declared = places.find(
    ({ node: one }) =>
      /^(VariableDeclarator|FunctionDeclaration)$/.test(one.type) && (one['id'] as Node)['name'] === name,
  )
  const made =
    declared && (declared.node.type === 'VariableDeclarator' ? declared.node['init'] : declared.node)
  return made && name !== undefined ? answersOf(made as Node, places, depth + 1) : []
}

export const chartOperators: Operator[] = [
  removed,
  retargeted,
  guarded,
  actionDropped,
  delayChanged,
  endsSwapped,
  initialChanged,
  keyDropped,
]
