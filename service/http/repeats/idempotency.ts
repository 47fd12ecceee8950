import { type Db, givesRows, rowOf } from '../../ports/db.ts'

const dayInMs = 86_400_000

// A second request with the same key waits here until the first transaction ends.
const claim = `
  insert into idempotency_keys as had (user_id, key, body_hash, created_at) values ($1, $2, $3, $4)
  on conflict (user_id, key) do update set
    body_hash = excluded.body_hash, created_at = excluded.created_at, answer = null
    where had.created_at <= $5
  returning key`

const find = `
  select body_hash, answer from idempotency_keys where user_id = $1 and key = $2 and created_at > $3`

export interface Keyed {
  userId: number
  key: string
  bodyHash: string
}

export type Claim = { is: 'new' | 'other' } | { is: 'repeated'; answer: unknown }

export async function findClaim(db: Db, { userId, key, bodyHash }: Keyed, now: Date): Promise<Claim> {
  const had = await rowOf<{ body_hash: string; answer: unknown }>(db, find, [userId, key, dayBefore(now)])
  if (!had) return { is: 'new' }
  return had.body_hash === bodyHash ? { is: 'repeated', answer: had.answer } : { is: 'other' }
}

/** Claims the key for 24 hours. Call it in the transaction that does the work. */
export async function claimKey(db: Db, keyed: Keyed, now: Date): Promise<Claim> {
  const { userId, key, bodyHash } = keyed
  const isNew = await givesRows(db, claim, [userId, key, bodyHash, now, dayBefore(now)])
  return isNew ? { is: 'new' } : await findClaim(db, keyed, now)
}

const keep = 'update idempotency_keys set answer = $3 where user_id = $1 and key = $2'

export async function keepAnswer(db: Db, { userId, key }: Keyed, answer: object): Promise<void> {
  await db.query(keep, [userId, key, answer])
}

export async function pullKeysBack(db: Db, now: Date): Promise<void> {
  await db.query('update idempotency_keys set created_at = $1 where created_at > $1', [now])
}

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db.query('delete from idempotency_keys where created_at <= $1', [dayBefore(now)])
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayInMs)
