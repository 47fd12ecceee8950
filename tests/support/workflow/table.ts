import { isDeepStrictEqual } from 'node:util'
import type { Toast } from '../../../machines/domain.ts'

/** What a table knows of a machine's context, in the words of the specification. */
export type Facts = Record<string, unknown>

/** A call with what it was given: `['go', '/home']`, `['saveFavorite', { eventId: '7', isFavorite: true }]`. */
export type Call = [name: string, given: unknown]

/** Facts as they must be, or a question about them. */
type Condition = Facts | ((facts: never) => boolean)

/** What one event leads to in one state. */
export interface Row {
  /** `saving: saveFavorite succeeds` */
  name: string
  /** The state that has it; empty for `anywhere`. */
  state: string
  label: string
  /** The facts that it needs, where the same event leads elsewhere without them. */
  when: Condition
  /** The innermost states that it leads to; none where it stays, null where the event is refused. */
  targets: string[] | null
  /** Effects in their order, toasts among them. */
  effects: Call[]
  /** What the actors are asked that begin their work. */
  asks: Call[]
  /** Messages to other machines. */
  tells: Call[]
  /** What is true from here on, each as it follows from what is known by then. */
  has: Told[]
}

/** Facts as they are, or as they follow from others. */
type Told = Facts | ((facts: never) => Facts)

type Consequence = (row: Row) => Row

interface State {
  /** Its tag. */
  is: string | null
  /** Ids of the actors that are at work in it: those whose end its rows are about, and those that it `runs`. */
  actors: string[]
  rows: Record<string, Row[]>
  /** Labels that it refuses somewhere. */
  refusals: string[]
}

export interface Table {
  /** Where the machine begins, by the name of its input. */
  start: Record<string, Row>
  states: Record<string, State>
}

const blank = {
  name: '',
  state: '',
  label: '',
  when: {},
  effects: [],
  asks: [],
  tells: [],
  has: [],
}

/** Leads to these innermost states; those of other regions stay as they are. */
export function to(...parts: (string | Consequence)[]): Row {
  const targets = parts.filter((part) => typeof part === 'string')
  const consequences = parts.filter((part) => typeof part !== 'string')
  return consequences.reduce((row, consequence) => consequence(row), { ...blank, targets } as Row)
}

/** Does something without leaving the state. */
export const stays = (...consequences: Consequence[]) => to(...consequences)

/** Does not happen: what a screen has to disable, to hide or to pass over. */
export const refused: Row = { ...blank, targets: null }

/** A row for where these facts hold; of several the first that fits counts. */
export const when = (condition: Condition, row: Row): Row => ({ ...row, when: condition })

/** A toast of success. */
export const says = (text: string) => does('toast', { kind: 'success', text } satisfies Toast)

/** A toast of an error. */
export const warns = (text: string) => does('toast', { kind: 'error', text } satisfies Toast)

export const does = (effect: string, given?: unknown) => calling('effects', effect, given)
export const asks = (actor: string, given?: unknown) => calling('asks', actor, given)
export const tells = (machine: string, event: object) => calling('tells', machine, event)

const calling =
  (kind: 'effects' | 'asks' | 'tells', name: string, given: unknown): Consequence =>
  (row) => ({ ...row, [kind]: [...row[kind], [name, given]] })

/** What is true from here on; what it does not name stays as it was. */
export const has =
  (more: Told): Consequence =>
  (row) => ({ ...row, has: [...row.has, more] })

/** What is known once these rows have been walked. */
export function factsAfter(rows: Row[], before: Facts) {
  const known = { ...before }
  for (const more of rows.flatMap((row) => row.has)) Object.assign(known, depending(more, known))
  return known
}

/** What is told as it is, or as it follows from facts. */
export const depending = <Told>(told: Told | ((facts: never) => Told), facts: Facts) =>
  typeof told === 'function' ? (told as (facts: Facts) => Told)(facts) : told

interface Written {
  /** One row, or one for each input. */
  start: Row | Record<string, Row>
  /** By state, `login.ready`, or `anywhere`: rows by event, the state's tag (`is`) and what else is at work in it (`runs`). */
  [state: string]: Row | Record<string, Row> | WrittenState
}

type WrittenState = Record<string, Row | Row[] | string>

/** A workflow as the specification tells it: from which state, on what, to which state, and what is said and done. */
export function table({ start, ...states }: Written): Table {
  const starts = Object.entries(('targets' in start ? { '': start } : start) as Record<string, Row>)
  const read = Object.entries(states as Record<string, WrittenState>)
  return {
    start: Object.fromEntries(
      starts.map(([label, row]) => [label, { ...row, name: `start ${label}`.trim() }]),
    ),
    states: Object.fromEntries(
      read.map(([name, written]) => [name === 'anywhere' ? '' : name, stateOf(name, written)]),
    ),
  }
}

function stateOf(name: string, { is, runs, ...written }: WrittenState): State {
  const state = name === 'anywhere' ? '' : name
  const rows = Object.entries(written).map(([label, given]): [string, Row[]] => {
    const branches = [given].flat() as Row[]
    const number = (at: number) => (branches.length > 1 ? ` #${at + 1}` : '')
    const named = branches.map((row, at) =>
      Object.assign({}, row, { state, label, name: `${name}: ${label}${number(at)}` }),
    )
    return [label, named]
  })
  const ending = rows.flatMap(([label]) => /^(\w+) (?:succeeds|fails)/.exec(label)?.slice(1) ?? [])
  return {
    is: typeof is === 'string' ? is : null,
    actors: [...(typeof runs === 'string' ? runs.split(', ') : []), ...ending],
    rows: Object.fromEntries(rows),
    refusals: rows.flatMap(([label, all]) => (all.some(({ targets }) => targets === null) ? label : [])),
  }
}

/** The rows that an event has where these states and facts hold; an inner state's row comes before an outer one's. */
export function rowsFor({ states }: Table, at: { leaves: string[]; facts: unknown }, label: string) {
  const facts = at.facts as Facts
  const fits = ({ when }: Row) => {
    const told = depending<Facts | boolean>(when, facts)
    if (typeof told === 'boolean') return told
    return Object.entries(told).every(
      ([key, value]) => facts[key] === value || isDeepStrictEqual(facts[key], value),
    )
  }
  const found = at.leaves.map((leaf) => outwards(leaf).flatMap((name) => states[name]?.rows[label] ?? []))
  return [...new Set(found.flatMap((rows) => rows.find(fits) ?? []))]
}

const outwards = (name: string): string[] =>
  name === '' ? [''] : [name, ...outwards(name.slice(0, Math.max(0, name.lastIndexOf('.'))))]

/** The states that are active with these innermost ones, from the outside in. */
export const activeWith = (leaves: string[]): string[] =>
  [...new Set(leaves.flatMap(outwards))].toSorted((one, other) => one.length - other.length)

/** Whether a state is the other one or lies in it. */
export const isWithin = (inner: string, outer: string) => outer === '' || `${inner}.`.startsWith(`${outer}.`)
