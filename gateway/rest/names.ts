/** Converts a name to the service's spelling. */
export const restName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Converts the field names of an input to the service's spelling. */
export const restFields = <Value>(given: Readonly<Record<string, Value>> | null | undefined) =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [restName(name), value]))

/** Like `restFields`, but omits null fields. */
export const givenFields = <Value>(given: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(restFields(given)).filter(([, value]) => value !== null))
