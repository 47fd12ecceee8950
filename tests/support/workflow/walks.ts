/**
 * The record of walked paths, from which `npm run machines` draws its page: one file a path,
 * `reports/machines/walks/<machine>.<walker>.<hash of the title>.json`, so that parallel workers never share one.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Walker = 'node' | 'browser'

interface WalkRecord {
  walker: Walker
  title: string
  /** Ids of the transitions that the machine has reported, each as often as it took it. */
  taken: string[]
}

export const reports = join(import.meta.dirname, '../../../reports/machines')
const folder = join(reports, 'walks')

/** To be called when a path has been walked to its end without a failure. */
export function recordWalk(
  walker: Walker,
  { machine, title }: { machine: string; title: string },
  taken: string[],
) {
  const record: WalkRecord = { walker, title, taken }
  const name = createHash('sha256').update(title).digest('hex').slice(0, 16)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${machine}.${walker}.${name}.json`), JSON.stringify(record))
}

/** The walks of a machine's present paths. */
export function recordedWalks({ id, paths }: { id: string; paths: () => { title: string }[] }): WalkRecord[] {
  const titles = new Set(paths().map(({ title }) => title))
  return recordFiles()
    .filter((name) => name.startsWith(`${id}.`))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as WalkRecord)
    .filter(({ title }) => titles.has(title))
}

/** Forgets what a walker has walked, before it walks everything anew. */
export function forgetWalks(walker: Walker) {
  for (const name of recordFiles()) if (name.split('.')[1] === walker) rmSync(join(folder, name))
}

function recordFiles() {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
}
