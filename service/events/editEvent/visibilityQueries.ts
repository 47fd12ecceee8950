import type { Db } from '../../ports/db.ts'
import type { Visibility } from '../fields/visibility.ts'

const save = 'update events set visibility = $2, updated_at = $3 where id = $1'

export async function saveVisibility(db: Db, id: number, visibility: Visibility, now: Date): Promise<void> {
  await db.query(save, [id, visibility, now])
}
