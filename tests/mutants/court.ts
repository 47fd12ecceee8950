import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case, Verdict } from './judge.ts'
import { root } from './mutants.ts'
import { mutated, type Mutant } from './operators/mutant.ts'

/** The time limit in ms for all walks without a mutant. Walks that take longer are assumed to loop forever. */
const patience = 600_000

export interface Judged extends Mutant {
  fate: Verdict['fate']
  by: string
}

/**
 * Judges all mutants in the given number of parallel processes. The walks of a mutant are assumed to loop
 * forever if they take three times as long as all walks without a mutant.
 */
export async function judgeAll(
  mutants: Mutant[],
  judges: number,
  tell: (done: number, all: number) => void = () => {},
) {
  const limit = 3 * (await control())
  const judged: Judged[] = []
  let next = 0
  const work = async () => {
    let judge = await opened()
    for (let at = next++; at < mutants.length; at = next++) {
      const mutant = mutants[at] as Mutant
      const given = { number: at, file: mutant.file, source: sourceOf(mutant) }
      const verdict = await ask(judge, given, limit)
      judged[at] = { ...mutant, ...(verdict ?? { fate: 'killed', by: 'time' }) }
      if (!verdict) judge = await reopened(judge)
      tell(judged.filter(Boolean).length, mutants.length)
    }
    judge.disconnect()
  }
  await Promise.all(Array.from({ length: judges }, work))
  return judged
}

/** The file that every machine depends on. */
const foundation = 'machines/effects.ts'

/**
 * Runs all walks without a mutant, and returns the time they took in ms. Throws if one fails, because it would
 * kill every mutant.
 */
async function control(): Promise<number> {
  const source = readFileSync(join(root, foundation), 'utf8')
  const judge = await opened()
  const began = performance.now()
  const verdict = await ask(judge, { number: -1, file: foundation, source }, patience)
  judge.kill('SIGKILL')
  if (verdict?.fate !== 'survived')
    throw new Error(`Without a mutant the walks fail: ${verdict?.by ?? 'they take too long'}`)
  return performance.now() - began
}

const sourceOf = ({ file, edits }: Mutant) => mutated(readFileSync(join(root, file), 'utf8'), edits)

function opened(): Promise<ChildProcess> {
  const judge = fork(join(import.meta.dirname, 'judge.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((resolve, reject) => {
    judge.once('message', () => resolve(judge))
    judge.once('exit', (code) => reject(new Error(`A judge ended with ${code} before it began.`)))
  })
}

async function reopened(judge: ChildProcess) {
  judge.kill('SIGKILL')
  return await opened()
}

/** The verdict; null if none arrives within `limit` ms. */
function ask(judge: ChildProcess, given: Case, limit: number): Promise<Verdict | null> {
  return new Promise((resolve) => {
    const end = (verdict: Verdict | null) => {
      clearTimeout(timer)
      judge.off('message', end)
      judge.off('exit', gone)
      resolve(verdict)
    }
    const gone = () => end(null)
    const timer = setTimeout(gone, limit)
    judge.once('message', end)
    judge.once('exit', gone)
    judge.send(given)
  })
}
