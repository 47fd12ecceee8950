/** The fields that are not what they were, as a deed notes them; null for none. */
export function differences<Thing extends object>(
  had: Thing,
  has: Thing,
  fields: readonly (keyof Thing & string)[],
): Record<string, { from: unknown; to: unknown }> | null {
  const changed = fields.filter((field) => String(had[field]) !== String(has[field]))
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, { from: had[field], to: has[field] }]))
}
