import { createHash } from 'node:crypto'
import { parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import openGraph from 'open-graph-scraper'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blocksOf } from '../../../service/events/sharing/pages/description.ts'
import { slowness } from '../../support/run/pace.ts'
import { type AnsweredEvent, type Fields, photo, publishEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { createService } from '../../../service/run/app.ts'
import { strangerAt } from './stranger.ts'

let service: TestService
let asha: Person
let root: Person
let ask: ReturnType<typeof strangerAt>

/** A browser replaces those of the page that it has by those of a 304. */
const policiesOf = (headers: Headers) =>
  ['content-security-policy', 'cross-origin-resource-policy'].map((name) => headers.get(name))

beforeAll(async () => {
  service = await openTestService()
  asha = await service.person({ full_name: 'Asha Rao' })
  root = await service.person({ user_type: 'superadmin' })
  ask = strangerAt(service)
})
afterAll(() => service.close())

const fields: Fields = {
  visibility: 'public',
  event_date: '2027-07-10',
  start_time: '20:00',
  end_time: '22:00',
  time_zone: 'Europe/Lisbon',
  venue: 'Old Harbour',
  location: 'Lisbon',
  register_link: 'https://example.org/tickets?a=1&b=2',
}
const share = (more: Fields = {}) => publishEvent(service, asha, root, { ...fields, ...more })
const change = (event: AnsweredEvent, lifecycle: string) =>
  service.request('PATCH', `/common/events/${event.id}/lifecycle/`, {
    token: asha.token,
    json: { lifecycle, reason: 'The <b>singer</b> is ill.' },
  })

/** The parsed JSON-LD. */
const dataIn = (text: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
  return json === undefined ? null : JSON.parse(json)
}
const metaIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

describe('the page of a public event', () => {
  let event: AnsweredEvent
  beforeEach(async () => {
    event = await share()
  })

  test('shows the facts of the event without requiring scripts or an account', async () => {
    const { status, text, headers } = await ask(`/e/${event.slug}`)
    expect(status).toBe(200)
    for (const part of [
      '<h1 dir="auto">Open-air jazz</h1>',
      'Saturday, July 10, 2027, 8:00 PM - 10:00 PM Lisbon time',
      'Old Harbour, Lisbon',
      'Three bands under the trees.',
      '<bdi>Asha Rao</bdi>',
      'href="https://example.org/tickets?a=1&amp;b=2"',
      `href="/explore?event=${event.id}"`,
      'Log in to keep it',
      `href="/e/${event.slug}/event.ics"`,
    ])
      expect(text).toContain(part)
    expect(text.indexOf('Log in to keep it')).toBeLessThan(text.indexOf('class="lines"'))
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text.match(/<script(?![^>]*(src="\/e\/open.js"|ld\+json))/)).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('has a preview for messengers and data for search engines', async () => {
    const { text, headers } = await ask(`/e/${event.slug}`)
    const address = `http://plaza.test/e/${event.slug}`
    const description =
      'Saturday, July 10, 2027, 8:00 PM - 10:00 PM Lisbon time · Old Harbour · Three bands under the trees.'
    expect(metaIn(text)).toMatchObject({
      'og:title': 'Open-air jazz',
      'og:description': description,
      'og:url': address,
      'og:image': `${address}/card.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Open-air jazz',
      'twitter:card': 'summary_large_image',
    })
    expect(text).toContain(`<link rel="canonical" href="${address}" />`)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(dataIn(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Open-air jazz',
      startDate: '2027-07-10T20:00:00+01:00',
      endDate: '2027-07-10T22:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Old Harbour',
        address: { '@type': 'PostalAddress', streetAddress: 'Lisbon' },
      },
      offers: { '@type': 'Offer', url: 'https://example.org/tickets?a=1&b=2' },
      image: [`${address}/card.jpg`],
      description: 'Three bands under the trees.',
      organizer: { '@type': 'Person', name: 'Asha Rao' },
      url: address,
    })
  })

  test('tells search engines where an online event is, and nothing to register for when it is called off', async () => {
    const online = await share({ is_online_event: 'true', venue: '', location: '' })
    expect(dataIn((await ask(`/e/${online.slug}`)).text)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: fields['register_link'] },
    })
    await change(online, 'postponed')
    const data = dataIn((await ask(`/e/${online.slug}`)).text)
    expect(data).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      startDate: '2027-07-10T20:00:00+01:00',
      location: { '@type': 'VirtualLocation', url: `http://plaza.test/e/${online.slug}` },
    })
    expect(data).not.toHaveProperty('offers')
  })

  test('can be read by a program that makes link previews', async () => {
    const { text } = await ask(`/e/${event.slug}`)
    const { error, result } = await openGraph({ html: text })
    const address = `http://plaza.test/e/${event.slug}`
    expect(error).toBe(false)
    expect(result).toMatchObject({
      ogSiteName: 'Plaza',
      ogTitle: 'Open-air jazz',
      ogDescription:
        'Saturday, July 10, 2027, 8:00 PM - 10:00 PM Lisbon time · Old Harbour · Three bands under the trees.',
      ogUrl: address,
      ogImage: [
        {
          url: `${address}/card.jpg`,
          type: 'image/jpeg',
          width: '1200',
          height: '630',
          alt: 'Open-air jazz',
        },
      ],
      twitterCard: 'summary_large_image',
      jsonLD: [{ '@type': 'Event', url: address }],
    })
  })

  test('is always revalidated, and sent again only if it changed', async () => {
    const first = await ask(`/e/${event.slug}`)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const tag = first.headers.get('etag') ?? ''
    const again = await ask(`/e/${event.slug}`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(policiesOf(again.headers)).toEqual(policiesOf(first.headers))
    await change(event, 'postponed')
    expect((await ask(`/e/${event.slug}`, { 'if-none-match': tag })).status).toBe(200)
  })

  test.each([
    ['cancelled', 'Cancelled', 'EventCancelled'],
    ['postponed', 'Postponed', 'EventPostponed'],
  ])('starts with a notice if the event is %s, and hides registration', async (lifecycle, word, state) => {
    await change(event, lifecycle)
    const { text } = await ask(`/e/${event.slug}`)
    expect(text.indexOf(`<strong>${word}</strong>`)).toBeLessThan(text.indexOf('<h1'))
    expect(text).toContain('The &lt;b&gt;singer&lt;/b&gt; is ill.')
    expect(text).not.toContain('example.org/tickets')
    expect(dataIn(text)).toMatchObject({ eventStatus: `https://schema.org/${state}` })
    const feed = (await ask(`/feeds/events.ics`)).text.replaceAll(/\r\n /g, '')
    expect(feed).toContain(`SUMMARY:${word}: Open-air jazz`)
    expect((await ask('/feeds/events.atom')).text).toContain(
      `<title>${word}: Open-air jazz (Jul 10, 2027)</title>`,
    )
  })

  test.each([
    ['hidden by its author', () => sendEdit(service, asha, event.id, { visibility: 'members' })],
    [
      'hidden by a superadmin',
      () =>
        service.request('PATCH', `/common/superadmin/events/${event.id}/`, {
          token: root.token,
          json: { visibility: 'members', reason: 'Private.' },
        }),
    ],
    [
      'taken down',
      () =>
        service.request('POST', `/common/superadmin/events/${event.id}/takedown/`, {
          token: root.token,
          json: { reason: 'Off.' },
        }),
    ],
  ])('SH-5 an event that is %s disappears at once from every address', async (_how, act) => {
    await act()
    const paths = [`/e/${event.slug}`, `/e/${event.slug}/event.ics`, `/e/${event.slug}/card.jpg`]
    for (const path of paths) expect((await ask(path)).status, path).toBe(404)
    for (const path of ['/feeds/events.ics', '/feeds/events.atom', '/embed/events', '/sitemap.xml'])
      expect((await ask(path)).text, path).not.toContain(event.slug)
  })
})

test('SH-2 an address survives a new title; old and guessed ones look like unknown ones', async () => {
  const { id, slug } = await share({ title: 'Lantern parade' })
  await service.db.query(`update events set title = 'Torch parade' where id = $1`, [id])
  const { status, text } = await ask(`/e/${slug}`)
  expect([status, text.includes('Torch parade')]).toEqual([200, true])
  await sendEdit(service, asha, id, { visibility: 'members' })
  const closed = await ask(`/e/${slug}`)
  await service.db.query('delete from events where id = $1', [id])
  const slugs = [slug, slug.replace('lantern', 'torch'), `torch-parade-${id}`, String(id), 'nobody-has-4711']
  for (const end of ['', '/card.jpg', '/event.ics']) {
    const unknown = await ask(`/e/unknown-1${end}`)
    expect(unknown.status).toBe(404)
    for (const one of slugs) {
      const { bytes, headers } = await ask(`/e/${one}${end}`)
      expect(bytes.equals(unknown.bytes), one + end).toBe(true)
      expect(Object.fromEntries(headers), one + end).toEqual(Object.fromEntries(unknown.headers))
    }
    if (end === '') expect(closed.bytes.equals(unknown.bytes)).toBe(true)
  }
})

test('the page of no event is a notice that leads to the start and to the public events', async () => {
  const { text } = await ask('/e/nobody-has-1')
  expect(text).toContain('<main class="notice card">')
  const main = text.slice(text.indexOf('<main'))
  expect(main).toContain('href="/">Log in</a>')
  expect(main).toContain('href="/embed/events">Events on Plaza</a>')
  const bare = await openTestService({ database: service.db, services: { publicPages: false } })
  expect((await strangerAt(bare)('/e/nobody-has-1')).text).not.toContain('/embed/events')
})

test('an event that is shared by link is hidden from search engines', async () => {
  const { slug } = await share({ visibility: 'link' })
  const { status, text, headers } = await ask(`/e/${slug}`)
  expect([status, headers.get('x-robots-tag'), dataIn(text)]).toEqual([200, 'noindex', null])
  expect((await ask('/sitemap.xml')).text).not.toContain(slug)
})

test('the calendar is not written again for a program that has it', async () => {
  const { id } = await share()
  const first = await ask('/feeds/events.ics')
  expect(first.headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(first.text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  const has = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await ask('/feeds/events.ics', has)
  expect([again.status, again.headers.get('etag'), again.text]).toEqual([304, has['if-none-match'], ''])
  await sendEdit(service, asha, id, { visibility: 'members' })
  expect((await ask('/feeds/events.ics', has)).status).toBe(200)
})

describe('addresses in a text are links on the share page', () => {
  test.each([
    ['https://en.wikipedia.org/wiki/Jazz_(music)', 'https://en.wikipedia.org/wiki/Jazz_(music)'],
    ['(see https://a.example/b).', 'https://a.example/b'],
    ['(https://a.example/b_(c)_(d))!', 'https://a.example/b_(c)_(d)'],
    ['“https://a.example/b”, then', 'https://a.example/b'],
    ['Write to joana@a.example.', 'mailto:joana@a.example'],
  ])('%j', async (content, address) => {
    const { slug } = await share({ content })
    expect((await ask(`/e/${slug}`)).text).toContain(`<a href="${address}" rel="noopener`)
  })

  test('the reason of a cancelled event too', async () => {
    const event = await share()
    const json = { lifecycle: 'cancelled', reason: 'See https://a.example/ill_(again).' }
    await service.request('PATCH', `/common/events/${event.id}/lifecycle/`, { token: asha.token, json })
    expect((await ask(`/e/${event.slug}`)).text).toContain('<a href="https://a.example/ill_(again)"')
  })

  test.each([
    ['dots after a host', `http://a${'.'.repeat(19_900)}x`],
    ['brackets', `https://a.example/${')'.repeat(19_900)}x`],
    ['empty lines', `a${'\n'.repeat(19_900)}b`],
    ['lines of blanks', `a${'\n '.repeat(9_900)}b`],
  ])('a description of %s costs less than 5 ms', (_name, content) => {
    const times = [1, 2, 3, 4, 5].map(() => {
      const began = performance.now()
      expect(blocksOf(content)).not.toEqual([])
      return performance.now() - began
    })
    expect(Math.min(...times)).toBeLessThan(5 * slowness())
  })
})

const hostile = `</script><script>alert(1)</script> ]]> & "quoted" 'text'`

test("SH-3 users' texts are escaped in every format", async () => {
  const { slug, id } = await share({
    title: hostile,
    content: `${hostile}\n\nSee https://example.org/a?x=1&y=2. And javascript:alert(1) or https://user:pw@example.org/`,
    venue: hostile,
  })
  const page = (await ask(`/e/${slug}`)).text
  expect(page).not.toContain('<script>alert')
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(dataIn(page)).toMatchObject({ name: hostile })
  expect(page).toContain('<a href="https://example.org/a?x=1&amp;y=2" rel="noopener noreferrer nofollow ugc"')
  expect(page).not.toMatch(/href="(javascript|https:\/\/user)/)
  for (const path of ['/feeds/events.atom', '/embed/events']) {
    const { text } = await ask(path)
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;/script&gt;')
  }
  const { html } = JSON.parse((await ask(`/oembed?url=http://plaza.test/e/${slug}`)).text) as { html: string }
  expect(html).not.toContain('<script')
  const calendar = new ICAL.Component(ICAL.parse((await ask(`/e/${slug}/event.ics`)).text) as [])
  const entry = calendar.getFirstSubcomponent('vevent')
  expect(entry?.getFirstPropertyValue('summary')).toBe(hostile)
  expect(entry?.getFirstPropertyValue('url')).toBe(`http://plaza.test/e/${slug}`)
  expect(entry?.getFirstPropertyValue('geo')).toBeNull()
  await sendEdit(service, asha, id, { visibility: 'members' })
})

test('the cover comes in several widths and formats', async () => {
  const { slug } = await share({ images: [await photo(800, 600)] })
  const { text } = await ask(`/e/${slug}`)
  expect(text).toMatch(
    /<source\s+type="image\/avif"\s+srcset="http:\/\/plaza.test\/media\/\w+-320.avif 320w, /,
  )
  expect(text).toMatch(
    /<img\s+src="http:\/\/plaza.test\/media\/\w+.jpg"\s+alt=""\s+width="800"\s+height="600"/,
  )
})

describe('the card that messengers show', () => {
  const cardOf = async ({ slug }: AnsweredEvent) => {
    const { status, headers, bytes } = await ask(`/e/${slug}/card.jpg`)
    const { format, width, height } = await sharp(bytes).metadata()
    expect([status, headers.get('content-type'), format, width, height]).toEqual([
      200,
      'image/jpeg',
      'jpeg',
      1200,
      630,
    ])
    expect(bytes.byteLength).toBeLessThan(300_000)
    return bytes
  }
  /** The mean brightness, from 0 to 255, of a part of the card after thresholding. */
  const light = async (bytes: Buffer, top: number, height: number) => {
    const part = sharp(bytes).extract({ left: 64, top, width: 1072, height }).greyscale().threshold(200)
    return (await sharp(await part.png().toBuffer()).stats()).channels[0]?.mean ?? 0
  }

  test('shows the title and the date, even over a large, grainy cover', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const grain = await sharp({
      create: { width: 1280, height: 960, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 70 })
      .toBuffer()
    const images = [new File([new Uint8Array(grain)], 'grain.jpg', { type: 'image/jpeg' })]
    const bytes = await cardOf(await share({ images }))
    expect(await light(bytes, 440, 140)).toBeGreaterThan(8)
    const bare = await cardOf(await share())
    expect(await light(bare, 440, 140)).toBeGreaterThan(8)
    expect(await light(bare, 150, 200)).toBe(0)
  })

  test('is drawn with the bundled fonts; missing glyphs are left out, and markup is plain text', async () => {
    const [plain, marked] = [
      await cardOf(await share({ title: 'x'.repeat(200) })),
      await cardOf(await share({ title: '<b>&amp;</b>' })),
    ]
    expect(await light(plain, 300, 200)).toBeGreaterThan(8)
    expect(await light(marked, 300, 220)).toBeGreaterThan(2)
    for (const title of ['日本の祭り', '东京之夜', 'פסטיבל', '🎷🎷']) {
      const bare = await cardOf(await share({ title }))
      expect([await light(bare, 130, 370), (await light(bare, 500, 80)) > 0], title).toEqual([0, true])
    }
  })

  test("draws titles in the scripts of Plaza's languages, aligned to the side where they start", async () => {
    const titleOf = async (title: string) => {
      const part = sharp(await cardOf(await share({ title })))
        .extract({ left: 0, top: 150, width: 1200, height: 370 })
        .greyscale()
        .threshold(200)
      const { data, info } = await sharp(await part.png().toBuffer())
        .trim({ background: '#000', threshold: 40 })
        .toBuffer({ resolveWithObject: true })
      const left = -(info.trimOffsetLeft ?? 0)
      return { pixels: data, left, right: 1200 - left - info.width }
    }
    const arabic = await titleOf('مهرجان الموسيقى')
    const hindi = await titleOf('संगीत समारोह')
    expect([arabic.right < 80, arabic.left > 300]).toEqual([true, true])
    expect([hindi.left < 80, hindi.right > 300]).toEqual([true, true])
    const [plain, pictured] = [await titleOf('Święto Żółwia'), await titleOf('🎷 Święto Żółwia 👩‍👩‍👧‍👦 ❤️')]
    expect(pictured.pixels.equals(plain.pixels)).toBe(true)
  })

  test('is not drawn while the service is overloaded', async () => {
    const { services } = service
    const app = createService(services, { routes: [], isOverloaded: () => true })
    const { slug } = await share()
    const { status, headers } = await strangerAt({ app, services })(`/e/${slug}/card.jpg`)
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('changes only if its event changes', async () => {
    const event = await share()
    const first = await ask(`/e/${event.slug}/card.jpg`)
    const again = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await ask(`/e/${event.slug}/card.jpg`, again)).status).toBe(304)
    expect((await cardOf(event)).equals(first.bytes)).toBe(true)
    await change(event, 'cancelled')
    expect((await cardOf(event)).equals(first.bytes)).toBe(false)
  })
})

describe('feeds and frames', () => {
  let jazz: AnsweredEvent
  beforeAll(async () => {
    jazz = await share({ title: 'Harbour jazz', event_category_id: '2', location: 'Porto' })
    await share({ title: 'Rust from zero', event_type_id: '2' })
  })

  test.each([
    ['search=rust', ['Rust from zero']],
    ['location=porto', ['Harbour jazz']],
    ['category=2', ['Harbour jazz']],
    ['event_type=2', ['Rust from zero']],
    ['search=nobody', []],
  ])('are filtered like the list: %s', async (query, expected) => {
    for (const path of ['/feeds/events.ics', '/feeds/events.atom', '/embed/events']) {
      const { status, text } = await ask(`${path}?${query}&visibility=members&page=2`)
      const found = ['Harbour jazz', 'Rust from zero', 'Open-air jazz'].filter((title) =>
        text.includes(title),
      )
      expect([path, status, found]).toEqual([path, 200, expected])
    }
  })

  test('reject an invalid filter', async () => {
    for (const path of ['/feeds/events.ics', '/feeds/events.atom', '/embed/events'])
      expect((await ask(`${path}?category=x`)).status, path).toBe(400)
  })

  test('leave out past events', async () => {
    const over = await share({ title: 'Long ago' })
    await service.db.query(`update events set event_date = '2025-01-01' where id = $1`, [over.id])
    for (const path of ['/feeds/events.ics', '/feeds/events.atom', '/embed/events', '/sitemap.xml'])
      expect((await ask(path)).text, path).not.toMatch(/Long ago|long-ago/)
    const { status, text } = await ask(`/e/${over.slug}`)
    expect([status, text.includes('This event is over.'), text.includes('/tickets')]).toEqual([
      200,
      true,
      false,
    ])
  })

  test('a list that has not changed keeps its policies, so that other sites may still show it', async () => {
    const first = await ask('/embed/events')
    const again = await ask('/embed/events', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(policiesOf(again.headers)).toEqual(policiesOf(first.headers))
    expect(again.headers.get('content-security-policy')).toContain('frame-ancestors *')
  })

  test('an entry keeps its id if its title changes', async () => {
    const id = `<id>tag:plaza.test,2026:event-${jazz.id}</id>`
    expect((await ask('/feeds/events.atom?search=harbour')).text).toContain(id)
    await service.db.query(`update events set title = 'Harbour blues' where id = $1`, [jazz.id])
    const { text, headers } = await ask('/feeds/events.atom?search=harbour')
    expect(text).toContain(id)
    expect(text).toContain('<title>Harbour blues (Jul 10, 2027)</title>')
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const again = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await ask('/feeds/events.atom?search=harbour', again)).status).toBe(304)
  })

  test('feed and calendar follow an event that is moved and then cancelled', async () => {
    const regatta = await share({ title: 'Night regatta' })
    const read = async () => {
      const { entries = [] } = parseAtomFeed((await ask('/feeds/events.atom?search=regatta')).text)
      const calendar = new ICAL.Component(ICAL.parse((await ask('/feeds/events.ics?search=regatta')).text))
      const [entry, ...others] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      expect([entries.length, others.length]).toEqual([1, 0])
      return {
        atom: { id: entries[0]?.id, title: entries[0]?.title?.value, updated: entries[0]?.updated },
        ics: {
          uid: entry?.uid,
          title: entry?.summary,
          begins: String(entry?.startDate),
          status: entry?.component.getFirstPropertyValue('status'),
        },
        sequence: Number(entry?.sequence),
      }
    }
    const before = await read()
    expect(before).toMatchObject({
      atom: { title: 'Night regatta (Jul 10, 2027)' },
      ics: { title: 'Night regatta', begins: '2027-07-10T19:00:00Z', status: 'CONFIRMED' },
    })

    service.advance(60_000)
    await sendEdit(service, asha, regatta.id, { event_date: '2027-07-17' })
    await service.request('PATCH', `/common/events/${regatta.id}/approval/`, {
      token: root.token,
      json: { action: 'publish' },
    })
    const moved = await read()
    expect(moved).toMatchObject({
      atom: { id: before.atom.id, title: 'Night regatta (Jul 17, 2027)' },
      ics: { uid: before.ics.uid, title: 'Night regatta', begins: '2027-07-17T19:00:00Z' },
    })
    expect(moved.sequence).toBeGreaterThan(before.sequence)

    service.advance(60_000)
    await change(regatta, 'cancelled')
    const cancelled = await read()
    expect(cancelled).toMatchObject({
      atom: { id: before.atom.id, title: 'Cancelled: Night regatta (Jul 17, 2027)' },
      ics: { uid: before.ics.uid, title: 'Cancelled: Night regatta', status: 'CANCELLED' },
    })
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
    const times = [before, moved, cancelled].map(({ atom }) => Date.parse(String(atom.updated)))
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(new Set(times).size).toBe(3)
  })

  test('SH-4 other sites may frame only the list', async () => {
    const paths = ['/embed/events', `/e/${jazz.slug}`, '/e/none-1', '/unsubscribe/none']
    const frames = await Promise.all(
      paths.map(
        async (path) =>
          / frame-ancestors ([^;]+)/.exec(
            (await ask(path)).headers.get('content-security-policy') ?? '',
          )?.[1],
      ),
    )
    expect(frames).toEqual(['*', "'none'", "'none'", "'none'"])
    const { text, headers } = await ask('/embed/events')
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/embed/frame.js" defer>'])
    expect([headers.get('set-cookie'), headers.get('cross-origin-resource-policy')]).toEqual([
      null,
      'cross-origin',
    ])
  })

  test('the list in a frame has the requested layout and colour', async () => {
    const covered = await share({ title: 'With a cover', images: [await photo(800, 600)] })
    const looksOf = async (query: string) => {
      const { text, headers } = await ask(`/embed/events${query}`)
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain(`style-src ${hashes.join(' ')};`)
      expect(text).not.toMatch(/ style=| on\w+=/)
      return [text.includes('<picture>'), styles.slice(1).join('').match(/#\w+/)?.[0]]
    }
    expect(await looksOf('')).toEqual([false, undefined])
    expect(await looksOf('?look=cards&accent=C2185b')).toEqual([true, '#C2185b'])
    expect(await looksOf('?look=rows&accent=red;}')).toEqual([false, undefined])
    await sendEdit(service, asha, covered.id, { visibility: 'members' })
  })

  test('a list has short days, which fit into two lines beside the titles', async () => {
    const event = await share({ title: 'Two days', end_date: '2027-07-11' })
    const { text } = await ask('/embed/events', { 'accept-language': 'es' })
    expect(text).toMatch(/sáb, 10 jul 2027, 20:00 – dom, 11 jul 2027, 22:00, hora de Lisboa<\/time>/)
    await sendEdit(service, asha, event.id, { visibility: 'members' })
  })

  test('a wrong filter is explained within the frame, with a way on', async () => {
    const { status, text, headers } = await ask('/embed/events?category=x')
    expect(status).toBe(400)
    expect(text).toContain('<p>A part of this address is wrong or incomplete.</p>')
    expect(text).toContain('<a class="button" href="/embed/events">Events on Plaza</a>')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    const outside = await ask('/e/no-such-event-1')
    expect(outside.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('headings have the font of the product, which only this server sends', async () => {
    const { status, headers } = await ask('/e/heading.woff2')
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(headers.get('cache-control')).toBe('public, max-age=604800')
    const page = await ask('/embed/events')
    expect(page.text).toContain("src: url('/e/heading.woff2')")
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self';")
  })

  test('only the height script can be loaded by other sites', async () => {
    const policies = await Promise.all(
      ['/embed/frame.js', '/embed/height.js'].map(async (path) => {
        const { status, headers } = await ask(path)
        return [status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]
      }),
    )
    const type = 'text/javascript; charset=utf-8'
    expect(policies).toEqual([
      [200, type, 'same-origin'],
      [200, type, 'cross-origin'],
    ])
  })

  test('oEmbed describes only share pages of this site', async () => {
    const of = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`)
    const { text } = await of(`http://plaza.test/e/${jazz.slug}`, '&maxwidth=300')
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Plaza',
      author_name: 'Asha Rao',
      width: 300,
      thumbnail_url: `http://plaza.test/e/${jazz.slug}/card.jpg`,
    })
    for (const url of [
      'https://evil.example/e/x-1',
      'http://plaza.test/e/../../common/profile',
      'http://plaza.test/home',
      '',
    ])
      expect((await of(url)).status, url).toBe(404)
    expect((await of(`http://plaza.test/e/${jazz.slug}`, '&format=xml')).status).toBe(501)
  })

  test('robots.txt names the site map, which lists the events', async () => {
    expect((await ask('/robots.txt')).text).toContain('Sitemap: http://plaza.test/sitemap.xml')
    const { text } = await ask('/sitemap.xml')
    expect(text).toContain(`<loc>http://plaza.test/e/${jazz.slug}</loc>`)
    expect((await ask('/sitemap.xml?page=2')).text).not.toContain('<loc>')
    expect((await ask('/sitemap.xml?page=x')).status).toBe(404)
  })
})
