import { randomBytes } from 'node:crypto'

const everywhere = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** For all responses except those of the service, which sets its own headers. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  return isSecure ? { ...everywhere, 'strict-transport-security': 'max-age=31536000' } : everywhere
}

export function pagePolicy(nonce: string, { frames, images }: PageHosts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Each allows only the URL of one worker (`client/runtime/trustedScript.ts`).
    'trusted-types plaza-worker plaza-pictures',
  ].join('; ')
}

/** GraphiQL's page holds its scripts and styles itself. It is served only while Plaza is not public. */
export const playgroundPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The worker's own content security policy: it only forwards the page's requests to this server. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Origins of other sites whose content the page may show. */
export interface PageHosts {
  frames: readonly string[]
  images: readonly string[]
}

export const newNonce = () => randomBytes(16).toString('base64')
