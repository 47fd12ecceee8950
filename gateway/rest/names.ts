/** As the service spells it. */
export const restName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What an operation was given, each field as the service spells it. */
export const restFields = <Value>(given: Readonly<Record<string, Value>> | null | undefined) =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [restName(name), value]))
