/**
 * The record of walked paths, from which `npm run machines` draws its page.
 *
 * Each walked path is one file `reports/machines/walks/<machine>.<walker>.<hash of the title>.json`:
 *
 *     { "machine": "favorite", "walker": "browser", "chart": "<model.fingerprint()>",
 *       "title": "favorite.toggle, saveFavorite fails", "transitions": ["settled favorite.toggle", ...] }
 *
 * `transitions` are ids as `model.transitions()` has them, each as often as it was taken. Walking a path again overwrites
 * its file, and parallel workers never share one. Records of another chart or of paths no longer made are ignored.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Walker = 'node' | 'browser'

interface WalkRecord {
  machine: string
  walker: Walker
  chart: string
  title: string
  transitions: string[]
}

interface Walked {
  machine: string
  title: string
  starting: string[]
  steps: { transitions: string[] }[]
}

export const reports = join(import.meta.dirname, '../../reports/machines')
const folder = join(reports, 'walks')

/** To be called when a path has been walked to its end without a failure. */
export function recordWalk(
  walker: Walker,
  model: { fingerprint(): string },
  { machine, title, starting, steps }: Walked,
  transitions = [...starting, ...steps.flatMap((step) => step.transitions)],
) {
  const record: WalkRecord = { machine, walker, chart: model.fingerprint(), title, transitions }
  const name = createHash('sha256').update(title).digest('hex').slice(0, 16)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${machine}.${walker}.${name}.json`), JSON.stringify(record))
}

/** All records that belong to the present chart and paths of a model. */
export function recordedWalks(model: {
  id: string
  fingerprint(): string
  edgePaths(): { title: string }[]
}): WalkRecord[] {
  const chart = model.fingerprint()
  const titles = new Set(model.edgePaths().map(({ title }) => title))
  return recordFiles()
    .filter((name) => name.startsWith(`${model.id}.`))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as WalkRecord)
    .filter((record) => record.chart === chart && titles.has(record.title))
}

/** Forgets what a walker has walked, before it walks everything anew. */
export function forgetWalks(walker: Walker) {
  for (const name of recordFiles()) {
    if (name.split('.')[1] === walker) rmSync(join(folder, name))
  }
}

function recordFiles() {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
}
