export interface Rows<Row> {
  rows: Row[]
}

/**
 * Dates are returned as `YYYY-MM-DD`, times as `HH:MM:SS`,
 * timestamps as ISO 8601 in UTC, and counts as numbers.
 */
export interface Db {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Rows<Row>>
  /** Commits everything or nothing; a nested transaction is a savepoint. */
  transaction<T>(run: (db: Db) => Promise<T>): Promise<T>
}

export const rowsOf = async <Row extends object>(db: Db, sql: string, params?: readonly unknown[]) =>
  (await db.query<Row>(sql, params)).rows

/** Returns the first row; null if there is none. */
export const rowOf = async <Row extends object>(db: Db, sql: string, params?: readonly unknown[]) =>
  (await rowsOf<Row>(db, sql, params))[0] ?? null

/** For statements that always return a row. */
export async function oneRow<Row extends object>(
  db: Pick<Db, 'query'>,
  sql: string,
  params?: readonly unknown[],
) {
  const [row] = (await db.query<Row>(sql, params)).rows
  if (!row) throw new Error(`This statement returned no row: ${sql}`)
  return row
}

export const givesRows = async (db: Db, sql: string, params?: readonly unknown[]) =>
  (await rowsOf(db, sql, params)).length > 0
