export interface Network {
  addressKey: (address: string) => string
  isLoopback: (host: string) => boolean
  /** The first header, in lower case, that only a proxy adds. */
  forwardingHeader: (names: Iterable<string>) => string | null
}
