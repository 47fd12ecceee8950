import type { Logger } from 'pino'
import type { Db } from '../../ports/db.ts'
import { HttpError, tryLater } from '../httpError.ts'
import type { Keyed } from './idempotency.ts'
import { idempotencyKey, otherBody, repetition } from './repeat.ts'

interface Work {
  bodyHash: string
  outcome: Promise<unknown>
}

const works = new WeakMap<Db, Map<string, Work>>()

export const stillUnderWay =
  'Still processing. Repeat the request with the same Idempotency-Key to get the result.'

export const keyAndPatience = {
  ...idempotencyKey,
  prefer: {
    description:
      'How many seconds the client is willing to wait (RFC 7240). With an Idempotency-Key, work that takes longer is answered ' +
      'with 409 and continues; repeating the request later returns its outcome.',
    example: 'wait=7',
  },
}

interface Call {
  db: Db
  clock: () => Date
  log: Logger
  header: (name: 'prefer') => string | undefined
  hold: (work: Promise<unknown>) => void
}

/**
 * Does work with an idempotency key only once. Throws a 409 when the time of the caller's `Prefer: wait` is
 * up, while the work continues.
 */
export async function carryOut(
  { db, clock, log, header, hold }: Call,
  keyed: Keyed | null,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const before = await repetition(db, keyed, clock())
  if (before) return before
  const workOrRepeat = async () => {
    try {
      return await work()
    } catch (error) {
      // Since `before`, the same request may have done the work, and refused this one by what it changed.
      const since = error instanceof HttpError ? await repetition(db, keyed, clock()) : null
      if (since) return since
      throw error
    }
  }
  const begin = () => {
    const begun = workOrRepeat()
    hold(begun)
    return begun
  }
  return await within(keyed && patienceOf(header('prefer')), once(db, keyed, begin), log)
}

/**
 * Lets repeated requests in this process share the work. The claim in the database covers other processes.
 */
async function once<T>(db: Db, keyed: Keyed | null, work: () => Promise<T>): Promise<T> {
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

async function within<T>(seconds: number | null, outcome: Promise<T>, log: Logger): Promise<T> {
  if (seconds === null) return await outcome
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    outcome.catch((error: unknown) => log.warn({ err: error }, 'nobody waited for what failed'))
    reject(tryLater(409, stillUnderWay, 1))
  }, seconds * 1000)
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}
