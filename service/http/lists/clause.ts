/** Collects the parameters of a statement that is put together from fixed clauses. */
export class Params {
  readonly values: unknown[] = []

  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

export interface Clause {
  sql: string
  /** The one column that it is about: the index of an order by that column can seek it. */
  column?: string
  /** It looks into texts, so that a match costs reading its row: by an index, or row by row. */
  text?: 'indexed' | 'read'
}

export type Where = (params: Params) => Clause[]

export const conjunction = (clauses: readonly Clause[]) =>
  clauses.map(({ sql }) => sql).join(' and ') || 'true'
