import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Walker = 'node' | 'browser'

interface WalkRecord {
  title: string
  /** Ids of the transitions that the machine has reported, each as often as it took it. */
  taken: string[]
}

export const reports = join(import.meta.dirname, '../../../reports/machines')
const fileOf = (machine: string, walker: Walker) => join(reports, `${machine}.${walker}.jsonl`)

/** A line for a path that has been walked to its end without a failure: `npm run machines` draws its page from them. */
export function recordWalk(
  walker: Walker,
  { machine, title }: { machine: string; title: string },
  taken: string[],
) {
  // What a mutant did is nothing that the product has walked.
  if (process.env['PLAZA_MUTANTS']) return
  mkdirSync(reports, { recursive: true })
  appendFileSync(fileOf(machine, walker), `${JSON.stringify({ title, taken })}\n`)
}

/** The last walk of each of a machine's present paths. */
export function recordedWalks(model: { id: string; paths: () => { title: string }[] }, walker: Walker) {
  const file = fileOf(model.id, walker)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const walks = new Map(lines.map((line) => JSON.parse(line) as WalkRecord).map((walk) => [walk.title, walk]))
  return model.paths().flatMap(({ title }) => walks.get(title) ?? [])
}

/** Forgets what a walker has walked, before it walks everything anew. */
export function forgetWalks(walker: Walker) {
  for (const name of globSync(`*.${walker}.jsonl`, { cwd: reports })) rmSync(join(reports, name))
}
