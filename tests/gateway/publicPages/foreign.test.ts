import { describe, expect, test } from 'vitest'
import { publicPages } from '../../../gateway/publicPages/publicPages.ts'

const silent = () => {}

/** Pages in front of a foreign service, which may return anything. */
function pagesOver(answer: (path: string, query: URLSearchParams) => unknown) {
  const requested: string[] = []
  const fetch = async ({ url }: Request) => {
    const { pathname, search, searchParams } = new URL(url)
    requested.push(pathname + search)
    const body = answer(pathname, searchParams)
    return body instanceof Response ? body : Response.json(body)
  }
  const pages = publicPages({
    commonUrl: 'https://rest.example/api/common',
    publicUrl: 'https://plaza.example',
    mediaOrigins: ['https://plaza.example', 'https://rest.example'],
    hasSharing: true,
    fetch,
    log: { info: silent, warn: silent, error: silent },
  })
  const ask = async (path: string) => {
    const request = new Request(`https://plaza.example${path}`)
    const answered = await pages(request, { caller: { ip: '192.0.2.1' }, requestId: 'request-1' })
    return { status: answered.status, headers: answered.headers, text: await answered.text() }
  }
  return { ask, requested }
}

const event = {
  id: 7,
  slug: 'harbour-concert-7',
  title: 'Harbour \u0001concert\uFFFF',
  content: 'Bring a blanket.',
  starts_at: '2027-06-01T18:30:00+01:00',
  when: 'Tuesday',
  lifecycle: 'scheduled',
  visibility: 'public',
  register_link: 'javascript:alert(1)',
  cover: {
    image: '/media/a.jpg',
    variants: [{ width: 320, webp: 'javascript:alert(2)', avif: '/media/a.avif' }],
  },
  changed_at: '2027-05-01T10:00:00Z',
}

describe('over a foreign service', () => {
  test('only web addresses become links, and pictures come from the service', async () => {
    const { ask, requested } = pagesOver(() => ({ data: event }))
    const { status, text, headers } = await ask('/e/harbour-concert-7')
    expect([status, requested]).toEqual([200, ['/api/common/shared/harbour-concert-7/']])
    expect(text).not.toContain('javascript:')
    expect(text).toContain('src="https://rest.example/media/a.jpg"')
    expect(text).toContain('<link rel="canonical" href="https://plaza.example/e/harbour-concert-7" />')
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' https://plaza.example https://rest.example;",
    )
  })

  test('the feed leaves out invalid XML characters and unusable events', async () => {
    const { ask } = pagesOver(() => ({ data: [event, { title: 'No event at all' }] }))
    const { text } = await ask('/feeds/events.atom')
    expect(text).toContain('<title>Harbour concert (Jun 1, 2027)</title>')
    expect(text.match(/<entry>/g)).toHaveLength(1)
  })

  test('a service that shares nothing has no public pages', async () => {
    const { ask } = pagesOver(() => Response.json({ detail: 'Not found.' }, { status: 404 }))
    for (const path of [
      '/e/harbour-concert-7',
      '/e/x-1/card.jpg',
      '/feeds/events.ics',
      '/embed/events',
      '/sitemap.xml',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })

  test('a file of the wrong type or a failing service results in an error page of our own', async () => {
    const page = pagesOver(() => new Response('<script>', { headers: { 'content-type': 'text/html' } }))
    const broken = pagesOver(() => new Response('secret words', { status: 500 }))
    for (const { ask } of [page, broken])
      for (const path of ['/e/x-1/card.jpg', '/e/x-1/event.ics', '/feeds/events.ics']) {
        const { status, text } = await ask(path)
        expect([path, status]).toEqual([path, 503])
        expect(text).not.toMatch(/<script>|secret/)
      }
  })

  test('a long site map is split into pages', async () => {
    const { ask, requested } = pagesOver((_path, query) => ({
      data: {
        count: 20_001,
        addresses: [
          {
            share_url: `https://plaza.example/e/on-page-${query.get('page') ?? '1'}`,
            changed_at: event.changed_at,
          },
        ],
      },
    }))
    const index = (await ask('/sitemap.xml')).text
    expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, place]) => place)).toEqual([
      'https://plaza.example/sitemap.xml?page=1',
      'https://plaza.example/sitemap.xml?page=2',
      'https://plaza.example/sitemap.xml?page=3',
    ])
    expect((await ask('/sitemap.xml?page=3')).text).toContain('<loc>https://plaza.example/e/on-page-3</loc>')
    expect(requested).toEqual(['/api/common/shared/addresses/', '/api/common/shared/addresses/?page=3'])
  })
})
