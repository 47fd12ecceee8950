import { table } from '../support/run/table.ts'
import type { Judged } from './court.ts'
import { equivalents } from './equivalents.ts'

/** The percentages that the walks alone must kill: overall, and for each machine. */
const bounds = { overall: 95, machine: 90 }

/**
 * The mutants that count towards the score: valid programs that are not listed as equivalent to the
 * product.
 */
const counted = (judged: Judged[]) =>
  judged.filter(({ id, fate }) => fate !== 'broken' && !(id in equivalents))
const killed = (judged: Judged[]) => judged.filter(({ fate }) => fate === 'killed').length

function shareOf(judged: Judged[]): number {
  const all = counted(judged)
  return all.length === 0 ? 100 : (100 * killed(all)) / all.length
}

const isOfMachine = ({ file }: Judged) => file.endsWith('Machine.ts')

const percent = (judged: Judged[]) => `${shareOf(judged).toFixed(1)} %`

/**
 * A table with machines as rows and operators as columns; the cells show the killed and the counted mutants.
 */
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
    .filter(({ fate }) => fate !== 'killed')
    .map(({ file, line, operator, id, was, remedy, fate, by }) => {
      const end =
        fate === 'noticed' ? `noticed by a table of rules alone: ${by}` : `would have caught it: ${remedy}`
      return `${file}:${line} ${operator}\n    ${was}\n    ${id}\n    ${end}`
    })

/** Listed equivalents that are outdated: the mutant no longer exists, is not valid, or is detected. */
export function staleOf(known: { id: string }[], judged: Judged[]): string[] {
  const ids = new Set(known.map(({ id }) => id))
  const fates = new Map(judged.map(({ id, fate }) => [id, fate]))
  return Object.keys(equivalents).flatMap((id) => {
    if (!ids.has(id)) return `no such mutant: ${id}`
    const fate = fates.get(id)
    return fate === undefined || fate === 'survived' ? [] : `no equivalent, it is ${fate}: ${id}`
  })
}

/** The reasons why the run fails. */
export function complaintsOf(known: { id: string }[], judged: Judged[]): string[] {
  const names = [...new Set(judged.filter(isOfMachine).map(({ of }) => of))]
  const low = names
    .map((name) => ({ name, own: judged.filter(({ of }) => of === name) }))
    .filter(({ own }) => shareOf(own) < bounds.machine)
    .map(
      ({ name, own }) =>
        `${name}: ${percent(own)} of its mutants are killed, ${bounds.machine} % is the least`,
    )
  const isLow = shareOf(judged) < bounds.overall
  return [
    ...(isLow ? [`${percent(judged)} of all mutants are killed, ${bounds.overall} % is the least`] : []),
    ...low,
    ...staleOf(known, judged),
  ]
}

export const summary = (judged: Judged[]) => {
  const count = (fate: Judged['fate']) => counted(judged).filter((one) => one.fate === fate).length
  const broken = judged.filter(({ fate }) => fate === 'broken').length
  const same = judged.filter(({ id }) => id in equivalents).length
  return `${judged.length} mutants: ${count('killed')} killed by walks, ${count('noticed')} noticed by the tables of rules alone, ${count('survived')} survived, ${same} equivalent, ${broken} no program; ${percent(judged)}`
}
