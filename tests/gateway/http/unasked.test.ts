import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashes } from '../../../client/generated/hashes.ts'
import { createGateway } from '../../../gateway/app.ts'
import { watchUnasked } from '../../../gateway/process/unasked.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'

const doors: { close: () => void }[] = []
let ip = ''
let url = ''

/** A gateway alone, over a service whose lists are all empty. */
async function open(isLimited: boolean): Promise<string> {
  const log = pino({ level: 'silent' })
  const nothing = () => Promise.resolve(Response.json([]))
  const { unasked, fetch } = watchUnasked(nothing)
  const gateway = createGateway({
    commonUrl: 'http://plaza.test',
    playground: false,
    log,
    fetch,
    intake: testIntake(),
  })
  const door = await openTestDoor({
    addressOf: () => ip,
    gateway,
    ...(isLimited ? { unasked } : {}),
  })
  doors.push(door)
  return `${door.url}/graphql`
}

beforeEach(async () => {
  ip = '192.0.2.1'
  url = await open(true)
})
afterAll(() => doors.forEach(({ close }) => close()))

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(url, { method: 'POST', headers, body })
const persisted = (sha256Hash = '') =>
  post(JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }))
const good = () => persisted(hashes['listChoices'])

async function exhaust(ask: () => Promise<Response>) {
  for (let at = 0; at < 300; at += 1) {
    const answer = await ask()
    await answer.arrayBuffer()
    if (answer.status === 429) return at
  }
  return 300
}

test.each<[string, () => Promise<Response>]>([
  ['invalid documents', () => post('{"query":"}{"}')],
  ['documents of another client', () => post('{"query":"{ __typename }"}')],
  ['unknown hashes', () => persisted('none')],
  ['bodies that are not JSON', () => post('}')],
  ['forms from another site', () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['other methods', () => fetch(url, { method: 'DELETE' })],
  ['bodies that are too long', () => post('x'.repeat(100_001))],
  ['unknown paths', () => fetch(`${url}/none`)],
])('HT-6 after 300 %s within a minute, an address is refused at once', async (_name, ask) => {
  expect(await exhaust(ask)).toBe(300)
  const refused = await good()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/),
        extensions: {
          code: 'RATE_LIMITED',
          requestId: expect.any(String) as string,
          retryAfter: Number(refused.headers.get('retry-after')),
        },
      },
    ],
  })
  ip = '192.0.2.2'
  expect((await good()).status).toBe(200)
})

test('HT-6 the gateway does not count requests that reach the service', async () => {
  expect(await exhaust(good)).toBe(300)
  expect((await good()).status).toBe(200)
})

test('HT-6 a whole IPv6 network counts as one address', async () => {
  ip = '2001:db8:1:2::1'
  await exhaust(() => persisted('none'))
  ip = '2001:db8:1:2:ffff::2'
  expect((await good()).status).toBe(429)
  ip = '2001:db8:1:3::1'
  expect((await good()).status).toBe(200)
})

test('RATE_LIMITS=off disables the limit', async () => {
  url = await open(false)
  await exhaust(() => persisted('none'))
  expect((await good()).status).toBe(200)
})
