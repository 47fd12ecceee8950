import { type Db, oneRow, rowOf, rowsOf } from '../ports/db.ts'
import { unlessTaken } from '../store/engine/errors.ts'

export interface Reason {
  id: number
  text: string
}

const all = 'select id, text from reject_reasons order by id'

export const listReasons = (db: Db) => rowsOf<Reason>(db, all)

const insert = 'insert into reject_reasons (text) values ($1) returning id, text'

export const insertReason = (db: Db, text: string) => write(db, insert, [text])

const lock = 'select id, text from reject_reasons where id = $1 for no key update'
const update = 'update reject_reasons set text = $2 where id = $1 returning id, text'

/**
 * Returns the reason before and after the change, `taken` if another reason has this text, or null if the id
 * does not exist.
 */
export async function updateReason(
  db: Db,
  id: number,
  text: string,
): Promise<{ had: Reason; has: Reason } | 'taken' | null> {
  const had = await rowOf<Reason>(db, lock, [id])
  if (!had) return null
  const has = await write(db, update, [id, text])
  return has === 'taken' ? has : { had, has }
}

const write = (db: Db, sql: string, parameters: readonly unknown[]) =>
  unlessTaken(
    db.transaction((tx) => oneRow<Reason>(tx, sql, parameters)),
    'reject_reasons_text',
  )

const remove = 'delete from reject_reasons where id = $1 returning text'

export const deleteReason = (db: Db, id: number) => rowOf<{ text: string }>(db, remove, [id])
