import { type Db, rowsOf } from '../ports/db.ts'

export interface Exposure {
  id: number
  author_id: number | null
  is_published: boolean
}

const exposure = 'select id, author_id, is_published from events where id = any ($1::integer[])'

export async function readExposures(db: Db, ids: readonly number[]): Promise<Map<number, Exposure>> {
  const rows = await rowsOf<Exposure>(db, exposure, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
