import type { Db } from '../../ports/db.ts'

export async function databaseSize(db: Db): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  return rows[0]?.bytes ?? 0
}
