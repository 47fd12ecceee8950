import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadedWith } from '../../support/run/boundaries.ts'
import { equivalents } from '../equivalents.ts'
import { root } from '../mutants.ts'
import type { Mutant } from '../operators/mutant.ts'

/**
 * The minimum number of mutants for the browser walks; there are more if the machines and operators require
 * it.
 */
const least = 40

/** A mutant for the browser walks, by its number in the client that contains all of them. */
export interface Shown extends Mutant {
  number: number
  /** The files with the walks of its machines, relative to the root. */
  specs: string[]
}

const lotOf = (text: string) => createHash('sha1').update(text).digest('hex')
const byLot = <One>(all: One[], nameOf: (one: One) => string) =>
  all.toSorted((one, other) => (lotOf(nameOf(one)) < lotOf(nameOf(other)) ? -1 : 1))
const firstByLot = (mutants: Mutant[]) => byLot(mutants, ({ id }) => id).slice(0, 1)

/**
 * Draws a fixed sample: one mutant of each machine, choosing the operator first so that rare ones appear too;
 * then one for each missing operator, and more until the minimum is reached.
 */
export function chosenOf(mutants: Mutant[]): Mutant[] {
  const all = mutants.filter(({ id }) => !(id in equivalents))
  const machines = Map.groupBy(
    all.filter(({ file }) => file.endsWith('Machine.ts')),
    ({ of }) => of,
  )
  const chosen = [...machines].flatMap(([machine, own]) => {
    const operators = [...new Set(own.map(({ operator }) => operator))]
    const [drawn] = byLot(operators, (operator) => `${machine} ${operator}`)
    return firstByLot(own.filter(({ operator }) => operator === drawn))
  })
  const missing = Map.groupBy(all, ({ operator }) => operator)
  for (const { operator } of chosen) missing.delete(operator)
  chosen.push(...[...missing.values()].flatMap(firstByLot))
  const others = byLot(
    all.filter((mutant) => !chosen.includes(mutant)),
    ({ id }) => id,
  )
  return [...chosen, ...others.slice(0, Math.max(0, least - chosen.length))]
}

/** The chosen mutants with their numbers, starting at 1, and the walks that must detect them. */
export function shownOf(mutants: Mutant[]): Shown[] {
  const files = globSync('{machines,tests/workflows,tests/support}/**/*.ts', { cwd: root })
  const sources = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const specs = files.filter((file) => file.endsWith('/browser.spec.ts')).toSorted()
  return chosenOf(mutants).map((mutant, at) => {
    const { file, of } = mutant
    // A machine has its own walks; any other file is covered by the walks of every machine that loads it.
    const isOwn = (spec: string) =>
      file.endsWith('Machine.ts')
        ? spec.endsWith(`/${of}/browser.spec.ts`)
        : loadedWith(spec.replace('browser.spec', 'node.test'), sources).includes(file)
    return Object.assign({}, mutant, { number: at + 1, specs: specs.filter(isOwn) })
  })
}
