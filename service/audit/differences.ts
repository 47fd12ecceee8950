import { excerpts } from './excerpts.ts'

export function differences<Thing extends object>(
  had: Thing,
  has: Thing,
  fields: readonly (keyof Thing & string)[],
): Record<string, { from: unknown; to: unknown }> | null {
  const changed = fields.filter((field) => String(had[field]) !== String(has[field]))
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, changeOf(had[field], has[field])]))
}

/** The audit details of a deleted row: the name that it had. */
export const lastName = (field: string, name: string) => ({ [field]: { from: cut(name) } })

const changeOf = (from: unknown, to: unknown) =>
  typeof from === 'string' && typeof to === 'string' ? excerpts(from, to) : { from: cut(from), to: cut(to) }

const cut = (value: unknown) => (typeof value === 'string' ? excerpts(value, '').from : value)
