import { type Db, givesRows, rowOf, rowsOf } from '../ports/db.ts'
import type { StoredUser } from '../account/userAnswer.ts'
import { dropProposal } from '../events/proposals/proposalQueries.ts'

export type Standing = Pick<StoredUser, 'user_type' | 'is_active' | 'verified_user'>

// Lock both rows in a fixed order to avoid deadlocks.
const pair = `
  select id, user_type, is_active, verified_user, is_email_verified from users where id = any ($1::integer[])
  order by id for no key update`

type Locked = Standing & { id: number; is_email_verified: boolean }

/**
 * Locks the accounts of the caller and of the other person. If two superadmins demote each other at once, the
 * second one is refused, so one superadmin remains.
 */
export async function lockPair(
  db: Db,
  callerId: number,
  id: number,
): Promise<{ maySo: boolean; had: Locked | null }> {
  const rows = await rowsOf<Locked>(db, pair, [[callerId, id]])
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

/** Returns false if nothing changed. */
export const setFeatured = (db: Db, id: number, isFeatured: boolean) =>
  givesRows(db, feature, [id, isFeatured])

interface TakenDown {
  title: string
  author_id: number | null
  was_featured: boolean
}

// Clear `is_featured`, so that the event is not featured again when it is republished.
const takeBack = `
  with had as (select id, is_featured from events where id = $1 for no key update)
  update events set approval_status = 'rejected', reject_reason = $2, is_featured = false, proposed_at = null
  from had where events.id = had.id and approval_status = 'published'
  returning title, author_id, had.is_featured as was_featured`

/** Call this in a transaction. */
export async function takeDown(
  db: Db,
  id: number,
  reason: string,
): Promise<TakenDown | 'notPublished' | 'unknown'> {
  const taken = await rowOf<TakenDown>(db, takeBack, [id, reason])
  if (taken) {
    await dropProposal(db, id)
    return taken
  }
  return (await givesRows(db, 'select from events where id = $1', [id])) ? 'notPublished' : 'unknown'
}
