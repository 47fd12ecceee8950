import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertImages } from '../../../service/events/editEvent/editEventQueries.ts'
import { publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

interface Page {
  results: { title: string; content: string; gallery_images: { order: number }[]; id: number }[]
}

const long = 'Jazz '.repeat(50).trim()
const picture = (name: string) => ({ name, width: 640, height: 480, blur: 'data:,', widths: [320, 640] })

describe.each(bothEngines)('rows of lists on %s', (engine) => {
  let service: TestService
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine, now: new Date('2026-06-01T10:00:00.000Z') })
    asha = await service.person()
    const superadmin = await service.person({ user_type: 'superadmin' })
    for (const [title, event_date] of [
      ['First', '2026-06-10'],
      ['Second', '2026-06-11'],
    ] as const) {
      const { id } = await publishEvent(service, asha, superadmin, { title, event_date, content: long })
      await insertImages(
        service.db,
        'gallery_images',
        id,
        0,
        ['a', 'b', 'c'].map((name) => picture(`${title}-${name}`)),
      )
      await service.request('POST', '/common/favorites/add/', { token: asha.token, json: { event_id: id } })
    }
  })
  afterAll(() => service.close())

  const read = async (path: string, prefer?: string) => {
    const headers: Record<string, string> = prefer === undefined ? {} : { prefer }
    return (await service.request<Page>('GET', path, { token: asha.token, headers })).body.results
  }

  test.each(['/common/events/list/main/', '/common/favorites/'])(
    '%s shortens all rows but the first on request',
    async (path) => {
      const whole = await read(path)
      expect(whole.map((each) => [each.title, each.content.length, each.gallery_images.length])).toEqual([
        ['First', 249, 3],
        ['Second', 249, 3],
      ])
      const [first, second] = await read(path, 'respond-async, return=minimal')
      expect(first).toEqual(whole[0])
      expect(second).toEqual({
        ...whole[1],
        content: long.slice(0, 101),
        gallery_images: whole[1]?.gallery_images.slice(0, 1),
      })
      expect(await read(path, 'return=representation')).toEqual(whole)
    },
  )
})
