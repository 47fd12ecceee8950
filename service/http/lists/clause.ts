export class Params {
  readonly values: unknown[] = []

  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

export interface Clause {
  sql: string
  /** The only column that it concerns: an index by that column can seek it. */
  column?: string
  /** It searches texts, so that a match costs reading its row: by an index, or row by row. */
  text?: 'indexed' | 'read'
}

export type Where = (params: Params) => Clause[]

export const conjunction = (clauses: readonly Clause[]) =>
  clauses.map(({ sql }) => sql).join(' and ') || 'true'
