/** What whoever listens knows of addresses. */
export interface Network {
  /** What limits count an address by. */
  addressKey: (address: string) => string
  /** Whether a host name can only mean this machine. */
  isLoopback: (host: string) => boolean
  /** The first of the headers, in lower case, that only a proxy writes; null when none does. */
  forwardingHeader: (names: Iterable<string>) => string | null
}
