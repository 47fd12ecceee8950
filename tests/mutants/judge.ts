/** A warm process that loads the walks once, and judges one mutant after another on request. */
import { setTimeout } from 'node:timers/promises'
import { dependentsOf, judging, loadMutated } from './loader.ts'
import type { RegisteredTest } from './standIn.ts'

export interface Case {
  number: number
  file: string
  source: string
}

export interface Verdict {
  number: number
  /**
   * `noticed`: detected only by the tables of rules, not by a walk. `broken`: the file is not a valid module
   * or its machine cannot be created, so the mutant does not count.
   */
  fate: 'killed' | 'noticed' | 'survived' | 'broken'
  by: string
}

const { takeTests } = (await import(new URL('standIn.ts', import.meta.url).href)) as {
  takeTests: () => RegisteredTest[]
}
for (const url of judging) await import(url)
takeTests()

/**
 * The tests that killed a mutant of a file, the latest first: the same test, or another of its file, often
 * kills neighbouring mutants.
 */
const killers = new Map<string, { url: string; name: string }[]>()
/** Errors thrown by actors without listeners. */
const loose: unknown[] = []
process.on('uncaughtException', (error) => loose.push(error))
process.on('unhandledRejection', (error) => loose.push(error))

process.on('message', async (given: Case) => process.send?.(await judge(given)))
process.send?.('ready')

const isOfRules = (url: string) => url.includes('/tests/machines/')

async function judge({ number, file, source }: Case): Promise<Verdict> {
  const dependents = dependentsOf(file).filter((url) => judging.includes(url))
  const known = killers.get(file) ?? []
  const last = known.find(({ url }) => !isOfRules(url))?.url
  const rank = (url: string) => (isOfRules(url) ? 2 : url === last ? 0 : 1)
  const near = dependents.toSorted((one, other) => rank(one) - rank(other))
  const files = await loadMutated(number, file, source, near)
  for (const [at, load] of files.entries()) {
    try {
      await load()
    } catch (error) {
      takeTests()
      return { number, fate: 'broken', by: String(error) }
    }
    const by = await failing(
      takeTests(),
      known.map(({ name }) => name),
    )
    if (by === null) continue
    const url = near[at] ?? ''
    killers.set(file, [{ url, name: by }, ...known.filter(({ name }) => name !== by)])
    return { number, fate: isOfRules(url) ? 'noticed' : 'killed', by }
  }
  return { number, fate: 'survived', by: '' }
}

/** The name of the first failing test; null if all pass. Tests with a name in `first` run before the others. */
async function failing(tests: RegisteredTest[], first: string[]) {
  const rank = ({ name }: RegisteredTest) => (first.includes(name) ? first.indexOf(name) : first.length)
  for (const { name, run } of tests.toSorted((one, other) => rank(one) - rank(other))) {
    loose.length = 0
    if (await succeeds(run)) continue
    await setTimeout(2)
    return name
  }
  await setTimeout(2)
  return loose.length > 0 ? `an error that nobody caught: ${String(loose[0])}` : null
}

async function succeeds(run: () => unknown) {
  try {
    await run()
    return true
  } catch {
    return false
  }
}
