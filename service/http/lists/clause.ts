export class Params {
  readonly values: unknown[] = []

  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

export interface Clause {
  sql: string
  /** The column, if the condition concerns only one: an index by that column can seek it. */
  column?: string
}

export type Where = (params: Params) => Clause[]

export const conjunction = (clauses: readonly Clause[]) =>
  clauses.map(({ sql }) => sql).join(' and ') || 'true'
