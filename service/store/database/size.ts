import { type Db, oneRow } from '../../ports/db.ts'

export const databaseSize = async (db: Db) =>
  (await oneRow<{ bytes: number }>(db, 'select pg_database_size(current_database()) as bytes')).bytes
