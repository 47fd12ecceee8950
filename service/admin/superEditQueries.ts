import type { Db } from '../ports/db.ts'
import type { StoredUser } from '../account/userAnswer.ts'

export type Standing = Pick<StoredUser, 'user_type' | 'is_active' | 'verified_user'>

// Both rows in one order, so that nobody waits for someone who waits for them.
const pair = `
  select id, user_type, is_active, verified_user, is_email_verified from users where id = any ($1::integer[])
  order by id for no key update`

type Locked = Standing & { id: number; is_email_verified: boolean }

/** Of two who take each other's rights at once the second one has none any more, so that one superadmin stays. */
export async function lockPair(
  db: Db,
  callerId: number,
  id: number,
): Promise<{ maySo: boolean; had: Locked | null }> {
  const { rows } = await db.query<Locked>(pair, [[callerId, id]])
  const caller = rows.find((row) => row.id === callerId)
  return {
    maySo: caller?.user_type === 'superadmin' && caller.is_active && caller.is_email_verified,
    had: rows.find((row) => row.id === id) ?? null,
  }
}

const update = `update users set user_type = $2, is_active = $3, verified_user = $4 where id = $1`

export async function saveStanding(
  db: Db,
  id: number,
  { user_type, is_active, verified_user }: Standing,
): Promise<void> {
  await db.query(update, [id, user_type, is_active, verified_user])
}

const feature = 'update events set is_featured = $2 where id = $1 and is_featured <> $2 returning id'
const known = 'select from events where id = $1'

export async function setFeatured(db: Db, id: number, isFeatured: boolean): Promise<boolean | null> {
  const { rows } = await db.query(feature, [id, isFeatured])
  if (rows.length > 0) return true
  return (await db.query(known, [id])).rows.length > 0 ? false : null
}

interface TakenDown {
  title: string
  author_id: number | null
  was_featured: boolean
}

// What was put forward is not put forward again by itself, should it come back.
const takeBack = `
  with had as (select id, is_featured from events where id = $1 for no key update)
  update events set approval_status = 'rejected', reject_reason = $2, is_featured = false
  from had where events.id = had.id and approval_status = 'published'
  returning title, author_id, had.is_featured as was_featured`

export async function takeDown(
  db: Db,
  id: number,
  reason: string,
): Promise<TakenDown | 'notPublished' | 'unknown'> {
  const { rows } = await db.query<TakenDown>(takeBack, [id, reason])
  return rows[0] ?? ((await db.query(known, [id])).rows.length > 0 ? 'notPublished' : 'unknown')
}
