import { replaced, textBetween, type Finding } from './mutant.ts'
import { bare, type Node, type Place } from '../../support/source/syntax.ts'

/** The replacements of each operator: its opposite, and its neighbour if there is one. */
const operators: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}
/** Methods whose calls are removed, so that the text or list stays as it was before the call. */
const filters = new Set(['trim', 'toLowerCase', 'toUpperCase', 'filter', 'toSorted', 'replaceAll', 'replace'])

const remedy = 'a case on each side of what the rule decides'

function operatorChanged(place: Place, source: string): Finding[] {
  const { node } = place
  if (!/^(Binary|Logical)Expression$/.test(node.type)) return []
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, node['operator'] as string]
  const isText = [left, right].some(
    (side) => typeof side['value'] === 'string' || side.type === 'TemplateLiteral',
  )
  if (operator === '+' && isText) return []
  const others = operators[operator] ?? []
  return others.map((other) => ({
    operator: /^(&&|\|\||\?\?)$/.test(operator)
      ? 'logic changed'
      : /[<>=]/.test(operator)
        ? 'comparison changed'
        : 'arithmetic changed',
    place,
    detail: `to ${other}`,
    edits: [replaced(node, `((${textBetween(source, left)}) ${other} (${textBetween(source, right)}))`)],
    remedy,
  }))
}

function conditionForced(place: Place): Finding[] {
  const { node } = place
  if (!/^(ConditionalExpression|IfStatement)$/.test(node.type)) return []
  const test = node['test'] as Node
  return ['true', 'false'].map((forced) => ({
    operator: 'condition forced',
    place: { node: test, outer: [node, ...place.outer] },
    detail: forced,
    edits: [replaced(test, forced)],
    remedy,
  }))
}

function negationDropped(place: Place, source: string): Finding[] {
  const { node } = place
  if (node.type !== 'UnaryExpression' || node['operator'] !== '!') return []
  const text = textBetween(source, node['argument'] as Node)
  return [{ operator: 'negation dropped', place, detail: '', edits: [replaced(node, `(${text})`)], remedy }]
}

function valueChanged(place: Place): Finding[] {
  const { node, outer } = place
  const isKey = outer[0]?.type === 'Property' && outer[0]['key'] === node
  if (node.type !== 'Literal' || isKey || outer[0]?.type.startsWith('TS')) return []
  const { value } = node
  if (typeof value !== 'boolean' && typeof value !== 'number') return []
  const text = typeof value === 'boolean' ? String(!value) : String(value + 1)
  return [{ operator: 'value changed', place, detail: `to ${text}`, edits: [replaced(node, text)], remedy }]
}

function callChanged(place: Place, source: string): Finding[] {
  const { node } = place
  const callee = node.type === 'CallExpression' ? bare(node['callee'] as Node) : null
  if (callee?.type !== 'MemberExpression') return []
  const [of, property] = [callee['object'] as Node, callee['property'] as Node]
  const name = String(property['name'])
  const other = methods[name]
  const edits = filters.has(name)
    ? [replaced(node, textBetween(source, of))]
    : other
      ? [replaced(property, other)]
      : null
  return edits
    ? [
        {
          operator: 'call changed',
          place,
          detail: `${name}${other ? ` to ${other}` : ' left out'}`,
          edits,
          remedy,
        },
      ]
    : []
}

/** The classical operators, for code without a chart. */
export const ruleOperators = [operatorChanged, conditionForced, negationDropped, valueChanged, callChanged]
