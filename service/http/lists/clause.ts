export class Params {
  readonly values: unknown[] = []

  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

export interface Clause {
  sql: string
  /** The column, if the condition uses only one, so that an index on it can be used. */
  column?: string
  /** The condition reads other rows too, so it is tested after all others. */
  readsOthers?: true
  /** The planner cannot estimate how many rows match, as there are no statistics on what the condition reads. */
  isOpaque?: true
}

export type Where = (params: Params) => Clause[]

export const conjunction = (clauses: readonly Clause[]) =>
  clauses.map(({ sql }) => sql).join(' and ') || 'true'
