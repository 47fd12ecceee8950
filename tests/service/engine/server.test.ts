import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { Line } from '../../support/line.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'

describe('when the server is lost', () => {
  let server: TestServer
  let line: Line
  let db: Database

  beforeAll(async () => {
    server = await startPostgres()
  })

  afterAll(() => server?.stop())

  beforeEach(async () => {
    line = new Line(await freshDatabase(server.url))
    await line.open()
    db = await openDatabase({ dataDir: '', databaseUrl: line.url, migrationsDir: null, queryTimeoutMs: 500 })
    await db.query('create table t (id int)')
  })

  afterEach(async () => {
    await db?.close()
    await line?.cut()
  })

  const count = async () => (await db.query<{ n: number }>('select count(*) as n from t')).rows[0]?.n
  const unavailable = { name: 'DatabaseUnavailable', retryAfter: 1 }

  test('running and new queries fail at once with a request to retry, and everything works once the server is back', async () => {
    const sleeping = Array.from({ length: 20 }, () =>
      expect(db.query('select pg_sleep(5)')).rejects.toMatchObject(unavailable),
    )
    await line.cut()
    await Promise.all(sleeping)
    await expect(db.query('select 1')).rejects.toMatchObject(unavailable)
    await expect(db.transaction((tx) => tx.query('insert into t values (1)'))).rejects.toMatchObject(
      unavailable,
    )
    expect(await db.health()).toMatchObject({ answers: false })
    await line.open()
    expect(await count()).toBe(0)
    await db.transaction((tx) => tx.query('insert into t values (2)'))
    expect(await count()).toBe(1)
    expect(await db.health()).toMatchObject({ answers: true, state: 'ready' })
  })

  test('after its connection is lost, a transaction does not continue on another one', async () => {
    const work = db.transaction(async (tx) => {
      await tx.query('insert into t values (1)')
      await line.cut()
      await line.open()
      // Fails once the loss is noticed; a driver that reconnects by itself would then find the connection
      // open.
      await tx.query('insert into t values (2)').catch(() => null)
      await tx.query('insert into t values (3)').catch(() => null)
    })
    await expect(work).rejects.toMatchObject(unavailable)
    expect(await count()).toBe(0)
  })

  test('the server ends a query over the time limit, but not a long transaction', async () => {
    await expect(db.query('select pg_sleep(30)')).rejects.toMatchObject(unavailable)
    await db.longTransaction((tx) => tx.query('select pg_sleep(1)'))
    expect(await count()).toBe(0)
  })

  test('the pool drops a connection that no longer transmits anything', async () => {
    expect(await count()).toBe(0)
    line.isDead = true
    await expect(db.query('select 1')).rejects.toMatchObject(unavailable)
    line.isDead = false
    await expect.poll(() => count().catch(() => null)).toBe(0)
  })
})
