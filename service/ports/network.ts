export interface Network {
  addressKey: (address: string) => string
  /** Whether a host name can only mean this machine. */
  isLoopback: (host: string) => boolean
  /** The first header, in lower case, that only a proxy writes. */
  forwardingHeader: (names: Iterable<string>) => string | null
}
