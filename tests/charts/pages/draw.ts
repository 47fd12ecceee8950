import type { ChartTransition } from '../../support/workflow/chart.ts'
import type { Tally } from '../mutants.ts'
import { caption, metrics, type Box, type Drawing, type Line } from './layout.ts'

/** How often each walker took a transition, and the results of its mutants. */
export interface Counts {
  node: number
  browser: number
  mutants: Tally
}

export type CountsOf = (id: string) => Counts

/** The walkers that determine the colour: both, node, browser, none. */
export const standing = ({ node, browser }: Omit<Counts, 'mutants'>) =>
  node > 0 ? (browser > 0 ? 'both' : 'node') : browser > 0 ? 'browser' : 'none'

/** Marks transitions with a mutant that no walk detected. */
export const surviving = ({ mutants: { killed, all } }: Counts) => (killed < all ? ' surviving' : '')

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The chart as an SVG element, coloured by the page's style. */
export function drawn({ width, height, boxes, lines }: Drawing, title: string, counts: CountsOf): string {
  const outerFirst = boxes.toSorted((one, other) => one.depth - other.depth)
  const marker = (kind: string) =>
    `<marker id="tip-${title}-${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip ${kind}" d="M0 .8 7.4 4 0 7.2z"/></marker>`
  return `<svg class="chart" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img" aria-label="Chart of ${escaped(title)}">
<defs>${['both', 'node', 'browser', 'none'].map(marker).join('')}</defs>
${outerFirst.map((box) => boxDrawn(box, counts)).join('\n')}
${lines.map((line) => lineDrawn(line, title, counts)).join('\n')}
${lines.map((line) => labelDrawn(line, counts)).join('\n')}
</svg>`
}

function boxDrawn(box: Box, counts: CountsOf) {
  const { name, x, y, width, height, kind, isInitial, isRegion, title, invokes, tags, inner, depth } = box
  const look = ['box', kind, isRegion ? 'region' : '', `depth-${Math.min(depth, 4)}`].join(' ')
  const marks = [
    `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`,
    kind === 'final'
      ? `<rect class="inset" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="7"/>`
      : '',
    isInitial ? `<circle class="initial" cx="${x + 14}" cy="${y + 15}" r="4"/>` : '',
    `<text class="title" x="${x + (isInitial ? 24 : metrics.inset)}" y="${y + 19.5}">${escaped(title)}</text>`,
  ]
  let right = x + (isInitial ? 24 : metrics.inset) + title.length * metrics.title + 10
  for (const tag of tags) {
    const room = tag.length * metrics.character + 12
    marks.push(
      `<rect class="tag" x="${right}" y="${y + 8}" width="${room}" height="15" rx="7.5"/><text class="small" x="${right + 6}" y="${y + 19}">${escaped(tag)}</text>`,
    )
    right += room + 6
  }
  let row = y + metrics.header + 8
  if (invokes.length + inner.length > 0)
    marks.push(`<path class="rule" d="M${x + 1} ${y + metrics.header - 3}h${width - 2}"/>`)
  for (const id of invokes) {
    marks.push(`<text class="row invoke" x="${x + metrics.inset}" y="${row}">⟳ ${escaped(id)}</text>`)
    row += metrics.row
  }
  for (const transition of inner) {
    marks.push(rowDrawn(transition, x + metrics.inset, row, x + width - metrics.inset, counts, true))
    row += metrics.row
  }
  return `<g class="state" data-state="${escaped(name)}">${marks.join('')}</g>`
}

function lineDrawn({ transitions, points }: Line, title: string, counts: CountsOf) {
  const look = worst(transitions.map(({ id }) => standing(counts(id))))
  const survivor = transitions.map(({ id }) => surviving(counts(id))).find(Boolean) ?? ''
  return `<path class="line ${look}${survivor}" d="${rounded(points)}" marker-end="url(#tip-${title}-${look})"/>`
}

function labelDrawn({ transitions, label: { x, y, width, height } }: Line, counts: CountsOf) {
  const rows = transitions.map((transition, index) =>
    rowDrawn(transition, x + 6, y + 15 + index * metrics.row, x + width - 6, counts),
  )
  return `<g class="label"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>${rows.join('')}</g>`
}

function rowDrawn(
  transition: ChartTransition,
  left: number,
  y: number,
  right: number,
  counts: CountsOf,
  inner = false,
) {
  const found = counts(transition.id)
  const { node, browser, mutants } = found
  const look = standing(found) + surviving(found)
  const hint = `${transition.id}: ${node} times in Node, ${browser} times in a browser; ${mutants.killed} of ${mutants.all} mutants noticed`
  return `<g class="walk ${look}"><title>${escaped(hint)}</title><text class="row" x="${left}" y="${y}">${escaped(caption(transition, inner))}</text><text class="count" x="${right}" y="${y}" text-anchor="end">${node}·${browser}</text></g>`
}

const ranks = ['none', 'browser', 'node', 'both'] as const

function worst(looks: (typeof ranks)[number][]) {
  return ranks.find((look) => looks.includes(look)) ?? 'none'
}

/** A path through the points, with corners of 6 px radius. */
function rounded(points: { x: number; y: number }[]) {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${first.x} ${first.y}`
  let previous = first
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1]
    if (!next) return `${path}L${point.x} ${point.y}`
    const before = toward(point, previous)
    const after = toward(point, next)
    path += `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`
    previous = point
  }
  return path
}

function toward(from: { x: number; y: number }, to: { x: number; y: number }) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const part = distance === 0 ? 0 : Math.min(6, distance / 2) / distance
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
