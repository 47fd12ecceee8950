import type { z } from '@hono/zod-openapi'
import type { Db } from '../../ports/db.ts'
import { day, filter, line } from '../input/input.ts'
import type { Clause, Params, Where } from './clause.ts'
import { needlesOf, type Typed } from './needles.ts'

interface Asking {
  db: Db
  name: string
  today: string
}

export interface Filter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  where(value: NonNullable<z.output<Schema>>, asking: Asking): Promise<Where>
}

export type Filters = Readonly<Record<string, Filter>>

export type Asked<Of extends Filters> = { [Name in keyof Of]?: z.output<Of[Name]['schema']> }

interface About {
  description: string
  example?: unknown
}

export const rowFilter = <Schema extends z.ZodType>(
  schema: Schema,
  about: About,
  clause: (value: NonNullable<z.output<Schema>>, params: Params, today: string) => Clause | null,
) => ({
  schema: filter(schema).openapi(about as object),
  where: async (value: NonNullable<z.output<Schema>>, { today }: Asking): Promise<Where> => {
    return (params) => [clause(value, params, today)].flatMap((each) => each ?? [])
  },
})

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

export const wordFilter = (about: About, clause: (needle: Typed, params: Params) => Clause) => ({
  schema: filter(line(200)).openapi(about as object),
  where: async (text: string, { db, name }: Asking): Promise<Where> => {
    const needles = await needlesOf(db, name, text)
    return (params) => needles.map((needle) => clause(needle, params))
  },
})

export const schemasOf = <Of extends Filters>(filters: Of) =>
  Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Of]: Of[Name]['schema']
  }

export async function whereOf<Of extends Filters>(
  db: Db,
  filters: Of,
  asked: Asked<Of>,
  today = '',
): Promise<Where> {
  const all: Where[] = []
  for (const [name, each] of Object.entries(filters)) {
    const value: unknown = asked[name]
    if (value !== undefined && value !== null) all.push(await each.where(value, { db, name, today }))
  }
  return (params) => all.flatMap((where) => where(params))
}
