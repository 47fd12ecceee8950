import { z } from '@hono/zod-openapi'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createService } from '../../../service/run/app.ts'
import { route } from '../../../service/http/route.ts'
import { createEvent, publishEvent } from '../../support/events.ts'
import { type Fuzzed, fuzzed, requestOf } from '../../support/http/fuzz.ts'
import type { Reference } from '../../support/http/reference.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

/** `npm run test:deep` sends 20,000 requests; `FUZZ_SEED=… npm test -- fuzz` sends different ones. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_615)
const counts = { embedded: Number(process.env['FUZZ_COUNT'] ?? 2000), postgres: 500 }
const atOnce = 8

type App = TestService['app']

/**
 * Sends the requests, and reports each whose answer shows a fault of the service or does not match the
 * reference.
 */
async function run(
  app: App,
  requests: readonly Fuzzed[],
  tokensOf: (at: number) => Promise<(string | undefined)[]>,
) {
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let tokens: (string | undefined)[] = []
  for (let at = 0; at < requests.length; at += atOnce) {
    // Some requests end sessions and delete accounts.
    if (at % 120 === 0) tokens = await tokensOf(at)
    await Promise.all(
      requests.slice(at, at + atOnce).map(async (each, offset) => {
        const description = `seed ${seed}, request ${at + offset}: ${each.method} ${each.target.slice(0, 200)}`
        try {
          const answer = await app(requestOf(each, tokens[each.caller]), { ip: '127.0.0.1' })
          // An event stream would never end.
          await answer.body?.cancel()
          const { status, headers } = answer
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const isDeliberate = status === 503 && headers.has('retry-after')
          if (status >= 500 && !isDeliberate) faults.push(`${description} → ${status}`)
        } catch (error) {
          faults.push(`${description} → ${String(error).slice(0, 600)}`)
        }
      }),
    )
  }
  return { faults, statuses: Object.fromEntries(statuses) }
}

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => void process.off('unhandledRejection', note))

describe.each(bothEngines)('fuzzed requests on %s', (engine) => {
  let service: TestService
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    const asha = await service.person()
    for (let n = 0; n < 4; n += 1) {
      await publishEvent(service, asha, superadmin)
      await createEvent(service, asha)
    }
  })
  afterAll(() => service.close())

  const tokensOf = async () => {
    const types = ['user', 'user', 'admin', 'superadmin', 'superadmin', 'superadmin'] as const
    const people = await Promise.all(types.map((user_type) => service.person({ user_type })))
    return [...people.map(({ token }) => token), 'a-token-that-nobody-was-ever-given-by-us']
  }

  test(`VA-4 ${counts[engine]} with seed ${seed} are all answered according to the reference`, async () => {
    const requests = fc.sample(fuzzed(service.reference.reference), { seed, numRuns: counts[engine] })
    const { faults, statuses } = await run(service.app, requests, tokensOf)
    expect(faults).toEqual([])
    expect(unhandled).toEqual([])
    // The requests get past validation: some succeed, and others are refused with each of the usual statuses.
    for (const status of [200, 204, 400, 401, 403, 404, 405, 415]) {
      expect(statuses).toHaveProperty(String(status))
    }
    expect(statuses[200]).toBeGreaterThan(counts[engine] / 50)
    const { status } = await service.request('GET', '/common/events/list/main/', {
      token: (await service.person()).token,
    })
    expect(status).toBe(200)
  }, 900_000)
})

test('a planted bug is found, and is found again with the same seed', async () => {
  const service = await openTestService()
  const trusting = route('GET /common/planted/', {
    operationId: 'planted',
    access: 'signedIn',
    tag: 'Events',
    summary: 'Gives to the database what it was given.',
    query: z.strictObject({
      day: z.string().max(100).optional().openapi({ description: 'A day.', example: '2026-06-15' }),
    }),
    handle: async ({ db, query }) => (await db.query('select $1::date as day', [query.day ?? null])).rows[0],
  })
  const app = createService({ ...service.services, log: pino({ level: 'silent' }) }, { routes: [trusting] })
  const reference = (await (
    await app(new Request('http://plaza.test/common/openapi.json'))
  ).json()) as Reference
  const { token } = await service.person()
  const hunt = async () => {
    const { faults } = await run(app, fc.sample(fuzzed(reference), { seed, numRuns: 200 }), async () => [
      token,
    ])
    return faults
  }
  const found = await hunt()
  expect(found.length).toBeGreaterThan(0)
  expect(found[0]).toMatch(/^seed \d+, request \d+: GET \/common\/planted\/\?day=.* → 500$/)
  expect((await hunt()).toSorted()).toEqual(found.toSorted())
  await service.close()
})
