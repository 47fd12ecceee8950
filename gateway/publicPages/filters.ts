import type { Context } from 'hono'

const names = ['category', 'event_type', 'location', 'search'] as const

export type Filters = Partial<Record<(typeof names)[number], string>>

/** The query parameters that the list supports; the service validates their values. */
export function filtersOf(c: Context): Filters {
  const given = names.map((name) => [name, c.req.query(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}
