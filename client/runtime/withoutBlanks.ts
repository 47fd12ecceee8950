export function withoutBlanks<Filters extends object>(filters: Filters): Partial<Filters> {
  const set = Object.entries(filters)
    .map(([name, value]) => [name, String(value).trim()] as const)
    .filter(([, value]) => value !== '')
  return Object.fromEntries(set) as Partial<Filters>
}
