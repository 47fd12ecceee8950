import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createService } from '../../../service/run/app.ts'
import { Metrics } from '../../../service/run/health/metrics.ts'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService
const name = `${'3f'.repeat(15)}-320.webp`

beforeAll(async () => {
  service = await openTestService({ services: { rateLimits: true } })
  await service.services.media.put(name, new Uint8Array([1, 2, 3]), 'image/webp')
})
afterAll(() => service.close())

/** A new service with fresh limits. Counts its statements and the readings of its gauges. */
function counting(rateLimits = true) {
  const counts = { statements: 0, readings: 0 }
  const { db } = service.services
  const query: typeof db.query = async (...statement) => {
    counts.statements += 1
    return await db.query(...statement)
  }
  const metrics = new Metrics()
  metrics.gauge('plaza_test', 'A test.', () => {
    counts.readings += 1
    return counts.readings
  })
  const services = { ...service.services, rateLimits, db: { ...db, query } }
  const app = createService(services, { routes: [], metrics })
  const ask = async (path: string, ip = '192.0.2.1') => {
    const answer = await app(new Request(`http://plaza.test${path}`), { ip })
    await answer.arrayBuffer()
    return answer
  }
  const many = async (times: number, path: string, ip?: string) => {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) statuses.push((await ask(path, ip)).status)
    return statuses
  }
  return { ask, many, counts }
}

describe('HT-6 public paths', () => {
  test.each([
    ['/metrics', 600],
    ['/common/shared/', 60],
    ['/common/shared/events.ics', 60],
    ['/common/shared/addresses/', 60],
    ['/readyz', 600],
    ['/healthz', 600],
    [`/media/${name}`, 3000],
    [`/media/${'0'.repeat(30)}.jpg`, 3000],
  ])('%s is limited to %d requests a minute per address, and writes nothing', async (path, most) => {
    const { ask, many, counts } = counting()
    const statuses = await many(most, path)
    expect(new Set(statuses).size).toBe(1)
    expect(statuses[0]).not.toBe(429)
    const refused = await ask(path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await ask(path, '192.0.2.2')).status).not.toBe(429)
    expect(counts.statements).toBeLessThan(20)
  })

  test('limits count an IPv6 network as one address, and each path separately', async () => {
    const { ask, many } = counting()
    await many(600, '/metrics', '2001:db8:1:2::1')
    expect((await ask('/metrics', '2001:db8:1:2:ffff::2')).status).toBe(429)
    expect((await ask('/metrics', '2001:db8:1:3::1')).status).toBe(200)
    expect((await ask('/readyz', '2001:db8:1:2::1')).status).toBe(200)
  })

  test('SH-6 reading public pages and logging in have separate limits', async () => {
    const { many } = counting()
    for (const path of ['/common/shared/none-1/', '/common/login/']) {
      const statuses = await many(301, path, '192.0.2.7')
      expect([path, new Set(statuses.slice(0, 300)), statuses[300]]).toEqual([path, new Set([404]), 429])
    }
  })

  test('SH-6 cards are limited to 120 requests a minute per address', async () => {
    const { many } = counting()
    const statuses = await many(121, '/common/shared/none-1/card.jpg', '192.0.2.8')
    expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([404]), 429])
  })

  test('there is no limit if limits are turned off', async () => {
    const { many } = counting(false)
    expect(new Set(await many(700, '/healthz'))).toEqual(new Set([200]))
  })

  test('health and metrics are computed at most once a second, for any number of requests', async () => {
    const { ask, counts } = counting(false)
    const round = async () => {
      await Promise.all(Array.from({ length: 50 }, () => Promise.all([ask('/readyz'), ask('/metrics')])))
    }
    const began = performance.now()
    await round()
    await round()
    const seconds = 1 + Math.floor((performance.now() - began) / 1000)
    expect(counts.statements).toBeLessThanOrEqual(seconds)
    expect(counts.readings).toBeLessThanOrEqual(seconds)
    await expect
      .poll(async () => (await round(), counts.readings), { timeout: 5000 })
      .toBeGreaterThan(seconds)
  })
})
