import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService, type ServiceFetch } from '../../../service/run/app.ts'
import { ChangeFeed } from '../../../service/changes/feed.ts'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { deleteOldChanges } from '../../../service/changes/changeQueries.ts'
import { openSession } from '../../../service/account/sessions.ts'
import { createEvent, decide, publishEvent } from '../../support/events.ts'
import { type EventStream, readEvents } from '../../support/http/eventStream.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const hour = 3_600_000

describe.each(bothEngines)('changes on %s', (engine) => {
  let service: TestService
  let boss: Person
  let asha: Person
  const open: EventStream[] = []

  beforeAll(async () => {
    service = await openTestService({ engine, feed: { pause: 100, beat: 300, most: { each: 4, all: 8 } } })
    boss = await service.person({ user_type: 'superadmin' })
    asha = await service.person()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((stream) => stream.cancel()))
    // Otherwise, changes that the next test makes before it subscribes would still be reported.
    await expect.poll(() => service.services.changes.size).toBe(0)
  })
  afterAll(() => service.close())

  const ask = (
    topics: string,
    token: string | undefined,
    headers: object = {},
    app: ServiceFetch = service.app,
  ) =>
    app(
      new Request(`http://plaza.test/common/changes/?topics=${topics}`, {
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      }),
    )

  /** Opens a stream and waits until it has begun. */
  async function listen(
    topics: string,
    { token }: { token: string },
    headers: object = {},
    app?: ServiceFetch,
  ) {
    const response = await ask(topics, token, headers, app)
    if (!response.body || response.status !== 200) throw new Error(`listening answered ${response.status}`)
    const stream = readEvents(response.body)
    open.push(stream)
    expect(await stream.at(0)).toMatchObject({ event: 'open' })
    return stream
  }

  /**
   * Opens another instance. It sends no heartbeat during a test, because a reader that leaves several unread
   * is disconnected.
   */
  function openInstance({ pause = 100, db = service.db } = {}) {
    const { clock, log } = service.services
    const changes = new ChangeFeed({ database: db, clock, log, pause, beat: 60_000 })
    return { changes, app: createService({ ...service.services, db, changes }, { routes: allRoutes }) }
  }

  const hide = (id: number) =>
    service.db.query("update events set approval_status = 'pending' where id = $1", [id])
  const changed = (...topics: string[]) => ({ event: 'changed', data: { topics } })
  const refused = async (topics: string, token: string | undefined, headers: object = {}) => {
    const { status } = await ask(topics, token, headers)
    return status
  }

  test('AZ-1 a stream needs a token; the queue and the dashboard are for superadmins, events for those who may see them', async () => {
    const { id } = await createEvent(service, asha)
    const stranger = await service.person()
    expect(await refused('event:1', undefined)).toBe(401)
    expect(await refused('pending', asha.token)).toBe(403)
    expect(await refused(`dashboard,event:${id}`, asha.token)).toBe(403)
    expect(await refused(`event:${id}`, stranger.token)).toBe(404)
    expect(await refused('event:999999', boss.token)).toBe(404)
    await (await listen(`event:${id}`, asha)).cancel()
    await (await listen(`pending,dashboard,event:${id}`, boss)).cancel()
  })

  test('VA-1 an invalid topic or stream id is refused, with the name of the field', async () => {
    for (const topics of ['', 'event:', 'event:0', 'event:99999999999', 'users', 'pending,,', 'event:1;'])
      expect(await refused(topics, boss.token)).toBe(400)
    const many = Array.from({ length: 51 }, (_, at) => `event:${at + 1}`).join(',')
    expect(await refused(many, boss.token)).toBe(400)
    const answer = await ask('pending', boss.token, { 'last-event-id': "1-1'" })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { 'Last-Event-ID': [expect.any(String)] } })
  })

  test('the headers tell proxies to pass the stream on at once and unchanged', async () => {
    const response = await ask('pending', boss.token)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await response.body?.cancel()
  })

  test('each change is reported to its subscribers, and to nobody else', async () => {
    const other = await publishEvent(service, asha, boss)
    const { id } = await createEvent(service, asha)
    // PostgreSQL reports a change with a short delay, to everybody who has subscribed by then.
    const last = await publishEvent(service, asha, boss)
    const early = await listen(`event:${last.id}`, await service.person())
    await hide(last.id)
    await expect.poll(() => early.messages.at(-1)?.event).toBe('gone')
    const queue = await listen('pending', boss)
    const figures = await listen('dashboard', boss)
    const own = await listen(`event:${id}`, asha)
    const others = await listen(`event:${other.id}`, asha)

    await decide(service, boss, id)
    expect(await queue.at(1)).toMatchObject(changed('pending'))
    expect(await figures.at(1)).toMatchObject(changed('dashboard'))
    expect(await own.at(1)).toMatchObject(changed(`event:${id}`))

    await service.request('POST', `/common/events/${id}/view/`, { token: boss.token, json: {} })
    expect(await own.at(2)).toMatchObject(changed(`event:${id}`))
    await service.request('POST', '/common/favorites/add/', { token: boss.token, json: { event_id: id } })
    expect(await own.at(3)).toMatchObject(changed(`event:${id}`))
    expect(await figures.at(3)).toMatchObject(changed('dashboard'))
    expect(others.messages).toHaveLength(1)
    expect(queue.messages).toHaveLength(2)
    await Promise.all([queue, figures, own, others].map((stream) => stream.cancel()))
  })

  test('everything listed in the admin area is reported when it is created, changed or deleted', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const member = await service.person()
    const figures = await listen('dashboard', boss)
    for (const [statement, ...given] of [
      ["update users set phone = '+4915112345678' where id = $1", member.id],
      ["update users set profile_pic = 'mira' where id = $1", member.id],
      ['update users set last_login = now() where id = $1', member.id],
      ['update users set is_active = false where id = $1', member.id],
      ['delete from users where id = $1', member.id],
      ['update events set is_featured = true where id = $1', id],
      ['delete from events where id = $1', id],
      ...['categories', 'event_types'].flatMap((catalog): [string, ...unknown[]][] => [
        [`insert into ${catalog} (name, created_at) values ('Told', now())`],
        [`update ${catalog} set name = 'Told again' where name = 'Told'`],
        [`delete from ${catalog} where name = 'Told again'`],
      ]),
    ] as [string, ...unknown[]][]) {
      const before = figures.messages.length
      await service.db.query(statement, given)
      await expect.poll(() => figures.messages.length, { message: statement }).toBeGreaterThan(before)
    }
    const before = figures.messages.length
    await service.person()
    await expect.poll(() => figures.messages.length, { message: 'a sign-up' }).toBeGreaterThan(before)
    for (const message of figures.messages.slice(1)) expect(message).toMatchObject(changed('dashboard'))
    await figures.cancel()
  })

  test('a changed password is reported to nobody', async () => {
    const count = async () =>
      (await service.db.query<{ n: number }>('select count(*)::int as n from changes')).rows[0]?.n
    const before = await count()
    await service.db.query("update users set password_hash = password_hash || 'x' where id = $1", [asha.id])
    expect(await count()).toBe(before)
  })

  test('a change that is rolled back is never reported', async () => {
    const [{ id }, other] = [await createEvent(service, asha), await createEvent(service, asha)]
    const own = await listen(`event:${id},event:${other.id}`, asha)
    const undone = service.db.transaction(async (tx) => {
      await tx.query("update events set venue = 'Nowhere' where id = $1", [id])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await service.db.query("update events set venue = 'Somewhere' where id = $1", [other.id])
    expect(await own.at(1)).toMatchObject(changed(`event:${other.id}`))
    await own.cancel()
  })

  test('a burst of changes to one event gives a few messages, and the last change is always reported', async () => {
    const pause = 500
    const { changes, app } = openInstance({ pause })
    const [{ id }, other] = [await publishEvent(service, asha, boss), await publishEvent(service, asha, boss)]
    const guest = await service.person()
    const stream = await listen(`event:${id},event:${other.id}`, guest, {}, app)
    const count = 'update event_stats set view_count = view_count + 1 where event_id = $1'
    const began = performance.now()
    for (let at = 0; at < 60; at += 1) {
      await service.db.query(count, [id])
      await sleep(5)
    }
    // Done in the same transaction as the last change, so that the message `gone` proves that everything was
    // reported.
    await service.db.transaction(async (tx) => {
      await tx.query(count, [id])
      await tx.query("update events set approval_status = 'pending' where id = $1", [other.id])
    })
    const eventTypes = () => stream.messages.map(({ event }) => event)
    await expect.poll(eventTypes, { timeout: 60_000 }).toContain('gone')
    // One read may already have been in progress; after that there is one read per pause.
    const reads = Math.ceil((performance.now() - began) / pause) + 1
    expect(eventTypes().slice(-2)).toEqual(['changed', 'gone'])
    expect(stream.messages.at(-2)?.data).toEqual({
      topics: expect.arrayContaining([`event:${id}`]) as unknown,
    })
    expect(eventTypes().filter((event) => event === 'changed').length).toBeLessThanOrEqual(reads)
    await stream.cancel()
    changes.close()
  }, 90_000)

  test('a slow reader gets each topic once, even if it changed several times', async () => {
    const [{ id }, last] = [await publishEvent(service, asha, boss), await publishEvent(service, asha, boss)]
    const guest = await service.person()
    const topics = `event:${id},event:${last.id}`
    const { changes, app } = openInstance()
    const quick = await listen(topics, guest, {}, app)
    const { body } = await ask(topics, guest.token, {}, app)
    for (let at = 1; at <= 3; at += 1) {
      await service.db.query('update event_stats set view_count = view_count + 1 where event_id = $1', [id])
      await quick.at(at)
    }
    const slow = readEvents(body ?? new ReadableStream())
    open.push(slow)
    await hide(last.id)
    await expect.poll(() => slow.messages.map(({ event }) => event)).toContain('gone')
    expect(slow.messages.map(({ event }) => event)).toEqual(['open', 'changed', 'gone'])
    changes.close()
  })

  test('an event that its reader may no longer see is reported as gone, and not reported again', async () => {
    const [{ id }, last] = [await publishEvent(service, asha, boss), await publishEvent(service, asha, boss)]
    const guest = await service.person()
    const stream = await listen(`event:${id},event:${last.id}`, guest)
    await hide(id)
    expect(await stream.at(1)).toMatchObject({ event: 'gone', data: { topics: [`event:${id}`] } })
    await service.db.query("update events set venue = 'Secret' where id = $1", [id])
    await hide(last.id)
    expect(await stream.at(2)).toMatchObject({ event: 'gone', data: { topics: [`event:${last.id}`] } })
    await stream.cancel()
  })

  test('with Last-Event-ID no change in between is missed, not even from transactions that were open at the time', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const first = await listen(`event:${id}`, asha)
    await first.cancel()
    if (engine === 'postgres') {
      // This transaction begins before the stream's position is taken, and ends after it.
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const early = service.db.transaction(async (tx) => {
        await tx.query("update events set venue = 'Late' where id = $1", [id])
        await mayEnd
      })
      const during = await listen('event:' + (await publishEvent(service, asha, boss)).id, asha)
      await during.cancel()
      const since = { 'last-event-id': during.lastId() ?? '' }
      end()
      await early
      const late = await listen(`event:${id}`, asha, since)
      expect(await late.at(1)).toMatchObject(changed(`event:${id}`))
      await late.cancel()
    } else await service.db.query("update events set venue = 'Late' where id = $1", [id])
    const second = await listen(`event:${id}`, asha, { 'last-event-id': first.lastId() ?? '' })
    expect(await second.at(1)).toMatchObject(changed(`event:${id}`))
    // While a transaction older than a change is open, a returning client may get the change twice.
    const { rows } = await service.db.query<{ xid: number }>(
      'select max(xid) as xid from changes where event_id = $1',
      [id],
    )
    await expect.poll(() => Number.parseInt(second.lastId() ?? '')).toBeGreaterThan(rows[0]?.xid ?? Infinity)
    await second.cancel()
    const other = await publishEvent(service, asha, boss)
    const since = { 'last-event-id': second.lastId() ?? '' }
    const third = await listen(`event:${id},event:${other.id}`, asha, since)
    await service.db.query("update events set venue = 'Later' where id = $1", [other.id])
    expect(await third.at(1)).toMatchObject(changed(`event:${other.id}`))
    await third.cancel()
    const [xid = ''] = (first.lastId() ?? '').split('-')
    for (const ancient of [`${xid}-1`, `999999999-${Date.now()}`]) {
      const stream = await listen('pending,dashboard', boss, { 'last-event-id': ancient })
      expect(await stream.at(1)).toMatchObject(changed('pending', 'dashboard'))
      await stream.cancel()
    }
  })

  test('heartbeats arrive, with the position from which to continue', async () => {
    const stream = await listen('pending', boss)
    const [first] = stream.messages
    await createEvent(service, asha, { title: 'Not listened to' })
    await expect.poll(stream.beats).toBeGreaterThan(1)
    expect(stream.lastId()).not.toBe(first?.id)
    await stream.cancel()
  })

  test('SE-3 a stream ends on logout, deactivation, role change and expiry, and does not keep a session alive', async () => {
    const ends = async (stream: EventStream, reason: string) => {
      await stream.ended
      expect(stream.messages.at(-1)).toMatchObject({ event: 'end', data: { reason } })
    }
    const { id } = await publishEvent(service, asha, boss)
    const leaver = await service.person()
    const leaving = await listen(`event:${id}`, leaver)
    await service.request('POST', '/common/logout/', { token: leaver.token, json: {} })
    await ends(leaving, 'signedOut')

    const [banned, demoted] = [await service.person(), await service.person({ user_type: 'superadmin' })]
    const [bans, demotes] = [await listen(`event:${id}`, banned), await listen('dashboard', demoted)]
    await service.db.query('update users set is_active = false where id = $1', [banned.id])
    await ends(bans, 'signedOut')
    await service.db.query("update users set user_type = 'user' where id = $1", [demoted.id])
    await ends(demotes, 'roleChanged')
    expect(await refused('dashboard', demoted.token)).toBe(403)

    const idle = await service.person({ user_type: 'superadmin' })
    const idling = await listen('pending', idle)
    const passive = { 'x-passive': '1' }
    service.advance(hour)
    const look = { token: idle.token, headers: passive }
    expect((await service.request('GET', '/common/profile/', look)).status).toBe(200)
    const beats = idling.beats()
    await expect.poll(idling.beats).toBeGreaterThan(beats + 1)
    service.advance(hour)
    await ends(idling, 'signedOut')
    expect((await service.request('GET', '/common/profile/', look)).status).toBe(401)
    boss.token = (await openSession(service.db, boss.id, service.now())) ?? ''
  })

  test('the number of streams is limited per account and per process, and closing one makes room', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const topic = `event:${id}`
    const people = [asha, await service.person(), await service.person()] as const
    const mine: EventStream[] = []
    for (let at = 0; at < 4; at += 1) mine.push(await listen(topic, people[0]))
    const tooMany = await ask(topic, people[0].token)
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60'])
    for (let at = 0; at < 4; at += 1) mine.push(await listen(topic, people[1]))
    expect((await ask(topic, people[2].token)).status).toBe(503)
    await mine[0]?.cancel()
    mine.push(await listen(topic, people[2]))
    await Promise.all(mine.map((stream) => stream.cancel()))
    expect(service.changes.size).toBe(0)
  })

  test('200 streams opened and closed leave nothing behind', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    for (let at = 0; at < 200; at += 1) await (await listen(`event:${id}`, asha)).cancel()
    expect(service.changes.size).toBe(0)
    await expect.poll(timers).toBeLessThanOrEqual(before + 1)
    const stream = await listen(`event:${id}`, asha)
    await service.db.query("update events set venue = 'Still told' where id = $1", [id])
    expect(await stream.at(1)).toMatchObject(changed(`event:${id}`))
    await stream.cancel()
  })

  test('rows are deleted after 15 minutes, and so are those left over from another database', async () => {
    await deleteOldChanges(service.db)
    const count = async () =>
      (await service.db.query<{ n: number }>('select count(*) as n from changes')).rows[0]?.n
    const before = await count()
    await service.db.query(
      `insert into changes (at, xid) values (now() - interval '16 minutes', 5), (now(), 900000000000)`,
    )
    await deleteOldChanges(service.db)
    expect(await count()).toBe(before)
  })

  if (engine === 'postgres') {
    test('changes from before the first subscription are not reported, even while an older transaction is open', async () => {
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const older = service.db.transaction(async (tx) => {
        await tx.query('insert into changes (is_counted) values (true)')
        await mayEnd
      })
      const { id } = await publishEvent(service, asha, boss)
      const own = await listen(`event:${id}`, asha)
      await expect.poll(own.beats).toBeGreaterThan(1)
      expect(own.messages).toHaveLength(1)
      end()
      await older
    })

    test('changes made through one instance are reported by the other, even after its connection was cut', async () => {
      const second: Database = await openDatabase({ dataDir: '', databaseUrl: service.databaseUrl })
      const { changes, app } = openInstance({ db: second })
      const { id } = await publishEvent(service, asha, boss)
      const there = await listen(`event:${id}`, asha, {}, app)
      const here = await listen(`event:${id}`, asha)
      await service.db.query("update events set venue = 'One' where id = $1", [id])
      expect(await there.at(1)).toMatchObject(changed(`event:${id}`))
      expect(await here.at(1)).toMatchObject(changed(`event:${id}`))
      await second.query("update events set venue = 'Two' where id = $1", [id])
      expect(await here.at(2)).toMatchObject(changed(`event:${id}`))
      await there.at(2)

      const cut = await service.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query like 'listen%' and datname = current_database()`,
      )
      expect(cut.rows.length).toBeGreaterThan(0)
      await service.db.query("update events set venue = 'Three' where id = $1", [id])
      expect(await there.at(3)).toMatchObject(changed(`event:${id}`))
      await Promise.all([there.cancel(), here.cancel()])
      changes.close()
      await second.close()
    })
  }

  test('all streams end when the process stops, and no new ones begin', async () => {
    const stream = await listen('pending', boss)
    service.changes.close()
    await stream.ended
    expect(stream.messages.at(-1)).toMatchObject({ event: 'end', data: { reason: 'restart' } })
    expect(await refused('pending', boss.token)).toBe(503)
  })
})
