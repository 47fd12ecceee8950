import { expect, test } from 'vitest'
import { pino } from 'pino'
import { faults } from '../../../gateway/process/faults.ts'

/** An endpoint with its own limits, and what it has logged. */
function open() {
  const lines: string[] = []
  const answer = faults(pino({ level: 'warn' }, { write: (line) => lines.push(line) }), true)
  const send = async (
    body: unknown,
    { method = 'POST', type = 'application/json', ip = '192.0.2.1' } = {},
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'content-type': type, 'content-length': String(text.length) }
    const request = new Request('http://plaza.test/faults', {
      method,
      headers,
      ...(method === 'POST' && { body: text }),
    })
    return (await answer(request, { caller: { ip }, requestId: 'a-request' })).status
  }
  return { lines, send }
}

const fault = { name: 'TypeError', path: '/admin/users', places: ['assets/AdminArea-a1b2c3d.js:12:345'] }

test('LO-1 a fault of a page is logged with its place and the request', async () => {
  const { lines, send } = open()
  expect(await send(fault)).toBe(204)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ requestId: 'a-request', fault }])
})

test.each([
  { ...fault, message: 'mira@example.org is no date' },
  { ...fault, name: 'mira@example.org' },
  { ...fault, path: '/explore?search=mira' },
  { ...fault, places: ['https://evil.example/a.js:1:1'] },
  { ...fault, places: Array.from({ length: 11 }, () => fault.places[0]) },
  { name: 'TypeError' },
  [],
  null,
  'no JSON',
  '{"__proto__": {}}',
])('VA-1 %j is refused and not logged', async (body) => {
  const { lines, send } = open()
  expect(await send(body)).toBe(400)
  expect(lines).toEqual([])
})

test('other methods, other types and long bodies are refused', async () => {
  const { lines, send } = open()
  expect(await send(fault, { method: 'GET' })).toBe(405)
  expect(await send(fault, { type: 'text/plain' })).toBe(415)
  expect(await send(' '.repeat(4097))).toBe(413)
  expect(lines).toEqual([])
})

test('an address sends five a minute, and all addresses sixty', async () => {
  const { lines, send } = open()
  const sent = async (ip: string) => await Promise.all(Array.from({ length: 7 }, () => send(fault, { ip })))
  expect(await sent('192.0.2.1')).toEqual([204, 204, 204, 204, 204, 429, 429])
  for (let at = 2; at < 20; at += 1) await sent(`192.0.2.${at}`)
  expect(lines).toHaveLength(60)
})
