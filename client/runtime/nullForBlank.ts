/** Sends emptied fields as null. */
export const nullForBlank = <Name extends string>(changes: { [_ in Name]?: string }) =>
  Object.fromEntries(
    Object.entries<string | undefined>(changes).map(([name, value]) => [name, value || null]),
  ) as { [_ in Name]?: string | null }
