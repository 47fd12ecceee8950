import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseBehind } from '../../../gateway/process/behind/behind.ts'
import { environment } from '../../../gateway/process/environment.ts'
import { freePort } from '../../support/freePort.ts'
import { testIntake } from '../../support/http/intake.ts'
import { form } from '../../../gateway/rest/form.ts'
import { Anything, createRest } from '../../../gateway/rest/client.ts'
import { openUpstream } from '../../../gateway/process/behind/upstream.ts'

let server: Server
let url = ''
let seen: { headers: IncomingHttpHeaders; body: Buffer } | undefined

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen = { headers: request.headers, body: await buffer(request) }
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('UP-8 a form is sent to a remote service with its Content-Length, not chunked', async () => {
  const { fetch, close } = openUpstream(url, undefined)
  const silent = () => {}
  const log = { info: silent, warn: silent, error: silent }
  const caller = { ip: '192.0.2.1' }
  const rest = createRest({ baseUrl: url, fetch, token: 'token-1', requestId: 'request-1', caller, log })
  const picture = new File([new Uint8Array(300_000).fill(7)], 'a "b".png', { type: 'image/png' })
  await rest.post(
    '/common/events/create/',
    Anything,
    form({ title: 'Zürich\n2', venue: null }, { images: [picture] }),
  )
  const { headers, body } = seen ?? { headers: {}, body: Buffer.alloc(0) }
  expect(headers['content-length']).toBe(String(body.length))
  expect(headers['transfer-encoding']).toBeUndefined()
  const sent = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  expect([sent.get('title'), sent.get('venue')]).toEqual(['Zürich\r\n2', ''])
  const image = sent.get('images') as File
  expect([image.name, image.size, image.type]).toEqual(['a "b".png', 300_000, 'image/png'])
  await close()
})

test.each(['http://plaza.example/api?key=1', 'http://plaza.example/#api', 'http://me@plaza.example'])(
  'COMMON_URL must allow paths to be appended: %s',
  (url) => expect(() => environment({ COMMON_URL: url })).toThrow(/^COMMON_URL must /),
)

test.each([
  ['that answers', () => url, true],
  ['that does not answer', async () => `http://127.0.0.1:${await freePort()}`, false],
])('a gateway without its own service is ready only with a service %s', async (_what, at, isReady) => {
  const openBehind = await chooseBehind(environment({ COMMON_URL: await at() }), true)
  const behind = await openBehind({
    log: pino({ level: 'silent' }),
    isPublic: () => false,
    intake: testIntake(),
  })
  expect(await behind.isReady?.()).toBe(isReady)
  await behind.close()
})
