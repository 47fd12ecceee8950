import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOperators, hasChart } from './operators/chart.ts'
import { mutantOf, type Mutant } from './operators/mutant.ts'
import { ruleOperators } from './operators/rules.ts'
import { placesOf } from '../support/source/syntax.ts'

export const root = join(import.meta.dirname, '../..')

let all: Mutant[] | undefined

/** Every mutant of every file of the machines, in the order of files and lines; computed once. */
export const allMutants = (): Mutant[] => (all ??= foundMutants())

function foundMutants() {
  const files = globSync('machines/**/*.ts', { cwd: root }).toSorted()
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Charts have their own operators; other code gets the classical ones. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const places = placesOf(file, source)
  const operators = hasChart(source) ? chartOperators : ruleOperators
  const findings = operators.flatMap((operator) => places.flatMap((place) => operator(place, source, places)))
  const counts = new Map<string, number>()
  const edits = new Set<string>()
  const own = findings.filter((finding) => edits.size < edits.add(JSON.stringify(finding.edits)).size)
  return own.map((finding) => {
    const mutant = mutantOf(file, source, finding)
    const count = (counts.get(mutant.id) ?? 0) + 1
    counts.set(mutant.id, count)
    if (count > 1) mutant.id += ` (${count})`
    return mutant
  })
}
