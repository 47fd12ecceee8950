import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { makeOld } from '../../support/database/oldDatabase.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { findMiscounts } from '../../support/database/recount.ts'
import { createEvent, type EventPage, publishEvent } from '../../support/events.ts'
import { bothEngines } from '../../support/run/engines.ts'
import { openTestService } from '../../support/service.ts'

describe.each(bothEngines)('a database from before the one schema file on %s', (engine) => {
  let folder: string
  let server: TestServer | null = null
  let place: { dataDir: string; databaseUrl?: string }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-taken-'))
    if (engine === 'embedded') {
      place = { dataDir: copyMigrated(join(folder, 'data')) }
      return
    }
    server = await startPostgres()
    const databaseUrl = await freshDatabase(server.url, process.env['TEST_DATABASE_TEMPLATE'])
    place = { dataDir: '', databaseUrl }
  })
  afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true })
  })

  /** Without migrating. */
  async function within<T>(run: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase({ ...place, migrationsDir: null })
    try {
      return await run(db)
    } finally {
      await db.close()
    }
  }

  test('is served as it is, and equals a new one', async () => {
    const fresh = await within(definitions)
    const before = await openTestService({ database: await openDatabase(place) })
    const root = await before.person({ user_type: 'superadmin' })
    const asha = await before.person()
    const { id } = await publishEvent(before, asha, root, { title: 'Café Jazz' })
    const json = { event_id: id }
    await before.request('POST', '/common/favorites/add/', { token: asha.token, json })
    await before.close()
    await within(makeOld)
    expect(await within(definitions)).not.toEqual(fresh)

    const database = await openDatabase(place)
    expect(await versions(database)).toEqual([{ name: '001_schema.sql', applied_at: '2026-01-01T00:00:00Z' }])
    expect(await definitions(database)).toEqual(fresh)
    const service = await openTestService({ database })
    const { body } = await service.request<EventPage>('GET', '/common/events/list/main/?search=cafe', {
      token: asha.token,
    })
    expect(body).toMatchObject({ count: 1, results: [{ id, favorite_count: 1 }] })
    expect((await createEvent(service, asha)).id).toBeGreaterThan(id)
    expect(await findMiscounts(database)).toEqual([])
    await service.close()
  })

  test('that is older is left as it is', async () => {
    await within(makeOld)
    await within((db) => db.query("delete from migrations where name like '106%'"))
    const old = await within(definitions)
    await expect(openDatabase(place)).rejects.toMatchObject({
      name: 'MigrationError',
      message: expect.stringMatching(
        /^This was made by an older Plaza\. Start the last release that has 106_told/,
      ),
    })
    expect(await within(definitions)).toEqual(old)
    expect(await within(versions)).toHaveLength(2)
  })
})

const versions = async (db: Database) =>
  (await db.query('select name, applied_at from migrations order by name')).rows

/** What a takeover may change: extensions, functions and triggers. Tables never differed. */
async function definitions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ definition: string }>(`
    select 'extension ' || extname as definition from pg_extension
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc as p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
    order by 1`)
  return rows.map(({ definition }) => definition)
}
