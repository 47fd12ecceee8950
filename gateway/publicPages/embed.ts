import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import { RestError } from '../rest/restError.ts'
import { eventFacts, placeOf, stateOf } from './eventFacts.ts'
import { filtersOf } from './filters.ts'
import { type Env, page } from './page.ts'
import { RestOneShared, RestSharedList } from './sharedAnswer.ts'
import { addressOf, card, pathOf } from './sharePage.ts'
import { feed as texts } from './texts.ts'

/** What other sites embed: a list in an iframe, and oEmbed for a share page. */
export const embedPages = new Hono<Env>()
  .get('/embed/events', etag(), async (c) => {
    const { data } = await c.env.rest.get('/common/shared/', RestSharedList, { ...filtersOf(c) })
    const { publicUrl } = c.env
    const list = html`<ul class="stack">
      ${data.map(
        (event) =>
          html`<li class="card stack">
            ${stateOf(event)}
            <h2 dir="auto">
              <a href="${addressOf(publicUrl, event)}" target="_blank" rel="noopener">${event.title}</a>
            </h2>
            ${eventFacts(event)}
          </li>`,
      )}
    </ul>`
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return await page(c, {
      title: texts.title,
      isFramed: true,
      main: html`<h1>${texts.title}</h1>
        ${data.length > 0 ? list : html`<p>${texts.none}</p>`}`,
    })
  })
  .get('/oembed', async (c) => {
    c.header('access-control-allow-origin', '*')
    c.header('cross-origin-resource-policy', 'cross-origin')
    if ((c.req.query('format') ?? 'json') !== 'json') return c.json({ message: 'Only JSON is here.' }, 501)
    const answer = await richAnswer(c).catch((error: unknown) => {
      if (error instanceof RestError && error.code === 'NOT_FOUND') return null
      throw error
    })
    return answer ? c.json(answer) : c.json({ message: 'Not found.' }, 404)
  })

/** https://oembed.com */
async function richAnswer(c: Context<Env>) {
  const { publicUrl, rest } = c.env
  const url = c.req.query('url') ?? ''
  const start = `${publicUrl}/e/`
  if (!url.startsWith(start)) return null
  const event = await rest.get(pathOf(url.slice(start.length)), RestOneShared)
  const address = addressOf(publicUrl, event)
  const sizeWithin = (name: string, usual: number) => {
    const most = Number(c.req.query(name) ?? usual)
    return Number.isSafeInteger(most) && most > 0 ? Math.min(usual, most) : usual
  }
  const facts = [event.when, placeOf(event)].filter(Boolean).join(' · ')
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
      await html`<blockquote>
        ${stateOf(event)}
        <p><a href="${address}">${event.title}</a></p>
        <p>${facts}</p>
      </blockquote>`,
    ),
  }
}
