import type { Db } from '../../ports/db.ts'
import { tooMuch } from '../httpError.ts'
import { type Key, type Limit, take } from './counts.ts'

export const tooMany = (seconds: number) => tooMuch('Too many requests.', seconds)

export interface Limited {
  db: Db
  clock: () => Date
  rateLimits: boolean
}

export async function limit(call: Limited, key: Key, limit: Limit): Promise<void> {
  if (!call.rateLimits) return
  const wait = await take(call.db, key, limit, call.clock())
  if (wait !== null) throw tooMany(wait)
}

/** Enforces an account's daily quota; `field` names the field that exceeds it. */
export function withinDay(wait: number | null, text: string, field?: string) {
  if (wait !== null) throw tooMuch(text, wait, field)
}
