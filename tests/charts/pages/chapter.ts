import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transitionsOf, type ChartTransition } from '../../support/workflow/chart.ts'
import { rowsOf, type Call, type Table } from '../../support/workflow/table.ts'
import { nameOfScreen, screensOf } from '../records/screens.ts'
import { recordedWalks, titlesOf, type Walker } from '../records/walks.ts'
import { drawn, type CountsOf } from './draw.ts'
import { layOut } from './layout.ts'
import type { models } from '../models.ts'
import { fatesOf, type Fates } from '../mutants.ts'
import { workOf, type Work } from '../operations.ts'

type Model = (typeof models)[number]

/** The content of the pages about one workflow. */
export interface Chapter {
  id: string
  /** The comment above the machine. */
  about: string
  svg: string
  table: Table
  transitions: ChartTransition[]
  counts: CountsOf
  paths: { title: string; node: boolean; browser: boolean }[]
  work: Work[]
  /** The results of its mutants; null before `npm run mutants`. */
  fates: Fates | null
  /** The texts that the workflow shows, by kind: toasts, alerts and problems. */
  texts: Map<string, 'success' | 'error'>
  /** Pictures of states that the browser walks reached: the innermost states, and the file. */
  screens: { leaves: string; file: string }[]
}

const root = join(import.meta.dirname, '../../../machines')

/** The files of the machines, by their ids. */
export const machineFiles = new Map(
  globSync('**/*Machine.ts', { cwd: root }).map((file) => [basename(file, 'Machine.ts'), join(root, file)]),
)

export async function chapterOf(model: Model): Promise<Chapter> {
  const walks = { node: recordedWalks(model, 'node'), browser: recordedWalks(model, 'browser') }
  const count = (walker: Walker) => {
    const counted = new Map<string, number>()
    for (const id of walks[walker].flatMap(({ taken }) => taken)) counted.set(id, (counted.get(id) ?? 0) + 1)
    return counted
  }
  const [node, browser] = [count('node'), count('browser')]
  const titles = (walker: Walker) => new Set(walks[walker].map(({ title }) => title))
  const [inNode, inBrowser] = [titles('node'), titles('browser')]
  const transitions = transitionsOf(model.machine)
  const fates = fatesOf(model.id, transitions)
  const counts = (id: string) => ({
    node: node.get(id) ?? 0,
    browser: browser.get(id) ?? 0,
    mutants: fates?.byTransition(id) ?? { killed: 0, all: 0 },
  })
  return {
    id: model.id,
    about: sentenceAbove(model.id),
    svg: drawn(await layOut(model.machine, transitions), model.id, counts),
    table: model.table,
    transitions,
    counts,
    paths: titlesOf(model).map((title) => ({
      title,
      node: inNode.has(title),
      browser: inBrowser.has(title),
    })),
    work: workOf(model.machine),
    fates,
    texts: textsOf(model),
    screens: presentScreens(model),
  }
}

/** The comment above a machine in its file. */
export function sentenceAbove(id: string) {
  const source = readFileSync(machineFiles.get(id) ?? '', 'utf8')
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+Machine/.exec(source)?.[1] ?? ''
  return comment.replaceAll(/\s+(\* )?/g, ' ').trim()
}

function textsOf(model: Model): Chapter['texts'] {
  const toasts = rowsOf(model.table)
    .flatMap(({ effects }) => effects)
    .filter(([effect]: Call) => effect === 'toast')
  const facts = model
    .paths()
    .flatMap(({ steps }) => steps.flatMap((step) => Object.entries(step.facts ?? {})))
  const alerts = facts.flatMap(([name, fact]) => (/^(alert|problems?)$/.test(name) ? textsIn(fact) : []))
  return new Map([...toasts.flatMap(([, given]) => textsIn(given)), ...alerts])
}

/** The texts of `{ kind, text }`, of a plain text, or of texts by field. */
function textsIn(value: unknown): [string, 'success' | 'error'][] {
  if (typeof value === 'string') return value === '' ? [] : [[value, 'error']]
  if (typeof value !== 'object' || value === null) return []
  const { kind, text } = value as { kind?: 'success' | 'error'; text?: string }
  return text === undefined ? Object.values(value).flatMap(textsIn) : [[text, kind ?? 'error']]
}

/** The pictures of states that the machine still has. */
function presentScreens(model: Model): Chapter['screens'] {
  const folder = screensOf(model.id)
  if (!existsSync(folder)) return []
  const files = new Set(readdirSync(folder))
  const reached = new Set(model.paths().flatMap(({ steps }) => steps.map((step) => step.leaves.join(' + '))))
  return [...reached].flatMap((leaves) => {
    const file = nameOfScreen(leaves.split(' + '))
    return files.has(file) ? [{ leaves, file }] : []
  })
}
