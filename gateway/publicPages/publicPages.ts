import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Arrival } from '../graph/context.ts'
import { waitOf } from '../../machines/language/wait.ts'
import { type RestFetch, restLimits, serviceAt } from '../rest/restFetch.ts'
import type { Circuit } from '../rest/circuit.ts'
import { createRest } from '../rest/client.ts'
import type { Log } from '../rest/log.ts'
import { upstream } from '../rest/refusal.ts'
import { RestError } from '../rest/restError.ts'
import { embedPages } from './embed.ts'
import { feedPages } from './feeds.ts'
import { openScriptElement, openScriptPath } from './openScript.ts'
import { headingFontPath } from './headingFont.ts'
import { type Env, noticePage, page } from './page.ts'
import { sharePages } from './sharePage.ts'
import { translatorOf } from './translator.ts'
import { unsubscribePages } from './unsubscribe.ts'

interface PublicPagesOptions {
  commonUrl: string
  publicUrl: string
  /** Additional origins of pictures. */
  mediaOrigins: readonly string[]
  /** True if events have public pages; links in letters work either way. */
  hasSharing: boolean
  fetch: RestFetch
  circuit?: Circuit | undefined
  log: Log
}

const letterPaths = /^\/unsubscribe([/?]|$)/

/** What all pages use, those of letters included. */
const ownFiles = new Set([openScriptPath, headingFontPath])

/** Pages for readers without an account, rendered from the service's public calls. */
export function publicPages(options: PublicPagesOptions) {
  const { commonUrl, publicUrl, mediaOrigins, hasSharing, fetch, circuit, log } = options
  const baseUrl = serviceAt(commonUrl)
  const app = new Hono<Env>({ strict: false })
  app
    .use(methodNotAllowed({ app, onMethodNotAllowed }))
    .use(async (c, next) => {
      const isClosed = !hasSharing && !letterPaths.test(c.req.path) && !ownFiles.has(c.req.path)
      if (!isClosed) return await next()
      return await closedPage(c)
    })
    .route('/', unsubscribePages)
    .route('/', sharePages)
    .route('/', feedPages)
    .route('/', embedPages)
    .onError(async (error, c) => {
      if (error instanceof RestError) return await refusalPage(error, c)
      throw error
    })
    .notFound(absentPage)

  const fileBy =
    ({ caller, requestId }: Arrival, { headers: asked }: Request) =>
    async (path: string, type: string, headers: Record<string, string> = {}) => {
      const known = asked.get('if-none-match')
      const condition: Record<string, string> = known === null ? {} : { 'if-none-match': known }
      const request = new Request(`${baseUrl}${path}`, {
        redirect: 'manual',
        headers: { accept: type, 'x-request-id': requestId, ...condition },
      })
      const answer = await fetch(request, caller, AbortSignal.timeout(restLimits.timeoutMs)).catch(
        (cause) => {
          throw cause instanceof RestError ? cause : upstream('UPSTREAM_UNAVAILABLE', cause)
        },
      )
      const tag = answer.headers.get('etag')
      const tagged = tag === null ? headers : { ...headers, etag: tag }
      if (answer.status === 304) return new Response(null, { status: 304, headers: tagged })
      if (answer.ok && answer.headers.get('content-type')?.startsWith(type)) {
        const kept = type.startsWith('text/') ? `${type}; charset=utf-8` : type
        return new Response(answer.body, { headers: { 'content-type': kept, ...tagged } })
      }
      await answer.body?.cancel()
      throw refusalOf(answer)
    }

  return async (request: Request, arrival: Arrival): Promise<Response> => {
    const { caller, requestId } = arrival
    const rest = createRest({ baseUrl, fetch, token: null, requestId, caller, log, circuit })
    return await app.fetch(request, {
      rest,
      publicUrl,
      mediaOrigins,
      hasSharing,
      file: fileBy(arrival, request),
    })
  }
}

const onMethodNotAllowed = (c: Context, methods: string[]) =>
  c.text('Method not allowed.', 405, { allow: methods.join(', ') })

function refusalOf({ status, headers }: Response): RestError {
  if (status === 404) return new RestError('NOT_FOUND', 'Not found.')
  if (status === 400) return new RestError('BAD_USER_INPUT', 'Not valid.')
  if (status !== 429) return upstream('UPSTREAM_UNAVAILABLE', `status ${status}`)
  const retryAfter = Number(headers.get('retry-after')) || 30
  return new RestError('RATE_LIMITED', 'Too many requests.', { retryAfter })
}

async function refusalPage({ code, retryAfter }: RestError, c: Context<Env>) {
  if (code === 'NOT_FOUND') return await absentPage(c)
  const { t } = await translatorOf(c)
  if (code === 'BAD_USER_INPUT')
    return await noticePage(c, 400, {
      title: t('This request is not valid'),
      text: t('A part of this address is wrong or incomplete.'),
      action: c.env.hasSharing
        ? { text: t('Events on Plaza'), href: '/embed/events' }
        : { text: t('Go to Plaza'), href: '/' },
    })
  const isPace = code === 'RATE_LIMITED'
  const seconds = retryAfter ?? 5
  const wait = waitOf(seconds)
  const text = isPace
    ? t(
        'Too many requests. Please try again in {unit, select, hour {{count, plural, one {# hour} other {# hours}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.',
        wait,
      )
    : t(
        'Plaza cannot answer at the moment. Please try again in {unit, select, hour {{count, plural, one {# hour} other {# hours}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.',
        wait,
      )
  c.header('retry-after', String(seconds))
  return await noticePage(c, isPace ? 429 : 503, {
    title: t('Please try again'),
    text,
    // The address of this page.
    action: { text: t('Try again'), href: '' },
  })
}

const absentPage = (c: Context<Env>) => (letterPaths.test(c.req.path) ? unknownLetter(c) : closedPage(c))

async function unknownLetter(c: Context<Env>) {
  const { t } = await translatorOf(c)
  return await noticePage(c, 404, {
    title: t('This link is not valid'),
    text: t('It is incomplete or has been replaced. Log in to choose which emails you get.'),
    action: { text: t('Go to Plaza'), href: '/' },
  })
}

/** Unknown events and events that strangers may not see get the same page. */
async function closedPage(c: Context<Env>) {
  const { t } = await translatorOf(c)
  const title = t('Log in to see this event')
  const events = html`<a class="button quiet" href="/embed/events">${t('Events on Plaza')}</a>`
  c.header('x-robots-tag', 'noindex')
  return await page(c, {
    title,
    status: 404,
    isNotice: true,
    hasScript: true,
    head: openScriptElement,
    main: html`<h1>${title}</h1>
      <p>${t('It is for members only, or it does not exist.')}</p>
      <p class="actions">
        <a class="button" href="/">${t('Log in')}</a>
        ${c.env.hasSharing ? events : ''}
      </p>`,
  })
}
