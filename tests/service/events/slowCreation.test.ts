import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patienceOf } from '../../../service/http/repeats/underWay.ts'
import { createEvent, photo, sendEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

describe.each(oneEngine)('slow creation on %s', (engine) => {
  let service: TestService
  let asha: Person
  /** Lets the store accept pictures. */
  let open: () => void
  let stored = 0
  let picture: File
  let keys = 0

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    picture = await photo(200, 100)
  })
  afterAll(() => service.close())
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    open = resolve
    stored = 0
    keys += 1
    service.services.media.put = async () => {
      stored += 1
      await promise
    }
  })

  // The second picture is processed while the answer may already have been sent.
  const fields = () => ({ title: `Jazz ${keys}`, images: [picture, picture] })
  const send = (prefer?: string, more = {}) =>
    service.request<{ data: { id: number }; message: string; errors?: object }>(
      'POST',
      '/common/events/create/',
      {
        token: asha.token,
        form: {
          content: 'Three bands.',
          event_type_id: '1',
          event_category_id: '1',
          event_date: '2026-07-01',
          start_time: '18:30',
          venue: 'Park',
          location: 'Berlin',
          ...fields(),
          ...more,
        },
        headers: { 'Idempotency-Key': `key-${engine}-${keys}`, ...(prefer ? { Prefer: prefer } : {}) },
      },
    )
  const events = async () => {
    const { rows } = await service.db.query<{ id: number }>('select id from events where title = $1', [
      `Jazz ${keys}`,
    ])
    return rows.map(({ id }) => id)
  }

  test('CO-5 is reported as in progress, and repeating its key creates one event and processes its pictures once', async () => {
    const first = await send('wait=0')
    expect(first.status).toBe(409)
    expect(first.headers.get('retry-after')).toBe('1')
    expect(first.body.message).toMatch(/Still processing/)
    expect((await send('respond-async, wait=0')).status).toBe(409)
    expect((await send(undefined, { title: 'Other' })).status).toBe(422)
    const waiting = send()
    open()
    const { status, body } = await waiting
    expect(status).toBe(201)
    expect(await events()).toEqual([body.data.id])
    expect((await send('wait=0')).body).toEqual(body)
    expect(stored).toBe(6)
  })

  test('CO-5 gets the reason if it is finally refused, and can then be sent again', async () => {
    const broken = {
      images: new File([new Uint8Array(await picture.arrayBuffer()).subarray(0, 900)], 'a.jpg'),
    }
    expect((await send('wait=0', broken)).status).toBe(409)
    open()
    const { status, body } = await send(undefined, broken)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['images']])
    expect(await events()).toEqual([])
    expect((await send()).status).toBe(201)
  })

  const acts = {
    'an edit': async () => {
      const { id } = await createEvent(service, asha)
      return ['PATCH', `/common/events/${id}/update/`, asha, { images: picture }, 200] as const
    },
    'a new slide': async () => {
      const boss = await service.person({ user_type: 'superadmin' })
      const texts = { order: '1', heading: 'A', description: 'B', date: '2026-07-01', place: 'C' }
      const path = '/common/superadmin/homepage-content/create/'
      return ['POST', path, boss, { ...texts, image: picture }, 201] as const
    },
  }
  test.each(Object.entries(acts))('CO-5 works the same for %s', async (_name, make) => {
    const [method, path, { token }, form, status] = await make()
    const ask = (prefer?: string) =>
      service.request<{ data: object }>(method, path, {
        token,
        form,
        headers: { 'Idempotency-Key': `act-${keys}`, ...(prefer ? { Prefer: prefer } : {}) },
      })
    const first = await ask('wait=0')
    expect([first.status, first.headers.get('retry-after')]).toEqual([409, '1'])
    const waiting = ask()
    open()
    const second = await waiting
    expect(second.status).toBe(status)
    expect((await ask('wait=0')).body).toEqual(second.body)
    expect(stored).toBe(3)
  })

  test('without a key, the request waits without a time limit', async () => {
    const sent = sendEvent(service, asha, fields())
    open()
    expect((await sent).status).toBe(201)
  })
})

test.each([
  ['wait=7', 7],
  ['respond-async, wait=100', 100],
  ['wait=10;x', 10],
  ['wait=-1', null],
  ['wait=many', null],
  ['await=7', null],
  [undefined, null],
])('Prefer: %s means a wait of %s', (prefer, seconds) => {
  expect(patienceOf(prefer)).toBe(seconds)
})
