import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService, type ServiceFetch } from '../../../service/run/app.ts'
import { ChangeFeed } from '../../../service/changes/feed.ts'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { DatabaseUnavailable } from '../../../service/store/engine/errors.ts'
import { openSession } from '../../../service/account/sessions.ts'
import { createEvent, decide, publishEvent } from '../../support/events.ts'
import { type EventStream, readEvents } from '../../support/http/eventStream.ts'
import { Line } from '../../support/line.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const hour = 3_600_000

describe.each(bothEngines)('changes on %s', (engine) => {
  let service: TestService
  let boss: Person
  let asha: Person
  const open: EventStream[] = []
  const marks = new Map<string, () => void>()

  beforeAll(async () => {
    service = await openTestService({ engine, feed: { pause: 100, beat: 300, most: { each: 4, all: 8 } } })
    boss = await service.person({ user_type: 'superadmin' })
    asha = await service.person()
    await service.db.listen('changes', (topic) => marks.get(topic)?.())
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((stream) => stream.cancel()))
    // Otherwise, they would count towards the limits of the next test.
    await expect.poll(() => service.services.changes.size).toBe(0)
  })
  afterAll(() => service.close())

  const ask = (topics: string, token: string | undefined, app: ServiceFetch = service.app) =>
    app(
      new Request(`http://plaza.test/common/changes/?topics=${topics}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    )

  /** Waits until all changes so far have been heard, since the next stream would report them too. */
  async function settle() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const mark = randomUUID()
    marks.set(mark, resolve)
    await service.db.notify('changes', mark)
    await promise
  }

  /** Opens a stream and waits until it has begun. */
  async function listen(topics: string, { token }: { token: string }, app?: ServiceFetch) {
    await settle()
    const response = await ask(topics, token, app)
    if (!response.body || response.status !== 200) throw new Error(`listening answered ${response.status}`)
    const stream = readEvents(response.body)
    open.push(stream)
    expect(await stream.at(0)).toMatchObject({ event: 'open' })
    return stream
  }

  /**
   * Opens another instance. By default it sends no heartbeat during a test, because a reader that leaves
   * several unread is disconnected.
   */
  function openInstance({ pause = 100, beat = 60_000, db = service.db } = {}) {
    const { clock, log } = service.services
    const changes = new ChangeFeed({ database: db, clock, log, pause, beat })
    return { changes, app: createService({ ...service.services, db, changes }, { routes: allRoutes }) }
  }

  const hide = (id: number) =>
    service.db.query("update events set approval_status = 'pending' where id = $1", [id])
  const changed = (...topics: string[]) => ({ event: 'changed', data: { topics } })
  const refused = async (topics: string, token: string | undefined) => (await ask(topics, token)).status

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

  test('VA-1 an invalid topic is refused', async () => {
    for (const topics of ['', 'event:', 'event:0', 'event:99999999999', 'users', 'pending,,', 'event:1;'])
      expect(await refused(topics, boss.token)).toBe(400)
    const many = Array.from({ length: 51 }, (_, at) => `event:${at + 1}`).join(',')
    expect(await refused(many, boss.token)).toBe(400)
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
    await settle()
    const heard: string[] = []
    const stop = await service.db.listen('changes', (topic) => heard.push(topic))
    await service.db.query("update users set password_hash = password_hash || 'x' where id = $1", [asha.id])
    await settle()
    expect(heard.filter((topic) => topic !== 'beat' && !marks.has(topic))).toEqual([])
    await stop()
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
    const stream = await listen(`event:${id},event:${other.id}`, guest, app)
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
    const quick = await listen(topics, guest, app)
    const { body } = await ask(topics, guest.token, app)
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

  test('heartbeats arrive', async () => {
    const stream = await listen('pending', boss)
    await expect.poll(stream.beats).toBeGreaterThan(1)
    expect(stream.messages).toHaveLength(1)
    await stream.cancel()
  })

  test('a transaction that changes several events is reported in one message', async () => {
    const mine = [await publishEvent(service, asha, boss), await publishEvent(service, asha, boss)]
    const topics = mine.map(({ id }) => `event:${id}`)
    const stream = await listen(topics.join(), asha)
    await service.db.transaction(async (tx) => {
      await tx.query('update event_stats set view_count = 0 where event_id = $1', [mine[0]?.id])
      await tx.query("update events set venue = 'Everywhere' where author_id = $1", [asha.id])
    })
    expect(await stream.at(1)).toMatchObject(changed(...topics))
    await expect.poll(stream.beats).toBeGreaterThan(1)
    expect(stream.messages).toHaveLength(2)
    await stream.cancel()
  })

  test('after a failed reading every topic is reported once the database answers', async () => {
    const [{ id }, other] = [await publishEvent(service, asha, boss), await publishEvent(service, asha, boss)]
    let failures = 0
    const query: Database['query'] = (sql, params) => {
      if (!sql.includes('author_id, is_published') || failures > 0) return service.db.query(sql, params)
      failures += 1
      return Promise.reject(new DatabaseUnavailable('The database is away.'))
    }
    const { changes, app } = openInstance({ db: { ...service.db, query }, beat: 300 })
    const topics = [`event:${id}`, `event:${other.id}`]
    const stream = await listen(topics.join(), asha, app)
    await service.db.query("update events set venue = 'Unread' where id = $1", [id])
    expect(await stream.at(1)).toMatchObject(changed(...topics))
    expect(failures).toBe(1)
    changes.close()
  })

  test('a stream begins only once its instance listens', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const slow: Database['listen'] = async (channel, handler) => {
      await sleep(300)
      return await service.db.listen(channel, handler)
    }
    const { changes, app } = openInstance({ db: { ...service.db, listen: slow } })
    const stream = await listen(`event:${id}`, asha, app)
    await service.db.query("update events set venue = 'At once' where id = $1", [id])
    expect(await stream.at(1)).toMatchObject(changed(`event:${id}`))
    changes.close()
  })

  test('while no notification comes, not even its own, every topic is reported', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const db: Database = { ...service.db, listen: async () => async () => {} }
    const { changes, app } = openInstance({ db, beat: 100 })
    const stream = await listen(`event:${id}`, asha, app)
    expect(await stream.at(1)).toMatchObject(changed(`event:${id}`))
    expect(await stream.at(2)).toMatchObject(changed(`event:${id}`))
    changes.close()
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

  test('SE-3 streams end with their session or role on every instance, without waiting for a heartbeat', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const { changes, app } = openInstance()
    const [leaver, demoted] = [await service.person(), await service.person({ user_type: 'superadmin' })]
    const leaving = await listen(`event:${id}`, leaver, app)
    const demotes = await listen('pending', demoted, app)
    const stays = await listen(`event:${id}`, asha, app)
    await service.request('POST', '/common/logout/', { token: leaver.token, json: {} })
    expect(await leaving.at(1)).toMatchObject({ event: 'end', data: { reason: 'signedOut' } })
    await service.db.query("update users set user_type = 'user' where id = $1", [demoted.id])
    expect(await demotes.at(1)).toMatchObject({ event: 'end', data: { reason: 'roleChanged' } })
    expect(stays.messages).toHaveLength(1)
    changes.close()
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

  if (engine === 'postgres') {
    test('a change that began before the stream is reported when it is committed', async () => {
      const { id } = await publishEvent(service, asha, boss)
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const { promise: isMade, resolve: made } = Promise.withResolvers<void>()
      const early = service.db.transaction(async (tx) => {
        await tx.query("update events set venue = 'Late' where id = $1", [id])
        made()
        await mayEnd
      })
      await isMade
      const own = await listen(`event:${id}`, asha)
      await expect.poll(own.beats).toBeGreaterThan(1)
      expect(own.messages).toHaveLength(1)
      end()
      await early
      expect(await own.at(1)).toMatchObject(changed(`event:${id}`))
    })

    test('changes made through one instance are reported by the other, even after its connection was cut', async () => {
      const second: Database = await openDatabase({ dataDir: '', databaseUrl: service.databaseUrl })
      const { changes, app } = openInstance({ db: second })
      const { id } = await publishEvent(service, asha, boss)
      const there = await listen(`event:${id}`, asha, app)
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

    test('changes made while an instance could not reach the database are reported once it can', async () => {
      const line = new Line(service.databaseUrl ?? '')
      await line.open()
      const second = await openDatabase({ dataDir: '', databaseUrl: line.url, migrationsDir: null })
      const { changes, app } = openInstance({ db: second })
      const { id } = await publishEvent(service, asha, boss)
      const there = await listen(`event:${id}`, asha, app)
      await line.cut()
      await service.db.query("update events set venue = 'Unheard' where id = $1", [id])
      await sleep(500)
      expect(there.messages).toHaveLength(1)
      await line.open()
      expect(await there.at(1)).toMatchObject(changed(`event:${id}`))
      await service.db.query("update events set venue = 'Heard again' where id = $1", [id])
      expect(await there.at(2)).toMatchObject(changed(`event:${id}`))
      await there.cancel()
      changes.close()
      await second.close()
      await line.cut()
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
