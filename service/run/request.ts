import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '../http/env.ts'
import { tooMany } from '../http/limits/limits.ts'
import type { Metrics } from './health/metrics.ts'
import { findCaller } from '../account/sessions.ts'
import { isSample } from '../account/sampleAccounts.ts'
import type { Services } from '../ports/services.ts'
import { Throttle } from '../http/limits/throttle.ts'

export const secure = (publicUrl: string): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

/** Does not log the query, the headers or the body, since they may contain personal data. */
export function begin(services: Services, metrics: Metrics, wakeMail: () => void): MiddlewareHandler<Env> {
  return async (c, next) => {
    const began = performance.now()
    const requestId = c.get('requestId')
    const log = services.log.child({ requestId })
    let hasMail = false
    const enqueue: Services['mail']['enqueue'] = async (db, letter) => {
      hasMail = true
      await services.mail.enqueue(db, letter)
    }
    c.set('services', { ...services, log, mail: { ...services.mail, enqueue } })
    c.set('caller', null)
    c.set('ip', services.network.addressKey(c.env.ip ?? 'unknown'))
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    if (hasMail) wakeMail()
    const ms = performance.now() - began
    const { method } = c.req
    const { status } = c.res
    const route = matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'none'
    metrics.observeRequest({ method, route, status }, ms / 1000)
    const facts = { method, path: withoutSecret(c.req.path), status, ms: Math.round(ms * 10) / 10 }
    log.info({ ...facts, user: c.get('caller')?.id }, 'request')
  }
}

/** The path for the log, without secrets. */
const withoutSecret = (path: string) =>
  path.replace(/^(\/common\/feeds\/|(?:\/common)?\/unsubscribe\/).+/, '$1...')

/**
 * `X-Passive: 1` means that no user action caused the request, so it does not count as use of the session.
 */
export const recognise: MiddlewareHandler<Env> = async (c, next) => {
  const [, token] = /^bearer ([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '') ?? []
  const { db, clock, isPublic } = c.get('services')
  const isPassive = c.req.header('x-passive') === '1'
  const caller = token ? await findCaller(db, token, clock(), { isPassive }) : null
  if (caller && !(isPublic() && isSample(caller))) c.set('caller', caller)
  await next()
}

export function limitPace({ db, clock, rateLimits }: Services): MiddlewareHandler<Env> {
  const throttle = new Throttle(db)
  return async (c, next) => {
    const caller = c.get('caller')
    // Reading public pages must not use up the limit for logging in.
    const isPage = !c.req.path.startsWith('/common/') || c.req.path.startsWith('/common/shared/')
    const nobody = isPage ? 'stranger' : 'address'
    const key = caller ? `user ${caller.id}` : `${nobody} ${c.get('ip')}`
    const wait = rateLimits ? await throttle.pass(key, { max: caller ? 600 : 300 }, clock()) : null
    if (wait !== null) throw tooMany(wait)
    await next()
  }
}
