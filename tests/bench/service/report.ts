import type { Line } from './compare.ts'

const columns: [title: string, width: number][] = [
  ['operation', -58],
  ['events', 8],
  ['found', 7],
  ['CPU ms', 8],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['req/s', 7],
  ['× SQL', 6],
  ['× first', 7],
  ['', 6],
]

const cells = (texts: readonly string[]) =>
  columns
    .map(([, width], at) => {
      const text = texts[at] ?? ''
      return width < 0 ? text.slice(0, -width).padEnd(-width) : text.padStart(width)
    })
    .join(' ')

/** The header row with the column titles. */
export const heading = cells(columns.map(([title]) => title))

/** One line of the table. */
export const row = (line: Line): string =>
  cells([
    line.operation,
    String(line.size),
    line.found === 0 ? '' : String(line.found),
    line.cpu.toFixed(2),
    line.p50.toFixed(2),
    line.p99.toFixed(2),
    line.perSecond.toFixed(0),
    line.toBare.toFixed(2),
    line.toFirst.toFixed(2),
    line.isWithin === null ? '' : line.isWithin ? 'ok' : 'MISSED',
  ])

/** The conclusion of the run. */
export function verdict(lines: readonly Line[]): string {
  const judged = lines.filter(({ isWithin }) => isWithin !== null)
  const missed = judged.filter(({ isWithin }) => isWithin === false)
  return missed.length === 0
    ? `${judged.length} of ${judged.length} within their budgets`
    : `${missed.length} of ${judged.length} over their budgets`
}
