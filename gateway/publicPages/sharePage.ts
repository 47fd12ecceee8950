import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { html, raw } from 'hono/html'
import type { Rest } from '../rest/client.ts'
import { RestError } from '../rest/restError.ts'
import { blocksOf, excerpt } from './description.ts'
import type { Translator } from '../../machines/language/translator.ts'
import { eventFacts, lifecycleOf, stateOf, whenOf } from './eventFacts.ts'
import { type Env, hole, type Html, page, withHtml } from './page.ts'
import { headingFont, headingFontPath } from './headingFont.ts'
import { openScript, openScriptElement, openScriptPath } from './openScript.ts'
import { RestOneShared, type RestShared } from './sharedAnswer.ts'
import { structuredData } from './structuredData.ts'
import { translatorOf } from './translator.ts'

export const card = { width: 1200, height: 630 }

/** An event's public page. Every request calls the service, so a lowered visibility takes effect at once. */
export const sharePages = new Hono<Env>()
  .get(headingFontPath, async (c) =>
    c.body(await headingFont, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    }),
  )
  .use('/e/*', etag())
  .use('/e/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'no-cache')
  })
  .get(openScriptPath, (c) => c.body(openScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/e/:slug', async (c) => {
    const event = await c.env.rest.get(pathOf(c.req.param('slug')), RestOneShared)
    return await sharePage(c, event)
  })
  .get('/e/:slug/event.ics', async (c) => {
    const path = `${pathOf(c.req.param('slug'))}calendar.ics`
    return await c.env.file(path, 'text/calendar', {
      'content-disposition': 'attachment; filename="event.ics"',
      'x-robots-tag': 'noindex',
    })
  })
  .get('/e/:slug/card.jpg', (c) =>
    c.env.file(`${pathOf(c.req.param('slug'))}card.jpg`, 'image/jpeg', {
      // Other sites embed this picture.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    }),
  )

/** The REST path of a shared event. Throws NOT_FOUND if the text cannot be a slug. */
export function pathOf(slug: string): string {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) throw new RestError('NOT_FOUND', 'Not found.')
  return `/common/shared/${slug}/`
}

export const addressOf = (publicUrl: string, { slug }: Pick<RestShared, 'slug'>) => `${publicUrl}/e/${slug}`

async function sharePage(c: Context<Env>, event: RestShared) {
  const translator = await translatorOf(c)
  const { t } = translator
  const { mediaOrigins, rest } = c.env
  const isPublic = event.visibility === 'public'
  if (!isPublic) c.header('x-robots-tag', 'noindex')
  const inside = `/explore?event=${encodeURIComponent(event.id)}`
  const { title, content, organizer, accessibility_notes } = event
  const link = registerLinkOf(event, c.env)
  const notes = html`<h2>${t('Accessibility Notes')}</h2>
    <div class="stack" dir="auto">${blocksOf(accessibility_notes ?? '')}</div>`
  const register = html`<a class="button" href="${link}" rel="noopener noreferrer nofollow"
    >${t('Register')}</a
  >`
  const by = t('Organised by {organizer}', { organizer: hole })
  return await page(c, {
    title: `${title} · Plaza`,
    images: mediaOrigins,
    hasScript: true,
    head: html`${headOf(event, c.env, translator)}${openScriptElement}`,
    main: html`${stateOf(event, translator)}
      <h1 dir="auto">${title}</h1>
      ${eventFacts(event, translator)}
      <p class="actions">
        ${link ? register : ''}
        <a class="button ${link ? 'quiet' : ''}" id="open" href="${inside}">${t('Log in to keep it')}</a>
        <a class="button quiet" href="/e/${event.slug}/event.ics">${t('Add to calendar')}</a>
      </p>
      ${pictureOf(event, rest, '(min-width: 46rem) 44rem, 92vw')}
      <div class="stack" dir="auto">${blocksOf(content)}</div>
      ${accessibility_notes ? notes : ''}
      <p class="muted">${withHtml(by, html`<bdi>${organizer}</bdi>`)}</p>`,
  })
}

const registerLinkOf = (event: RestShared, { rest }: Env['Bindings']) =>
  lifecycleOf(event).takesPlace ? rest.absolute(event.register_link) : null

function headOf(event: RestShared, env: Env['Bindings'], translator: Translator): Html {
  const address = addressOf(env.publicUrl, event)
  const parts = [whenOf(event, translator), event.venue, event.content]
  const description = excerpt(parts.filter(Boolean).join(' · '), 200)
  const link = registerLinkOf(event, env)
  const data = event.visibility === 'public' ? structuredData(event, address, link) : null
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
      href="${env.publicUrl}/oembed?url=${encodeURIComponent(address)}"
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
export function pictureOf(
  { cover }: RestShared,
  rest: Rest,
  sizes: string,
  attributes: Html | '' = '',
): Html | '' {
  const image = cover && rest.absolute(cover.image)
  if (!cover || !image) return ''
  const set = (format: 'avif' | 'webp') =>
    cover.variants
      .flatMap((variant) => {
        const address = rest.absolute(variant[format])
        return address ? `${address} ${variant.width}w` : []
      })
      .join(', ')
  const sources = (['avif', 'webp'] as const)
    .map((format) => [format, set(format)] as const)
    .filter(([, addresses]) => addresses !== '')
    .map(
      ([format, addresses]) => html`<source type="image/${format}" srcset="${addresses}" sizes="${sizes}" />`,
    )
  const size = cover.width && cover.height ? html`width="${cover.width}" height="${cover.height}"` : ''
  return html`<picture>${sources}<img src="${image}" alt="" ${attributes} ${size} /></picture>`
}
