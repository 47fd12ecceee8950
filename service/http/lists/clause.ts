import type { Condition } from './kept/row.ts'

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
  /** What is remembered of it: the rows that fulfil this. */
  kept?: Condition
  /** What is remembered of it is which rows do not fulfil it. */
  isOpposite?: true
  /** It asks for no more than that the event is on one of these days (since 1970). */
  days?: { from?: number; to?: number }
}

export type Where = (params: Params) => Clause[]

export const conjunction = (clauses: readonly Clause[]) =>
  clauses.map(({ sql }) => sql).join(' and ') || 'true'
