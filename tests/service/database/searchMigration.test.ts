import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase, ownMigrations } from '../../../service/store/database/database.ts'
import { migrate } from '../../../service/store/database/migrate.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { bothEngines } from '../../support/run/engines.ts'

describe.each(bothEngines)('data that is older than the search tokens on %s', (engine) => {
  let server: TestServer | null = null
  let db: Database
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-search-'))
    await cp(ownMigrations, folder, { recursive: true })
    for (const name of await readdir(folder)) if (name >= '040') await rm(join(folder, name))
    if (engine === 'postgres') server = await startPostgres()
    const databaseUrl = server ? await freshDatabase(server.url) : undefined
    db = await openDatabase({ dataDir: 'memory://', databaseUrl, migrationsDir: folder })
    await db.query(
      `insert into categories (name) values ('Café'), ('Cafe'), ('CAF\u00ADÉ'), ('Mus\u200Bic'), ('Museum')`,
    )
    await db.query(
      `insert into users (email, email_key, full_name, phone, created_at)
       values ('zoe@plaza.test', 'zoe@plaza.test', 'Zoë Núñez', '+351912000001', now())`,
    )
    await db.query(
      `insert into events (slug, title, content, event_date, start_time, venue, location, author_id, author_name, created_at)
       values ('s-1', '上海爵士之夜', 'With Wi-Fi', '2027-01-01', '10:00', 'Gewölbe', 'Köln', 1, 'Zoë Núñez', now())`,
    )
    await migrate(db, ownMigrations)
  })
  afterAll(async () => {
    await db.close()
    await server?.stop()
    await rm(folder, { recursive: true })
  })

  test.each([
    ['events', 'search_vector', 3, '爵士 wifi núñez wölb'],
    ['events', 'place_vector', 1, 'KOL ewö'],
    ['events', 'author_vector', 1, 'zoe ñe'],
    ['users', 'search_vector', 1, 'zoe nunez @plaza 912'],
  ] as const)('can be found: %s by %s', async (table, column, part, text) => {
    const { rows } = await db.query(`select id from ${table} where ${column} @@ search_query($1, $2)`, [
      text,
      part,
    ])
    expect(rows).toEqual([{ id: 1 }])
  })

  test('keeps its name, unless two entries now have the same one', async () => {
    const { rows } = await db.query<{ name: string }>('select name from categories where id > 10 order by id')
    expect(rows.map(({ name }) => name)).toEqual([
      'Café',
      'Cafe (12)',
      'CAF\u00ADÉ (13)',
      'Mus\u200Bic (14)',
      'Museum',
    ])
    expect((await db.query(`select to_regclass('touched_rows') as gone`)).rows).toEqual([{ gone: null }])
  })
})
