import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnsweredEvent, createEvent, decide, publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

describe.each(oneEngine)('approval on %s', (engine) => {
  let service: TestService
  let asha: Person
  let superadmin: Person
  let admin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    superadmin = await service.person({ user_type: 'superadmin' })
    admin = await service.person({ user_type: 'admin' })
  })
  afterAll(() => service.close())

  const pending = (by?: Person) =>
    service.request<{ data: AnsweredEvent[] }>('GET', '/common/events/pending/', { token: by?.token })

  test('publishes by id, writes an audit entry and mails the author', async () => {
    const { id } = await createEvent(service, asha, { title: 'Boat race' })
    const { status, body } = await decide(service, superadmin, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      approval_status: 'published',
      is_published: true,
      updated_at: null,
    })
    const { rows } = await service.db.query(
      "select actor_id, action, reason from audit_log where entity = 'event' and entity_id = $1 and action <> 'create'",
      [id],
    )
    expect(rows).toEqual([{ actor_id: superadmin.id, action: 'publish', reason: null }])
    expect((await service.mails(asha.email)).at(-1)?.subject).toContain('Boat race')
  })

  test('rejects by slug with a reason that only the author can read', async () => {
    const { id, slug } = await createEvent(service, asha)
    const { body } = await decide(service, superadmin, slug, {
      action: 'reject',
      reason: 'Too loud.\nSorry.',
    })
    expect(body.data).toMatchObject({
      approval_status: 'rejected',
      is_published: false,
      reject_reason: 'Too loud.\nSorry.',
    })
    const own = await service.request<{ data: AnsweredEvent }>('GET', `/common/events/${id}/`, {
      token: asha.token,
    })
    expect(own.body.data['reject_reason']).toBe('Too loud.\nSorry.')
    const other = await service.request('GET', `/common/events/${id}/`, { token: admin.token })
    expect(other.status).toBe(404)
    expect((await service.mails(asha.email)).at(-1)?.text).toContain('Too loud.')
  })

  test('AZ-7 decides an event only once', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    expect((await decide(service, superadmin, id, { action: 'reject' })).status).toBe(409)
    expect((await decide(service, superadmin, 4711)).status).toBe(404)
    expect((await decide(service, superadmin, 'no-such-event-1')).status).toBe(404)
  })

  test('AZ-2 is for superadmins only', async () => {
    const { id } = await createEvent(service, asha)
    for (const [person, status] of [
      [undefined, 401],
      [asha, 403],
      [admin, 403],
    ] as const) {
      expect((await decide(service, person, id)).status).toBe(status)
      expect((await pending(person)).status).toBe(status)
    }
    const { rows } = await service.db.query('select approval_status from events where id = $1', [id])
    expect(rows).toEqual([{ approval_status: 'pending' }])
  })

  test.each([
    ['an unknown action', { action: 'feature' }],
    ['no action', {}],
    ['an unknown field', { action: 'publish', is_featured: true }],
    ['a reason that is too long', { action: 'reject', reason: 'x'.repeat(1001) }],
    ['half a surrogate pair', { action: 'reject', reason: '\uD800' }],
    ['NUL', { action: 'reject', reason: '\u0000' }],
  ])('refuses %s', async (_what, json) => {
    const { id } = await createEvent(service, asha)
    expect((await decide(service, superadmin, id, json)).status).toBe(400)
  })

  test.each(['0', '99999999999', '-1', '1.5', 'UPPER-1', 'a%2Fb', "x'--"])(
    'refuses the key %s',
    async (key) => {
      expect((await decide(service, superadmin, key)).status).toBe(400)
    },
  )

  test('lists pending events, oldest first', async () => {
    const listed = async () => {
      const path = '/common/events/pending/'
      const { token } = superadmin
      const { body } = await service.request<{ status: boolean; data: AnsweredEvent[] }>('GET', path, {
        token,
      })
      expect(body.status).toBe(true)
      return body.data
    }
    const before = (await listed()).map(({ id }) => id)
    const author = await service.person()
    const first = await createEvent(service, author, { title: 'First', event_date: '2026-12-01' })
    const second = await createEvent(service, author, { title: 'Second', event_date: '2026-11-01' })
    await publishEvent(service, author, superadmin, { title: 'Third' })
    const after = await listed()
    expect(after.map(({ id }) => id)).toEqual([...before, first.id, second.id])
    expect(after.at(-2)).toMatchObject({ author: { full_name: author.full_name, email: author.email } })
  })

  test('PL-1 returns the number of pending events, even beyond the 200 of a page, and pages through all of them', async () => {
    await service.db.query(
      `insert into events (slug, title, content, event_date, start_time, author_name, created_at)
       select 'many-' || n, 'Many', 'Text', '2026-12-01', '10:00', 'Nobody', now() from generate_series(1, 230) as n`,
    )
    const { rows } = await service.db.query<{ id: number }>(
      "select id from events where approval_status = 'pending' order by id",
    )
    const ids = rows.map(({ id }) => id)
    const { token } = superadmin
    type Page = { count: number; next: string | null; previous: string | null; data: AnsweredEvent[] }
    const read = async (path: string) => (await service.request<Page>('GET', path, { token })).body
    const idsOf = ({ data }: Page) => data.map(({ id }) => id)

    const whole = await read('/common/events/pending/')
    expect(idsOf(whole)).toEqual(ids.slice(0, 200))
    expect(whole).toMatchObject({ count: ids.length, previous: null })
    const rest = await read(whole.next ?? '')
    expect(idsOf(rest)).toEqual(ids.slice(200))
    expect(rest).toMatchObject({ count: ids.length, next: null })
    expect(idsOf(await read(rest.previous ?? ''))).toEqual(ids.slice(0, 200))

    const third = await read('/common/events/pending/?page=3&page_size=50')
    expect(idsOf(third)).toEqual(ids.slice(100, 150))
    expect(idsOf(await read(third.next ?? ''))).toEqual(ids.slice(150, 200))
    const tooMany = await service.request('GET', '/common/events/pending/?page_size=101', { token })
    expect(tooMany.status).toBe(400)

    await service.db.query('delete from events where id = any ($1::integer[])', [ids.slice(200)])
    const emptied = await read(whole.next ?? '')
    expect(emptied).toMatchObject({ data: [], next: null, count: 200 })
    expect(idsOf(await read(emptied.previous ?? ''))).toEqual(ids.slice(0, 20 * 10))
    await service.db.query('delete from events where author_name = $1', ['Nobody'])
  })

  test('only one of 50 concurrent decisions succeeds', async () => {
    const { id } = await createEvent(service, asha)
    const letters = (await service.mails(asha.email)).length
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        decide(service, superadmin, id, { action: at % 2 === 0 ? 'publish' : 'reject' }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    const { rows } = await service.db.query(
      "select action from audit_log where entity = 'event' and entity_id = $1 and action <> 'create'",
      [id],
    )
    expect(rows).toHaveLength(1)
    expect((await service.mails(asha.email)).length).toBe(letters + 1)
  })
})
