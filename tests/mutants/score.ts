import { table } from '../support/run/table.ts'
import type { Judged } from './court.ts'
import { equivalents } from './equivalents.ts'

/** Shares in percent that have to be killed: of all, of each machine, and of the sample, which has mutants enough to be strict. */
const bounds = { overall: 95, machine: 90, sample: 97 }

/** What counts: a mutant that is no program proves nothing, nor does one that is the same product. */
const counted = (judged: Judged[]) =>
  judged.filter(({ id, fate }) => fate !== 'broken' && !(id in equivalents))
const killed = (judged: Judged[]) => judged.filter(({ fate }) => fate === 'killed').length

function shareOf(judged: Judged[]): number {
  const all = counted(judged)
  return all.length === 0 ? 100 : (100 * killed(all)) / all.length
}

const isOfMachine = ({ file }: Judged) => file.endsWith('Machine.ts')

const percent = (judged: Judged[]) => `${shareOf(judged).toFixed(1)} %`

/** Rows are machines, columns operators: killed of all that count. */
export function scoreTable(judged: Judged[]): string {
  const parts = [judged.filter(isOfMachine), judged.filter((one) => !isOfMachine(one))]
  return parts.map(tableOf).filter(Boolean).join('\n\n')
}

function tableOf(judged: Judged[]): string {
  const operators = [...new Set(judged.map(({ operator }) => operator))]
  const line = (name: string, some: Judged[]) => ({
    '': name,
    ...Object.fromEntries(
      operators.map((operator) => {
        const all = counted(some.filter((one) => one.operator === operator))
        return [operator, all.length === 0 ? '' : `${killed(all)}/${all.length}`]
      }),
    ),
    all: `${killed(counted(some))}/${counted(some).length}`,
    score: percent(some),
  })
  const names = [...new Set(judged.map(({ of }) => of))].toSorted()
  const lines = names.map((name) =>
    line(
      name,
      judged.filter(({ of }) => of === name),
    ),
  )
  return judged.length === 0 ? '' : table([...lines, line('all', judged)])
}

export const survivors = (judged: Judged[]) =>
  counted(judged)
    .filter(({ fate }) => fate === 'survived')
    .map(
      ({ file, line, operator, id, was, remedy }) =>
        `${file}:${line} ${operator}\n    ${was}\n    ${id}\n    would have caught it: ${remedy}`,
    )

/** Equivalents that are none: there is no such mutant any more, or a walk tells it. */
export function staleOf(known: { id: string }[], judged: Judged[]): string[] {
  const ids = new Set(known.map(({ id }) => id))
  const told = new Map(judged.map(({ id, fate }) => [id, fate]))
  return Object.keys(equivalents).flatMap((id) => {
    if (!ids.has(id)) return `no such mutant: ${id}`
    const fate = told.get(id)
    return fate === undefined || fate === 'survived' ? [] : `no equivalent, it is ${fate}: ${id}`
  })
}

/** What keeps the run from being good. A sample has too few mutants of a machine to say anything of one. */
export function complaintsOf(known: { id: string }[], judged: Judged[], isSample: boolean): string[] {
  const names = [...new Set(judged.filter(isOfMachine).map(({ of }) => of))]
  const low = names
    .map((name) => ({ name, own: judged.filter(({ of }) => of === name) }))
    .filter(({ own }) => shareOf(own) < bounds.machine)
    .map(
      ({ name, own }) =>
        `${name}: ${percent(own)} of its mutants are killed, ${bounds.machine} % is the least`,
    )
  const least = isSample ? bounds.sample : bounds.overall
  const isLow = shareOf(judged) < least
  return [
    ...(isLow ? [`${percent(judged)} of all mutants are killed, ${least} % is the least`] : []),
    ...(isSample ? [] : low),
    ...staleOf(known, judged),
  ]
}

export const summary = (judged: Judged[]) => {
  const broken = judged.filter(({ fate }) => fate === 'broken').length
  const same = judged.filter(({ id }) => id in equivalents).length
  return `${judged.length} mutants: ${killed(counted(judged))} killed, ${survivors(judged).length} survived, ${same} equivalent, ${broken} no program; ${percent(judged)}`
}
