export interface Log {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/**
 * Removes the query, which may contain a search, and the secret
 * of an unsubscribe link, which works without a login.
 */
export const loggedPath = (address: string) =>
  address.replace(/\?.*/, '').replace(/^((?:\/common)?\/unsubscribe\/).+/, '$1...')
