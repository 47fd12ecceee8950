import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { migrate } from '../../../service/store/database/migrate.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { bothEngines } from '../../support/run/engines.ts'

describe.each(bothEngines)('migrations on %s', (engine) => {
  let server: TestServer | null = null
  let db: Database
  let url: string | undefined
  let folder: string
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

  beforeAll(async () => {
    if (engine === 'postgres') server = await startPostgres()
  })

  afterAll(async () => server?.stop())

  beforeEach(async () => {
    url = server ? await freshDatabase(server.url) : undefined
    db = await openDatabase({ dataDir: 'memory://', databaseUrl: url, migrationsDir: null })
    folder = mkdtempSync(join(tmpdir(), 'plaza-migrations-'))
    write('001_first.sql', 'create table a (id int); insert into a values (1);')
    write('002_second.sql', 'alter table a add b int default 7;')
  })

  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('run once and in order; new ones run when they are added', async () => {
    expect(await migrate(db, folder)).toEqual(['001_first.sql', '002_second.sql'])
    expect(await migrate(db, folder)).toEqual([])
    write('003_third.sql', 'insert into a values (2, 8);')
    expect(await migrate(db, folder)).toEqual(['003_third.sql'])
    expect((await db.query('select * from a order by id')).rows).toEqual([
      { id: 1, b: 7 },
      { id: 2, b: 8 },
    ])
  })

  test('that fail leave nothing behind, and run once they are corrected', async () => {
    write('003_third.sql', 'create table half (id int); select 1/0;')
    await expect(migrate(db, folder)).rejects.toThrow('003_third.sql: division by zero')
    const half = await db.query(`select to_regclass('half') is null as gone`)
    expect(half.rows).toEqual([{ gone: true }])
    write('003_third.sql', 'create table half (id int);')
    expect(await migrate(db, folder)).toEqual(['003_third.sql'])
  })

  test('a changed, unknown, late or misnamed file is an error; different line endings are not', async () => {
    await migrate(db, folder)
    write('001_first.sql', 'create table a (id int); insert into a values (1);\r\n')
    await expect(migrate(db, folder)).rejects.toThrow('001_first.sql was changed after it was applied')
    write('001_first.sql', 'create table a (id int); insert into a values (1);')
    rmSync(join(folder, '002_second.sql'))
    await expect(migrate(db, folder)).rejects.toMatchObject({
      name: 'MigrationError',
      message: expect.stringContaining('knows 002_second.sql, which a newer version'),
    })
    write('002_second.sql', 'alter table a add b int default 7;')
    write('000_late.sql', 'select 1;')
    await expect(migrate(db, folder)).rejects.toThrow('000_late.sql comes before 002_second.sql')
    rmSync(join(folder, '000_late.sql'))
    write('notes.sql', '')
    await expect(migrate(db, folder)).rejects.toThrow('notes.sql is not named like')
    rmSync(join(folder, 'notes.sql'))
    write('002_twin.sql', 'select 1;')
    await expect(migrate(db, folder)).rejects.toThrow('Two migrations have the number')
    rmSync(join(folder, '002_twin.sql'))
    write('003_lines.sql', 'select 1;\nselect 2;\n')
    await migrate(db, folder)
    write('003_lines.sql', 'select 1;\r\nselect 2;\r\n')
    expect(await migrate(db, folder)).toEqual([])
  })

  test('two instances that start at the same time apply each file once', async () => {
    const other = url ? await openDatabase({ dataDir: '', databaseUrl: url, migrationsDir: null }) : db
    try {
      const both = await Promise.all([migrate(db, folder), migrate(other, folder)])
      expect(both.flat().toSorted()).toEqual(['001_first.sql', '002_second.sql'])
      expect((await db.query('select * from a')).rows).toEqual([{ id: 1, b: 7 }])
    } finally {
      if (other !== db) await other.close()
    }
  })
})
