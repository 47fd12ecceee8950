import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retain } from '../../../service/run/retention.ts'
import { type Fields, page, publishEvent, signedInAgain, titles } from '../../support/events.ts'
import { keep, lettersTo, writeLetters } from '../../support/letters/letters.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(bothEngines)('daily letters on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let author: Person
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    author = await service.person()
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    at('2026-06-15T06:00:00Z')
    await service.db.query('delete from events')
    asha = await personIn('UTC')
  })

  /** Sets the service's clock, forwards or back. */
  const at = (moment: string) => service.advance(Date.parse(moment) - service.now().getTime())
  async function personIn(zone: string | null) {
    const person = await service.person()
    await service.db.query('update users set time_zone = $2 where id = $1', [person.id, zone])
    return person
  }
  const again = (person: Person) => signedInAgain(service, person)
  const publish = async (title: string, fields: Fields = {}) =>
    await publishEvent(service, await again(author), await again(superadmin), {
      title,
      time_zone: 'UTC',
      ...fields,
    })
  async function kept(title: string, fields: Fields = {}, by = asha) {
    const event = await publish(title, fields)
    await keep(service, await again(by), event.id)
    return event
  }
  async function save(json: object, by = asha) {
    const { token } = await again(by)
    const { status } = await service.request('POST', '/common/saved-filters/', {
      token,
      json: { name: 'F', ...json },
    })
    expect(status).toBe(201)
  }
  const subjects = async (to = asha) => (await lettersTo(service, to)).map(({ subject }) => subject)

  test('at 8:00 the favourites of today and tomorrow are announced, each only once; without any, no mail is sent', async () => {
    await kept('Today’s', { event_date: '2026-06-15', venue: 'Harbour' })
    await kept('Tomorrow’s', { event_date: '2026-06-16' })
    await kept('Later', { event_date: '2026-06-17' })
    at('2026-06-15T07:59:59Z')
    expect(await subjects()).toEqual([])
    at('2026-06-15T08:00:00Z')
    const [letter] = await lettersTo(service, asha)
    expect(letter?.subject).toBe('Events for you: 1 today, 1 tomorrow')
    expect(letter?.text).toMatch(
      /Your favourites today\n\n- Today’s, Monday, June 15, 2026, 6:30 PM UTC time, Harbour, Berlin\n {2}http:\/\/plaza.test\/explore\?event=\d+\n\nYour favourites tomorrow\n\n- Tomorrow’s, Tuesday, June 16/,
    )
    expect(letter?.text).not.toContain('Later')
    at('2026-06-16T08:00:00Z')
    expect((await subjects()).slice(1)).toEqual(['Tomorrow: Later'])
    at('2026-06-17T08:00:00Z')
    at('2026-06-18T08:00:00Z')
    expect(await subjects()).toHaveLength(2)
  })

  test('events that are cancelled, postponed, unpublished, past, moved or no longer favourites are not announced', async () => {
    const off = await kept('Off', { event_date: '2026-06-15' })
    const back = await kept('Back', { event_date: '2026-06-15' })
    await kept('Over', { event_date: '2026-06-15', start_time: '07:00', end_time: '08:00' })
    const moved = await kept('Moved', { event_date: '2026-06-16' })
    const left = await kept('Left', { event_date: '2026-06-15' })
    const { db } = service
    await db.query(`update events set lifecycle = 'cancelled' where id = $1`, [off.id])
    await db.query(`update events set approval_status = 'pending' where id = $1`, [back.id])
    await db.query(`update events set event_date = '2026-06-20' where id = $1`, [moved.id])
    await db.query('delete from favorites where event_id = $1', [left.id])
    at('2026-06-15T08:00:00Z')
    expect(await subjects()).toEqual([])

    // The same applies if the event is postponed between writing and sending.
    await kept('Sudden', { event_date: '2026-06-17' })
    at('2026-06-16T08:00:00Z')
    await writeLetters(service)
    await db.query(`update events set lifecycle = 'postponed'`)
    expect(await subjects()).toEqual([])
  })

  test('an event of several days is announced on only one of them', async () => {
    const fair = await kept('Fair', { event_date: '2026-06-15', end_date: '2026-06-30', end_time: '20:00' })
    const ben = await personIn('UTC')
    at('2026-06-20T07:00:00Z')
    await keep(service, await again(ben), fair.id)
    for (let day = 20; day < 24; day += 1) {
      at(`2026-06-${day}T08:00:00Z`)
      await writeLetters(service)
    }
    expect([await subjects(), await subjects(ben)]).toEqual([['Today: Fair'], ['Today: Fair']])
  })

  test("8:00 is in the account's zone, and days are in the place's zone", async () => {
    const kolkata = await personIn('Asia/Kolkata')
    const honolulu = await personIn('Pacific/Honolulu')
    const unknown = await personIn(null)
    // At 8:00 on the 15th in Honolulu, the 16th has begun in Auckland but the 17th has not.
    const event = await publish('Far', {
      event_date: '2026-06-17',
      start_time: '21:00',
      time_zone: 'Pacific/Auckland',
    })
    for (const person of [kolkata, honolulu, unknown]) await keep(service, person, event.id)
    at('2026-06-16T02:29:59Z')
    expect(await subjects(kolkata)).toEqual([])
    at('2026-06-16T02:30:00Z')
    expect(await subjects(kolkata)).toEqual(['Tomorrow: Far'])
    at('2026-06-15T18:00:00Z')
    expect(await subjects(honolulu)).toEqual(['Tomorrow: Far'])
    expect((await lettersTo(service, honolulu))[0]?.text).toContain(
      'Far, Wednesday, June 17, 2026, 9:00 PM Auckland time (Tuesday, June 16, 2026, 11:00 PM your time)',
    )
    at('2026-06-16T08:00:00Z')
    expect(await subjects(unknown)).toEqual(['Tomorrow: Far'])
  })

  test('a zone that the database does not know does not block other accounts', async () => {
    const ben = await personIn('Nowhere/Land')
    await keep(service, ben, (await kept('Jazz', { event_date: '2026-06-16' })).id)
    at('2026-06-15T08:00:00Z')
    await writeLetters(service)
    const { rows } = await service.db.query<{ user_id: number }>(
      'select user_id from mail_outbox where is_bulk order by 1',
    )
    expect(rows).toEqual([{ user_id: asha.id }, { user_id: ben.id }])
    await service.db.query('delete from users where id = $1', [ben.id])
  })

  test.each([
    ['forward', '2026-03-28T08:00:00+01:00', '2026-03-29T08:00:00+02:00', '2026-03-30T08:00:00+02:00'],
    ['back', '2026-10-24T08:00:00+02:00', '2026-10-25T08:00:00+01:00', '2026-10-26T08:00:00+01:00'],
  ])('8:00 stays 8:00 when clocks go %s', async (_how, ...days) => {
    const berlin = await personIn('Europe/Berlin')
    const first = days[0] ?? ''
    at(new Date(Date.parse(first) - hour).toISOString())
    for (const [index, moment] of days.entries()) {
      const event_date = new Date(Date.parse(moment)).toISOString().slice(0, 10)
      await kept(`Day ${index}`, { event_date, start_time: '23:00', time_zone: 'Pacific/Honolulu' }, berlin)
    }
    for (const [index, moment] of days.entries()) {
      at(new Date(Date.parse(moment) - 1).toISOString())
      expect(await subjects(berlin)).toHaveLength(index)
      at(moment)
      expect(await subjects(berlin)).toHaveLength(index + 1)
    }
  })

  test('a server asleep at 8:00 sends one late letter, not at night and not twice', async () => {
    await kept('One', { event_date: '2026-06-16' })
    await kept('Two', { event_date: '2026-06-18' })
    await kept('Three', { event_date: '2026-06-20' })
    at('2026-06-15T23:00:00Z')
    expect(await subjects()).toEqual(['Tomorrow: One'])
    at('2026-06-18T03:00:00Z')
    expect(await subjects()).toHaveLength(1)
    at('2026-06-18T08:00:00Z')
    expect((await subjects()).slice(1)).toEqual(['Today: Two'])
    at('2026-06-19T08:00:00Z')
    expect((await subjects()).slice(2)).toEqual(['Tomorrow: Three'])
  })

  test('an account that starts after 8:00 gets its first letter the next morning', async () => {
    at('2026-06-15T09:00:00Z')
    await kept('First', { event_date: '2026-06-16' })
    at('2026-06-15T23:59:00Z')
    expect(await subjects()).toEqual([])
    at('2026-06-16T08:00:00Z')
    expect(await subjects()).toEqual(['Today: First'])
  })

  test.each(['2026-06-15T05:00:00Z', '2026-06-14T07:00:00Z', '2026-06-05T07:00:00Z'])(
    'after the clock is set back to %s, no letter is repeated and none is missed',
    async (moment) => {
      await kept('One', { event_date: '2026-06-16' })
      at('2026-06-15T08:00:00Z')
      expect(await subjects()).toEqual(['Tomorrow: One'])
      at(moment)
      await retain(service.db, service.now())
      await writeLetters(service)
      await kept('Two', { event_date: '2026-06-17' })
      for (let day = Number(moment.slice(8, 10)); day < 18; day += 1) {
        at(`2026-06-${String(day).padStart(2, '0')}T08:00:00Z`)
        await subjects()
      }
      expect(await subjects()).toEqual(['Tomorrow: One', 'Tomorrow: Two'])
    },
  )

  test('after the clock is set back by many days, letters continue with the days that it shows', async () => {
    await kept('One', { event_date: '2026-06-16' })
    at('2026-06-15T08:00:00Z')
    expect(await subjects()).toEqual(['Tomorrow: One'])
    at('2026-06-05T07:00:00Z')
    await retain(service.db, service.now())
    await kept('Two', { event_date: '2026-06-07' })
    at('2026-06-06T08:00:00Z')
    expect(await subjects()).toEqual(['Tomorrow: One', 'Tomorrow: Two'])
  })

  const move = async (time_zone: string) => {
    const { token } = await again(asha)
    const { status } = await service.request('PATCH', '/common/profile/', { token, form: { time_zone } })
    expect(status).toBe(200)
  }

  test('an account that moves to another zone gets its next letter at 8:00 there', async () => {
    await move('Pacific/Honolulu')
    await kept('One', { event_date: '2026-06-16' })
    await writeLetters(service)
    await move('UTC')
    at('2026-06-15T08:00:00Z')
    expect(await subjects()).toEqual(['Tomorrow: One'])
  })

  test('an account that moves to another zone gets one letter a day', async () => {
    await move('Asia/Kolkata')
    at('2026-06-15T02:00:00Z')
    await kept('One', { event_date: '2026-06-16' })
    at('2026-06-15T02:30:00Z')
    await writeLetters(service)
    await kept('Two', { event_date: '2026-06-16' })
    await move('UTC')
    at('2026-06-15T08:00:00Z')
    const before = (await subjects()).length
    at('2026-06-16T08:00:00Z')
    expect([before, (await subjects()).length]).toEqual([1, 2])
  })

  test('concurrent processes write a letter only once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => personIn('UTC')))
    const event = await publish('Jazz', { event_date: '2026-06-16' })
    for (const person of people) await keep(service, person, event.id)
    at('2026-06-15T08:00:00Z')
    await Promise.all([writeLetters(service), writeLetters(service), writeLetters(service)])
    for (const person of people) expect(await subjects(person)).toEqual(['Tomorrow: Jazz'])
  })

  test("a new event that matches a saved filter is announced once, unless it is a favourite or the reader's own", async () => {
    await save({ search: 'jazz' })
    await save({ location: 'berlin' })
    await save({ search: 'jazz' }, author)
    await publish('Jazz in July', { event_date: '2026-07-10' })
    await publish('Rock in July', { event_date: '2026-07-11', location: 'Köln' })
    at('2026-06-15T08:00:00Z')
    const [letter] = await lettersTo(service, asha)
    expect(letter?.subject).toBe('New: Jazz in July')
    expect(letter?.text).toContain(
      'New events that match your saved searches\n\n- Jazz in July, Friday, July 10',
    )
    await kept('Jazz in August', { event_date: '2026-08-10' })
    at('2026-06-16T08:00:00Z')
    await writeLetters(service)
    at('2026-08-09T08:00:00Z')
    expect((await subjects()).slice(1)).toEqual(['Tomorrow: Jazz in August'])
  })

  test.each([
    ['today', ['15']],
    ['weekend', ['20', '21']],
    ['week', ['15', '20', '21']],
    ['month', ['15', '20', '21', '22', '2026-07-14']],
  ] as const)("%s is counted from the reader's day", async (when, days) => {
    const events = ['14', '15', '20', '21', '22', '2026-07-14', '2026-07-15']
    const berlin = await personIn('Europe/Berlin')
    at('2026-06-13T12:00:00Z')
    for (const day of events) {
      const event_date = day.length === 2 ? `2026-06-${day}` : day
      await publish(`Day ${day}`, { event_date, start_time: '23:30', time_zone: 'Pacific/Honolulu' })
    }
    await service.db.query('update events set published_at = $1', ['2026-06-14T12:00:00Z'])
    await save({ when }, berlin)
    await service.db.query(
      `update daily_letters set from_at = '2026-06-14T07:00:00Z', due_at = null where user_id = $1`,
      [berlin.id],
    )
    at('2026-06-15T06:00:00Z')
    const text = (await lettersTo(service, berlin))[0]?.text ?? ''
    expect(events.filter((day) => text.includes(`Day ${day},`))).toEqual(days)
  })

  test.each([
    ['Africa/Cairo', ['19', '20']],
    ['Asia/Jerusalem', ['19', '20']],
    ['Asia/Tehran', ['19']],
    ['Africa/Casablanca', ['20', '21']],
  ])('the weekend is that of the account’s time zone: %s', async (zone, days) => {
    const reader = await personIn(zone)
    at('2026-06-13T12:00:00Z')
    const events = ['18', '19', '20', '21']
    for (const day of events) await publish(`Day ${day}`, { event_date: `2026-06-${day}` })
    await service.db.query('update events set published_at = $1', ['2026-06-14T12:00:00Z'])
    await save({ when: 'weekend' }, reader)
    await service.db.query(
      `update daily_letters set from_at = '2026-06-14T09:00:00Z', due_at = null where user_id = $1`,
      [reader.id],
    )
    at('2026-06-15T09:00:00Z')
    const text = (await lettersTo(service, reader))[0]?.text ?? ''
    expect(events.filter((day) => text.includes(`Day ${day},`))).toEqual(days)
  })

  test('a saved filter finds the same events in a letter as in the list', async () => {
    for (const [title, fields] of [
      ['Jazz under trees', { venue: 'Stadtgarten', location: 'Köln' }],
      ['All that jazz', { event_category_id: '2', location: 'Lisboa' }],
      ['Trees and birds', { content: 'No jazz at all.', event_type_id: '2' }],
      ['上海 の 夜', { location: '上海' }],
      ['Open air', { venue: 'Am Rhein, Köln-Deutz' }],
    ] as const)
      await publish(title, { event_date: '2026-06-25', ...fields })
    const queries = [
      { search: 'jazz' },
      { search: 'tree' },
      { search: 'ree' },
      { location: 'koln' },
      { location: 'ln' },
      { search: '夜' },
      { category: 2 },
      { event_type: 2, search: 'birds' },
      { category: 1, location: 'lisboa' },
    ]
    const found = []
    const expected = []
    for (const query of queries) {
      const reader = await personIn('UTC')
      await save(query, reader)
      const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      expected.push(titles(await page(service, reader, `/common/events/list/main/?${params}`)).toSorted())
      found.push(reader)
    }
    expect(expected.filter((list) => list.length > 0).length).toBeGreaterThan(6)
    at('2026-06-15T08:00:00Z')
    for (const [index, reader] of found.entries()) {
      const text = (await lettersTo(service, reader))[0]?.text ?? ''
      const listed = [...text.matchAll(/^- (.+?), Thursday/gm)].map(([, title = '']) => title).toSorted()
      expect([queries[index], listed]).toEqual([queries[index], expected[index]])
    }
  })

  test('an account gets the kinds of letters that it wants, and the link unsubscribes from the kinds in the letter', async () => {
    const kinds = async (settings: object) => {
      const reader = await personIn('UTC')
      const { token } = reader
      await service.request('PATCH', '/common/notifications/', { token, json: settings })
      await save({ search: 'match' }, reader)
      await kept('Mine', { event_date: '2026-06-16' }, reader)
      return reader
    }
    const readers = [await kinds({}), await kinds({ matches: false }), await kinds({ reminders: false })]
    const none = await kinds({ matches: false, reminders: false })
    await publish('Match', { event_date: '2026-06-30' })
    at('2026-06-15T08:00:00Z')
    const seen = []
    for (const reader of readers) {
      const [letter] = await lettersTo(service, reader)
      const link = /\/unsubscribe\/\d+-(\w+)-/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')
      seen.push([letter?.subject, link?.[1]])
    }
    expect(seen).toEqual([
      ['Events for you: 1 tomorrow, 1 new', 'daily'],
      ['Tomorrow: Mine', 'reminders'],
      ['New: Match', 'matches'],
    ])
    expect(await subjects(none)).toEqual([])
  })
})
