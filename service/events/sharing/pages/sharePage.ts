import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { blocksOf, excerpt } from './description.ts'
import type { Translator } from '../../../../machines/language/translator.ts'
import { eventFacts, stateOf, whenOf } from './eventFacts.ts'
import type { Env } from '../../../http/env.ts'
import { HttpError } from '../../../http/httpError.ts'
import { hole, type Html, page, pageTag, withHtml } from '../../../http/pages/page.ts'
import { calendarOfShared, oneSharedEvent } from '../shared.ts'
import { headingFont, headingFontPath } from '../../../http/pages/headingFont.ts'
import { openScript, openScriptElement, openScriptPath } from './openScript.ts'
import type { SharedEvent } from '../sharedAnswer.ts'
import { structuredData } from './structuredData.ts'
import { translatorOf } from '../../../http/pages/translator.ts'

export const card = { width: 1200, height: 630 }

/** An event's public page. Every request calls the service, so a lowered visibility takes effect at once. */
export const sharePages = new Hono<Env>()
  .get(headingFontPath, async (c) =>
    c.body(await headingFont, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    }),
  )
  .use('/e/*', pageTag())
  .use('/e/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'no-cache')
  })
  .get(openScriptPath, (c) => c.body(openScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/e/:slug', async (c) => {
    const event = await oneSharedEvent(c.get('services'), slugOf(c.req.param('slug')))
    return await sharePage(c, event)
  })
  .get('/e/:slug/event.ics', async (c) => {
    const text = await calendarOfShared(c.get('services'), slugOf(c.req.param('slug')))
    return c.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event.ics"',
      'x-robots-tag': 'noindex',
    })
  })

/** Throws 404 if the text cannot be a slug. */
export function slugOf(text: string): string {
  if (!/^[a-z0-9-]{1,200}$/.test(text)) throw new HttpError(404, 'Not found.')
  return text
}

async function sharePage(c: Context<Env>, event: SharedEvent) {
  const translator = await translatorOf(c)
  const { t } = translator
  const { publicUrl } = c.get('services')
  const isPublic = event.visibility === 'public'
  if (!isPublic) c.header('x-robots-tag', 'noindex')
  const inside = `/explore?event=${event.id}`
  const { title, content, organizer, accessibility_notes, register_link: link } = event
  const notes = html`<h2>${t('Accessibility Notes')}</h2>
    <div class="stack" dir="auto">${blocksOf(accessibility_notes ?? '')}</div>`
  const register = html`<a class="button" href="${link}" rel="noopener noreferrer nofollow"
    >${t('Register')}</a
  >`
  const by = t('Organised by {organizer}', { organizer: hole })
  return await page(c, {
    title: `${title} · Plaza`,
    images: [new URL(publicUrl).origin],
    hasScript: true,
    head: html`${headOf(event, publicUrl, translator)}${openScriptElement}`,
    main: html`${stateOf(event, translator)}
      <h1 dir="auto">${title}</h1>
      ${eventFacts(event, translator)}
      <p class="actions">
        ${link ? register : ''}
        <a class="button ${link ? 'quiet' : ''}" id="open" href="${inside}">${t('Log in to keep it')}</a>
        <a class="button quiet" href="/e/${event.slug}/event.ics">${t('Add to calendar')}</a>
      </p>
      ${pictureOf(event, '(min-width: 46rem) 44rem, 92vw')}
      <div class="stack" dir="auto">${blocksOf(content)}</div>
      ${accessibility_notes ? notes : ''}
      <p class="muted">${withHtml(by, html`<bdi>${organizer}</bdi>`)}</p>`,
  })
}

function headOf(event: SharedEvent, publicUrl: string, translator: Translator): Html {
  const address = event.share_url
  const parts = [whenOf(event, translator), event.venue, event.content]
  const description = excerpt(parts.filter(Boolean).join(' · '), 200)
  const data = event.visibility === 'public' ? structuredData(event) : null
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <link
      rel="alternate"
      type="application/atom+xml"
      title="${translator.t('Events on Plaza')}"
      href="/feeds/events.atom"
    />
    <link
      rel="alternate"
      type="application/json+oembed"
      href="${publicUrl}/oembed?url=${encodeURIComponent(address)}"
    />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Plaza" />
    <meta property="og:title" content="${event.title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${address}/card.jpg" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="${card.width}" />
    <meta property="og:image:height" content="${card.height}" />
    <meta property="og:image:alt" content="${event.title}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${data === null ? '' : raw(`<script type="application/ld+json">${data}</script>`)}`
}

/** The cover in all widths that the service offers. */
export function pictureOf({ cover }: SharedEvent, sizes: string, attributes: Html | '' = ''): Html | '' {
  if (!cover) return ''
  const { image, variants, width, height } = cover
  const sources = (['avif', 'webp'] as const).map((format) => {
    const files = variants.map((variant) => `${variant[format]} ${variant.width}w`).join(', ')
    return html`<source type="image/${format}" srcset="${files}" sizes="${sizes}" />`
  })
  const size = html`width="${width}" height="${height}"`
  return html`<picture>${sources}<img src="${image}" alt="" ${attributes} ${size} /></picture>`
}
