import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import ICAL from 'ical.js'
import { createEvent, publishEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const path = '/common/favorites/feed/'

describe.each(oneEngine)('calendar feed on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  const logged: string[] = []

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
    service = await openTestService({ engine, services: { rateLimits: true, log } })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const state = async ({ token }: Person) =>
    (await service.request<{ data: { created_at: string | null } }>('GET', path, { token })).body.data
      .created_at
  const renew = async ({ token }: Person) =>
    (await service.request<{ data: { url: string } }>('POST', path, { token })).body.data.url
  const keep = (by: Person, id: number) =>
    service.request('POST', '/common/favorites/add/', { token: by.token, json: { event_id: id } })
  /** Requests the feed like a calendar program, without a token. */
  const read = (url: string, headers: Record<string, string> = {}, ip = '192.0.2.1') =>
    service.app(new Request(url, { headers }), { ip })

  test('has a secret address that is not stored; each new address replaces the old one', async () => {
    const person = await service.person()
    expect(await state(person)).toBeNull()
    const first = await renew(person)
    expect(first).toMatch(/^http:\/\/plaza\.test\/common\/feeds\/[\w-]{43}\.ics$/)
    expect(await state(person)).toBe('2026-06-15T12:00:00Z')
    const { rows } = await service.db.query<{ text: string }>(
      'select to_jsonb(f)::text as text from favorite_feeds as f',
    )
    const secret = first.slice(-47, -4)
    expect(rows.map(({ text }) => text).join()).not.toContain(secret)

    const second = await renew(person)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect((await service.request('DELETE', path, { token: person.token })).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    expect((await service.request('DELETE', path, { token: person.token })).status).toBe(204)
    expect(await state(person)).toBeNull()
    const auditEntries = await service.db.query<{ action: string }>(
      'select action from audit_log where actor_id = $1 order by id',
      [person.id],
    )
    expect(auditEntries.rows.map(({ action }) => action)).toEqual([
      'renew-feed',
      'renew-feed',
      'end-feed',
      'end-feed',
    ])
  })

  test('contains the published favourites of its owner, and no others, in RFC 5545 format', async () => {
    const person = await service.person()
    const kept = await publishEvent(service, superadmin, superadmin, { title: 'Jazz; wine, and more' })
    const hidden = await publishEvent(service, superadmin, superadmin, { title: 'Taken back' })
    await publishEvent(service, superadmin, superadmin, { title: 'Not kept' })
    await createEvent(service, person, { title: 'Pending' })
    await keep(person, kept.id)
    await keep(person, hidden.id)
    await service.db.query("update events set approval_status = 'pending' where id = $1", [hidden.id])

    const answer = await read(await renew(person))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=900, no-transform')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const text = await answer.text()
    const lines = text.split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain(`UID:event-${kept.id}@plaza.test`)
    expect(lines).toContain('SUMMARY:Jazz\\; wine\\, and more')
    expect(lines).toContain(`URL:http://plaza.test/explore?event=${kept.id}`)
    const { rows } = await service.db.query<{ start: string }>(
      `select to_char(starts_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as start from events where id = $1`,
      [kept.id],
    )
    expect(lines).toContain(`DTSTART:${rows[0]?.start}`)
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text).not.toMatch(/Taken back|Not kept|Pending/)
  })

  test('gives a short answer while nothing has changed', async () => {
    const person = await service.person()
    const url = await renew(person)
    const tag = (await read(url)).headers.get('etag') ?? ''
    expect((await read(url, { 'if-none-match': tag })).status).toBe(304)
    const event = await publishEvent(service, superadmin, superadmin, { title: 'New' })
    await keep(person, event.id)
    const second = await read(url, { 'if-none-match': tag })
    expect(second.status).toBe(200)
    const newTag = second.headers.get('etag') ?? ''
    expect((await read(url, { 'if-none-match': `W/${newTag}` })).status).toBe(304)
    await sendEdit(service, superadmin, event.id, { title: 'Newer' })
    expect((await read(url, { 'if-none-match': newTag })).status).toBe(200)
  })

  test('stays below 1 MB with 200 long events, and above it leaves out the last', async () => {
    const person = await service.person()
    const url = await renew(person)
    const event = await publishEvent(service, superadmin, superadmin, { content: 'x' })
    const columns = await service.db.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'events' and is_generated = 'NEVER'
        and column_name not in ('id', 'slug', 'content')`,
    )
    const same = columns.rows.map(({ column_name }) => column_name).join(', ')
    await service.db.query(
      `with made as (
        insert into events (slug, content, ${same}) select 'long-' || $2 || n, '', ${same} from events, generate_series(1, 210) as n
        where id = $1 returning id, starts_at, over_at
      ) insert into favorites (user_id, event_id, added_at, starts_at, over_at) select $2::integer, id, now(), starts_at, over_at from made`,
      [event.id, person.id],
    )
    const lasting = async (content: string, title: string) => {
      await service.db.query(
        `update events set content = $1, title = $2, version = version + 1 where slug like 'long-' || $3 || '%'`,
        [content, title, person.id],
      )
      const text = await (await read(url)).text()
      expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
      expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      return new ICAL.Component(ICAL.parse(text) as []).getAllSubcomponents('vevent')
    }
    const hindi = await lasting('संगीत और नृत्य की एक शाम; '.repeat(800).slice(0, 19_900), 'संगीत')
    expect(hindi).toHaveLength(200)
    const [first] = hindi
    const description = String(first?.getFirstPropertyValue('description'))
    expect(description).toMatch(/^संगीत और.{950,999}…\n\nhttp:\/\/plaza\.test\/explore\?event=\d+$/u)
    const many = await lasting('🎷'.repeat(9_000), '🎷'.repeat(200))
    expect(many.length).toBeGreaterThan(150)
    expect(many.length).toBeLessThan(200)
  })

  test('is deleted with the account, and unavailable while the account is inactive', async () => {
    const person = await service.person()
    const url = await renew(person)
    await service.db.query('update users set is_active = false where id = $1', [person.id])
    expect((await read(url)).status).toBe(404)
    await service.db.query('update users set is_active = true where id = $1', [person.id])
    expect((await read(url)).status).toBe(200)
    await service.db.query('delete from users where id = $1', [person.id])
    expect((await read(url)).status).toBe(404)
  })

  test('cannot be guessed: unknown names get 404, and one address may try 60 times a minute', async () => {
    for (const name of [
      'x.ics',
      `${'A'.repeat(43)}.ics`,
      'A'.repeat(43),
      '%00.ics',
      `${'A'.repeat(43)}.ics.ics`,
    ])
      expect([404, 400]).toContain(
        (await read(`http://plaza.test/common/feeds/${name}`, {}, '192.0.2.7')).status,
      )
    const guess = () => read(`http://plaza.test/common/feeds/${'B'.repeat(43)}.ics`, {}, '192.0.2.8')
    const answers = []
    for (let at = 0; at < 61; at += 1) answers.push((await guess()).status)
    expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([60, 429])
  })

  test('LO-1 has an address that is not logged', async () => {
    const url = await renew(await service.person())
    logged.length = 0
    await read(url)
    expect(logged.join('')).toContain('/common/feeds/...')
    expect(logged.join('')).not.toContain(url.slice(-47, -4))
  })
})
