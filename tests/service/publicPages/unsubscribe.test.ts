import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dark, light, propertyName } from '../../../client/ui/tokens.ts'
import {
  findLetterSecret,
  unsubscribeToken,
} from '../../../service/account/notifications/unsubscribeTokens.ts'
import { createService } from '../../../service/run/app.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { strangerAt } from './stranger.ts'

let service: TestService
let asha: Person
let token = ''
let path = ''
let ask: ReturnType<typeof strangerAt>
let logged = ''
const log = pino({}, { write: (line: string) => void (logged += line) })

beforeAll(async () => {
  service = await openTestService({ services: { log, publicPages: false } })
  asha = await service.person()
  const secret = await findLetterSecret(service.db)
  token = unsubscribeToken(secret, { userId: asha.id, kind: 'reminders' }, service.now())
  path = `/unsubscribe/${token}`
  ask = strangerAt(service)
})
afterAll(() => service.close())

const send = (to: string, init: RequestInit = {}) => ask(to, {}, init)
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

const hasReminders = async () => {
  const { body } = await service.request<{ data: { reminders: boolean } }>('GET', '/common/notifications/', {
    token: asha.token,
  })
  return body.data.reminders
}

beforeEach(async () => {
  await service.request('PATCH', '/common/notifications/', { token: asha.token, json: { reminders: true } })
  logged = ''
})

describe('LE-2 the page that a letter links to', () => {
  test.each(['GET', 'HEAD'])('only asks for confirmation: %s', async (method) => {
    const { status, text, headers } = await send(path, { method })
    expect([status, await hasReminders()]).toEqual([200, true])
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
    expect([status, await hasReminders()]).toEqual([200, false])
    expect(text).toContain('<h1>You are unsubscribed</h1>')
    expect(text).not.toContain('<input')
  })

  test.each([
    `/unsubscribe/${'d'.repeat(43)}`,
    '/unsubscribe/short',
    '/unsubscribe/..%2fprofile%2f0000000000000000000000000000000000000',
    '/unsubscribe/',
    `/unsubscribe/${'d'.repeat(43)}/more`,
  ])('is the same for every unknown token: %s', async (to) => {
    const [unknown, other] = [await send(`/unsubscribe/${'e'.repeat(43)}`), await send(to, { method: 'GET' })]
    expect([other.status, other.text]).toEqual([404, unknown.text])
    expect(other.text).toContain('This link is not valid')
  })

  test('reports a busy or failing service without its text', async () => {
    const { services } = service
    const query = () => Promise.reject(new Error('secret words'))
    const failing = { ...services, db: { ...services.db, query } }
    const broken = await strangerAt({ app: createService(failing, { routes: [] }), services })(path)
    expect(broken.status).toBe(503)
    expect(broken.text).not.toContain('secret words')
    const slowed = createService({ ...services, publicPages: true, rateLimits: true }, { routes: [] })
    const askSlowed = strangerAt({ app: slowed, services })
    for (let at = 0; at < 60; at += 1) expect((await askSlowed('/embed/events')).status).toBe(200)
    const slow = await askSlowed('/embed/events')
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    for (const { text } of [slow, broken]) expect(text).toContain('<a class="button" href="">Try again</a>')
  })

  test.each([
    [`/unsubscribe/${'a'.repeat(43)}`, 'PUT', 'GET, HEAD, POST'],
    ['/e/some-event-1', 'POST', 'GET, HEAD'],
    ['/feeds/events.ics', 'DELETE', 'GET, HEAD'],
  ])('HT-5 %s does not allow %s', async (to, method, allow) => {
    const { status, headers } = await send(to, { method })
    expect([status, headers.get('allow')?.split(', ').toSorted().join(', ')]).toEqual([405, allow])
  })

  test('refuses a long body', async () => {
    const { status } = await send(path, form({ save: 'x'.repeat(5000) }))
    expect([status, await hasReminders()]).toEqual([413, true])
  })

  test('LO-1 keeps the token out of the log', async () => {
    await send(path)
    await send(`/common${path}/`)
    expect(logged).toContain('"path":"/unsubscribe/..."')
    expect(logged).toContain('"path":"/common/unsubscribe/..."')
    expect(logged).not.toContain(token)
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
    const css = readFileSync('service/http/pages/style.css', 'utf8')
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
