import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEvent } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'

const hour = 3_600_000

describe.each(['embedded', 'postgres'] as const)('the quota of events on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())

  test('EQ-1 an account creates 20 events a day; refused and repeated ones do not count, others are not held up', async () => {
    const [asha, ben] = [await service.person(), await service.person()]
    const statuses = async (count: number, key?: string) => {
      const all: number[] = []
      for (let n = 0; n < count; n += 1) all.push((await sendEvent(service, asha, {}, key)).status)
      return [...new Set(all)]
    }
    expect(await statuses(19)).toEqual([201])
    for (const fields of [{ title: '' }, { event_date: '2020-01-01' }, { event_type_id: '999' }]) {
      expect((await sendEvent(service, asha, fields)).status).toBe(400)
    }
    expect(await statuses(3, 'twentieth')).toEqual([201])
    const refused = await sendEvent(service, asha, {}, 'one-more')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      success: false,
      message: 'At most 20 events can be created in a day. Please try again later.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(await statuses(1, 'twentieth')).toEqual([201])
    expect((await sendEvent(service, ben)).status).toBe(201)
    service.advance(24 * hour)
    expect((await sendEvent(service, asha, {}, 'one-more')).status).toBe(201)
  })

  test('EQ-1 of 50 side by side 20 are created; superadmins are not limited', async () => {
    const eve = await service.person()
    const all = await Promise.all(Array.from({ length: 50 }, () => sendEvent(service, eve)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30)
    const { rows } = await service.db.query('select from events where author_id = $1', [eve.id])
    expect(rows).toHaveLength(20)
    const superadmin = await service.person({ user_type: 'superadmin' })
    for (let n = 0; n < 21; n += 1) expect((await sendEvent(service, superadmin)).status).toBe(201)
  })
})
