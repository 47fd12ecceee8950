import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, decide, publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

interface Row {
  id: number
  resembles: { id: number; title: string } | null
}

describe.each(bothEngines)('similar events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const resembledBy = async (id: number) => {
    const { body } = await service.request<{ data: Row[] }>('GET', '/common/events/pending/', {
      token: superadmin.token,
    })
    return body.data.find((row) => row.id === id)?.resembles
  }

  test('an event resembles another one on the same day, at the same place and with a similar title', async () => {
    const first = {
      title: 'Kite Day at the Lighthouse',
      event_date: '2026-08-01',
      venue: 'Farol da Guia meadow',
      location: 'Cascais',
      location_details: '38.6957,-9.4522',
    }
    const alike = {
      ...first,
      title: 'Kite Afternoon at the Guia Lighthouse',
      venue: 'Guia',
      location: 'Lisbon',
    }
    const known = await publishEvent(service, asha, superadmin, first)
    const { id } = await createEvent(service, asha, { ...alike, location_details: '38.6959,-9.4517' })
    expect(await resembledBy(id)).toEqual({ id: known.id, title: first.title })

    const others = [
      { ...alike, location_details: '38.6959,-9.4517', event_date: '2026-08-02' },
      { ...alike, location_details: '38.7959,-9.4517' },
      { ...alike, location_details: '38.6959,-9.4517', title: 'Open-air chess' },
    ]
    for (const other of others)
      expect(await resembledBy((await createEvent(service, asha, other)).id)).toBeNull()
    // Without coordinates, venue and location are compared.
    const { location_details: _where, ...named } = first
    const again = await createEvent(service, asha, { ...named, title: 'Kite day, lighthouse' })
    expect(await resembledBy(again.id)).toEqual({ id: known.id, title: first.title })
  })

  test('no event resembles a rejected one', async () => {
    const event = { title: 'Balloon glow', event_date: '2026-08-10' }
    const one = await createEvent(service, asha, event)
    const two = await createEvent(service, asha, event)
    expect([await resembledBy(one.id), await resembledBy(two.id)]).toEqual([
      { id: two.id, title: 'Balloon glow' },
      { id: one.id, title: 'Balloon glow' },
    ])
    await decide(service, superadmin, two.id, { action: 'reject' })
    expect(await resembledBy(one.id)).toBeNull()
  })
})
