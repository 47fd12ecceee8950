import { type Db, rowOf } from '../../ports/db.ts'
import type { Visibility, VisibilityLimit } from '../fields/visibility.ts'

const save = 'update events set visibility = $2, updated_at = $3 where id = $1'

export async function saveVisibility(db: Db, id: number, visibility: Visibility, now: Date): Promise<void> {
  await db.query(save, [id, visibility, now])
}

const find = `
  select title, author_id, visibility, visibility_ceiling, visibility_reason
  from events where id = $1 for no key update`

interface Limited extends VisibilityLimit {
  title: string
  author_id: number | null
  visibility: Visibility
}

/** Returns null if the event does not exist. */
export const lockVisibility = (db: Db, id: number) => rowOf<Limited>(db, find, [id])

const limit = `
  update events set visibility_ceiling = nullif($2, 'public'), visibility_reason = case when $2 <> 'public' then $3 end
  where id = $1`

/** Sets the highest visibility that the author may choose. `public` lifts the limit. */
export async function limitVisibility(
  db: Db,
  id: number,
  ceiling: Visibility,
  reason: string | null,
): Promise<void> {
  await db.query(limit, [id, ceiling, reason])
}

// A superadmin may have changed the limit since the proposal was made.
const publish = `
  update events set visibility = p.visibility,
    visibility_ceiling = case when visibility_ceiling is not null then nullif(p.visibility, 'public') end,
    visibility_reason = case when p.visibility <> 'public' then visibility_reason end
  from event_proposals as p where events.id = $1 and p.event_id = $1 and p.visibility is not null`

/** Applies the proposed visibility and raises the limit to it. Call this before the proposal ends. */
export async function publishProposedVisibility(db: Db, id: number): Promise<void> {
  await db.query(publish, [id])
}
