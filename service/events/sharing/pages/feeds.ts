import { Hono } from 'hono'
import { etag } from 'hono/etag'
// Renamed, since the formatter would reformat a template tagged `html`.
import { html as xml, raw } from 'hono/html'
import { english } from '../../../../machines/language/translator.ts'
import { excerpt } from './description.ts'
import { lifecycleOf, placeOf } from './eventFacts.ts'
import { filtersOf, type Filters, queryOf } from './filters.ts'
import type { Env } from '../../../http/env.ts'
import { HttpError } from '../../../http/httpError.ts'
import type { Html } from '../../../http/pages/page.ts'
import { answerFile } from '../../../http/versionedFile.ts'
import { sharedAddresses, sharedCalendar, sharedEvents } from '../shared.ts'
import { addressesAPage } from '../sharedQueries.ts'
import type { SharedEvent } from '../sharedAnswer.ts'

/** Always in English, since programs read a feed on behalf of many people. */
const feedTitle = 'Events on Plaza'

const declaration = raw('<?xml version="1.0" encoding="utf-8"?>\n')

export const feedPages = new Hono<Env>()
  .use('/feeds/*', etag())
  .use('/feeds/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'no-cache, no-transform')
  })
  .get('/feeds/events.ics', async (c) => {
    const file = await sharedCalendar(c.get('services'), queryOf(c))
    return await answerFile(c, file, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
  .get('/feeds/events.atom', async (c) => {
    const services = c.get('services')
    const text = await atom(await sharedEvents(services, queryOf(c)), filtersOf(c), services.publicUrl)
    return c.body(text, 200, { 'content-type': 'application/atom+xml; charset=utf-8' })
  })
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /common/\nDisallow: /graphql\nDisallow: /unsubscribe/\n\nSitemap: ${c.get('services').publicUrl}/sitemap.xml\n`,
    ),
  )
  .get('/sitemap.xml', async (c) => {
    const page = c.req.query('page')
    if (page !== undefined && !/^[1-9]\d{0,2}$/.test(page)) throw new HttpError(404, 'Not found.')
    const services = c.get('services')
    const { count, addresses } = await sharedAddresses(services, Number(page ?? 1))
    const pages = Math.ceil(count / addressesAPage)
    const isIndex = page === undefined && pages > 1
    const text = await (isIndex ? siteIndex(pages, services.publicUrl) : siteMap(addresses))
    return c.body(text, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

const siteMaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'

async function siteIndex(pages: number, publicUrl: string): Promise<string> {
  const maps = Array.from(
    { length: pages },
    (_, at) => xml`<sitemap><loc>${publicUrl}/sitemap.xml?page=${at + 1}</loc></sitemap>\n`,
  )
  return String(await xml`${declaration}<sitemapindex xmlns="${siteMaps}">\n${maps}</sitemapindex>\n`)
}

async function siteMap(addresses: readonly { share_url: string; changed_at: string }[]): Promise<string> {
  const places = addresses.map(
    ({ share_url, changed_at }) => xml`<url><loc>${share_url}</loc><lastmod>${changed_at}</lastmod></url>\n`,
  )
  return String(await xml`${declaration}<urlset xmlns="${siteMaps}">\n${places}</urlset>\n`)
}

/** The text without characters that XML 1.0 does not allow. */
const xmlText = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

const never = '1970-01-01T00:00:00.000Z'

/** RFC 4287. An entry's id is derived from the event's id (RFC 4151), so it never changes. */
async function atom(events: readonly SharedEvent[], filters: Filters, publicUrl: string): Promise<string> {
  const query = String(new URLSearchParams(filters))
  const self = `${publicUrl}/feeds/events.atom${query && '?'}${query}`
  const updated =
    events
      .map(({ changed_at }) => changed_at)
      .toSorted()
      .at(-1) ?? never
  const document = await xml`${declaration}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id>
<title>${feedTitle}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${publicUrl}/"/>
${events.map((event) => entry(event, publicUrl))}</feed>
`
  return String(document)
}

function entry(event: SharedEvent, publicUrl: string): Html {
  const { hostname } = new URL(publicUrl)
  const summary = [event.when, placeOf(event, english), excerpt(event.content, 300)]
    .filter(Boolean)
    .join('\n')
  return xml`<entry>
<id>tag:${hostname},2026:event-${event.id}</id>
<title>${xmlText(titleOf(event))}</title>
<updated>${event.changed_at}</updated>
<link rel="alternate" type="text/html" href="${event.share_url}"/>
<author><name>${xmlText(event.organizer)}</name></author>
<summary>${xmlText(summary)}</summary>
</entry>
`
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Cancelled: Open-air jazz (Jul 10, 2027)`, with the day at the event's place. */
function titleOf(event: SharedEvent): string {
  const { title, starts_at } = event
  const state = lifecycleOf(event).word(english)
  const shown = `${title} (${day.format(new Date(`${starts_at.slice(0, 10)}T00:00:00Z`))})`
  return state === null ? shown : `${state}: ${shown}`
}
