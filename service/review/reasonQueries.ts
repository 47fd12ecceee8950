import { type Db, givesRows, rowsOf } from '../ports/db.ts'
import { violates } from '../store/engine/errors.ts'

export interface Reason {
  id: number
  text: string
}

const all = 'select id, text from reject_reasons order by id'

export const listReasons = (db: Db) => rowsOf<Reason>(db, all, [])

const insert = 'insert into reject_reasons (text) values ($1) returning id, text'

export async function insertReason(db: Db, text: string): Promise<Reason | 'taken'> {
  const row = await write(db, insert, [text])
  if (!row) throw new Error('inserting a reason gave no row')
  return row
}

const lock = 'select id, text from reject_reasons where id = $1 for no key update'
const update = 'update reject_reasons set text = $2 where id = $1 returning id, text'

/** As it was and as it is. */
export async function updateReason(
  db: Db,
  id: number,
  text: string,
): Promise<{ had: Reason; has: Reason } | 'taken' | null> {
  const [had] = (await db.query<Reason>(lock, [id])).rows
  if (!had) return null
  const has = await write(db, update, [id, text])
  return has === null || has === 'taken' ? has : { had, has }
}

/** Only the unique index knows of texts that are written at this very moment. */
async function write(db: Db, sql: string, parameters: readonly unknown[]) {
  try {
    return await db.transaction(async (tx) => (await tx.query<Reason>(sql, parameters)).rows[0] ?? null)
  } catch (error) {
    if (violates(error, 'reject_reasons_text')) return 'taken'
    throw error
  }
}

const remove = 'delete from reject_reasons where id = $1 returning id'

export const deleteReason = (db: Db, id: number) => givesRows(db, remove, [id])
