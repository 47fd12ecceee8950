import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { createEvent, page, photo, publishEvent, sendEdit, sendEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

cheapPasswords()

describe.each(bothEngines)('data held about a person on %s', (engine) => {
  let service: TestService
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const download = (by?: Person) => service.request('GET', '/common/profile/export/', { token: by?.token })
  const leave = (by: Person | undefined, json: object = { password: by?.password }, ip = '127.0.0.1') =>
    service.request<{ errors?: object }>('DELETE', '/common/profile/', { token: by?.token, json, ip })
  const exists = async (table: string, id: number) =>
    (await service.db.query(`select from ${table} where id = $1`, [id])).rows.length > 0
  const mark = (by: Person, eventId: number) =>
    Promise.all([
      service.request('POST', '/common/favorites/add/', { token: by.token, json: { event_id: eventId } }),
      service.request('POST', `/common/events/${eventId}/view/`, { token: by.token }),
    ])

  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const { rows: tables } = await service.db.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    expect(tables.length).toBeGreaterThan(15)
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await service.db.query<{ text: string }>(
        `select to_jsonb(t)::text as text from ${name} as t`,
      )
      texts.push(...rows.map(({ text }) => `${name} ${text}`))
    }
    return texts.join('\n').toLowerCase()
  }

  /** Creates a person who has data in every table that can hold some. */
  async function busyPerson(key: string) {
    const person = await service.person({
      email: `${key}.Quux-${engine}@example.org`,
      full_name: `${key} Quux${key}`,
      phone: `+4477${createHash('sha256').update(`${key}${engine}`).digest().readUInt32BE()}`,
    })
    const published = await publishEvent(service, person, superadmin, { title: `Open air of ${engine}` })
    const { data } = (
      await sendEvent(service, person, { title: 'Never shown', images: await photo() }, `key-${key}`)
    ).body
    await service.request('PATCH', '/common/profile/', {
      token: person.token,
      form: { profile_pic: await photo() },
    })
    await mark(person, published.id)
    const elsewhere = await createEvent(service, superadmin, { title: 'Of somebody else' })
    await service.db.query("update events set approval_status = 'published' where id = $1", [elsewhere.id])
    await mark(person, elsewhere.id)
    await service.request('POST', '/common/login/', {
      json: { email: person.email, password: person.password },
    })
    for (const ip of ['127.0.0.1', '192.0.2.50']) {
      const json = { email: person.email, password: 'wrong one' }
      await service.request('POST', '/common/login/', { json, ip })
    }
    await service.request('POST', '/common/forgot-password/', { json: { email: person.email } })
    await service.db.query(
      `insert into one_time_codes (user_id, purpose, asker, salt, code_hash, expires_at)
       values ($1, 'reset-password', 'here', 's', 'h', $2)`,
      [person.id, service.now()],
    )
    await service.db.query(
      `insert into password_resets (user_id, token_hash, expires_at) values ($1, 'hash', $2)`,
      [person.id, service.now()],
    )
    return { person, published, unpublished: data, elsewhere }
  }

  test.each([
    ['pending', 'Back in review', "approval_status = 'pending'"],
    ['rejected', 'Turned down', "approval_status = 'rejected'"],
  ])(
    'AZ-3 contains the title of a %s event only for those who may read the event',
    async (_state, title, change) => {
      const [author, keeper] = [await service.person(), await service.person()]
      const { id } = await publishEvent(service, author, superadmin, { title: 'Open-air jazz' })
      const everyone = [author, keeper, superadmin]
      for (const person of everyone) await mark(person, id)
      await service.db.query(`update events set title = $2, ${change} where id = $1`, [id, title])
      const kept = async (by: Person) => {
        const { body } = await download(by)
        expect(JSON.stringify(body).includes(title)).toBe(by !== keeper)
        const { favorites, views } = body as Record<
          'favorites' | 'views',
          { event_id: number; title: unknown }[]
        >
        return [favorites, views].map((list) => list.filter(({ event_id }) => event_id === id))
      }
      const at = '2026-06-15T12:00:00Z'
      expect(await kept(keeper)).toEqual([
        [{ event_id: id, title: null, at }],
        [{ event_id: id, title: null, at }],
      ])
      for (const person of [author, superadmin]) {
        expect(await kept(person)).toEqual([[{ event_id: id, title, at }], [{ event_id: id, title, at }]])
      }
      const seen = await service.request<{ results: object[] }>('GET', '/common/favorites/', {
        token: keeper.token,
      })
      expect(seen.body.results).toEqual([])
      const feed = await service.request<{ data: { url: string } }>('POST', '/common/favorites/feed/', {
        token: keeper.token,
      })
      const calendar = await service.app(new Request(feed.body.data.url), { ip: '127.0.0.1' })
      const text = await calendar.text()
      expect(text).toContain('BEGIN:VCALENDAR')
      expect(text).not.toContain(title)
    },
  )

  test('PR-2 is one file with everything except secrets', async () => {
    const { person, published, unpublished, elsewhere } = await busyPerson('Zara')
    await service.db.query(
      `insert into audit_log (at, actor_id, action, entity, entity_id, details)
       values ($1, $2, 'update', 'user', $3, '{"is_active": {"from": false, "to": true}}')`,
      [service.now(), superadmin.id, person.id],
    )
    const { status, headers, body } = await download(person)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="plaza-account.json"')
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    const marked = [published, elsewhere].map(({ id, title }) => ({
      event_id: id,
      title,
      at: '2026-06-15T12:00:00Z',
    }))
    expect(body).toMatchObject({
      user: { id: person.id, email: person.email, full_name: 'Zara QuuxZara', event_count: 2 },
      events: [
        { id: published.id, author: { email: person.email } },
        { id: unpublished.id, gallery_images: [{ order: 0 }] },
      ],
      favorites: marked,
      views: marked,
      sessions: [
        { created_at: '2026-06-15T12:00:00Z', last_used_at: '2026-06-15T12:00:00Z' },
        { created_at: '2026-06-15T12:00:00Z' },
      ],
      known_addresses: [{ seen_at: '2026-06-15T12:00:00Z' }],
      codes: [{ purpose: 'reset-password' }, { purpose: 'set-new-password' }],
      mails: [{ kind: 'event-approved' }, { kind: 'reset-password' }],
      repeatable_requests: [{ key: 'key-Zara' }],
      deeds: [
        { action: 'create', entity_id: published.id },
        { action: 'create', entity_id: unpublished.id },
        { action: 'update', details: { is_active: { from: false, to: true } } },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|token/)
  })

  /** For each table, the part of the file with its rows about the person; null if it has none. */
  const parts: Record<string, string | null> = {
    announcements: null,
    audit_log: 'deeds',
    categories: null,
    counters: null,
    daily_letters: 'daily_letters',
    event_changes: null,
    event_edits: 'deeds',
    event_proposals: 'events',
    event_stats: 'events',
    event_types: null,
    event_views: 'views',
    events: 'events',
    favorite_feeds: 'calendar_feeds',
    favorites: 'favorites',
    gallery_images: 'events',
    homepage_slides: null,
    idempotency_keys: 'repeatable_requests',
    imported_events: 'imported_events',
    imports: 'imports',
    known_addresses: 'known_addresses',
    letter_requests: 'mails',
    letter_secret: null,
    mail_bounces: 'refused_mails',
    mail_outbox: 'mails',
    media_garbage: null,
    migrations: null,
    notification_settings: 'notifications',
    one_time_codes: 'codes',
    password_resets: 'codes',
    proposal_images: 'events',
    rate_limits: 'codes',
    reject_reasons: null,
    saved_filters: 'saved_filters',
    series: 'events',
    sessions: 'sessions',
    submission_mails: 'submission_mails',
    told_events: 'told_events',
    users: 'user',
  }

  test('PR-2 every table has its part in the file, or holds nothing about people', async () => {
    const { rows: tables } = await service.db.query<{ name: string; is_personal: boolean }>(
      `select relname as name, exists (
         select from pg_constraint where conrelid = pg_class.oid and confrelid = 'users'::regclass
       ) as is_personal
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const { body } = await download(await service.person())
    const held = tables.map(({ name }) => [name, parts[name]] as const)
    expect(Object.fromEntries(held)).toEqual(parts)
    for (const { name, is_personal } of tables) {
      const part = parts[name]
      expect(part === null && is_personal, name).toBe(false)
      if (part) expect(Object.keys(body), name).toContain(part)
    }
    const filled = new Set(Object.values(parts))
    expect(Object.keys(body).filter((part) => !filled.has(part))).toEqual([])
  })

  test('proposals and series that nobody else ever saw go with the account', async () => {
    const person = await service.person()
    const published = await publishEvent(service, person, superadmin, { title: 'Stays' })
    await sendEdit(service, person, published.id, { title: 'Proposed', as_proposal: 'true' })
    const { id } = await createEvent(service, person, { title: 'Weekly' })
    const json = { frequency: 'weekly', interval: 1, count: 2 }
    const { token } = person
    const { status } = await service.request('POST', `/common/events/${id}/repeat/`, { token, json })
    expect(status).toBe(201)
    const remains = async () =>
      (
        await service.db.query(
          `select (select count(*) from event_proposals where event_id = $1) as proposals,
             (select count(*) from events where id = $1 and proposed_at is not null) as waiting,
             (select count(*) from events where title = 'Weekly') as dates, (select count(*) from series) as series`,
          [published.id],
        )
      ).rows
    expect(await remains()).toEqual([{ proposals: 1, waiting: 1, dates: 2, series: 1 }])
    await leave(person)
    expect(await remains()).toEqual([{ proposals: 0, waiting: 0, dates: 0, series: 0 }])
  })

  test('PR-2 the file contains the records of sent letters, and the rule of a series', async () => {
    const person = await service.person()
    const event = await publishEvent(service, person, superadmin, { title: 'Weekly jazz' })
    await mark(person, event.id)
    const { rows } = await service.db.query<{ id: number }>(
      `insert into series (frequency, every) values ('weekly', 2) returning id`,
    )
    const series = rows[0]?.id
    await service.db.query('update events set series_id = $2 where id = $1', [event.id, series])
    await service.db.query('insert into told_events (user_id, event_id) values ($1, $2)', [
      person.id,
      event.id,
    ])
    await service.db.query('insert into mail_bounces (user_id, n) values ($1, 2)', [person.id])
    await service.db.query(
      `update daily_letters set day = '2026-06-15', due_at = '2026-06-16T08:00:00Z' where user_id = $1`,
      [person.id],
    )
    expect((await download(person)).body).toMatchObject({
      events: [{ id: event.id, series: { id: series }, recurrence: { frequency: 'weekly', interval: 2 } }],
      told_events: [{ event_id: event.id, title: 'Weekly jazz' }],
      daily_letters: [
        { looked_at: '2026-06-15T12:00:00Z', last_day: '2026-06-15', due_at: '2026-06-16T08:00:00Z' },
      ],
      refused_mails: [{ count: 2 }],
    })
  })

  test('contains no data about anyone else', async () => {
    const { body } = await download(await service.person())
    const { user, ...rest } = body
    expect(user).toMatchObject({ event_count: 0 })
    const { notifications, ...lists } = rest
    expect(notifications).toEqual({ favorite_changes: true, reminders: true, matches: true })
    expect(Object.values(lists).flat()).toMatchObject([{ created_at: expect.any(String) }])
    expect((await download()).status).toBe(401)
  })

  test('PR-2 a deleted account leaves no trace in any table, but its published events stay', async () => {
    const { person, published, unpublished, elsewhere } = await busyPerson('Yorick')
    const { rows: before } = await service.db.query<{ phone: string; profile_pic: string }>(
      'select phone, profile_pic from users where id = $1',
      [person.id],
    )
    const { phone = '', profile_pic: picture = '' } = before[0] ?? {}
    const traces = [person.email, 'yorick', 'quuxyorick', phone, phone.slice(1)].map((each) =>
      each.toLowerCase(),
    )
    const inFull = await dump()
    expect(traces.filter((each) => !inFull.includes(each))).toEqual([])
    const { rows: galleries } = await service.db.query<{ name: string }>(
      "select media ->> 'name' as name from gallery_images where event_id = $1",
      [unpublished.id],
    )

    const { status, body } = await leave(person)
    expect([status, body]).toEqual([200, { success: true, message: 'Your account is deleted.' }])

    const after = await dump()
    expect(traces.filter((each) => after.includes(each))).toEqual([])
    const account = createHash('sha256')
      .update(JSON.stringify(['account', person.email.toLowerCase()]))
      .digest('base64url')
      .toLowerCase()
    expect(inFull).toContain(account)
    expect(after).not.toContain(account)
    const names = ['forgot', 'code-gap', 'code-hour', 'code-day', 'login-row', 'login', 'known', 'asker']
    for (const name of names) {
      for (const rest of [[], ['known'], ['127.0.0.1'], ['192.0.2.50'], ['reset-password', '127.0.0.1']]) {
        const whole = JSON.stringify([name, person.email.toLowerCase(), ...rest])
        const hash = createHash('sha256').update(whole).digest('base64url').toLowerCase()
        expect(after, whole).not.toContain(hash)
      }
    }
    expect(await exists('events', unpublished.id)).toBe(false)
    const { rows: garbage } = await service.db.query<{ name: string }>('select name from media_garbage')
    expect(garbage.map(({ name }) => name)).toEqual(
      expect.arrayContaining([picture, ...galleries.map(({ name }) => name)]),
    )
    expect((await download(person)).status).toBe(401)

    const seen = await service.request<{ data: object }>('GET', `/common/events/${published.id}/`, {
      token: superadmin.token,
    })
    expect(seen.body.data).toMatchObject({
      author: { full_name: 'Former member' },
      is_published: true,
    })
    expect(seen.body.data).not.toHaveProperty('author.email')
    const found = await page(service, superadmin, '/common/events/list/main/?search=quuxyorick')
    expect(found.results).toEqual([])
    const { rows: stats } = await service.db.query(
      'select view_count, favorite_count from event_stats where event_id = $1',
      [elsewhere.id],
    )
    expect(stats).toEqual([{ view_count: 0, favorite_count: 0 }])
    const { rows: auditEntries } = await service.db.query(
      "select actor_id, action from audit_log where entity = 'user' and entity_id = $1",
      [person.id],
    )
    expect(auditEntries).toEqual([{ actor_id: person.id, action: 'delete' }])
    // Letters queued for the deleted account do not delay those for other accounts.
    await service.mails()
    const again = await service.person({ email: person.email, full_name: 'Somebody New', phone })
    expect((await leave(again)).status).toBe(200)
  })

  test('requires the password and limits guesses', async () => {
    const asha = await service.person()
    for (const json of [{}, { password: '' }, { password: 5 }, { password: asha.password, id: 1 }]) {
      expect((await leave(asha, json, '192.0.2.1')).status).toBe(400)
    }
    for (let at = 0; at < 5; at += 1) {
      const wrong = await leave(asha, { password: 'not this one' }, '192.0.2.1')
      expect([wrong.status, wrong.body.errors]).toEqual([400, { password: ['This is not your password.'] }])
    }
    const guess = await leave(asha, undefined, '192.0.2.1')
    expect([guess.status, guess.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await exists('users', asha.id)).toBe(true)
    service.advance(31_000)
    expect((await leave(asha, undefined, '192.0.2.1')).status).toBe(200)
    expect(await exists('users', asha.id)).toBe(false)
    expect((await leave(undefined, { password: 'x' })).status).toBe(401)
  })

  test('the last superadmin cannot delete their account, even if several try at once', async () => {
    const last = await leave(superadmin)
    expect(last.status).toBe(409)
    expect(await exists('users', superadmin.id)).toBe(true)

    const others: Person[] = []
    for (let at = 0; at < 4; at += 1) others.push(await service.person({ user_type: 'superadmin' }))
    await service.db.query('update users set is_active = false where id = $1', [others[0]?.id])
    const leaving = [superadmin, ...others.slice(1)]
    const answers = await Promise.all(leaving.map((each, at) => leave(each, undefined, `192.0.2.${at + 10}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
    const { rows } = await service.db.query("select from users where user_type = 'superadmin' and is_active")
    expect(rows).toHaveLength(1)
  })
})
