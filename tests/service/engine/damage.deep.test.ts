import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../../service/run/backup/backup.ts'
import { restore } from '../../../service/run/backup/restore.ts'
import { openDatabase } from '../../../service/store/database/database.ts'
import { pack, unpack } from '../../../service/store/engine/disk/template.ts'

const writer = join(import.meta.dirname, '../../support/database/databaseWriter.ts')
const children: ChildProcess[] = []
let parent = ''
/** A data folder whose database contains 300 people. */
let whole = ''
let backup = ''
let made = 0

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'plaza-damage-'))
  whole = join(parent, 'whole')
  const db = await openDatabase({ dataDir: whole })
  await db.query(`
    insert into users (email, email_key, full_name, created_at)
    select 'e' || n, 'e' || n, 'Somebody', now() from generate_series(1, 300) as n`)
  await db.close()
  backup = join(parent, 'backup')
  await backUp(placesOf(whole), backup)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const placesOf = (dataDir: string) => ({
  dataDir,
  databaseUrl: undefined,
  mediaUrl: `file:${join(dataDir, 'media')}`,
})
const newName = () => join(parent, `d${(made += 1)}`)

function copy() {
  const dataDir = newName()
  cpSync(whole, dataDir, { recursive: true })
  return dataDir
}

async function peopleIn(dataDir: string) {
  const db = await openDatabase({ dataDir })
  try {
    return (await db.query<{ n: number }>('select count(*) as n from users')).rows[0]?.n
  } finally {
    await db.close()
  }
}

/** The error of opening the database; checks that the attempt adds and removes no file. */
async function refusalOf(dataDir: string) {
  const before = contentOf(join(dataDir, 'database'))
  const error: unknown = await openDatabase({ dataDir }).then(
    async (db) => await db.close(),
    (refusal: unknown) => refusal,
  )
  expect(contentOf(join(dataDir, 'database'))).toEqual(before)
  return error
}

/** Files that PostgreSQL rewrites at each start. */
const passing = new Set(['postmaster.pid', 'pg_internal.init'])

const contentOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => !parentPath.endsWith('pg_stat') && !passing.has(name))
    .map(({ name, parentPath }) => join(parentPath, name))
    .toSorted()

/** One line that says what is wrong and what to do. */
const oneLine = (reason: RegExp) => ({
  name: 'DatabaseDamaged',
  message: expect.stringMatching(
    new RegExp(
      `^The database in \\S+database cannot be used: .*${reason.source}.* npm run restore -- FILE --replace [^\\n]+$`,
    ),
  ) as unknown,
})

describe('PL-1 starting never empties a folder', () => {
  const gone = (path: string) => (database: string) => rmSync(join(database, path), { recursive: true })
  const cut = (path: string, bytes: number) => (database: string) => truncateSync(join(database, path), bytes)
  const replaced = (path: string, text: string | Buffer) => (database: string) =>
    writeFileSync(join(database, path), text)

  test.each([
    ['PG_VERSION is missing', gone('PG_VERSION'), /PG_VERSION is missing/],
    ['PG_VERSION is empty', cut('PG_VERSION', 0), /PG_VERSION is damaged/],
    [
      'PG_VERSION names another version',
      replaced('PG_VERSION', '17\n'),
      /PostgreSQL 17 made it, and this Plaza has 18/,
    ],
    ['pg_control is missing', gone('global/pg_control'), /pg_control/],
    ['pg_control is truncated', cut('global/pg_control', 100), /pg_control/],
    ['pg_control is garbage', replaced('global/pg_control', Buffer.alloc(8192, 7)), /incompatible/],
    ['pg_wal is missing', gone('pg_wal'), /pg_wal/],
    ['base is missing', gone('base'), /does not exist/],
    ['postgresql.conf is missing', gone('postgresql.conf'), /postgresql.conf/],
    ['a system table is truncated', cut('base/5/1255', 8192), /could not read blocks/],
  ])('%s', async (_name, damage, reason) => {
    const dataDir = copy()
    damage(join(dataDir, 'database'))
    const refusal = await refusalOf(dataDir)
    expect(refusal).toMatchObject(oneLine(reason))
    expect(String(refusal)).not.toContain('/pglite/')
  })

  test("a user's own folder or file with that name", async () => {
    const dataDir = newName()
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database/notes.txt'), 'precious')
    expect(await refusalOf(dataDir)).toMatchObject(oneLine(/PG_VERSION is missing/))
    rmSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database'), 'precious')
    await expect(openDatabase({ dataDir })).rejects.toMatchObject(oneLine(/it is no folder/))
    expect(readFileSync(join(dataDir, 'database'), 'utf8')).toBe('precious')
  })

  test('a leftover database.incomplete next to an intact database has no effect', async () => {
    const dataDir = copy()
    writeFileSync(join(dataDir, 'database.incomplete'), '')
    expect(await peopleIn(dataDir)).toBe(300)
    expect(existsSync(join(dataDir, 'database.incomplete'))).toBe(false)
  })

  test('a database is created in an empty folder', async () => {
    const dataDir = newName()
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    expect(await peopleIn(dataDir)).toBe(0)
  })

  test('a database that disappears while it is open is not replaced by a new one', async () => {
    const dataDir = copy()
    const db = await openDatabase({ dataDir, queryTimeoutMs: 500 })
    try {
      rmSync(join(dataDir, 'database'), { recursive: true })
      await db.query('select pg_sleep(60)').catch(() => null)
      await sleep(1500)
      expect(await db.health()).toMatchObject({ answers: false, state: 'recovering' })
      expect(existsSync(join(dataDir, 'database'))).toBe(false)
    } finally {
      await db.close()
    }
  })
})

