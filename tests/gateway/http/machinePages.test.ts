import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addressOfScreen } from '../../charts/pages/pages.ts'
import { nameOfScreen } from '../../charts/records/screens.ts'
import { machinePages } from '../../../gateway/process/pages/machinePages.ts'

const folder = mkdtempSync(join(tmpdir(), 'plaza-machines-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'screens/auth'), { recursive: true })
mkdirSync(join(folder, 'empty'))
const written = {
  'auth.html': 'chart',
  'viewer.js': 'script',
  'auth.node.jsonl': 'records',
  'screens/auth/login.ready.webp': 'picture',
  'screens/auth/closed+loading.webp': 'picture of two',
}
const ofTwo = `/machines/${addressOfScreen('auth', nameOfScreen(['closed', 'loading']))}`
for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text)
writeFileSync(join(folder, '../plaza-machines-secret.html'), 'secret')
afterAll(() => rmSync(join(folder, '../plaza-machines-secret.html')))

let isOpen = true
const ask = machinePages(folder, () => isOpen)
async function get(path: string, method = 'GET') {
  const request = new Request(`http://plaza.test${path}`, { method })
  return await ask(request)
}

test.each([
  ['/machines/auth.html', 'chart', 'text/html; charset=utf-8'],
  ['/machines/viewer.js', 'script', 'text/javascript; charset=utf-8'],
  ['/machines/screens/auth/login.ready.webp', 'picture', 'image/webp'],
  [ofTwo, 'picture of two', 'image/webp'],
])('%s is served as written', async (path, text, type) => {
  const answer = await get(path)
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, type])
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  expect(await answer?.text()).toBe(text)
})

test('before the pages are written, the response says how to write them', async () => {
  const answer = await get('/machines/')
  expect([answer?.status, await answer?.text()]).toEqual([
    404,
    'There are no pages of the machines yet: `npm run machines` writes them.',
  ])
  writeFileSync(join(folder, 'index.html'), 'index')
  expect(await (await get('/machines/'))?.text()).toBe('index')
  const bare = await get('/machines')
  expect([bare?.status, bare?.headers.get('location')]).toEqual([302, '/machines/'])
})

test.each([
  '/machines/auth.node.jsonl',
  '/machines/none.html',
  '/machines/empty',
  '/machines/auth.html/x.html',
  '/machines/..%2fplaza-machines-secret.html',
  '/machines/%2e%2e/plaza-machines-secret.html',
  '/machines/..%5cplaza-machines-secret.html',
])('other files are not served: %s', async (path) => {
  const answer = await get(path)
  expect(answer?.status ?? 404).toBe(404)
})

test('the pages accept only GET and HEAD', async () => {
  expect((await get('/machines/auth.html', 'HEAD'))?.status).toBe(200)
  expect((await get('/machines/auth.html', 'POST'))?.status).toBe(405)
})

test('null is returned while the pages are closed', async () => {
  isOpen = false
  expect(await get('/machines/auth.html')).toBeNull()
})
