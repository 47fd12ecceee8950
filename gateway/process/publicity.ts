import { forwardingHeader } from '../network/forwarding.ts'
import type { Log } from '../rest/log.ts'
import { type Environment, EnvironmentError } from './environment.ts'

/**
 * Tracks whether others can reach Plaza: set by the environment
 * or by the first sign of a proxy, and never reset.
 */
export class Publicity {
  readonly #log: Pick<Log, 'warn'>
  readonly #expectsNoProxy: boolean
  #isPublic: boolean

  constructor(
    { publicReason, expectsNoProxy }: Pick<Environment, 'publicReason' | 'expectsNoProxy'>,
    log: Pick<Log, 'warn'>,
  ) {
    this.#isPublic = publicReason !== null
    this.#expectsNoProxy = expectsNoProxy
    this.#log = log
  }

  readonly isPublic = () => this.#isPublic

  /** Our own gateway sends `X-Forwarded-For` too, but it is not a proxy. */
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

/** Returns why a password is too weak for a superadmin of a public Plaza; null if it is strong enough. */
type Judge = (password: string, owner: { email: string }) => string | null

/**
 * Throws an error with one line per unsafe variable. Only
 * the service has accounts, so only it passes a `judge`.
 */
export function refuseUnsafe(environment: Environment, judge: Judge | null): void {
  const { publicReason, publicUrl, trustedHops, smtpUrl, superadmin } = environment
  if (publicReason === null) return
  const { email, password } = superadmin
  const isWeak = password !== undefined && judge !== null && judge(password, { email }) !== null
  const faults = [
    publicUrl.startsWith('https:') && trustedHops === 0
      ? 'TRUSTED_HOPS must say how many proxies stand in front (1 for one) when PUBLIC_URL is https'
      : null,
    environment.playground ? 'PLAYGROUND must be off or not set' : null,
    environment.rateLimits ? null : 'RATE_LIMITS must be on or not set',
    judge && smtpUrl === undefined ? 'SMTP_URL must name a server for mail' : null,
    isWeak
      ? 'SUPERADMIN_PASSWORD must have at least 12 characters and be no common password, or not be set'
      : null,
  ].filter((fault) => fault !== null)
  if (faults.length === 0) return
  const why = `as Plaza is public (${publicReason}); or set PUBLIC=off if only you can reach it.`
  throw new EnvironmentError(faults.map((fault) => `${fault}, ${why}`).join('\n'))
}
