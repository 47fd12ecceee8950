import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../ports/db.ts'

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const renew = `
  insert into favorite_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`

/** Returns the secret, which is not stored; the one before it becomes useless. */
export async function renewFeed(db: Db, userId: number, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.query(renew, [userId, hashSecret(secret), now])
  return secret
}

export async function endFeed(db: Db, userId: number): Promise<void> {
  await db.query('delete from favorite_feeds where user_id = $1', [userId])
}

export async function feedSince(db: Db, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ created_at: string }>(
    'select created_at from favorite_feeds where user_id = $1',
    [userId],
  )
  return rows[0]?.created_at ?? null
}

const owner = `
  select users.id from favorite_feeds join users on users.id = user_id
  where secret_hash = $1 and is_active and is_email_verified`

export async function findFeedOwner(db: Db, secret: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(owner, [hashSecret(secret)])
  return rows[0]?.id ?? null
}

export interface FeedEvent {
  id: number
  title: string
  content: string
  event_date: string
  start_time: string
  end_time: string | null
  venue: string | null
  location: string | null
  changed_at: string
}

const mostEvents = 500

const events = `
  select id, title, content, events.event_date, start_time, end_time, venue, location,
    coalesce(updated_at, created_at) as changed_at
  from favorites as kept join events on events.id = kept.event_id
  where kept.user_id = $1 and is_published
  order by kept.event_date desc, kept.event_id desc limit ${mostEvents}`

export async function feedEvents(db: Db, userId: number): Promise<FeedEvent[]> {
  const { rows } = await db.query<FeedEvent>(events, [userId])
  return rows
}
