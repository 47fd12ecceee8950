import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEvent,
  type Fields,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  sendEdit,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { oneEngine } from '../../../support/run/engines.ts'

describe.each(oneEngine)('pictures of an edited event on %s', (engine) => {
  let service: TestService
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
  })
  afterAll(() => service.close())

  const edit = (id: number, form: Fields) => sendEdit(service, asha, id, form)
  const read = (id: number) => readEvent(service, asha, id)

  test('deletes pictures and adds new ones at the end', async () => {
    const event = await createEvent(service, asha, {
      images: [await photo(100, 80), await photo(110, 80), await photo(120, 80)],
    })
    const [first, second, third] = picturesOf(event)
    const { status, body } = await edit(event.id, {
      deleted_images: [String(first?.id), String(third?.id), String(third?.id)],
      images: [await photo(130, 80), await photo(140, 80)],
    })
    expect(status).toBe(200)
    const pictures = picturesOf(body.data)
    expect(pictures.map(({ width }) => width)).toEqual([110, 130, 140])
    expect(pictures[0]?.id).toBe(second?.id)
    const orders = pictures.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b))
    const served = await service.app(new Request(pictures[2]?.image ?? ''))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

    const garbage = [first, third].map((each) => each?.image.replace(/^.*\/|\.jpg$/g, ''))
    const { rows } = await service.db.query<{ name: string }>(
      'select name from media_garbage where name = any ($1::text[])',
      [pictures.concat(picturesOf(event)).map(({ image }) => image.replace(/^.*\/|\.jpg$/g, ''))],
    )
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(garbage))
  })

  test('accepts a single id in deleted_images', async () => {
    const superadmin = await service.person({ user_type: 'superadmin' })
    const event = await publishEvent(service, asha, superadmin, { images: await photo(90, 80) })
    const { body } = await edit(event.id, { deleted_images: String(picturesOf(event)[0]?.id) })
    expect([picturesOf(body.data), body.data.approval_status]).toEqual([[], 'pending'])
  })

  test('AZ-3 pictures of other events are not deleted', async () => {
    const ben = await service.person()
    const theirs = await createEvent(service, ben, { images: await photo(90, 80) })
    const mine = await createEvent(service, asha, { images: await photo(90, 80) })
    for (const deleted_images of [
      [String(picturesOf(theirs)[0]?.id)],
      [String(picturesOf(mine)[0]?.id), String(picturesOf(theirs)[0]?.id)],
      ['4711'],
    ]) {
      const { status, body } = await edit(mine.id, { title: 'Thief', deleted_images })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['deleted_images']])
    }
    expect(picturesOf(await readEvent(service, ben, theirs.id))).toHaveLength(1)
    expect(await read(mine.id)).toMatchObject({ title: mine.title, gallery_images: [{ width: 90 }] })
  })

  test('an event has at most ten pictures', async () => {
    const small = await photo(16, 16)
    const many = (n: number) => Array.from({ length: n }, () => small)
    const event = await createEvent(service, asha, { images: many(5) })
    const eleven = await edit(event.id, { images: many(6) })
    expect([eleven.status, eleven.body.errors]).toEqual([400, { images: ['Maximum 10 images.'] }])
    expect(picturesOf((await edit(event.id, { images: many(5) })).body.data)).toHaveLength(10)
    expect((await edit(event.id, { images: small })).status).toBe(400)
    const swapped = await edit(event.id, {
      deleted_images: String(picturesOf(event)[0]?.id),
      images: small,
    })
    expect([swapped.status, picturesOf(swapped.body.data).length]).toEqual([200, 10])
  })

  test('refuses an invalid picture or one that is too large, and changes nothing', async () => {
    const event = await createEvent(service, asha, { images: await photo(90, 80) })
    const svg = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' })
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')
    const deleted_images = String(picturesOf(event)[0]?.id)
    for (const [file, status] of [
      [svg, 415],
      [large, 413],
    ] as const) {
      const answer = await edit(event.id, { title: 'Other', deleted_images, images: [await photo(), file] })
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, ['images']])
    }
    expect(await read(event.id)).toMatchObject({ title: event.title, updated_at: null })
    expect(picturesOf(await read(event.id))).toEqual(picturesOf(event))
  })
})
