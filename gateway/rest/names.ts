/** The service's spelling of a name. */
export const restName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of an input, each in the service's spelling. */
export const restFields = <Value>(given: Readonly<Record<string, Value>> | null | undefined) =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [restName(name), value]))
