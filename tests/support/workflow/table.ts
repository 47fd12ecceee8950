import { isDeepStrictEqual } from 'node:util'
import type { Toast } from '../../../machines/domain.ts'

/** What a table knows about a machine's context, in the words of the specification. */
export type Facts = Record<string, unknown>

/** A call with its argument: `['go', '/home']`, `['saveFavorite', { eventId: '7', isFavorite: true }]`. */
export type Call = [name: string, given: unknown]

/**
 * Effects (including toasts), the actors that start with their inputs, and the events sent to other machines;
 * each in order.
 */
export type Calls = Record<'effects' | 'asks' | 'tells', Call[]>

/** Where one event leads in one state. */
export interface Row extends Calls {
  /** Such as `saving: saveFavorite succeeds`. */
  name: string
  /** The state that has the row; empty for `anywhere`. */
  state: string
  /**
   * The facts, or a predicate on them, that must hold for this row if the same event leads elsewhere without
   * them.
   */
  when: Facts | ((facts: never) => boolean)
  /** The innermost states that it leads to; empty if the machine stays, null if the event is refused. */
  targets: string[] | null
  /** Facts that hold from here on, or functions of the facts known at that point. */
  has: FactsOrFunction[]
}

type FactsOrFunction = Facts | ((facts: never) => Facts)

/** Adds a consequence of the event to its row. */
type Consequence = (row: Row) => Row

const blank = { name: '', state: '', when: {}, effects: [], asks: [], tells: [], has: [] }

/** Leads to these innermost states; other regions stay as they are. */
export function to(...parts: (string | Consequence)[]): Row {
  const row = { ...blank, targets: parts.filter((part) => typeof part === 'string') }
  return parts.reduce<Row>((so, part) => (typeof part === 'string' ? so : part(so)), row)
}

/** Does something without leaving the state. */
export const stays = (...consequences: Consequence[]) => to(...consequences)

/** The event has no effect: a screen has to disable, hide or ignore it. */
export const refused: Row = { ...blank, targets: null }

/** A row that applies while these facts hold; if several rows match, the first one counts. */
export const when = (condition: Row['when'], row: Row): Row => ({ ...row, when: condition })

const calling =
  (kind: keyof Calls) =>
  (name: string, given?: unknown): Consequence =>
  (row) => ({ ...row, [kind]: [...row[kind], [name, given]] })

export const does = calling('effects')
export const asks = calling('asks')
export const tells = calling('tells')

/** A success toast. */
export const says = (text: string) => does('toast', { kind: 'success', text } satisfies Toast)

/** An error toast. */
export const warns = (text: string) => does('toast', { kind: 'error', text } satisfies Toast)

/** A toast with *Undo*. */
export const offersUndo = does('toast', {
  kind: 'blank',
  text: 'Your changes were discarded.',
  undo: { type: 'cancel.undo' },
} satisfies Toast)

/** Sets facts from here on; all other facts stay unchanged. */
export const has =
  (more: FactsOrFunction): Consequence =>
  (row) => ({ ...row, has: [...row.has, more] })

/**
 * The validation problems that remain after the user types in these fields. A password mismatch counts as a
 * problem of both password fields.
 */
export const besides = (problems: Record<string, string>, typed: object) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isLeft(name, typed)))

const isLeft = (name: string, typed: object) =>
  !(name in typed) && !(name === 'confirmPassword' && 'newPassword' in typed)

interface State {
  /** The tag of the state. */
  is: string | undefined
  /**
   * The ids of the actors that are running in the state: those whose outcomes have rows, and those listed in
   * `runs`.
   */
  actors: string[]
  rows: Record<string, Row[]>
}

/** States by name, `''` for `anywhere`; the rows of `start` by the names of inputs. */
export type Table = Record<string, State>

/** The rows by event; for a state, also its tag (`is`) and further running actors (`runs`). */
type Written = Record<string, Row | Row[] | string>

/** A workflow as in the specification: source state, event, target state, and the texts and effects. */
export function table({ start, ...states }: { start: Row | Written; [state: string]: Row | Written }): Table {
  const all = { start: 'targets' in start ? { '': start as Row } : start, ...states }
  return Object.fromEntries(Object.entries(all as Record<string, Written>).map(stateOf))
}

function stateOf([title, { is, runs, ...written }]: [string, Written]): [string, State] {
  const state = title === 'anywhere' ? '' : title
  const rows = Object.entries(written as Record<string, Row | Row[]>).map(([label, given]) => {
    const named = (row: Row, at: number) =>
      Object.assign({}, row, { state, name: `${title}: ${label}${at > 0 ? ` #${at + 1}` : ''}` })
    return [label, [given].flat().map(named)] as const
  })
  const ending = rows.flatMap(([label]) => /^(\w+) (?:succeeds|fails)/.exec(label)?.[1] ?? [])
  const running = runs ? (runs as string).split(', ') : []
  return [
    state,
    { is: is as string | undefined, actors: [...running, ...ending], rows: Object.fromEntries(rows) },
  ]
}

/**
 * The rows of an event for these states and facts; a row of an inner state takes precedence over one of an
 * outer state.
 */
export function rowsFor(
  states: Table,
  { leaves, facts }: { leaves: string[]; facts: unknown },
  label: string,
) {
  const fits = ({ when }: Row) =>
    typeof when === 'function'
      ? when(facts as never)
      : Object.entries(when).every(([key, value]) => isDeepStrictEqual((facts as Facts)[key], value))
  const found = leaves.map((leaf) => outwards(leaf).flatMap((name) => states[name]?.rows[label] ?? []))
  return [...new Set(found.flatMap((rows) => rows.find(fits) ?? []))]
}

const outwards = (name: string): string[] =>
  name === '' ? [''] : [name, ...outwards(name.slice(0, Math.max(0, name.lastIndexOf('.'))))]

export const rowsOf = (states: Table) =>
  Object.values(states).flatMap(({ rows }) => Object.values(rows).flat())

/** All active states, given the innermost ones; outer states come first. */
export const activeWith = (leaves: string[]): string[] =>
  [...new Set(leaves.flatMap(outwards))].toSorted((one, other) => one.length - other.length)

/** True if the first state is the second one or is inside it. */
export const isWithin = (inner: string, outer: string) => outwards(inner).includes(outer)
