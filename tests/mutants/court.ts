import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crowding } from '../support/run/pace.ts'
import type { Case, Verdict } from './judge.ts'
import { root } from './mutants.ts'
import { mutated, type Mutant } from './operators/mutant.ts'

/**
 * The time limit in ms for the walks of one mutant: ten seconds on an otherwise idle machine. Walks that take
 * longer are assumed to loop forever.
 */
const patience = 10_000 * crowding()

export interface Judged extends Mutant {
  fate: Verdict['fate']
  by: string
}

/** Judges all mutants in the given number of parallel processes. */
export async function judgeAll(
  mutants: Mutant[],
  judges: number,
  tell: (done: number, all: number) => void = () => {},
) {
  const judged: Judged[] = []
  let next = 0
  const work = async (_: unknown, which: number) => {
    let judge = await opened()
    if (which === 0) await control(judge)
    for (let at = next++; at < mutants.length; at = next++) {
      const mutant = mutants[at] as Mutant
      const verdict = await ask(judge, { number: at, file: mutant.file, source: sourceOf(mutant) })
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

/** Runs the walks without a mutant, since walks that fail anyway would kill every mutant. */
async function control(judge: ChildProcess) {
  const source = readFileSync(join(root, foundation), 'utf8')
  const verdict = await ask(judge, { number: -1, file: foundation, source })
  if (verdict?.fate === 'survived') return
  judge.kill('SIGKILL')
  throw new Error(`Without a mutant the walks fail: ${verdict?.by ?? 'they take too long'}`)
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

/** The verdict; null if none arrives in time. */
function ask(judge: ChildProcess, given: Case): Promise<Verdict | null> {
  return new Promise((resolve) => {
    const end = (verdict: Verdict | null) => {
      clearTimeout(timer)
      judge.off('message', end)
      judge.off('exit', gone)
      resolve(verdict)
    }
    const gone = () => end(null)
    const timer = setTimeout(gone, patience)
    judge.once('message', end)
    judge.once('exit', gone)
    judge.send(given)
  })
}
