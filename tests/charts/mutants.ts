import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { equivalents } from '../mutants/equivalents.ts'
import type { ChartTransition } from '../support/workflow/chart.ts'

interface Judged {
  /** `machines/favorites/favoriteMachine.ts favoriteMachine.states.saving.onDone.#2.target: retargeted to saving` */
  id: string
  /** The id of the machine. */
  of: string
  fate: 'killed' | 'noticed' | 'survived' | 'broken'
}

export interface Tally {
  killed: number
  all: number
}

const file = join(import.meta.dirname, '../../reports/mutants.json')

export interface Fates {
  whole: Tally
  byTransition: (id: string) => Tally
}

/**
 * The results of the last `npm run mutants` for a machine, in total and by transition; null if it has not run
 * yet.
 */
export function fatesOf(machine: string, transitions: ChartTransition[]): Fates | null {
  if (!existsSync(file)) return null
  const all = JSON.parse(readFileSync(file, 'utf8')) as Judged[]
  const own = all.filter(({ id, of, fate }) => of === machine && fate !== 'broken' && !(id in equivalents))
  const placed = Map.groupBy(own, ({ id }) => transitionAt(id, transitions)?.id ?? '')
  return { whole: tallyOf(own), byTransition: (id: string) => tallyOf(placed.get(id) ?? []) }
}

const tallyOf = (judged: Judged[]): Tally => ({
  killed: judged.filter(({ fate }) => fate === 'killed').length,
  all: judged.length,
})

/**
 * The transition that a mutant changes; undefined for a state or a part shared by several transitions.
 */
function transitionAt(id: string, transitions: ChartTransition[]) {
  const [, root = '', states = '', lead = ''] =
    /^\S+ (\w+)((?:\.states\.\w+)*)\.(on\..+|after\..+|always.*|invoke\.on(?:Done|Error).*): [^:]*$/.exec(
      id,
    ) ?? []
  const isWhole = root.endsWith('Machine')
  // A state that is defined beside the machine starts the path with its own name.
  const path = `${isWhole ? '' : `.${root}`}${states.replaceAll('.states.', '.')}`
  const isSource = (source: string) => (isWhole ? source === path.slice(1) : `.${source}`.endsWith(path))
  const [, head = '', branch = '1'] =
    /^(.*?)(?:\.#(\d+))?(?:\.(?:target|guard|actions|reenter)\b.*)?$/.exec(lead) ?? []
  const event = head.replace(/^on\./, '').replace(/^after\.(.*)/, '$1 passes')
  const ends = { 'invoke.onDone': ' succeeds', 'invoke.onError': ' fails' }[head]
  return transitions.find(
    (one) =>
      isSource(one.source) &&
      (ends ? one.event.endsWith(ends) : one.event === event) &&
      one.index === Number(branch) - 1,
  )
}
