export function withoutBlanks<Filters extends object>(filters: Filters): Partial<Filters> {
  const set = Object.entries(filters)
    .map(([name, value]) => [name, String(value).trim()] as const)
    .filter(([, value]) => value !== '')
  return Object.fromEntries(set) as Partial<Filters>
}

/** Sends emptied fields as null. */
export const nullForBlank = <Name extends string>(changes: { [_ in Name]?: string }) =>
  Object.fromEntries(
    Object.entries<string | undefined>(changes).map(([name, value]) => [name, value || null]),
  ) as { [_ in Name]?: string | null }
