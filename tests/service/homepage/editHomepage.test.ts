import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fields, photo } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

interface Slide {
  id: number
  image: string | null
  [field: string]: unknown
}

const base = '/common/superadmin/homepage-content'
const fields = (changed: Fields = {}): Fields => ({
  order: '3',
  heading: 'Lights on the river',
  description: 'Lanterns,\r\nboats and songs.',
  date: '2026-09-12',
  place: 'Varanasi',
  ...changed,
})

describe.each(oneEngine)('homepage content on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person
  let admin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    asha = await service.person()
    admin = await service.person({ user_type: 'admin' })
  })
  afterAll(() => service.close())

  const send = (method: string, path: string, form?: Fields, by: Person | null = superadmin, headers = {}) =>
    service.request<{ status: boolean; data: Slide; errors?: Record<string, string[]> }>(
      method,
      `${base}/${path}/`,
      { token: by?.token, headers, ...(form ? { form } : {}) },
    )
  const create = (changed: Fields = {}, by?: Person | null) => send('POST', 'create', fields(changed), by)
  const update = (id: number | string, form: Fields, by?: Person | null) =>
    send('PATCH', `${id}/update`, form, by)
  const list = async () => {
    const { body } = await service.request<{ data: Slide[] }>('GET', '/common/homepage-content/', {
      token: asha.token,
    })
    return body.data
  }
  const auditEntries = async (id: number) => {
    const { rows } = await service.db.query(
      "select actor_id, action, details from audit_log where entity = 'slide' and entity_id = $1 order by id",
      [id],
    )
    return rows
  }
  const countRows = async (table: string) =>
    (await service.db.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n
  const mediaOf = async (id: number) => {
    const { rows } = await service.db.query<{ name: string | null }>(
      "select media ->> 'name' as name from homepage_slides where id = $1",
      [id],
    )
    return rows[0]?.name
  }
  const isGarbage = async (name: string | null | undefined) =>
    (await service.db.query('select from media_garbage where name = $1', [name])).rows.length > 0

  test('adds a slide with its picture, which everyone sees at its position', async () => {
    const { status, body } = await create({ image: await photo(2000, 900) })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: true,
      data: {
        order: 3,
        heading: 'Lights on the river',
        description: 'Lanterns,\nboats and songs.',
        date: '2026-09-12',
        place: 'Varanasi',
        image: expect.stringMatching(/^http:\/\/plaza\.test\/media\/[0-9a-f]{30}\.jpg$/),
        width: 2000,
        height: 900,
      },
    })
    const widths = (body.data['variants'] as { width: number }[]).map(({ width }) => width)
    expect(widths).toEqual([320, 640, 1280, 1920])
    expect((await service.app(new Request(String(body.data.image)))).status).toBe(200)
    const first = await create({ order: '1' })
    expect(first.body.data).toMatchObject({ order: 1, image: null, variants: [] })
    expect(await list()).toEqual([first.body.data, body.data])
    expect(await auditEntries(body.data.id)).toEqual([
      { actor_id: superadmin.id, action: 'create', details: null },
    ])
  })

  test('repeating a request with the same key does not add a second slide', async () => {
    const form = fields({ heading: 'Only once', image: await photo(640, 480) })
    const key = { 'idempotency-key': 'slide-1' }
    const [first, beside] = await Promise.all([1, 2].map(() => send('POST', 'create', form, superadmin, key)))
    const later = await send('POST', 'create', form, superadmin, key)
    expect([first?.status, beside?.status, later.status]).toEqual([201, 201, 201])
    expect([beside?.body, later.body]).toEqual([first?.body, first?.body])
    expect((await list()).filter(({ heading }) => heading === 'Only once')).toHaveLength(1)
    expect(await auditEntries(later.body.data.id)).toHaveLength(1)
    expect((await send('POST', 'create', fields(), superadmin, key)).status).toBe(422)
    await send('DELETE', `${later.body.data.id}/delete`)
  })

  test('changes only the fields that are sent', async () => {
    const { data } = (await create({ image: await photo() })).body
    const { status, body } = await update(data.id, { heading: 'Lamps', order: '7' })
    expect(status).toBe(200)
    expect(body).toEqual({ status: true, data: { ...data, heading: 'Lamps', order: 7 } })
    const rest = await update(data.id, { description: 'D', date: '2027-01-02', place: 'P', image: '' })
    expect(rest.body.data).toEqual({
      ...body.data,
      description: 'D',
      date: '2027-01-02',
      place: 'P',
    })
    expect((await auditEntries(data.id)).at(-1)).toEqual({
      actor_id: superadmin.id,
      action: 'update',
      details: expect.any(Object),
    })
    expect(await isGarbage(await mediaOf(data.id))).toBe(false)
  })

  test('treats empty or null fields as not sent', async () => {
    const { data } = (await create()).body
    const blank = { order: '', heading: ' ', description: 'null', date: '', place: 'null', image: 'null' }
    expect((await update(data.id, blank)).body.data).toEqual(data)
    const { status, body } = await create(blank)
    const required = ['This field is required.']
    expect([status, body.errors]).toEqual([
      400,
      { order: required, heading: required, description: required, date: required, place: required },
    ])
  })

  test('a replaced picture, or a picture whose slide is deleted, becomes garbage', async () => {
    const { data } = (await create({ image: await photo() })).body
    const first = await mediaOf(data.id)
    await update(data.id, { image: await photo(320, 200) })
    const second = await mediaOf(data.id)
    expect([await isGarbage(first), await isGarbage(second)]).toEqual([true, false])
    const gone = await send('DELETE', `${data.id}/delete`)
    expect([gone.status, gone.body]).toEqual([200, { status: true }])
    expect(await isGarbage(second)).toBe(true)
    expect((await list()).map(({ id }) => id)).not.toContain(data.id)
    expect((await auditEntries(data.id)).at(-1)).toEqual({
      actor_id: superadmin.id,
      action: 'delete',
      details: { heading: { from: 'Lights on the river' } },
    })
  })

  test('a picture can be removed, but not together with a new one', async () => {
    const { data } = (await create({ image: await photo() })).body
    const name = await mediaOf(data.id)
    const both = await update(data.id, { remove_image: 'true', image: await photo() })
    expect([both.status, Object.keys(both.body.errors ?? {})]).toEqual([400, ['remove_image']])
    expect((await update(data.id, { remove_image: 'false' })).body.data).toEqual(data)
    const { body } = await update(data.id, { remove_image: 'true', heading: 'Bare' })
    const bare = { image: null, width: null, height: null, blur: null, variants: [] }
    expect(body.data).toEqual({ ...data, ...bare, heading: 'Bare' })
    expect(await isGarbage(name)).toBe(true)
    expect((await update(data.id, { remove_image: 'true' })).body.data).toEqual(body.data)
    expect((await update(data.id, { remove_image: 'maybe' })).status).toBe(400)
  })

  test.each(['png', 'webp', 'gif'] as const)('accepts a picture as %s', async (format) => {
    const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#48a' } })
      .toFormat(format)
      .toBuffer()
    const { body } = await create({ image: new File([new Uint8Array(bytes)], 'picture') })
    expect(body.data).toMatchObject({ width: 64, height: 40 })
  })

  test('refuses deleted slides and invalid ids', async () => {
    const { data } = (await create()).body
    expect((await send('DELETE', `${data.id}/delete`)).status).toBe(200)
    expect((await send('DELETE', `${data.id}/delete`)).status).toBe(404)
    expect((await update(data.id, { heading: 'A' })).status).toBe(404)
    expect(await auditEntries(data.id)).toHaveLength(2)
    for (const id of ['0', 'x', '99999999999']) {
      expect((await update(id, { heading: 'A' })).status).toBe(400)
      expect((await send('DELETE', `${id}/delete`)).status).toBe(400)
    }
  })

  test('applies a new order to all slides at once, or to none', async () => {
    for (const heading of ['One', 'Two', 'Three']) await create({ heading })
    const seen = (await list()).map(({ id }) => id)
    const order = (ids: unknown, was: unknown = seen, by = superadmin) =>
      service.request<{ message: string; data: Slide[]; errors?: Record<string, string[]> }>(
        'PATCH',
        `${base}/order/`,
        { token: by.token, json: { ids, seen: was } },
      )
    const ids = seen.toReversed()
    const { status, body } = await order(ids)
    expect(status).toBe(200)
    expect(body.data.map(({ id, order: at }) => [id, at])).toEqual(ids.map((id, at) => [id, at + 1]))
    expect(await list()).toEqual(body.data)
    const noted = async () =>
      (
        await service.db.query(
          "select actor_id, entity_id, details from audit_log where entity = 'slide' and action = 'reorder'",
        )
      ).rows
    const auditEntry = {
      actor_id: superadmin.id,
      entity_id: null,
      details: { order: { from: seen, to: ids } },
    }
    expect(await noted()).toEqual([auditEntry])

    const stale = await order(ids.toSpliced(0, 2, ...ids.slice(0, 2).toReversed()))
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'The slides have changed since they were read. Look at their order again.',
    ])
    await send('DELETE', `${ids[0]}/delete`)
    expect((await order(seen, ids)).status).toBe(409)
    const left = ids.slice(1)
    for (const wrong of [left.slice(1), [...left, left[0]], [...left, 999_999], 'all', [null]]) {
      const { status: code, body: refusal } = await order(wrong, left)
      expect([code, Object.keys(refusal.errors ?? {})[0]?.split('.')[0]]).toEqual([400, 'ids'])
    }
    expect((await order(left, left, admin)).status).toBe(403)
    expect((await list()).map(({ id }) => id)).toEqual(left)
    expect(await noted()).toEqual([auditEntry])

    // The second of two concurrent requests fails, because the order has changed since it was read.
    const both = await Promise.all([order(left.toReversed(), left), order(left.toReversed(), left)])
    expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 409]))
  })

  test('AZ-2 is for superadmins only', async () => {
    const { data } = (await create()).body
    const before = await countRows('homepage_slides')
    for (const [person, status] of [
      [null, 401],
      [asha, 403],
      [admin, 403],
    ] as const) {
      expect((await create({}, person)).status).toBe(status)
      expect((await update(data.id, { heading: 'Mine' }, person)).status).toBe(status)
      expect((await send('DELETE', `${data.id}/delete`, undefined, person)).status).toBe(status)
    }
    expect(await countRows('homepage_slides')).toBe(before)
    expect(await list()).toContainEqual(data)
  })

  test.each<[string, Fields, number, string]>([
    ['order 0', { order: '0' }, 400, 'order'],
    ['a negative order', { order: '-1' }, 400, 'order'],
    ['a fractional order', { order: '1.5' }, 400, 'order'],
    ['a huge order', { order: '99999999999' }, 400, 'order'],
    ['a long heading', { heading: 'x'.repeat(201) }, 400, 'heading'],
    ['two headings', { heading: ['A', 'B'] }, 400, 'heading'],
    ['a long description', { description: 'x'.repeat(2001) }, 400, 'description'],
    ['NUL', { description: 'a\u0000' }, 400, 'description'],
    ['a day that does not exist', { date: '2026-02-30' }, 400, 'date'],
    ['a long place', { place: 'x'.repeat(301) }, 400, 'place'],
    ['text in place of a picture', { image: 'http://example.org/a.png' }, 400, 'image'],
    ['an unknown field', { id: '1' }, 400, 'id'],
    ['a file that is not a picture', { image: new File(['<svg/>'], 'a.png') }, 415, 'image'],
    ['more than 10 MB', { image: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png') }, 413, 'image'],
  ])('refuses %s', async (_what, changed, code, field) => {
    const { data } = (await create()).body
    const before = [await countRows('homepage_slides'), await countRows('audit_log')]
    for (const answer of [await create(changed), await update(data.id, changed)]) {
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([code, [field]])
    }
    expect([await countRows('homepage_slides'), await countRows('audit_log')]).toEqual(before)
    expect(await list()).toContainEqual(data)
  })
})
