export interface Log {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/** The path without the query, which may contain somebody's search, and without a secret that lets its bearer act. */
export const loggedPath = (address: string) =>
  address.replace(/\?.*$/, '').replace(/^((?:\/common)?\/unsubscribe\/).+/, '$1...')
