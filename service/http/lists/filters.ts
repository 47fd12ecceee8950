import type { z } from '@hono/zod-openapi'
import { day, filter, line } from '../input/input.ts'
import type { Clause, Params, Where } from './clause.ts'

export interface Filter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  clause(value: NonNullable<z.output<Schema>>, params: Params, now: string): Clause | null
}

export type Filters = Readonly<Record<string, Filter>>

export type FilterValues<Of extends Filters> = { [Name in keyof Of]?: z.output<Of[Name]['schema']> }

interface About {
  description: string
  example?: unknown
}

export const rowFilter = <Schema extends z.ZodType>(
  schema: Schema,
  about: About,
  clause: Filter<Schema>['clause'],
) => ({ schema: filter(schema).openapi(about as object), clause })

export const equalFilter = <Schema extends z.ZodType>(schema: Schema, about: About, column: string) =>
  rowFilter(schema, about, (value, params) => ({ sql: `${column} = ${params.add(value)}`, column }))

export const fromDay = (column: string) =>
  rowFilter(day, { description: 'A day in UTC.' }, (from, params) => ({
    sql: `${column} >= ${params.add(from)}::date::timestamp at time zone 'UTC'`,
    column,
  }))
export const toDay = (column: string) =>
  rowFilter(day, { description: 'A day in UTC, to its end.' }, (to, params) => ({
    sql: `${column} < (${params.add(to)}::date + 1)::timestamp at time zone 'UTC'`,
    column,
  }))

const maxWords = 12
export const words = line(200).refine(
  (text) => new Set(text.split(/\s+/u)).size <= maxWords,
  `At most ${maxWords} words can be looked for.`,
)

/**
 * Filters by a column of search tokens. Substrings of words match only if they have at least `shortestPart`
 * characters. The search is parsed in a subquery, so that this happens once rather than per row.
 */
export const wordFilter = (about: About, column: string, shortestPart = 1) =>
  rowFilter(words, about, (text, params) => ({
    sql: `${column} @@ (select search_query(${params.add(text)}, ${params.add(shortestPart)}))`,
    isOpaque: true,
  }))

export const schemasOf = <Of extends Filters>(filters: Of) =>
  Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Of]: Of[Name]['schema']
  }

export const whereOf =
  <Of extends Filters>(filters: Of, values: FilterValues<Of>, now = ''): Where =>
  (params) =>
    Object.entries(filters).flatMap(([name, each]) => {
      const value: unknown = values[name]
      return value === undefined || value === null ? [] : (each.clause(value, params, now) ?? [])
    })
