import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { dark, light, propertyName } from '../../../client/ui/tokens.ts'
import { publicPages } from '../../../gateway/publicPages/publicPages.ts'
import { loggedPath } from '../../../gateway/rest/log.ts'

const token = 'a'.repeat(43)
const path = `/unsubscribe/${token}`

let methods: string[] = []
const logged: object[] = []
const note = (facts: object) => void logged.push(facts)

const answer = () => ({ status: true, data: { kind: 'reminders' } })
const service = new Hono()
  .use('/common/unsubscribe/:token/', async (c, next) => {
    methods.push(c.req.method)
    if (c.req.param('token') === 'b'.repeat(43))
      return c.json({ success: false, message: 'Slow' }, 429, { 'retry-after': '7' })
    if (c.req.param('token') === 'c'.repeat(43)) return c.text('secret words', 500)
    if (c.req.param('token') !== token) return c.json({ success: false, message: 'Not found.' }, 404)
    return await next()
  })
  .get('/common/unsubscribe/:token/', (c) => c.json(answer()))
  .post('/common/unsubscribe/:token/', (c) => c.json(answer()))

const fetch = async (request: Request) => await service.fetch(request)
const pages = publicPages({
  commonUrl: 'http://plaza.test',
  publicUrl: 'http://plaza.test',
  mediaOrigins: [],
  hasSharing: false,
  fetch,
  log: { info: note, warn: note, error: note },
})

async function send(to: string, init: RequestInit = {}) {
  const request = new Request(`http://plaza.test${to}`, init)
  const response = await pages(request, { caller: { ip: '192.0.2.1' }, requestId: 'request-1' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

beforeEach(() => {
  methods = []
  logged.length = 0
})

describe('LE-2 the page that a letter links to', () => {
  test.each(['GET', 'HEAD'])('only asks for confirmation: %s', async (method) => {
    const { status, text, headers } = await send(path, { method })
    expect([status, methods]).toEqual([200, ['GET']])
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    if (method === 'HEAD') return
    expect(text).toContain('<h1>Unsubscribe</h1>')
    expect(text).toContain('Stop reminders of your favourites?')
    expect(text).not.toContain('<input')
  })

  const oneClick = new FormData()
  oneClick.set('List-Unsubscribe', 'One-Click')
  test.each([
    ['a mail program', form({ 'List-Unsubscribe': 'One-Click' })],
    ['a mail program that sends a multipart form', { method: 'POST', body: oneClick }],
    ['the button on the page', form({})],
    ['a form of an older page', form({ save: '1', matches: 'on' })],
    ['a mail program that sends an empty body', { method: 'POST' }],
  ])('RFC 8058: acts at once for %s', async (_who, init) => {
    const { status, text } = await send(path, init)
    expect([status, methods]).toEqual([200, ['POST']])
    expect(text).toContain('<h1>You are unsubscribed</h1>')
    expect(text).not.toContain('<input')
  })

  test.each([
    `/unsubscribe/${'d'.repeat(43)}`,
    '/unsubscribe/short',
    '/unsubscribe/..%2fprofile%2f0000000000000000000000000000000000000',
    '/unsubscribe/',
    `${path}/more`,
  ])('is the same for every unknown token: %s', async (to) => {
    const [unknown, other] = [await send(`/unsubscribe/${'e'.repeat(43)}`), await send(to, { method: 'GET' })]
    expect([other.status, other.text]).toEqual([404, unknown.text])
    expect(other.text).toContain('This link is not valid')
  })

  test("reports a busy or failing service without the service's text", async () => {
    const slow = await send(`/unsubscribe/${'b'.repeat(43)}`, { method: 'POST' })
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([429, '7'])
    const broken = await send(`/unsubscribe/${'c'.repeat(43)}`)
    expect(broken.status).toBe(503)
    expect(broken.text).not.toContain('secret words')
    for (const { text } of [slow, broken]) expect(text).toContain('<a class="button" href="">Try again</a>')
  })

  test.each([
    [path, 'PUT', 'GET, HEAD, POST'],
    ['/e/some-event-1', 'POST', 'GET, HEAD'],
    ['/feeds/events.ics', 'DELETE', 'GET, HEAD'],
  ])('HT-5 %s does not allow %s', async (to, method, allow) => {
    const { status, headers } = await send(to, { method })
    expect([status, headers.get('allow')?.split(', ').toSorted().join(', ')]).toEqual([405, allow])
  })

  test('refuses a long body', async () => {
    const { status } = await send(path, form({ save: 'x'.repeat(5000) }))
    expect([status, methods]).toEqual([413, []])
  })

  test('LO-1 keeps the token out of the log', async () => {
    await send(`/unsubscribe/${'c'.repeat(43)}`)
    expect(logged).toContainEqual(expect.objectContaining({ path: '/common/unsubscribe/...' }))
    expect(inspect(logged, { depth: null })).not.toContain('cccc')
    expect(loggedPath(`${path}?x=1`)).toBe('/unsubscribe/...')
    expect(loggedPath('/explore?search=word')).toBe('/explore')
  })
})

describe('SH-4 the page', () => {
  test('runs no script, sets no cookie and cannot be framed', async () => {
    const { headers, text } = await send(path)
    const policy = headers.get('content-security-policy') ?? ''
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('has the colours of the product in both schemes', () => {
    const css = readFileSync('gateway/publicPages/style.css', 'utf8')
    const palettes = [...css.matchAll(/:root \{([^}]+)\}/g)].map(([, block = '']) =>
      Object.fromEntries(
        [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
      ),
    )
    const named = (palette: typeof light) =>
      Object.fromEntries(Object.entries(palette).map(([key, value]) => [propertyName(key), value]))
    const [day, night] = palettes
    expect(Object.keys(day ?? {}).length).toBeGreaterThan(10)
    expect(Object.keys(night ?? {})).toEqual(Object.keys(day ?? {}))
    expect(named(light)).toMatchObject(day ?? {})
    expect(named(dark)).toMatchObject(night ?? {})
  })
})
