export interface Rows<Row> {
  rows: Row[]
}

/** Dates arrive as `YYYY-MM-DD`, times as `HH:MM:SS`, timestamps as ISO 8601 UTC, counts as numbers. */
export interface Db {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Rows<Row>>
  /** All or nothing; a transaction inside it is a savepoint. */
  transaction<T>(run: (db: Db) => Promise<T>): Promise<T>
}