describe('PL-2 an interrupted creation of a database', () => {
  // What exists after each step, in the order of the steps.
  test.each([
    'database.lock',
    'database.making',
    'database.making/PG_VERSION',
    'database',
    'database/postmaster.pid',
  ])('after kill -9 once %s exists, the next start succeeds', { timeout: 240_000 }, async (step) => {
    const dataDir = newName()
    const child = spawn(process.execPath, [writer, dataDir], { stdio: 'ignore' })
    children.push(child)
    const gone = once(child, 'exit')
    while (!existsSync(join(dataDir, step)) && child.exitCode === null) await sleep(1)
    child.kill('SIGKILL')
    await gone
    expect(await peopleIn(dataDir)).toBe(0)
    expect(readdirSync(dataDir)).not.toContain('database.making')
  })

  test('an empty postmaster.pid, left by a kill or a full disk, does not prevent opening', async () => {
    const dataDir = copy()
    writeFileSync(join(dataDir, 'database/postmaster.pid'), '')
    expect(await peopleIn(dataDir)).toBe(300)
  })

  test('leftovers are moved to a folder whose name says so', async () => {
    const dataDir = newName()
    mkdirSync(join(dataDir, 'database.making/base'), { recursive: true })
    writeFileSync(join(dataDir, 'database.making/base/1'), 'half')
    expect(await peopleIn(dataDir)).toBe(0)
    const aside = readdirSync(dataDir).find((name) => /^database\.unfinished-\d{4}-/.test(name))
    expect(readFileSync(join(dataDir, aside ?? '', 'base/1'), 'utf8')).toBe('half')
  })

  test('a truncated archive is detected, wherever it is cut', async () => {
    const archive = await pack(join(whole, 'database/global'))
    for (const share of [0, 0.3, 0.6, 0.99]) {
      const cut = archive.subarray(0, Math.floor(archive.length * share) & ~511)
      await expect(unpack(gunzipSync(gzipSync(cut)), newName())).rejects.toThrow('truncated')
    }
    const folder = newName()
    await unpack(archive, folder)
    expect(readdirSync(folder)).toEqual(readdirSync(join(whole, 'database/global')))
  })
})

describe('PL-3 a restore in place of a damaged database', () => {
  test('needs --replace, moves the old database aside, and restores everything', async () => {
    const dataDir = copy()
    rmSync(join(dataDir, 'database/global/pg_control'))
    await expect(restore(placesOf(dataDir), backup, false)).rejects.toMatchObject({ name: 'DatabaseDamaged' })
    const { rows, setAside } = await restore(placesOf(dataDir), backup, true)
    expect(rows).toBeGreaterThanOrEqual(300)
    expect(setAside).toMatch(/database\.set-aside-\d{4}-\d\d-\d\dT/)
    expect(existsSync(join(setAside ?? '', 'PG_VERSION'))).toBe(true)
    expect(await peopleIn(dataDir)).toBe(300)
  })

  test('a database whose damage shows only when it is read is moved aside as well', async () => {
    const dataDir = copy()
    const db = await openDatabase({ dataDir })
    const { rows } = await db.query<{ path: string }>(`select pg_relation_filepath('pg_rewrite') as path`)
    await db.close()
    truncateSync(join(dataDir, 'database', rows[0]?.path ?? ''), 0)
    const { setAside } = await restore(placesOf(dataDir), backup, true)
    expect(setAside).toContain('set-aside')
    expect(await peopleIn(dataDir)).toBe(300)
  })

  test('a failed restore leaves everything unchanged; one interrupted between its two renames is completed at the next start', async () => {
    const dataDir = copy()
    rmSync(join(dataDir, 'database/PG_VERSION'))
    rmSync(join(dataDir, 'media'), { recursive: true })
    writeFileSync(join(dataDir, 'media'), 'no folder')
    await expect(restore(placesOf(dataDir), backup, true)).rejects.toThrow('MEDIA_URL')
    expect(readdirSync(dataDir).filter((name) => /set-aside|restor/.test(name))).toEqual([])
    cpSync(join(whole, 'database'), join(dataDir, 'database.restored'), { recursive: true })
    rmSync(join(dataDir, 'database'), { recursive: true })
    expect(await peopleIn(dataDir)).toBe(300)
  })
})
