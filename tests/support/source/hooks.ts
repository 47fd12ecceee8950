import { bare, placesOf, trailOf, type Node, type Place } from './syntax.ts'

const holding = new Set(['useState', 'useReducer', 'useSyncExternalStore', 'useOptimistic', 'useActionState'])
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

const ofElement = /^useRef<[\s(]*\w*(Element|Box)\b[\s|()[\]]*(null)?[\s|()[\]]*>\(/

/** The hooks in a source file that hold state or change state held elsewhere, with their locations. */
export function modesOf(file: string, source: string): string[] {
  const places = placesOf(file, source)
  const setters = new Set(places.flatMap(setterOf))
  const hooks = places.filter((place) => isMode(place, places, setters, source))
  const names = [
    ...hooks.map((place) => `${file} ${trailOf(place)} ${hookOf(place.node)}${heldBy(place)}`),
    ...places.flatMap((place) => hiddenBy(place).map((what) => `${file} ${what}`)),
  ]
  return names.map((name, at) => {
    const count = names.slice(0, at + 1).filter((other) => other === name).length
    return count === 1 ? name : `${name} (${count})`
  })
}

/** State kept outside the known hooks: in a module variable, a class component or a renamed hook. */
function hiddenBy({ node, outer: [around, further] }: Place): string[] {
  const isOfModule = around?.type === 'Program' || around?.type === 'ExportNamedDeclaration'
  if (node.type === 'VariableDeclaration' && node['kind'] !== 'const' && isOfModule) {
    return (node['declarations'] as { id: Node }[]).map(({ id }) => `let ${String(id['name'])}`)
  }
  const above = node['superClass'] as Node | null | undefined
  const base = String(above?.['name'] ?? (above?.['property'] as Node | undefined)?.['name'])
  if (base.endsWith('Component')) {
    return [`class ${String((node['id'] as Node | null)?.['name'])}`]
  }
  const name = String(node['name'])
  if (node.type !== 'Identifier' || !(holding.has(name) || effects.has(name) || name === 'useRef')) return []
  const { imported, local } = (around ?? {}) as { imported?: Node; local?: Node }
  const isImport = imported !== undefined && imported['name'] === local?.['name']
  const isCalled =
    around?.['callee'] === node || (around?.['property'] === node && further?.['callee'] === around)
  return isCalled || isImport ? [] : [`${name} by another name`]
}

/** The name of the called hook, such as `useState`, also as `React.useState`; empty for any other call. */
function hookOf({ type, callee }: Node): string {
  if (type !== 'CallExpression') return ''
  const { name, property } = bare(callee as Node)
  const called = name ?? (property as Node | undefined)?.['name']
  return typeof called === 'string' && /^use[A-Z]/.test(called) ? called : ''
}

function isMode({ node }: Place, places: Place[], setters: Set<string>, source: string): boolean {
  const hook = hookOf(node)
  if (holding.has(hook)) return true
  // A reference to a DOM element holds no state.
  if (hook === 'useRef') return !ofElement.test(source.slice(node.start, node.end))
  if (!effects.has(hook)) return false
  const inside = places.filter((place) => place.outer.includes(node))
  return inside.some(({ node: one }) => doesSomething(one, setters))
}

/**
 * True if the node sends an event to a machine, makes a request, sets a state, or stores a value for later.
 */
function doesSomething(node: Node, setters: Set<string>): boolean {
  if (node.type === 'AssignmentExpression') {
    const { property, object } = node['left'] as { property?: Node; object?: Node }
    return property?.['name'] === 'current' && object?.type === 'Identifier'
  }
  if (node.type !== 'CallExpression') return false
  const callee = bare(node['callee'] as Node) as { name?: string; property?: Node }
  const name = callee.name ?? (callee.property?.['name'] === 'send' ? 'send' : '')
  return name === 'send' || name === 'fetch' || setters.has(name)
}

/** `setFailed` for `const [failed, setFailed] = useState(…)`. */
function setterOf({ node }: Place): string[] {
  const { id, init } = node as { id?: Node; init?: Node }
  if (
    node.type !== 'VariableDeclarator' ||
    id?.type !== 'ArrayPattern' ||
    !init ||
    !holding.has(hookOf(bare(init)))
  )
    return []
  const setter = (id['elements'] as (Node | null)[])[1]
  return typeof setter?.['name'] === 'string' ? [setter['name']] : []
}

/** The name of the variable that holds the hook's value. */
function heldBy({ outer }: Place): string {
  const declared = outer.find(({ type }) => type === 'VariableDeclarator')
  const id =
    declared && bare(declared['init'] as Node).type === 'CallExpression' ? (declared['id'] as Node) : null
  if (id?.type !== 'ArrayPattern') return ''
  const first = (id['elements'] as (Node | null)[])[0]
  return typeof first?.['name'] === 'string' ? ` ${first['name']}` : ''
}
