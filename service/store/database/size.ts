import { type Db, rowOf } from '../../ports/db.ts'

export const databaseSize = async (db: Db) =>
  (await rowOf<{ bytes: number }>(db, 'select pg_database_size(current_database()) as bytes'))?.bytes ?? 0
