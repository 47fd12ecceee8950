import { type Environment, EnvironmentError } from './environment.ts'
import { superadminPasswordFault } from '../account/passwords.ts'

interface Log {
  warn: (facts: object, text: string) => void
}

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

/** Once public, it stays so. */
export class Publicity {
  readonly #log: Log
  readonly #expectsNoProxy: boolean
  #isPublic: boolean

  constructor(
    { publicReason, expectsNoProxy }: Pick<Environment, 'publicReason' | 'expectsNoProxy'>,
    log: Log,
  ) {
    this.#isPublic = publicReason !== null
    this.#expectsNoProxy = expectsNoProxy
    this.#log = log
  }

  readonly isPublic = () => this.#isPublic

  /** What a gateway of ours says of its caller makes no proxy of it. */
  hear(headers: Readonly<Record<string, unknown>>, isGateway: boolean) {
    if (this.#isPublic || !this.#expectsNoProxy) return
    const names = Object.keys(headers).filter((name) => !isGateway || name !== 'x-forwarded-for')
    const header = forwardingHeader(names)
    if (header === null) return
    this.#isPublic = true
    this.#log.warn(
      { header },
      'Plaza is public from now on, since a request came through a proxy: set PUBLIC_URL and TRUSTED_HOPS (docs/deployment.md), or PUBLIC=off if only you can reach it',
    )
  }
}

export function refuseUnsafe(environment: Environment, hasService: boolean): void {
  const { publicReason, publicUrl, trustedHops, smtpUrl, superadmin } = environment
  if (publicReason === null) return
  const weak =
    superadmin.password === undefined ? null : superadminPasswordFault(superadmin.password, superadmin)
  const faults = [
    publicUrl.startsWith('https:') && trustedHops === 0
      ? 'TRUSTED_HOPS must say how many proxies stand in front (1 for one) when PUBLIC_URL is https'
      : null,
    environment.playground ? 'PLAYGROUND must be off or not set' : null,
    environment.rateLimits ? null : 'RATE_LIMITS must be on or not set',
    hasService && smtpUrl === undefined ? 'SMTP_URL must name a server for mail' : null,
    hasService && weak !== null
      ? 'SUPERADMIN_PASSWORD must have at least 12 characters and be no common password, or not be set'
      : null,
  ].filter((fault) => fault !== null)
  if (faults.length === 0) return
  const why = `as Plaza is public (${publicReason}); or set PUBLIC=off if only you can reach it.`
  throw new EnvironmentError(faults.map((fault) => `${fault}, ${why}`).join('\n'))
}
