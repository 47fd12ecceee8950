import { join } from 'node:path'
import { buildReportingClient, startProduct } from '../../browser/stage/product.ts'
import { findChromium } from '../../support/run/chromium.ts'
import { root } from '../mutants.ts'
import type { Mutant } from '../operators/mutant.ts'
import { shownOf, type Shown } from './chosen.ts'
import { unseen } from './unseen.ts'
import { walked, type Failure } from './walked.ts'

export interface Seen extends Shown {
  /** The walk that detected it. */
  failure: Failure | null
}

/**
 * Runs the browser walks on the fixed sample of mutants, and reports for each whether it was detected, and by
 * which walk.
 */
export async function judgeInBrowser(all: Mutant[], names: string[]) {
  process.env['CHROMIUM_PATH'] = await findChromium()
  const known = shownOf(all)
  const shown = known.filter(({ of }) => names.length === 0 || names.includes(of))
  const folder = join(root, 'reports/mutants.client')
  const product = await startProduct(
    {},
    await buildReportingClient(join(import.meta.dirname, 'vite.config.ts'), folder),
  )
  try {
    const failures = walked(shown, product.url)
    const seen = shown.map((mutant): Seen => {
      const failure = failures.find(({ number }) => number === mutant.number) ?? null
      return Object.assign({}, mutant, { failure })
    })
    const broken = walked(controlOf(seen), product.url)
    return { seen, wrong: [...brokenOf(broken), ...complaintsOf(known, seen)] }
  } finally {
    await product.stop()
  }
}

/** The walks that detected mutants. They are repeated on the unchanged product, where they must pass. */
function controlOf(seen: Seen[]) {
  const failures = seen.flatMap(({ failure }) => failure ?? [])
  const bySpec = Map.groupBy(failures, ({ spec }) => spec)
  const titles = [...new Set(failures.map(({ title }) => title))]
  return bySpec.size === 0 ? [] : [{ number: 0, specs: [...bySpec.keys()], titles }]
}

const brokenOf = (failures: Failure[]) =>
  failures.map(({ spec, title, reason }) => `it fails without a mutant: ${spec} ${title}: ${reason}`)

function complaintsOf(known: Shown[], seen: Seen[]): string[] {
  const ids = new Set(known.map(({ id }) => id))
  return [
    ...Object.keys(unseen).flatMap((id) => (ids.has(id) ? [] : `not of the set: ${id}`)),
    ...seen.flatMap(({ id, failure }) => {
      if (!failure) return id in unseen ? [] : `no walk tells it: ${id}`
      if (id in unseen) return `a walk tells it: ${id}`
      return failure.isExpectation ? [] : `told for no good reason: ${id}: ${failure.reason}`
    }),
  ]
}

const fateOf = ({ id, failure }: Seen) => (failure ? 'told' : id in unseen ? 'unseen' : 'survived')

/**
 * A Markdown table: each mutant, its result, and the walk and message that detected it, or why it cannot be
 * detected.
 */
export function tableOf(seen: Seen[]): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
  const lines = seen.map((mutant) => {
    const { id, failure } = mutant
    const why = failure ? `${failure.reason} (${failure.title})` : (unseen[id] ?? '')
    return `| ${cell(id)} | ${fateOf(mutant)} | ${cell(why)} |`
  })
  return ['| mutant | fate | why |', '| --- | --- | --- |', ...lines, ''].join('\n')
}

export function summaryOf(seen: Seen[]): string {
  const count = (fate: string) => seen.filter((mutant) => fateOf(mutant) === fate).length
  return `${seen.length} mutants in Chromium: ${count('told')} told, ${count('unseen')} that nobody could see, ${count('survived')} survived`
}
