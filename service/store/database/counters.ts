import { type Db, oneRow } from '../../ports/db.ts'

/** Returns a subquery that reads one counter; `scope` and `key` are SQL. */
export const countIn = (scope: string, key: string) =>
  `select coalesce(sum(n), 0)::bigint as n from counters where scope = ${scope} and key = ${key}`

const read = countIn('$1', '$2')

export const countOf = async (db: Db, scope: string, key: string) =>
  (await oneRow<{ n: number }>(db, read, [scope, key])).n
