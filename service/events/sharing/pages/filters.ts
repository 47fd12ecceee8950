import type { Context } from 'hono'
import type { Env } from '../../../http/env.ts'
import { invalid } from '../../../http/errors.ts'
import { SharedQuery } from '../shared.ts'

const names = ['category', 'event_type', 'location', 'search'] as const

export type Filters = Partial<Record<(typeof names)[number], string>>

/** The query parameters that the list supports, as they were sent. */
export function filtersOf(c: Context): Filters {
  const given = names.map((name) => [name, c.req.query(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

/** The same, validated. Throws 400. */
export function queryOf(c: Context<Env>) {
  const { data, error } = SharedQuery.safeParse(filtersOf(c))
  if (error) throw invalid(error)
  return data
}
