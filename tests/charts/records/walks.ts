import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Walker = 'node' | 'browser'

interface WalkRecord {
  title: string
  /** The ids of the transitions that the machine has reported, one entry for each time it took them. */
  taken: string[]
}

export const reports = join(import.meta.dirname, '../../../reports/machines')
const fileOf = (machine: string, walker: Walker) => join(reports, `${machine}.${walker}.jsonl`)

/**
 * Records a path that was walked to its end without a failure; `npm run machines` draws its pages from these
 * records.
 */
export function recordWalk(
  walker: Walker,
  { machine, title }: { machine: string; title: string },
  taken: string[],
) {
  // A walk with a mutant proves nothing about the product.
  if (process.env['PLAZA_MUTANTS']) return
  mkdirSync(reports, { recursive: true })
  appendFileSync(fileOf(machine, walker), `${JSON.stringify({ title, taken })}\n`)
}

/** The last walk of every path that still exists. */
export function recordedWalks(model: Walked, walker: Walker) {
  const file = fileOf(model.id, walker)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const walks = new Map(lines.map((line) => JSON.parse(line) as WalkRecord).map((walk) => [walk.title, walk]))
  return titlesOf(model).flatMap((title) => walks.get(title) ?? [])
}

interface Walked {
  id: string
  paths: () => { title: string }[]
  browserPaths: () => { title: string }[]
}

/** The titles of all paths, those that only Chromium walks included. */
export const titlesOf = (model: Walked) => [
  ...new Set([...model.paths(), ...model.browserPaths()].map(({ title }) => title)),
]

/** Deletes a walker's records before it walks everything again. */
export function forgetWalks(walker: Walker) {
  for (const name of globSync(`*.${walker}.jsonl`, { cwd: reports })) rmSync(join(reports, name))
}
