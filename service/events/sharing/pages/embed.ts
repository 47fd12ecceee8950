import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Translator } from '../../../../machines/language/translator.ts'
import { shortDayInWords } from '../../../../machines/language/clocks.ts'
import { eventFacts, placeOf, stateOf, whenOf } from './eventFacts.ts'
import { queryOf } from './filters.ts'
import type { Env } from '../../../http/env.ts'
import { HttpError } from '../../../http/httpError.ts'
import { page, pageTag } from '../../../http/pages/page.ts'
import {
  frameScript,
  frameScriptElement,
  frameScriptPath,
  heightScript,
  heightScriptPath,
} from './frameScripts.ts'
import type { SharedEvent } from '../sharedAnswer.ts'
import { oneSharedEvent, sharedEvents } from '../shared.ts'
import { card, pictureOf, slugOf } from './sharePage.ts'
import { translatorOf } from '../../../http/pages/translator.ts'

/** Content that other sites embed: an event list in an iframe, and oEmbed data for a share page. */
export const embedPages = new Hono<Env>()
  .get(frameScriptPath, (c) => script(c, frameScript))
  .get(heightScriptPath, (c) => {
    c.header('cross-origin-resource-policy', 'cross-origin')
    return script(c, heightScript)
  })
  .get('/embed/events', pageTag(), async (c) => {
    const services = c.get('services')
    const events = await sharedEvents(services, queryOf(c))
    const translator = await translatorOf(c)
    const title = translator.t('Events on Plaza')
    const itemOf = c.req.query('look') === 'cards' ? cardOf : rowOf
    const list = html`<ul class="${itemOf === cardOf ? 'cards' : 'rows'}">
      ${events.map((event) => itemOf(event, translator))}
    </ul>`
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return await page(c, {
      title,
      accent: accentOf(c),
      images: [new URL(services.publicUrl).origin],
      hasScript: true,
      isFramed: true,
      head: frameScriptElement,
      main: html`<h1>${title}</h1>
        ${events.length > 0 ? list : html`<p>${translator.t('No events found.')}</p>`}`,
    })
  })
  .get('/oembed', async (c) => {
    c.header('access-control-allow-origin', '*')
    c.header('cross-origin-resource-policy', 'cross-origin')
    if ((c.req.query('format') ?? 'json') !== 'json') return c.json({ message: 'Only JSON is here.' }, 501)
    const answer = await richAnswer(c).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return null
      throw error
    })
    c.header('vary', 'Accept-Language')
    return answer ? c.json(answer) : c.json({ message: 'Not found.' }, 404)
  })

const script = (c: Context<Env>, text: string) =>
  c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })

/** The requested accent colour; undefined unless it is six hexadecimal digits. */
function accentOf(c: Context<Env>): string | undefined {
  const accent = c.req.query('accent') ?? ''
  return /^[\da-f]{6}$/i.test(accent) ? accent : undefined
}

const linkTo = (event: SharedEvent) =>
  html`<h2 dir="auto">
    <a href="${event.share_url}" target="_blank" rel="noopener">${event.title}</a>
  </h2>`

/** Two columns: the time and the event. */
const rowOf = (event: SharedEvent, translator: Translator) =>
  html`<li>
    <p class="muted">
      <time datetime="${event.starts_at}">${whenOf(event, translator, shortDayInWords)}</time>
    </p>
    <div class="stack">
      ${stateOf(event, translator)} ${linkTo(event)}
      <p dir="auto">${placeOf(event, translator)}</p>
    </div>
  </li>`

const cardOf = (event: SharedEvent, translator: Translator) =>
  html`<li class="card">
    ${pictureOf(event, '(min-width: 46rem) 22rem, 92vw', html`loading="lazy"`)}
    <div class="stack">${stateOf(event, translator)} ${linkTo(event)} ${eventFacts(event, translator)}</div>
  </li>`

/** https://oembed.com */
async function richAnswer(c: Context<Env>) {
  const { publicUrl } = c.get('services')
  const url = c.req.query('url') ?? ''
  const start = `${publicUrl}/e/`
  if (!url.startsWith(start)) return null
  const event = await oneSharedEvent(c.get('services'), slugOf(url.slice(start.length)))
  const translator = await translatorOf(c)
  const address = event.share_url
  const sizeWithin = (name: string, usual: number) => {
    const most = Number(c.req.query(name) ?? usual)
    return Number.isSafeInteger(most) && most > 0 ? Math.min(usual, most) : usual
  }
  const facts = [whenOf(event, translator), placeOf(event, translator)].filter(Boolean).join(' · ')
  return {
    version: '1.0',
    type: 'rich',
    title: event.title,
    author_name: event.organizer,
    provider_name: 'Plaza',
    provider_url: publicUrl,
    thumbnail_url: `${address}/card.jpg`,
    thumbnail_width: card.width,
    thumbnail_height: card.height,
    width: sizeWithin('maxwidth', 600),
    height: sizeWithin('maxheight', 160),
    html: String(
      await html`<blockquote lang="${translator.code}" dir="${translator.dir}">
        ${stateOf(event, translator)}
        <p><a href="${address}">${event.title}</a></p>
        <p>${facts}</p>
      </blockquote>`,
    ),
  }
}
