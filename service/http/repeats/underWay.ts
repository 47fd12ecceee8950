import type { Logger } from 'pino'
import type { Db } from '../../ports/db.ts'
import { HttpError } from '../httpError.ts'
import type { Keyed } from './idempotency.ts'
import { otherBody } from './repeat.ts'

interface Work {
  bodyHash: string
  outcome: Promise<unknown>
}

const works = new WeakMap<Db, Map<string, Work>>()

export const stillUnderWay =
  'Your event is still being created. Send it again with the same Idempotency-Key to hear of it.'

/** For repetitions in this process; across processes the claim in the database sees to it. */
export async function once<T>(db: Db, keyed: Keyed | null, work: () => Promise<T>): Promise<T> {
  if (!keyed) return await work()
  const all = works.get(db) ?? new Map<string, Work>()
  works.set(db, all)
  const id = `${keyed.userId} ${keyed.key}`
  const had = all.get(id)
  if (had && had.bodyHash !== keyed.bodyHash) throw otherBody()
  if (had) return (await had.outcome) as T
  const outcome = work().finally(() => all.delete(id))
  all.set(id, { bodyHash: keyed.bodyHash, outcome })
  return await outcome
}

export function patienceOf(prefer: string | undefined): number | null {
  const [, seconds] = /(?:^|[\s,;])wait=(\d{1,3})(?:$|[\s,;])/i.exec(prefer ?? '') ?? []
  return seconds === undefined ? null : Number(seconds)
}

export async function within<T>(seconds: number | null, outcome: Promise<T>, log: Logger): Promise<T> {
  if (seconds === null) return await outcome
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    outcome.catch((error: unknown) => log.warn({ err: error }, 'nobody waited for what failed'))
    reject(new HttpError(409, stillUnderWay, { headers: { 'Retry-After': '1' } }))
  }, seconds * 1000)
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}
