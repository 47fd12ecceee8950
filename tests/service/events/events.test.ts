import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  page,
  photo,
  publishEvent,
  sendEvent,
  titles,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const own = '/common/events/my-events/'

describe.each(oneEngine)('events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    ben = await service.person({ full_name: 'Ben Okafor' })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const read = (id: number | string, by?: Person) =>
    service.request<{ data: AnsweredEvent }>('GET', `/common/events/${id}/`, { token: by?.token })
  const look = (id: number, by?: Person) =>
    service.request<{ data: { view_count: number } }>('POST', `/common/events/${id}/view/`, {
      token: by?.token,
    })

  test('only its author and superadmins can read an unpublished event', async () => {
    const { id } = await createEvent(service, asha)
    expect((await read(id, asha)).status).toBe(200)
    expect((await read(id, superadmin)).status).toBe(200)
    expect((await read(id, ben)).status).toBe(404)
    expect((await look(id, ben)).status).toBe(404)
    expect((await read(id)).status).toBe(401)
  })

  test("AZ-5 only the author and superadmins see the author's address", async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const author = async (by: Person) => (await read(id, by)).body.data['author']
    expect(await author(ben)).toEqual({ full_name: 'Asha Rao' })
    expect(await author(asha)).toEqual({ full_name: 'Asha Rao', email: asha.email })
    expect(await author(superadmin)).toEqual({ full_name: 'Asha Rao', email: asha.email })
  })

  test.each(['0', '-1', 'abc', '1.0', '99999999999', '%00', "1'--", '1e3'])(
    'the invalid id %s gets an error',
    async (id) => {
      expect((await read(id, asha)).status).toBe(400)
    },
  )

  test('an unknown id gets 404', async () => {
    expect((await read(2_147_483_647, asha)).status).toBe(404)
    expect((await look(2_147_483_647, asha)).status).toBe(404)
  })

  test('My Events contains only the events of its owner, in every state, newest first, with pages in both directions', async () => {
    const cem = await service.person()
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await createEvent(service, cem, { title })
    const first = await page(service, cem, `${own}?page_size=2`)
    const second = await page(service, cem, first.next ?? '')
    const third = await page(service, cem, second.next ?? '')
    expect([first, second, third].map(titles)).toEqual([['Five', 'Four'], ['Three', 'Two'], ['One']])
    expect([first.previous, third.next, third.count]).toEqual([null, null, 5])
    expect(titles(await page(service, cem, third.previous ?? ''))).toEqual(['Three', 'Two'])
    expect((await page(service, cem, second.previous ?? '')).previous).toBe(null)
    expect(titles(await page(service, cem, `${own}?page=3&page_size=2`))).toEqual(['One'])
    expect((await page(service, ben, own)).count).toBe(0)
    const refused = await service.request('GET', `${own}?cursor=n.1.x`, { token: cem.token })
    expect(refused.status).toBe(400)
  })

  test('each account counts as one view, even with concurrent requests', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const looks = await Promise.all(Array.from({ length: 50 }, () => look(id, ben)))
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await look(id, ben)).body).toEqual({ status: true, data: { view_count: 1 } })
    expect((await look(id, asha)).body.data.view_count).toBe(2)
    expect((await read(id, ben)).body.data['view_count']).toBe(2)
  })

  test('concurrent views of several events by several accounts are all counted', async () => {
    const events = await Promise.all([1, 2, 3].map(() => publishEvent(service, asha, superadmin)))
    const people = await Promise.all(Array.from({ length: 10 }, () => service.person()))
    await Promise.all(people.flatMap((person) => events.map(({ id }) => look(id, person))))
    const counts = await Promise.all(
      events.map(async ({ id }) => (await read(id, ben)).body.data['view_count']),
    )
    expect(counts).toEqual([10, 10, 10])
  })

  test('a new author name appears in events and in search; deleting the account removes the drafts and the name', async () => {
    const dana = await service.person({ full_name: 'Dana Quixote' })
    const published = await publishEvent(service, dana, superadmin, { title: 'Stays' })
    const draft = await sendEvent(service, dana, { title: 'Goes', images: await photo(40, 40) })
    const searched = (name: string) => page(service, ben, `/common/events/list/main/?search=${name}`)
    const { token, password } = dana
    await service.request('PATCH', '/common/profile/', { token, form: { full_name: 'Dana Panza' } })
    expect([titles(await searched('panza')), titles(await searched('quixote'))]).toEqual([['Stays'], []])
    await service.request('DELETE', '/common/profile/', { token, json: { password } })
    const { body } = await read(published.id, superadmin)
    expect(body.data['author']).toEqual({ full_name: 'Former member' })
    expect((await read(draft.body.data.id, superadmin)).status).toBe(404)
    const images = draft.body.data['gallery_images'] as { image: string }[]
    const { rows } = await service.db.query<{ name: string }>('select name from media_garbage')
    expect(rows.map(({ name }) => `http://plaza.test/media/${name}.jpg`)).toEqual(
      images.map(({ image }) => image),
    )
  })

  test('events survive the deletion of their category', async () => {
    const { rows } = await service.db.query<{ id: number }>(
      "insert into categories (name) values ('Gone') returning id",
    )
    const id = rows[0]?.id ?? 0
    const event = await publishEvent(service, asha, superadmin, { event_category_id: String(id) })
    await service.db.query('delete from categories where id = $1', [id])
    expect((await read(event.id, ben)).body.data['event_category']).toBe(null)
  })

  test.each(['types', 'categories'])('%s are sorted by name, and need a token', async (name) => {
    const { status, body } = await service.request<{ status: boolean; data: { id: number; name: string }[] }>(
      'GET',
      `/common/${name}/`,
      { token: ben.token },
    )
    expect([status, body.status]).toEqual([200, true])
    expect(body.data.length).toBeGreaterThanOrEqual(8)
    const names = body.data.map((entry) => entry.name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect((await service.request('GET', `/common/${name}/`)).status).toBe(401)
    expect((await service.request('GET', `/common/${name}/?x=1`, { token: ben.token })).status).toBe(400)
  })

  test('slides are listed in their order, with or without a picture', async () => {
    const media = {
      name: 'a'.repeat(30),
      width: 1600,
      height: 900,
      blur: 'data:image/webp;base64,AA==',
      widths: [320],
    }
    await service.db.query(
      `insert into homepage_slides (ord, heading, description, date, place, media) values
         (2, 'Second', 'Text', '2026-07-02', 'Here', null), (1, 'First', 'Text', '2026-07-01', 'There', $1)`,
      [media],
    )
    const { body } = await service.request<{ status: boolean; data: Record<string, unknown>[] }>(
      'GET',
      '/common/homepage-content/',
      { token: ben.token },
    )
    expect(body.status).toBe(true)
    expect(body.data.map(({ heading, order, image }) => [heading, order, image])).toEqual([
      ['First', 1, `http://plaza.test/media/${media.name}.jpg`],
      ['Second', 2, null],
    ])
    expect((await service.request('GET', '/common/homepage-content/')).status).toBe(401)
  })
})
