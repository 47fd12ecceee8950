import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import type { Operation } from '../../support/http/reference.ts'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'
import { isDeep } from '../../support/run/tier.ts'

cheapPasswords()

/** The wording of zod's default messages. */
const raw =
  /invalid (input|option|string|key|element)|expected|received|too (small|big)|unrecognized|must match|zod/i

const words =
  'null undefined True FALSE yes 0 -1 1.5 1e0 1e400 NaN 00 +1 99999999999 x [] {} 10000-01-01 0000-01-01 2027-02-30 25:00 24:60:60 https://. ../1 a@b - __proto__'
const texts = [
  ...words.split(' '),
  '',
  ' ',
  '9'.repeat(400),
  'X'.repeat(30_000),
  '\u200B',
  '\u202E',
  '\0',
  '\uD800',
]
const values = [null, true, false, 0, -1, 1.5, 1e21, 2 ** 31, [], ['x', 'y'], {}, { length: 1 }]
const wholes = [null, true, 7, 'x', [], [{}]]

/**
 * `npm run test:deep` tries every field in every way; `npm run test:all` covers every field and every way, but not
 * all combinations.
 */
const share = isDeep ? 1 : 0.25
/**
 * Selects a share of the combinations. The fractional parts of multiples of the golden ratio are evenly
 * distributed, so no field or way is left out.
 */
const isTried = (at: number) => (at * 0.618_033_988_75) % 1 < share

let service: TestService
let boss: Person
beforeAll(async () => {
  service = await openTestService()
  boss = await service.person({ user_type: 'superadmin' })
})
afterAll(() => service.close())

/** Requests for a call of the reference with each of its fields wrong in each way. */
function* wrongCalls(path: string, operation: Operation): Generator<{ path: string; sent: Sent }> {
  const usual = path.replace('{id}', '1')
  for (const { name, in: place } of operation.parameters ?? []) {
    for (const text of texts) {
      const word = encodeURIComponent(text.toWellFormed())
      if (place === 'path') yield { path: path.replace(`{${name}}`, word || '%20'), sent: {} }
      if (place === 'query') yield { path: `${usual}?${name}=${word}`, sent: {} }
      if (place === 'header' && /^[\x20-\x7E]*$/.test(text))
        yield { path: usual, sent: { headers: { [name]: text } } }
    }
    if (place === 'query') yield { path: `${usual}?${name}=1&${name}=2`, sent: {} }
  }
  yield { path: `${usual}?colour=red`, sent: {} }
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  if (!media) return
  const {
    images: _images,
    image: _image,
    profile_pic: _picture,
    ...example
  } = media.example as Record<string, unknown>
  const names = Object.keys(media.example as object)
  if (type === 'application/json') {
    for (const json of wholes) yield { path: usual, sent: { json } }
    for (const name of [...names, 'colour', '__proto__']) {
      for (const value of [undefined, ...values, ...texts]) {
        yield { path: usual, sent: { json: Object.fromEntries([...Object.entries(example), [name, value]]) } }
      }
    }
    return
  }
  const form = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]))
  const file = new File(['x'], 'x.txt')
  for (const name of [...names, 'colour']) {
    const { [name]: _left, ...rest } = form
    yield { path: usual, sent: { form: rest } }
    for (const value of [...texts, file, ['1', '2'], [file, 'x']])
      yield { path: usual, sent: { form: { ...form, [name]: value } } }
  }
}

test('VA-7 no answer contains a default message of the validator, for any invalid value of any field of any call', async () => {
  const found = new Set<string>()
  let refused = 0
  let calls = 0
  for (const [path, methods] of Object.entries(service.reference.reference.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const call of wrongCalls(path, operation)) {
        if (!isTried((calls += 1))) continue
        const token = operation.security.length > 0 ? boss.token : undefined
        const { status, body } = await service.request(method.toUpperCase(), call.path, {
          ...call.sent,
          token,
        })
        expect(status, `${method} ${call.path}`).toBeLessThan(500)
        if (status !== 400) continue
        refused += 1
        const { message, errors = {} } = body as { message: string; errors?: Record<string, string[]> }
        for (const text of [message, ...Object.values(errors).flat()]) {
          if (raw.test(text)) found.add(`${method} ${path}: ${text}`)
        }
      }
    }
  }
  expect([...found]).toEqual([])
  expect(refused).toBeGreaterThan(2000 * share)
}, 600_000)
