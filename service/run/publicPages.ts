import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { waitOf } from '../../machines/language/wait.ts'
import { unsubscribePages } from '../account/notifications/unsubscribePage.ts'
import { embedPages } from '../events/sharing/pages/embed.ts'
import { feedPages } from '../events/sharing/pages/feeds.ts'
import { openScriptElement, openScriptPath } from '../events/sharing/pages/openScript.ts'
import { sharePages } from '../events/sharing/pages/sharePage.ts'
import type { Env } from '../http/env.ts'
import { translate } from '../http/errors.ts'
import { headingFontPath } from '../http/pages/headingFont.ts'
import { noticePage, page } from '../http/pages/page.ts'
import { translatorOf } from '../http/pages/translator.ts'

/** The paths of all pages for readers without an account. */
const publicPaths = [
  '/e/*',
  '/feeds/*',
  '/embed/*',
  '/oembed',
  '/robots.txt',
  '/sitemap.xml',
  '/unsubscribe/*',
]

const lists = ['/feeds/*', '/embed/events', '/sitemap.xml']

/** What all pages use, those of letters included. */
const ownFiles = new Set([openScriptPath, headingFontPath])

const isOfLetters = (path: string) => /^\/unsubscribe(\/|$)/.test(path)

/** Pages for readers without an account. `limits` holds for all of them, and `listLimit` for lists. */
export function publicPages(
  cards: Hono<Env>,
  limits: MiddlewareHandler<Env>[],
  listLimit: MiddlewareHandler<Env>,
) {
  const pages = new Hono<Env>().onError(refusalPage)
  for (const path of publicPaths) pages.use(path, closed, ...limits)
  return pages
    .on('GET', lists, listLimit)
    .route('/', unsubscribePages)
    .route('/', cards)
    .route('/', sharePages)
    .route('/', feedPages)
    .route('/', embedPages)
    .on('GET', publicPaths, absentPage)
}

const closed: MiddlewareHandler<Env> = async (c, next) => {
  const { path } = c.req
  const isOpen = c.get('services').publicPages || isOfLetters(path) || ownFiles.has(path)
  return isOpen ? await next() : await closedPage(c)
}

async function refusalPage(error: Error, c: Context<Env>) {
  const { status, headers } = translate(error)
  if (status === 404) return await absentPage(c)
  const { t } = await translatorOf(c)
  if (status === 400)
    return await noticePage(c, 400, {
      title: t('This request is not valid'),
      text: t('A part of this address is wrong or incomplete.'),
      action: c.get('services').publicPages
        ? { text: t('Events on Plaza'), href: '/embed/events' }
        : { text: t('Go to Plaza'), href: '/' },
    })
  if (status >= 500) c.get('services').log.error({ err: error }, 'request failed')
  const isPace = status === 429
  const seconds = Number(headers['Retry-After'] ?? 5)
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

const absentPage = (c: Context<Env>) => (isOfLetters(c.req.path) ? unknownLetter(c) : closedPage(c))

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
        ${c.get('services').publicPages ? events : ''}
      </p>`,
  })
}
