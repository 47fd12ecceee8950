import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceChanges } from '../../../service/mail/bulk/announce.ts'
import { decide, publishEvent, sendEdit } from '../../support/events.ts'
import { keep, lettersTo, writeLetters } from '../../support/letters/letters.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const minute = 60_000

describe.each(oneEngine)('letters about changed favourites on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let author: Person
  let asha: Person
  let event: { id: number }

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    superadmin = await service.person({ user_type: 'superadmin' })
    author = await service.person({ full_name: 'Ben Okri' })
    asha = await service.person({ full_name: 'Asha Rao' })
    event = await publishEvent(service, author, superadmin, { title: 'Night of <lights>' })
    await keep(service, asha, event.id)
    await keep(service, author, event.id)
  })

  async function change(json: object, by = author) {
    const path = `/common/events/${event.id}/lifecycle/`
    const { status } = await service.request('PATCH', path, { token: by.token, json })
    expect(status).toBe(200)
  }
  const cancel = (reason = 'The singer is ill.') => change({ lifecycle: 'cancelled', reason })
  const subjects = async (to = asha) => (await lettersTo(service, to)).map(({ subject }) => subject)

  test('a cancelled event is announced with its reason after 10 minutes, to everybody who has it as a favourite, except its author', async () => {
    await cancel()
    service.advance(10 * minute - 1)
    expect(await subjects()).toEqual([])
    service.advance(1)
    const [letter, ...others] = await lettersTo(service, asha)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Cancelled: Night of <lights>')
    expect(letter?.text).toContain(
      '“Night of <lights>”, one of your favourites, is cancelled: Wednesday, July 1, 2026, 6:30 PM UTC time, Stadtgarten, Berlin.',
    )
    expect(letter?.text).toContain('The reason given:\n\n> The singer is ill.\n')
    expect(letter?.text).toContain(`See it on Explore: http://plaza.test/explore?event=${event.id}\n`)
    expect(letter?.html).toContain('“Night of &lt;lights&gt;”')
    expect(letter?.html).toContain('prefers-color-scheme: dark')
    expect(letter?.headers).toMatchObject({ References: `<event-${event.id}@plaza.test>` })
    expect((await subjects(author)).filter((subject) => !subject.startsWith('Published'))).toEqual([])
    service.advance(60 * minute)
    expect(await subjects()).toHaveLength(1)
  })

  test('several changes cause one letter, 10 minutes after the last one; a reverted change causes none', async () => {
    await change({ lifecycle: 'postponed', reason: 'A storm is coming.' })
    service.advance(9 * minute)
    expect(await subjects()).toEqual([])
    await cancel('The storm is here.')
    service.advance(9 * minute)
    expect(await subjects()).toEqual([])
    service.advance(minute)
    const [letter] = await lettersTo(service, asha)
    expect(letter?.text).toContain('> The storm is here.')
    expect(letter?.text).not.toContain('coming')

    await change({ lifecycle: 'scheduled' })
    service.advance(minute)
    await cancel('Again.')
    service.advance(60 * minute)
    expect(await subjects()).toEqual(['Cancelled: Night of <lights>'])
  })

  test('an event that takes place after all, on another day, is announced with both days', async () => {
    await change({ lifecycle: 'postponed', reason: 'A storm.' })
    service.advance(10 * minute)
    expect(await subjects()).toEqual(['Postponed: Night of <lights>'])
    await change({ lifecycle: 'scheduled', event_date: '2026-08-01' })
    service.advance(10 * minute)
    const letter = (await lettersTo(service, asha))[1]
    expect(letter?.subject).toBe('It takes place: Night of <lights>')
    expect(letter?.text).toContain('It was: Wednesday, July 1, 2026, 6:30 PM UTC time, Stadtgarten, Berlin.')
    expect(letter?.text).toContain(
      'It is now: Saturday, August 1, 2026, 6:30 PM UTC time, Stadtgarten, Berlin.',
    )
  })

  async function propose(form: Record<string, string>) {
    await sendEdit(service, author, event.id, { ...form, as_proposal: 'true' })
    const { rows } = await service.db.query<{ version: number }>('select version from events where id = $1', [
      event.id,
    ])
    const { status } = await decide(service, superadmin, event.id, {
      action: 'publish',
      version: rows[0]?.version,
    })
    expect(status).toBe(200)
  }

  test('an approved change of time and place is announced; a new title alone is not, nor is a change that is reverted', async () => {
    await propose({ title: 'Nights' })
    service.advance(10 * minute)
    expect(await subjects()).toEqual([])
    await propose({ start_time: '20:00' })
    service.advance(9 * minute)
    // This proposal must not postpone the letter.
    await propose({ title: 'Lights' })
    service.advance(minute)
    const [letter] = await lettersTo(service, asha)
    expect(letter?.subject).toBe('Moved: Lights')
    expect(letter?.text).toContain('It was: Wednesday, July 1, 2026, 6:30 PM UTC time, Stadtgarten, Berlin.')
    expect(letter?.text).toContain(
      'It is now: Wednesday, July 1, 2026, 8:00 PM UTC time, Stadtgarten, Berlin.',
    )
    await propose({ venue: 'Harbour' })
    service.advance(minute)
    await propose({ venue: 'Stadtgarten' })
    service.advance(60 * minute)
    expect(await subjects()).toHaveLength(1)
  })

  test('an event that returns to review is announced once it is published again, if it has moved', async () => {
    await sendEdit(service, author, event.id, { event_date: '2026-07-05' })
    service.advance(60 * minute)
    expect(await subjects()).toEqual([])
    await decide(service, superadmin, event.id)
    service.advance(10 * minute)
    expect(await subjects()).toEqual(['Moved: Night of <lights>'])
  })

  test("a superadmin's edit of an own event is announced at once", async () => {
    const own = await publishEvent(service, superadmin, superadmin)
    await keep(service, asha, own.id)
    await sendEdit(service, superadmin, own.id, { location: 'Köln', as_proposal: 'true' })
    service.advance(10 * minute)
    expect(await subjects()).toEqual(['Moved: Open-air jazz'])
  })

  test('an event that has been taken down or deleted is not announced', async () => {
    const path = `/common/superadmin/events/${event.id}/takedown/`
    const takeDown = () => service.request('POST', path, { token: superadmin.token, json: { reason: 'No.' } })
    await cancel()
    service.advance(10 * minute)
    await announceChanges(service.db, service.now(), new AbortController().signal)
    await takeDown()
    expect(await subjects()).toEqual([])
    const other = await publishEvent(service, author, superadmin)
    await keep(service, asha, other.id)
    event = other
    await cancel()
    await service.db.query('delete from events where id = $1', [other.id])
    service.advance(60 * minute)
    expect(await subjects()).toEqual([])
  })

  test.each([
    [
      'does not want such letters',
      'insert into notification_settings (user_id, favorite_changes) values ($1, false)',
    ],
    ['is not active', 'update users set is_active = false where id = $1'],
    ['has not verified the address', 'update users set is_email_verified = false where id = $1'],
    ['was refused three times in a row', 'insert into mail_bounces (user_id, n) values ($1, 3)'],
    ['no longer has the favourite', 'delete from favorites where user_id = $1'],
  ])('nobody who %s gets a letter, even if that changed only after it was written', async (_what, sql) => {
    const ben = await service.person()
    await keep(service, ben, event.id)
    await cancel()
    await service.db.query(sql, [asha.id])
    service.advance(10 * minute)
    await writeLetters(service)
    if (!sql.includes('favorites')) await service.db.query(sql, [ben.id])
    expect([await subjects(), (await subjects(ben)).length]).toEqual([[], sql.includes('favorites') ? 1 : 0])
  })

  test('LE-5 an address gets at most 20 such letters a day', async () => {
    for (let changes = 0; changes < 12; changes += 1) {
      await cancel()
      service.advance(10 * minute)
      await writeLetters(service)
      await change({ lifecycle: 'scheduled' })
      service.advance(10 * minute)
      await writeLetters(service)
      await service.mails()
    }
    expect(await subjects()).toHaveLength(20)
  })

  test('many people get one letter each, in batches, from any number of concurrent processes', async () => {
    await service.db.query(
      `with people as (
         insert into users (email, email_key, full_name, is_email_verified, created_at)
         select 'many' || n || '-' || $1::integer, 'many' || n || '-' || $1::integer, 'M', true, now() from generate_series(1, 1234) as n returning id
       ) insert into favorites (user_id, event_id, starts_at, over_at, added_at)
       select people.id, events.id, starts_at, over_at, now() from people, events where events.id = $1`,
      [event.id],
    )
    await cancel()
    service.advance(10 * minute)
    const { db, now } = service
    const work = () => announceChanges(db, now(), new AbortController().signal)
    await Promise.all([work(), work(), work()])
    await work()
    const { rows } = await db.query(
      `select count(*) as n, count(distinct user_id) as people from mail_outbox where kind = 'favorite-changed'`,
    )
    expect(rows).toEqual([{ n: 1235, people: 1235 }])
    const { rows: left } = await db.query('select from announcements union all select from event_changes')
    expect(left).toEqual([])
    await db.query('delete from mail_outbox')
  })
})
