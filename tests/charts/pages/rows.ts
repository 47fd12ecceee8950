import type { Call, Row, Table } from '../../support/workflow/table.ts'
import { escaped } from './draw.ts'

/** A workflow's table, state by state, in the order of its file. */
export function tableOf(table: Table): string {
  const heads = ['On', 'If', 'To', 'Has', 'Says and does', 'Asks']
  const bodies = Object.entries(table).map(([name, { is, actors, rows }]) => {
    const marks = [is ?? [], [...new Set(actors)].map((actor) => `⟳ ${actor}`)].flat()
    const lines = Object.entries(rows).flatMap(([label, branches]) =>
      branches.map((row) => rowOf(label || 'as usual', row)),
    )
    return bodyOf(name || 'anywhere', marks, lines)
  })
  return `<div class="wide" tabindex="0" role="region" aria-label="Table"><table class="rows">
<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
${bodies.join('\n')}
</table></div>`
}

const bodyOf = (name: string, marks: string[], lines: string[]) =>
  `<tbody data-state="${escaped(name)}"><tr><th colspan="6" scope="rowgroup">${escaped(name)}${marks.map((mark) => ` <span class="mark">${escaped(mark)}</span>`).join('')}</th></tr>
${lines.join('\n')}</tbody>`

function rowOf(label: string, { when, targets, has, effects, asks, tells }: Row) {
  const to = targets === null ? 'refused' : targets.join(', ') || 'stays'
  const done = [
    ...effects.map(saidBy),
    ...tells.map(([machine, event]) => `tells ${machine} ${spelled(event)}`),
  ]
  const calls = asks.map(([actor, given]) => `${actor} ${spelled(given)}`.trim())
  const condition = typeof when === 'object' && Object.keys(when).length === 0 ? '' : spelled(when)
  const cells = [[label], [condition], [to], has.map(spelled), done, calls]
  return `<tr${targets === null ? ' class="refused"' : ''}>${cells.map((lines) => `<td>${lines.map(escaped).join('<br>')}</td>`).join('')}</tr>`
}

function saidBy([effect, given]: Call): string {
  if (effect !== 'toast') return `${effect} ${spelled(given)}`.trim()
  const { kind, text } = given as { kind: string; text: string }
  return `${kind === 'error' ? 'warns' : 'says'} “${text}”`
}

/** A fact, or a condition on facts, as written in the table's file. */
function spelled(given: unknown): string {
  if (given === undefined) return ''
  const text = typeof given === 'function' ? String(given) : JSON.stringify(given, null, 1)
  // Stripping types leaves spaces behind.
  return text
    .replace(/\s+/g, ' ')
    .replaceAll(' ) =>', ') =>')
    .replace(/"(\w+)":/g, '$1:')
}
