import { type Db, rowOf } from '../ports/db.ts'
import { hashToken, makeToken } from '../http/tokens.ts'

const renew = `
  insert into favorite_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`

/** Returns the new secret; the previous one stops working. */
export async function renewFeed(db: Db, userId: number, now: Date): Promise<string> {
  const secret = makeToken()
  await db.query(renew, [userId, hashToken(secret), now])
  return secret
}

export async function endFeed(db: Db, userId: number): Promise<void> {
  await db.query('delete from favorite_feeds where user_id = $1', [userId])
}

const since = 'select created_at from favorite_feeds where user_id = $1'

export const feedSince = async (db: Db, userId: number) =>
  (await rowOf<{ created_at: string }>(db, since, [userId]))?.created_at ?? null

const owner = `
  select users.id from favorite_feeds join users on users.id = user_id
  where secret_hash = $1 and is_active and is_email_verified`

export const findFeedOwner = async (db: Db, secret: string) =>
  (await rowOf<{ id: number }>(db, owner, [hashToken(secret)]))?.id ?? null
