import { randomBytes } from 'node:crypto'

const everywhere = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Headers of every answer that is not the service's: it brings its own. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  return isSecure ? { ...everywhere, 'strict-transport-security': 'max-age=31536000' } : everywhere
}

/** What a page of the client may load: its own files, pictures of the media host, the map in a frame. Nothing inline. */
export function pagePolicy(nonce: string, { mapOrigin, mediaOrigins }: PageHosts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...mediaOrigins].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${mapOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the one address of the worker (`client/runtime/device/worker.ts`).
    'trusted-types plaza-worker',
  ].join('; ')
}

/** A worker has a policy of its own: it hands on what the page asks of this server. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

export interface PageHosts {
  mapOrigin: string
  mediaOrigins: readonly string[]
}

export const newNonce = () => randomBytes(16).toString('base64')
