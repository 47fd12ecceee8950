export interface Fetched {
  /** Of the last redirect. */
  address: string
  /** The media type, as the server names it. */
  type: string
  bytes: Uint8Array
}

/** What lies open to everybody on the internet, and nothing else. */
export interface PublicWeb {
  /** Throws `NotFetched`. */
  fetch(address: string): Promise<Fetched>
}

/** Tells a stranger no more of the network than this. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}
