import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { add } from '../../../service/http/limits/counts.ts'
import { createEvent, sendEdit, sendEvent } from '../../support/events.ts'
import { calendar, entry, previewFile, sendChoice } from './import/importing.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const hour = 3_600_000

describe.each(bothEngines)('the quota of events on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())

  test('EQ-1 an account may create 20 events a day; refused and repeated requests do not count, and other accounts are not affected', async () => {
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
      message: 'At most 20 events can be created in a day. Please try again in 24 hours.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(await statuses(1, 'twentieth')).toEqual([201])
    expect((await sendEvent(service, ben)).status).toBe(201)
    service.advance(24 * hour)
    expect((await sendEvent(service, asha, {}, 'one-more')).status).toBe(201)
  })

  test('EQ-1 only 20 of 50 concurrent requests create an event; superadmins have no limit', async () => {
    const eve = await service.person()
    const all = await Promise.all(Array.from({ length: 50 }, () => sendEvent(service, eve)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30)
    const { rows } = await service.db.query('select from events where author_id = $1', [eve.id])
    expect(rows).toHaveLength(20)
    const superadmin = await service.person({ user_type: 'superadmin' })
    for (let n = 0; n < 21; n += 1) expect((await sendEvent(service, superadmin)).status).toBe(201)
  })
  test('EQ-2 an account may edit its events 200 times a day; edits that change nothing do not count', async () => {
    const [asha, superadmin] = [await service.person(), await service.person({ user_type: 'superadmin' })]
    const { id } = await createEvent(service, asha)
    const { id: own } = await createEvent(service, superadmin)
    const had = async (...accounts: number[]) => {
      for (const account of accounts) {
        await add(service.db, ['edits', account], { seconds: 24 * 3600 }, service.now(), 199)
      }
    }
    await had(asha.id, superadmin.id)
    const titled = async (title: string) => await sendEdit(service, asha, id, { title })
    expect((await titled('The last of today')).status).toBe(200)
    expect((await titled('The last of today')).status).toBe(200)
    const refused = await titled('One more')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      success: false,
      message: 'At most 200 edits of events can be made in a day. Please try again in 24 hours.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    for (const title of ['A', 'B']) {
      expect((await sendEdit(service, superadmin, own, { title })).status).toBe(200)
    }
    service.advance(24 * hour)
    expect((await titled('One more')).status).toBe(200)
  })

  test('EQ-3 an account may change its name, which appears on all of its events, 100 times a day', async () => {
    const asha = await service.person()
    const named = (full_name: string) =>
      service.request('PATCH', '/common/profile/', { token: asha.token, form: { full_name } })
    await add(service.db, ['names', asha.id], { seconds: 24 * 3600 }, service.now(), 99)
    expect((await named('Asha 100')).status).toBe(200)
    expect((await named('Asha 100')).status).toBe(200)
    const refused = await named('Asha Rao')
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        success: false,
        message: 'A name can be changed at most 100 times a day. Please try again in 24 hours.',
        errors: {
          full_name: ['A name can be changed at most 100 times a day. Please try again in 24 hours.'],
        },
      },
    ])
    service.advance(24 * hour)
    expect((await named('Asha Rao')).status).toBe(200)
  })

  describe('EQ-5 an account may make 500 new events a day in all', () => {
    const text =
      'At most 500 events can be created in a day, including imports and the dates of series. Please try again in 24 hours.'
    const had = (account: number, n: number) =>
      add(service.db, ['new events', account], { seconds: 24 * 3600 }, service.now(), n)
    const count = async (account: number) =>
      (await service.db.query('select from events where author_id = $1', [account])).rows.length
    const preview = async (by: Person, uids: readonly string[]) =>
      (await previewFile(service, by, calendar(...uids.map((uid) => entry(uid))))).import_id
    const numbered = (kind: string, n: number) => Array.from({ length: n }, (_, at) => `${kind}${at}@x`)

    test('by the form and as dates of a series', async () => {
      const asha = await service.person()
      const { id } = await createEvent(service, asha)
      await had(asha.id, 496)
      const repeat = async (dates: number) =>
        await service.request('POST', `/common/events/${id}/repeat/`, {
          token: asha.token,
          json: { frequency: 'weekly', interval: 1, count: dates },
        })
      const refused = await repeat(5)
      expect([refused.status, refused.body]).toEqual([429, { success: false, message: text }])
      expect((await repeat(4)).status).toBe(201)
      const form = await sendEvent(service, asha)
      expect([form.status, form.body]).toEqual([429, { success: false, message: text }])
      expect(await count(asha.id)).toBe(4)
    })

    test('by import; what is not new does not count, nor do refused and repeated requests', async () => {
      const [asha, superadmin] = [await service.person(), await service.person({ user_type: 'superadmin' })]
      await had(asha.id, 497)
      await had(superadmin.id, 500)
      const uids = numbered('a', 4)
      const id = await preview(asha, uids)
      const refused = await sendChoice(service, asha, id, { uids })
      expect([refused.status, refused.body]).toEqual([429, { success: false, message: text }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
      expect(await count(asha.id)).toBe(0)
      const three = { uids: uids.slice(0, 3) }
      for (let n = 0; n < 2; n += 1) {
        expect((await sendChoice(service, asha, id, three, { 'Idempotency-Key': 'once' })).status).toBe(200)
      }
      expect((await sendChoice(service, asha, id, three)).status).toBe(200)
      expect((await sendChoice(service, asha, id, { uids })).status).toBe(429)
      expect(await count(asha.id)).toBe(3)
      const own = await preview(superadmin, uids)
      expect((await sendChoice(service, superadmin, own, { uids })).status).toBe(200)
    })

    test('by two imports at once', async () => {
      const asha = await service.person()
      await had(asha.id, 490)
      const kinds = [numbered('b', 6), numbered('c', 6)]
      const ids: string[] = []
      for (const uids of kinds) ids.push(await preview(asha, uids))
      const all = await Promise.all(
        kinds.map((uids, at) => sendChoice(service, asha, ids[at] ?? '', { uids })),
      )
      expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
      expect(await count(asha.id)).toBe(6)
    })
  })
})
