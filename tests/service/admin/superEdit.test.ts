import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnsweredEvent, createEvent, decide, publishEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

type Answered = { data: Record<string, unknown>; message: string; errors?: object }
interface AuditPage {
  count: number
  next: string | null
  previous: string | null
  results: { id: number; action: string; [field: string]: unknown }[]
}

describe.each(oneEngine)('superadmins on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin', full_name: 'Root' })
    asha = await service.person()
  })
  afterAll(() => service.close())

  const change = (by: Person | undefined, id: number | string, json: unknown) =>
    service.request<Answered>('PATCH', `/common/superadmin/users/${id}/`, { token: by?.token, json })
  const feature = (by: Person | undefined, id: number | string, json: unknown) =>
    service.request<{ data: AnsweredEvent; errors?: object }>('PATCH', `/common/superadmin/events/${id}/`, {
      token: by?.token,
      json,
    })
  const isSignedIn = async ({ token }: Person) =>
    (await service.request('GET', '/common/profile/', { token })).status === 200
  const entriesOn = async (entity: string, id: number) => {
    const { rows } = await service.db.query<Record<string, unknown>>(
      `select actor_id, action, details from audit_log where entity = $1 and entity_id = $2
         and action in ('update', 'feature', 'unfeature') order by id`,
      [entity, id],
    )
    return rows
  }

  test('can change accounts, which the audit log records', async () => {
    const { id } = await service.person()
    const { status, body } = await change(superadmin, id, { user_type: 'admin', verified_user: true })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      user_type: 'admin',
      is_staff: true,
      is_active: true,
      verified_user: true,
      event_count: 0,
    })
    expect(await entriesOn('user', id)).toEqual([
      {
        actor_id: superadmin.id,
        action: 'update',
        details: { user_type: { from: 'user', to: 'admin' }, verified_user: { from: false, to: true } },
      },
    ])
  })

  test('create no audit entry if nothing changes', async () => {
    const { id } = await service.person()
    expect((await change(superadmin, id, { is_active: true })).status).toBe(200)
    expect(await entriesOn('user', id)).toEqual([])
  })

  test.each([
    ['deactivation', 'user', { is_active: false }, false],
    ['demotion of a superadmin', 'superadmin', { user_type: 'admin' }, false],
    ['demotion of an admin', 'admin', { user_type: 'user' }, false],
    ['promotion', 'user', { user_type: 'admin' }, true],
    ['verification', 'user', { verified_user: true }, true],
    ['no change', 'admin', { user_type: 'admin', is_active: true }, true],
  ] as const)(
    'end the sessions of a changed account only if necessary: %s',
    async (_what, user_type, json, stays) => {
      const person = await service.person({ user_type })
      expect((await change(superadmin, person.id, json)).status).toBe(200)
      expect(await isSignedIn(person)).toBe(stays)
      const { rows } = await service.db.query('select from sessions where user_id = $1', [person.id])
      expect(rows).toHaveLength(stays ? 1 : 0)
      expect(await isSignedIn(superadmin)).toBe(true)
      expect(await isSignedIn(asha)).toBe(true)
    },
  )

  test('can reactivate an account', async () => {
    const person = await service.person()
    const login = () =>
      service.request('POST', '/common/login/', { json: { email: person.email, password: person.password } })
    await change(superadmin, person.id, { is_active: false })
    expect((await login()).status).toBe(401)
    await change(superadmin, person.id, { is_active: true })
    expect((await login()).status).toBe(200)
  })

  test('cannot change their own account', async () => {
    for (const json of [{ is_active: false }, { user_type: 'user' }, { verified_user: true }]) {
      expect((await change(superadmin, superadmin.id, json)).status).toBe(403)
    }
    expect(await entriesOn('user', superadmin.id)).toEqual([])
  })

  test.each([{ user_type: 'superadmin' }, { user_type: 'admin' }, { verified_user: true }])(
    'cannot promote or verify an account with an unverified address: %j',
    async (json) => {
      const { id } = await service.person()
      await service.db.query('update users set is_email_verified = false where id = $1', [id])
      expect((await change(superadmin, id, json)).status).toBe(409)
      expect((await change(superadmin, id, { is_active: false })).status).toBe(200)
    },
  )

  test('cannot all demote or deactivate each other at once', async () => {
    const own = await openTestService({ engine })
    for (let round = 0; round < 3; round += 1) {
      await own.db.query("update users set user_type = 'user'")
      const crowd = await Promise.all(
        // 56 concurrent requests.
        Array.from({ length: 8 }, () => own.person({ user_type: 'superadmin' })),
      )
      const answers = await Promise.all(
        crowd.flatMap((by, at) =>
          crowd.flatMap(({ id }, other) =>
            at === other
              ? []
              : own.request('PATCH', `/common/superadmin/users/${id}/`, {
                  token: by.token,
                  json: (at + other + round) % 2 ? { user_type: 'user' } : { is_active: false },
                }),
          ),
        ),
      )
      expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true)
      const { rows } = await own.db.query("select from users where user_type = 'superadmin' and is_active")
      expect(rows.length).toBeGreaterThan(0)
    }
    await own.close()
  })

  test.each([
    ['an empty body', {}, 'body'],
    ['an unknown type', { user_type: 'root' }, 'user_type'],
    ['text in place of a flag', { is_active: 'false' }, 'is_active'],
    ['null', { verified_user: null }, 'verified_user'],
    ['a verified address', { is_email_verified: true }, 'is_email_verified'],
    ['a staff flag', { is_staff: true, is_active: true }, 'is_staff'],
    ['another address', { email: 'x@plaza.test' }, 'email'],
  ])('AZ-4 get an error for an update with %s', async (_what, json, field) => {
    const { status, body } = await change(superadmin, asha.id, json)
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toContain(field)
  })

  test('get 404 for unknown ids and 400 for invalid ones', async () => {
    expect((await change(superadmin, 4711, { is_active: true })).status).toBe(404)
    expect((await change(superadmin, 'x', { is_active: true })).status).toBe(400)
    expect((await feature(superadmin, 4711, { is_featured: true })).status).toBe(404)
    expect((await feature(superadmin, '0', { is_featured: true })).status).toBe(400)
  })

  test('can feature an event and stop featuring it', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    for (const is_featured of [true, true, false]) {
      const { status, body } = await feature(superadmin, id, { is_featured })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ id, is_featured, approval_status: 'published', updated_at: null })
    }
    expect(await entriesOn('event', id)).toEqual([
      { actor_id: superadmin.id, action: 'feature', details: null },
      { actor_id: superadmin.id, action: 'unfeature', details: null },
    ])
  })

  test.each([
    ['an empty body', {}, 'body'],
    ['text in place of a flag', { is_featured: 'true' }, 'is_featured'],
    ['another field', { is_featured: true, is_published: true }, 'is_published'],
  ])('cannot change anything else about an event: %s', async (_what, json, field) => {
    const { id } = await createEvent(service, asha)
    const { status, body } = await feature(superadmin, id, json)
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  test('can take down a published event; its author gets the reason by email and can read it in the event', async () => {
    const author = await service.person()
    const { id } = await publishEvent(service, author, superadmin, { title: 'Boat race' })
    await feature(superadmin, id, { is_featured: true })
    await sendEdit(service, author, id, { title: 'Canoe race', as_proposal: 'true' })
    const takeDown = (json: unknown, by = superadmin) =>
      service.request<{ data: AnsweredEvent; errors?: object }>(
        'POST',
        `/common/superadmin/events/${id}/takedown/`,
        { token: by.token, json },
      )
    const seen = async ({ token }: Person) =>
      await service.request<{ data: AnsweredEvent }>('GET', `/common/events/${id}/`, { token })
    for (const json of [{}, { reason: '' }, { reason: ' \n' }, { reason: 'x'.repeat(1001) }])
      expect((await takeDown(json)).status).toBe(400)
    expect((await takeDown({ reason: 'No.' }, asha)).status).toBe(403)
    expect((await seen(asha)).status).toBe(200)

    const answers = await Promise.all([1, 2, 3].map(() => takeDown({ reason: 'The pier is closed.' })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await seen(asha)).status).toBe(404)
    expect((await seen(author)).body.data).toMatchObject({
      approval_status: 'rejected',
      is_published: false,
      is_featured: false,
      reject_reason: 'The pier is closed.',
    })
    // What was proposed goes with the publication.
    expect((await seen(author)).body.data).toMatchObject({ title: 'Boat race', proposal: null })
    expect((await service.db.query('select from event_proposals where event_id = $1', [id])).rows).toEqual([])
    const mails = await service.mails(author.email)
    expect(mails.at(-1)?.subject).toBe('Taken down: Boat race')
    expect(mails.at(-1)?.text).toContain('> The pier is closed.')
    const { rows } = await service.db.query(
      "select actor_id, reason, details from audit_log where action = 'take-down' and entity_id = $1",
      [id],
    )
    expect(rows).toEqual([
      {
        actor_id: superadmin.id,
        reason: 'The pier is closed.',
        details: {
          approval_status: { from: 'published', to: 'rejected' },
          is_featured: { from: true, to: false },
        },
      },
    ])
  })

  test('AZ-2 are the only ones who can do any of this', async () => {
    const admin = await service.person({ user_type: 'admin' })
    const { id } = await createEvent(service, asha)
    for (const [person, status] of [
      [undefined, 401],
      [asha, 403],
      [admin, 403],
    ] as const) {
      expect((await change(person, admin.id, { user_type: 'superadmin' })).status).toBe(status)
      expect((await feature(person, id, { is_featured: true })).status).toBe(status)
      const read = await service.request('GET', '/common/superadmin/audit/', { token: person?.token })
      expect(read.status).toBe(status)
    }
    const { rows } = await service.db.query(
      "select user_type, is_featured from users, events where users.id = $1 and events.id = $2 and user_type = 'admin'",
      [admin.id, id],
    )
    expect(rows).toEqual([{ user_type: 'admin', is_featured: false }])
  })

  test('can read the audit log: who did what to what, when and why', async () => {
    const own = await openTestService({ engine, now: new Date('2026-06-01T23:59:59.500Z') })
    const root = await own.person({ user_type: 'superadmin', full_name: 'Root', email: 'root@plaza.test' })
    const ben = await own.person({ full_name: 'Ben' })
    const ask = async (query: string | null) => {
      const path = query?.startsWith('http') ? query : `/common/superadmin/audit/?${query ?? ''}`
      const { status, body } = await own.request<AuditPage>('GET', path, { token: root.token })
      expect(status).toBe(200)
      return body
    }
    const actions = ({ results }: AuditPage) => results.map(({ action }) => action)
    const { id } = await createEvent(own, ben)
    own.advance(500)
    await decide(own, root, id, { action: 'reject', reason: 'Too loud.' })
    await own.request('PATCH', `/common/superadmin/events/${id}/`, {
      token: root.token,
      json: { is_featured: true },
    })
    await own.request('PATCH', `/common/superadmin/users/${ben.id}/`, {
      token: root.token,
      json: { verified_user: true },
    })
    const all = ['update', 'feature', 'reject', 'create']
    const whole = await ask('')
    expect(actions(whole)).toEqual(all)
    expect(whole).toMatchObject({ count: 4, next: null, previous: null })
    const actor = { id: root.id, full_name: 'Root', email: 'root@plaza.test' }
    expect(whole.results[0]).toEqual({
      id: expect.any(Number),
      at: '2026-06-02T00:00:00Z',
      actor,
      action: 'update',
      entity: 'user',
      entity_id: ben.id,
      reason: null,
      details: { verified_user: { from: false, to: true } },
    })
    expect(whole.results[2]).toMatchObject({ actor, entity: 'event', entity_id: id, reason: 'Too loud.' })
    for (const [query, expected] of [
      [`actor=${root.id}`, ['update', 'feature', 'reject']],
      [`actor=${ben.id}`, ['create']],
      ['action=reject', ['reject']],
      ['entity=event', ['feature', 'reject', 'create']],
      [`entity=user&entity_id=${ben.id}`, ['update']],
      ['entity=user&entity_id=4711', []],
      ['date_from=2026-06-02', ['update', 'feature', 'reject']],
      ['date_to=2026-06-01', ['create']],
      ['date_from=2026-06-02&date_to=2026-06-02&action=feature&entity=event', ['feature']],
      ['actor=&action=&entity=', all],
    ] as const) {
      const page = await ask(query)
      expect([query, actions(page), page.count]).toEqual([query, expected, expected.length])
    }
    for (const filter of ['', '&date_from=2026-01-01']) {
      const first = await ask(`page_size=3${filter}`)
      expect(actions(first)).toEqual(all.slice(0, 3))
      const second = await ask(first.next)
      expect(actions(second)).toEqual(all.slice(3))
      expect(actions(await ask(second.previous))).toEqual(all.slice(0, 3))
    }
    await own.db.query('delete from users where id = $1', [ben.id])
    expect((await ask('action=create')).results[0]).toMatchObject({ actor: null })
    await own.close()
  })

  test.each([
    ['actor', 'actor=root'],
    ['action', 'action=DROP%20TABLE'],
    ['entity', 'entity=%00'],
    ['entity_id', 'entity_id=0'],
    ['date_from', 'date_from=2026-02-31'],
    ['date_to', 'date_to=today'],
    ['cursor', 'cursor=n.9.x.1'],
    ['date', 'date=2026-06-01'],
  ])('get an error for an invalid %s of the audit log: %s', async (field, query) => {
    const { status, body } = await service.request<{ errors: object }>(
      'GET',
      `/common/superadmin/audit/?${query}`,
      { token: superadmin.token },
    )
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})
