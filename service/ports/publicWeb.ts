export interface Fetched {
  /** The final address after redirects. */
  address: string
  /** The media type sent by the server. */
  type: string
  bytes: Uint8Array
}

/** Fetches addresses on the public internet, but not on private networks. */
export interface PublicWeb {
  /** Throws `NotFetched`. */
  fetch(address: string): Promise<Fetched>
}

/** The only error that `fetch` throws, so that a stranger learns nothing more about the network. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}
