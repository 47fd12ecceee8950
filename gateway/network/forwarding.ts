const proxyHeaders = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'cf-connecting-ip',
])

export function forwardingHeader(names: Iterable<string>): string | null {
  for (const name of names) if (name.startsWith('x-forwarded') || proxyHeaders.has(name)) return name
  return null
}
