import ElkConstructor from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine } from 'xstate'
import { statesOf, type ChartTransition } from '../../support/workflow/chart.ts'

/** A state's box. Positions are relative to the page's drawing, in px. */
export interface Box {
  name: string
  title: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  isRegion: boolean
  depth: number
  invokes: string[]
  tags: string[]
  /** Transitions that are listed in the box: they stay in the state, or lead to a state inside it. */
  inner: ChartTransition[]
  x: number
  y: number
  width: number
  height: number
}

/** All transitions from one state to another, as one line with a label. */
export interface Line {
  transitions: ChartTransition[]
  points: { x: number; y: number }[]
  label: { x: number; y: number; width: number; height: number }
}

export interface Drawing {
  width: number
  height: number
  boxes: Box[]
  lines: Line[]
}

export const metrics = { character: 6.3, title: 8.4, row: 16, header: 30, inset: 12 }

const elk = new ElkConstructor()

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '26',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.edgeLabels.inline': 'true',
}

/** Computes the position of every state and transition of a chart. */
export async function layOut(machine: AnyStateMachine, transitions: ChartTransition[]): Promise<Drawing> {
  const boxes = new Map(boxesOf(machine, transitions).map((box) => [box.name, box]))
  // A transition into several regions becomes one line per region, since the layout supports only lines with
  // two ends.
  const steps = transitions
    .filter((transition) => !isInner(transition))
    .flatMap((transition) => transition.targets.map((target) => ({ transition, target })))
  const between = Map.groupBy(steps, ({ transition, target }) => `${transition.source}>${target}`)
  const transitionsOf = (id: string) => between.get(id)?.map(({ transition }) => transition) ?? []
  const edges = [...between.keys()].map((id) => edgeOf(id, transitionsOf(id)))
  edges.push(...stacking([...boxes.values()]))
  const root = boxes.get('')
  if (!root) throw new Error('A chart has a root.')
  const placed: ElkNode = await elk.layout({
    id: 'page',
    layoutOptions: { ...options, 'elk.padding': '[top=1,left=1,bottom=1,right=1]' },
    children: [nodeOf(root, [...boxes.values()])],
    edges,
  })
  const origins = new Map<string, { x: number; y: number }>()
  place(placed, { x: 0, y: 0 }, boxes, origins)
  const lines = (placed.edges ?? []).flatMap((edge) =>
    between.has(edge.id) ? lineOf(edge, transitionsOf(edge.id), origins) : [],
  )
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes: [...boxes.values()], lines }
}

/** A box with the boxes inside it. */
function nodeOf(box: Box, all: readonly Box[]): ElkNode {
  const children = all.filter(({ name }) => name !== '' && parentOf(name) === box.name && name !== box.name)
  const head = headOf(box)
  return {
    id: box.name || '(machine)',
    width: head.width,
    height: head.height,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${head.height + (children.length > 0 ? 10 : 0)},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
    children: children.map((child) => nodeOf(child, all)),
  }
}

/** `id` is `source>target`. */
function edgeOf(id: string, transitions: ChartTransition[]): ElkExtendedEdge {
  const [source = '', target = ''] = id.split('>')
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' }
  return {
    id,
    sources: [source || '(machine)'],
    targets: [target],
    labels: [{ id: `${id} label`, text: ' ', ...labelSize(transitions), layoutOptions }],
  }
}

function boxesOf(machine: AnyStateMachine, transitions: ChartTransition[]): Box[] {
  return statesOf(machine.root).map((state) => {
    const name = state.path.join('.')
    const parent = state.parent
    return {
      name,
      title: name === '' ? machine.id : state.key,
      kind: state.type,
      isInitial: parent?.type === 'compound' && parent.initial.target.some((target) => target === state),
      isRegion: parent?.type === 'parallel',
      depth: state.path.length,
      invokes: state.invoke.map(({ id }) => id),
      tags: [...state.tags],
      inner: transitions.filter((transition) => transition.source === name && isInner(transition)),
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  })
}

/**
 * Invisible edges that place the largest of several regions below the others, so that charts do not become
 * too wide.
 */
function stacking(boxes: Box[]): ElkExtendedEdge[] {
  const size = (region: Box) =>
    boxes
      .filter(({ name }) => name.startsWith(region.name))
      .reduce((sum, { inner }) => sum + 2 + inner.length, 0)
  return boxes
    .filter(({ kind }) => kind === 'parallel')
    .flatMap((parallel) => {
      const regions = boxes.filter(({ name, isRegion }) => isRegion && parentOf(name) === parallel.name)
      const [largest, ...others] = regions.toSorted((one, other) => size(other) - size(one))
      return others.map(({ name }) => ({
        id: `${name} above`,
        sources: [name],
        targets: [largest?.name ?? ''],
      }))
    })
}

/** True if a transition stays in its state, or leads to a state inside or around it. */
function isInner({ source, targets }: ChartTransition) {
  const holds = (outer: string, inner: string) =>
    outer === '' || inner === outer || inner.startsWith(`${outer}.`)
  return targets.every((target) => holds(source, target) || holds(target, source))
}

const parentOf = (name: string) => name.split('.').slice(0, -1).join('.')

/** The label of a transition in the drawing. */
export function caption({ event, guard, targets, source }: ChartTransition, inner = false) {
  const into =
    inner && targets.length > 0
      ? ` → ${targets.map((target) => (target === source ? 'itself' : (target.split('.').at(-1) ?? target))).join(', ')}`
      : ''
  return `${event}${guard === null ? '' : ` [${guard}]`}${into}`
}

/** Space reserved for the count after a caption, in characters. */
const counts = 9

function labelSize(group: ChartTransition[]) {
  const longest = Math.max(...group.map((transition) => caption(transition).length))
  return { width: (longest + counts) * metrics.character + 12, height: group.length * metrics.row + 6 }
}

function headOf({ title, invokes, tags, inner }: Box) {
  const titled =
    title.length * metrics.title +
    44 +
    tags.reduce((sum, tag) => sum + tag.length * metrics.character + 18, 0)
  const rows = [
    ...invokes.map((id) => id.length + 2),
    ...inner.map((transition) => caption(transition, true).length + counts),
  ]
  const width = Math.max(titled, ...rows.map((length) => length * metrics.character + 2 * metrics.inset))
  return { width, height: metrics.header + rows.length * metrics.row + (rows.length > 0 ? 8 : 0) }
}

function place(
  { id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode,
  from: { x: number; y: number },
  boxes: Map<string, Box>,
  origins: Map<string, { x: number; y: number }>,
) {
  const at = { x: from.x + x, y: from.y + y }
  origins.set(id, at)
  const box = boxes.get(id === '(machine)' ? '' : id)
  if (box) Object.assign(box, { ...at, width, height })
  for (const child of children) place(child, at, boxes, origins)
}

/** ELK's positions of an edge are relative to the innermost box that contains both ends. */
function lineOf(
  edge: ElkExtendedEdge & { container?: string },
  transitions: ChartTransition[],
  origins: Map<string, { x: number; y: number }>,
): Line {
  const origin = origins.get(edge.container ?? 'page') ?? { x: 0, y: 0 }
  const moved = ({ x = 0, y = 0 }) => ({ x: x + origin.x, y: y + origin.y })
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint].concat(bendPoints, endPoint),
  )
  const [label = {}] = edge.labels ?? []
  return {
    transitions,
    points: points.map(moved),
    label: { ...moved(label), width: label.width ?? 0, height: label.height ?? 0 },
  }
}
