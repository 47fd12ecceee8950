import { isIPv6, SocketAddress } from 'node:net'

export interface Origin {
  socket?: string | undefined
  forwarded: string | undefined
  /**
   * The number of our own proxies in front. Only this many entries at the end of `forwarded` can be trusted.
   */
  hops: number
}

export function clientAddress({ socket, forwarded, hops }: Origin): string {
  const path = [...(forwarded?.split(',') ?? []), socket ?? ''].map((each) => each.trim())
  const address = path.at(-1 - hops) ?? path[0] ?? ''
  return address === '' ? 'unknown' : address
}

/**
 * The key for rate limits: the IPv4 address, or the /64 of
 * an IPv6 address, since a household has a whole /64.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const { address: plain } = new SocketAddress({ address, family: 'ipv6' })
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
