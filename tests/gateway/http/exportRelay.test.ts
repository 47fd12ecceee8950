import { describe, expect, test, vi } from 'vitest'
import { exportRelay } from '../../../gateway/process/behind/exportRelay.ts'

const silent = () => {}
const log = { info: silent, warn: silent, error: silent }
const arrival = { caller: { ip: '192.0.2.1' }, requestId: 'request-1' }

async function ask(answer: () => Promise<Response>) {
  const requests: Request[] = []
  const fetch = (request: Request) => {
    requests.push(request)
    return answer()
  }
  const request = new Request('https://plaza.example/common/profile/export/?x=1', {
    headers: { authorization: 'Bearer token-1', cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' },
  })
  const response = await exportRelay({ commonUrl: 'https://rest.example/api/common', fetch }, log)(
    request,
    arrival,
  )
  return { requests, response, body: await response.text() }
}

describe("the export of an account's data from a remote service", () => {
  test('is relayed with only the token, as a file that is never cached', async () => {
    const { requests, response, body } = await ask(async () =>
      Response.json({ user: 1 }, { headers: { 'set-cookie': 'a=b', 'cache-control': 'public' } }),
    )
    expect(requests.map(({ url }) => url)).toEqual(['https://rest.example/api/common/profile/export/'])
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token-1',
      'x-request-id': 'request-1',
    })
    expect([response.status, body]).toEqual([200, '{"user":1}'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="plaza-account.json"',
      'content-type': 'application/json',
    })
  })

  test.each<[string, number, () => Promise<Response>]>([
    ['a missing token', 401, async () => new Response('secret words', { status: 401 })],
    ['a rate limit', 429, async () => new Response('secret words', { status: 429 })],
    ['an error of the service', 503, async () => new Response('secret words', { status: 500 })],
    ['a redirect', 503, async () => new Response(null, { status: 302, headers: { location: '/' } })],
    ['an unreachable service', 503, () => Promise.reject(new Error('secret words'))],
  ])("GQ-4 %s is reported without the service's text", async (_name, status, answer) => {
    const { response, body } = await ask(answer)
    expect(response.status).toBe(status)
    expect(body).not.toContain('secret')
  })
})

describe('the export of a list as a file from a remote service', () => {
  const path = '/common/superadmin/users/?user_type=admin&ordering=email'
  const asking = (accept: string) =>
    new Request(`https://plaza.example${path}`, { headers: { accept, 'accept-language': 'de' } })
  const relayed = async (answer: Response) => {
    const requests: Request[] = []
    const fetch = async (request: Request) => {
      requests.push(request)
      return answer
    }
    const relay = exportRelay({ commonUrl: 'https://rest.example/api/common', fetch }, log)
    return { requests, response: await relay(asking('text/csv'), arrival) }
  }

  test('is relayed with its filters and language, and only as a file', async () => {
    const type = { 'content-type': 'text/csv; charset=utf-8' }
    const { requests, response } = await relayed(new Response('id\r\n1\r\n', { headers: type }))
    expect(
      requests.map(({ url, headers }) => [url, headers.get('accept'), headers.get('accept-language')]),
    ).toEqual([[`https://rest.example/api${path}`, 'text/csv', 'de']])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="plaza-users.csv"',
      'content-type': 'text/csv; charset=utf-8',
    })
    expect(await response.text()).toBe('id\r\n1\r\n')
  })

  test('other calls are not relayed', async () => {
    const fetch = () => Promise.reject(new Error('asked'))
    const relay = exportRelay({ commonUrl: 'https://rest.example/api/common', fetch }, log)
    const elsewhere = new Request('https://plaza.example/common/events/')
    for (const request of [asking('application/json'), elsewhere]) {
      expect((await relay(request, arrival)).status).toBe(404)
    }
  })

  test.each([
    ['a service without this file', 503, () => Response.json({ results: [] })],
    ['a caller without permission', 403, () => new Response('secret words', { status: 403 })],
  ])('no file is returned for %s', async (_name, status, answer) => {
    const { response } = await relayed(answer())
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })

  test.each([
    ['is refused', 403, 'text/plain'],
    ['is a page of the list', 200, 'application/json'],
  ])('an answer that %s does not hold the connection open', async (_name, status, type) => {
    const cancel = vi.fn<() => void>()
    await relayed(new Response(new ReadableStream({ cancel }), { status, headers: { 'content-type': type } }))
    expect(cancel).toHaveBeenCalledOnce()
  })
})
