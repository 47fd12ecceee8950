import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFiles } from '../../../gateway/process/pages/clientFiles.ts'

const script = `console.log('${'plaza '.repeat(300)}')`
const landing =
  '<!--for en /--><h1>Come in.</h1>\n<!--/for--><!--for en /home--><h1>Look around.</h1><!--/for--><!--for en /explore--><h1>Search.</h1><!--/for--><!--for de /--><h1>Treten Sie ein.</h1><!--/for--><!--for * /home--><style></style><!--/for-->'
const html =
  '<!--for en *--><html lang="en" dir="ltr"><!--/for--><!--for ar *--><html lang="ar" dir="rtl"><!--/for-->'
const ahead = '<!--elsewhere--><link rel="modulepreload" href="/assets/main-1a2b.js"><!--/elsewhere-->'
const page = `${html}<head><meta property="csp-nonce" nonce="__NONCE__">${ahead}</head><body>${landing}</body></html>`
const options = {
  map: { embed: 'https://maps.example/embed?a="{lat}"&b={lng}', consent: 'ask' },
  frames: ['https://maps.example'],
  images: ['https://media.example'],
}
/** Differs from the script's content, to show which of the two files was sent. */
let folder: string
let answer: (request: Request) => Promise<Response>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-client-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist', 'index.html'), page)
  await mkdir(join(folder, 'long'))
  await writeFile(join(folder, 'long', 'index.html'), page.replace('<body>', `<body>${'plaza '.repeat(300)}`))
  await writeFile(join(folder, 'dist', '.stamp'), 'x')
  await writeFile(join(folder, 'dist', 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'dist', 'worker.js'), script)
  await writeFile(join(folder, 'dist', 'assets', 'main-1a2b.js'), script)
  answer = await clientFiles({ ...options, folder: join(folder, 'dist') })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  answer(new Request(`http://plaza.test${path}`, { headers }))

test.each(['/', '/explore', '/index.html', '/no/such/page'])('%s returns the page', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/', '/home', '/no/such/page'])(
  '%s has no validator: a page cached from an earlier release never counts as current',
  async (path) => {
    for (const tag of ['""', 'W/""', '*']) {
      const response = await get(path, { 'if-none-match': tag })
      expect([response.status, response.headers.get('etag')]).toEqual([200, null])
      expect(response.headers.get('content-security-policy')).toContain("'nonce-")
    }
  },
)

test.each([
  ['/', 'Come in.'],
  ['/?from=mail', 'Come in.'],
  ['/home', 'Look around.'],
  ['/explore', 'Search.'],
  // The app draws this view itself.
  ['/explore?event=3', undefined],
  ['/index.html', undefined],
  ['/no/such/page', undefined],
])('%s contains only its own prerendered parts', async (path, words) => {
  const html = await (await get(path)).text()
  expect(/<h1>(.*)<\/h1>/.exec(html)?.[1]).toBe(words)
  expect(html).not.toContain('<!--for')
})

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'fr, ar;q=0.9, en;q=0.5' }, 'ar'],
  [{ 'accept-language': 'ar', cookie: 'theme=dark; language=en' }, 'en'],
  [{ 'accept-language': 'ar', cookie: 'language=xx' }, 'ar'],
])('with Accept-Language %j the page is in %s', async (headers, code) => {
  const response = await get('/', headers)
  expect(await response.text()).toContain(`<html lang="${code}"`)
  expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
})

test('the prerendered parts are in the selected language and include the shared parts', async () => {
  expect(await (await get('/', { cookie: 'language=de' })).text()).toContain('<h1>Treten Sie ein.</h1>')
  const home = await (await get('/home', { cookie: 'language=de' })).text()
  expect(home).toContain('<style></style>')
  expect(home).not.toContain('Look around.')
})

test('only pages without prerendered parts preload the app', async () => {
  for (const path of ['/explore?event=3', '/myevents', '/no/such/page'])
    expect(await (await get(path)).text()).toContain('modulepreload')
  for (const path of ['/', '/home', '/explore'])
    expect(await (await get(path)).text()).not.toContain('modulepreload')
})

test('SE-5 the policy of the page has a fresh nonce and allows the map', async () => {
  const nonces = await Promise.all(
    ['/', '/'].map(async (path) => {
      const response = await get(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob: https://media.example",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-src 'self' https://maps.example",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types plaza-worker plaza-pictures',
      ])
      const html = await response.text()
      expect(html).toContain(`nonce="${nonce}"`)
      const [, content = ''] = /<meta name="plaza-map" content="([^"<]+)" \/>/.exec(html) ?? []
      expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(options.map)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test('assets are cached for ever, and other files are revalidated', async () => {
  const asset = await get('/assets/main-1a2b.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await asset.text()).toBe(script)
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('no-cache')
  const again = await get('/favicon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('the worker is always revalidated and can connect only to its own server', async () => {
  const worker = await get('/worker.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect((await get('/favicon.svg')).headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('text files are compressed in an encoding that the browser accepts', async () => {
  const best = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(best.headers.get('content-encoding')).toBe('br')
  expect(best.headers.get('vary')).toBe('accept-encoding')
  expect(brotliDecompressSync(Buffer.from(await best.arrayBuffer())).toString()).toBe(script)
  const older = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(older.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await older.arrayBuffer())).toString()).toBe(script)
  const refused = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(refused.headers.get('content-encoding')).toBeNull()
  const tag = best.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\//)
  expect([older.headers.get('etag'), refused.headers.get('etag')]).toEqual([tag, tag])
  const again = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': tag })
  expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept-encoding'])
})

test('HT-8 the page is compressed too, although each response differs', async () => {
  const long = await clientFiles({ ...options, folder: join(folder, 'long') })
  const load = (accepted: string) =>
    long(new Request('http://plaza.test/explore', { headers: { 'accept-encoding': accepted } }))
  const plain = await load('identity')
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
    null,
    'accept-encoding, accept-language, cookie',
  ])
  const best = await load('gzip, deflate, br')
  expect(best.headers.get('content-encoding')).toBe('br')
  expect(best.headers.get('cache-control')).toBe('no-cache')
  const html = brotliDecompressSync(Buffer.from(await best.arrayBuffer())).toString()
  const [, nonce] = /'nonce-([^']+)'/.exec(best.headers.get('content-security-policy') ?? '') ?? []
  expect(html).toContain(`nonce="${nonce}"`)
  const older = await load('gzip')
  expect(gunzipSync(Buffer.from(await older.arrayBuffer())).toString()).toContain('csp-nonce')
})

test.each([
  '/assets/main-0000.js',
  '/.stamp',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
])('HT-5 %s is not found', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})

test.each(['POST', 'OPTIONS', 'PROPFIND'])('HT-5 other methods are refused: %s', async (method) => {
  const response = await answer(new Request('http://plaza.test/', { method }))
  expect(response.status).toBe(405)
})

test('a missing build of the client is reported in one clear line', async () => {
  await expect(clientFiles({ ...options, folder: join(folder, 'nothing') })).rejects.toThrow('is not built')
})
