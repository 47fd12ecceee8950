import { AsyncResource } from 'node:async_hooks'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entry, readArchive, writeArchive } from '../../../service/run/backup/archive.ts'
import { backUp } from '../../../service/run/backup/backup.ts'
import { restore } from '../../../service/run/backup/restore.ts'
import { type Head, takeSnapshot } from '../../../service/run/backup/snapshot.ts'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { openMedia } from '../../../service/pictures/openMedia.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { oldVersions } from '../../support/database/oldDatabase.ts'
import { findMiscounts } from '../../support/database/recount.ts'
import { createEvent, decide, photo, publishEvent } from '../../support/events.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { openTestService } from '../../support/service.ts'
import { isDeep } from '../../support/run/tier.ts'
import { bothEngines } from '../../support/run/engines.ts'

type Engine = 'embedded' | 'postgres'
interface Places {
  dataDir: string
  databaseUrl: string | undefined
  mediaUrl: string
}

let folder = ''
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-backup-'))
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

let made = 0
async function fresh(engine: Engine, template?: string): Promise<Places> {
  const dataDir = join(folder, `place-${(made += 1)}`)
  const databaseUrl = engine === 'postgres' ? await freshDatabase(server.url, template) : undefined
  return { dataDir, databaseUrl, mediaUrl: `file:${join(dataDir, 'media')}` }
}

/** Fresh places with a migrated database. */
async function migrated(engine: Engine): Promise<Places> {
  const places = await fresh(engine, process.env['TEST_DATABASE_TEMPLATE'])
  if (engine === 'embedded') copyMigrated(places.dataDir)
  return places
}

async function within<T>(places: Places, run: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ ...places, migrationsDir: null })
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}

/** Every row of every table with all columns, including generated ones, and every file of the media store. */
async function everything(db: Database, { dataDir }: Places) {
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'
     and tablename not in ('counters', 'migrations') order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    rows[name] = (await db.query(`select t::text from ${name} as t order by t::text collate "C"`)).rows
  }
  const byKey = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
  const { rows: counters } = await db.query(
    'select scope, key, sum(n)::bigint as n from counters group by scope, key having sum(n) <> 0',
  )
  rows['counters'] = counters.toSorted(byKey)
  rows['migrations'] = (await db.query('select name, checksum from migrations order by name')).rows
  expect(await findMiscounts(db)).toEqual([])
  const files: Record<string, string> = {}
  const media = join(dataDir, 'media')
  for (const name of await readdir(media)) files[name] = await readFile(join(media, name), 'base64')
  return { rows, files }
}
const lookInto = (places: Places) => within(places, (db) => everything(db, places))

/** Adds some rows of every kind through the service. */
async function fill(places: Places) {
  const media = await openMedia(places.mediaUrl)
  const service = await openTestService({ database: await openDatabase(places), services: { media } })
  const root = await service.person({ user_type: 'superadmin', full_name: 'Root' })
  const asha = await service.person({ full_name: 'Zoë "N" \\ Núñez', phone: '+919876543210' })
  const jazz = await publishEvent(service, asha, root, {
    title: 'Café Jazz 🎷',
    content: 'One\n\ttwo \\n "three" {4}',
    images: [await photo(24, 24), await photo(30, 20)],
  })
  await createEvent(service, asha, { title: 'Draft' })
  const rejected = await createEvent(service, root, { title: 'Rejected' })
  await decide(service, root, rejected.id, { action: 'reject', reason: 'No.' })
  const gone = await createEvent(service, asha, { title: 'Gone' })
  await service.db.query('delete from events where id = $1', [gone.id])
  for (const { token } of [root, asha]) {
    await service.request('POST', `/common/events/${jazz.id}/view/`, { token })
    await service.request('POST', '/common/favorites/add/', { token, json: { event_id: jazz.id } })
  }
  await service.request('POST', '/common/types/', { token: root.token, json: { name: 'Rare' } })
  // A type that is deleted while an event still has it; its name is then reused.
  await createEvent(service, asha, { title: 'Left behind', event_type_id: '2' })
  await service.request('DELETE', '/common/types/2/', { token: root.token })
  await service.request('POST', '/common/types/', { token: root.token, json: { name: 'Concert' } })
  await service.request('POST', '/common/forgot-password/', { json: { email: asha.email } })
  await service.db.query("update users set created_at = '2026-01-02 03:04:05.678901+00' where id = $1", [
    asha.id,
  ])
  await service.close()
  return { jazz: jazz.id, gone: gone.id }
}

describe.each(bothEngines)('a backup of %s', (engine) => {
  let ids: { jazz: number; gone: number }
  let before: Awaited<ReturnType<typeof everything>>
  const file = () => join(folder, `${engine}.plaza`)
  beforeAll(async () => {
    const source = await migrated(engine)
    ids = await fill(source)
    await backUp(source, file())
    before = await lookInto(source)
  })

  test('CO-4 is one file that only its owner can read, and leaves no other files behind', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    const beside = (await readdir(folder)).filter((name) => name.startsWith(`${engine}.plaza`))
    expect(beside).toEqual([`${engine}.plaza`])
  })

  test.each(bothEngines)('is restored into %s unchanged', async (other) => {
    const target = await fresh(other)
    const tally = await restore(target, file(), false)
    expect(tally.pictures).toBe(Object.keys(before.files).length)
    expect(tally.pictures).toBeGreaterThan(5)
    const db = await openDatabase(target)
    expect(await everything(db, target)).toEqual(before)
    // The restored database works: a new event gets an unused id, is counted, and can be found.
    const service = await openTestService({
      database: db,
      services: { media: await openMedia(target.mediaUrl) },
    })
    const asha = await service.person({ email: 'new@plaza.test' })
    const { id } = await createEvent(service, asha)
    expect(id).toBeGreaterThan(ids.gone)
    const found = await service.request('GET', '/common/events/list/main/?search=cafe', {
      token: asha.token,
    })
    expect(found.body).toMatchObject({
      count: 1,
      results: [{ id: ids.jazz, view_count: 2, favorite_count: 2 }],
    })
    await service.close()
  })

  test('replaces everything or nothing, only on request, and not while Plaza runs', async () => {
    const broken = join(folder, `${engine}-broken.plaza`)
    await rewrite(file(), broken, (name, body) =>
      name === 'database/favorites.ndjson.gz' ? body.replace(/"user_id":\d+/, '"user_id":4711') : body,
    )
    const target = await migrated(engine)
    await openMedia(target.mediaUrl)
    const open = await openDatabase(target)
    await open.query(
      "insert into users (email, email_key, full_name, created_at) values ('other', 'other', 'Other', now())",
    )
    const mine = (await everything(open, target)).rows
    await expect(restore(target, file(), true)).rejects.toThrow(/in use by|is running on this database/)
    await open.close()
    await expect(restore(target, file(), false)).rejects.toThrow('add --replace')
    await expect(restore(target, broken, true)).rejects.toThrow(`${broken} is damaged; nothing was restored.`)
    expect((await lookInto(target)).rows).toEqual(mine)
    await restore(target, file(), true)
    expect(await lookInto(target)).toEqual(before)
  })
})

/** Writes a copy of the archive with changed contents and matching checksums. */
async function rewrite(from: string, to: string, change: (name: string, body: string) => string) {
  async function* entries(): AsyncGenerator<Entry> {
    for await (const { name, body } of readArchive(from)) {
      if (name === 'checksums.json') continue
      const isPacked = name.endsWith('.gz')
      const was = await buffer(body)
      const is = change(name, (isPacked ? gunzipSync(was) : was).toString('latin1'))
      const bytes = isPacked ? gzipSync(Buffer.from(is, 'latin1')) : Buffer.from(is, 'latin1')
      yield { name, size: bytes.length, body: Readable.from([bytes]) }
    }
  }
  await writeArchive(to, entries())
}

describe('a backup file', () => {
  let whole: Buffer
  let file = ''
  beforeAll(async () => {
    const source = await migrated('postgres')
    await fill(source)
    file = join(folder, 'some.plaza')
    await backUp(source, file)
    whole = await readFile(file)
  })

  const changed = (at: number) => {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0x40
    return bytes
  }
  test.each([
    ['an empty file', () => Buffer.alloc(0), 'is no backup of Plaza'],
    ['text', () => Buffer.from('a letter to my aunt'), 'is no backup of Plaza'],
    ['another archive', () => Buffer.alloc(2048), 'is no backup of Plaza'],
    ['half of it', () => whole.subarray(0, whole.length / 2), 'is damaged; nothing was restored'],
    ['all but its end', () => whole.subarray(0, -1500), 'is damaged; nothing was restored'],
    [
      'one bit in the middle',
      // A byte inside an entry, since the zeros between entries are never read.
      () => changed(whole.findIndex((byte, at) => at > whole.length / 2 && byte !== 0)),
      'is damaged; nothing was restored',
    ],
    ['one bit near the end', () => changed(whole.length - 2000), 'is damaged; nothing was restored'],
  ])('is refused before anything is changed: %s', async (_what, bytes, words) => {
    const other = join(folder, 'other.plaza')
    await writeFile(other, bytes())
    const target = await fresh('embedded')
    await expect(restore(target, other, true)).rejects.toThrow(words)
    await expect(stat(target.dataDir)).rejects.toThrow('ENOENT')
  })

  test.each([
    [
      'another version',
      (name: string, body: string) =>
        name === 'plaza.json' ? body.replace(/"checksum":"./, '"checksum":"x') : body,
      'another version of Plaza',
    ],
    [
      'a newer version',
      (name: string, body: string) =>
        name === 'plaza.json'
          ? body.replace('}],"tables"', '},{"name":"999_new.sql","checksum":"x"}],"tables"')
          : body,
      'newer',
    ],
    [
      'a future format',
      (name: string, body: string) =>
        name === 'plaza.json' ? body.replace('"version":1', '"version":2') : body,
      'is no backup',
    ],
    [
      'missing rows',
      (name: string, body: string) =>
        name === 'database/events.ndjson.gz' ? body.split('\n').slice(1).join('\n') : body,
      'damaged',
    ],
  ] as const)('is refused: %s', async (_what, change, words) => {
    const other = join(folder, 'changed.plaza')
    await rm(other, { force: true })
    await rewrite(file, other, change)
    await expect(restore(await fresh('postgres'), other, true)).rejects.toThrow(new RegExp(words))
  })

  /** Writes a copy of the archive with the given bytes as its events, which may be compressed. */
  async function withEvents(bytes: Buffer): Promise<string> {
    const other = join(folder, 'events.plaza')
    await rm(other, { force: true })
    async function* entries(): AsyncGenerator<Entry> {
      for await (const entry of readArchive(file)) {
        if (entry.name === 'checksums.json') continue
        const own = await buffer(entry.body)
        const put = entry.name === 'database/events.ndjson.gz' ? bytes : own
        yield { name: entry.name, size: put.length, body: Readable.from([put]) }
      }
    }
    await writeArchive(other, entries())
    return other
  }

  describe('leaves a database unchanged', () => {
    interface Found {
      places: Places
      before: Awaited<ReturnType<typeof everything>>
    }
    const found = {} as Record<Engine, Found>
    beforeAll(async () => {
      for (const engine of bothEngines) {
        const places = await migrated(engine)
        await openMedia(places.mediaUrl)
        found[engine] = { places, before: await lookInto(places) }
      }
    })

    const faults: [what: string, bytes: () => Buffer][] = [
      ['a row without any field', () => gzipSync('{}\n')],
      ['text that is not JSON', () => gzipSync('a letter to my aunt\n')],
      ['JSON that is not a row', () => gzipSync('{"id": "first"}\n')],
      ['uncompressed data', () => Buffer.from('{}\n')],
      ['600 MB of zeros', () => gzipSync(Buffer.alloc(600_000_000), { level: 1 })],
      ['600 MB of empty lines', () => gzipSync(Buffer.alloc(600_000_000, '\n'), { level: 1 })],
    ]
    describe.each(isDeep ? faults : faults.slice(0, 1))('with %s in place of its events', (_what, bytes) => {
      let other = ''
      beforeAll(async () => {
        other = await withEvents(bytes())
      })

      test.each(bothEngines)('(%s)', async (engine) => {
        const { places, before } = found[engine]
        await expect(restore(places, other, true)).rejects.toThrow(
          `${other} is damaged; nothing was restored.`,
        )
        // The database opens at once, so no lock was left behind.
        expect(await lookInto(places)).toEqual(before)
      })
    })
  })

  /**
   * Writes a copy of the archive with matching checksums and one additional entry, before or after all
   * others.
   */
  async function withEntry(extra: Entry, place: 'start' | 'end'): Promise<string> {
    const other = join(folder, 'more.plaza')
    await rm(other, { force: true })
    async function* entries(): AsyncGenerator<Entry> {
      let at = 0
      for await (const entry of readArchive(file)) {
        if (entry.name === 'checksums.json') continue
        const bytes = await buffer(entry.body)
        if (place === 'start' && at === 1) yield extra
        yield { ...entry, body: Readable.from([bytes]) }
        at += 1
      }
      if (place === 'end') yield extra
    }
    await writeArchive(other, entries())
    return other
  }
  const entry = (name: string, text = 'x'): Entry => {
    const bytes = Buffer.from(text)
    return { name, size: bytes.length, body: Readable.from([bytes]) }
  }

  test.each(
    [
      'media/../x',
      'media/../../x.jpg',
      'media//etc/passwd',
      'media/a/b.jpg',
      'media/',
      'media/short.jpg',
      'other/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.jpg',
      'x',
    ].flatMap((name) => (['start', 'end'] as const).map((place) => [name, place] as const)),
  )('is refused before anything is changed, with an entry %s at its %s', async (name, place) => {
    const other = await withEntry(entry(name), place)
    const target = await fresh('embedded')
    await expect(restore(target, other, true)).rejects.toThrow(`${other} is damaged; nothing was restored.`)
    await expect(stat(target.dataDir)).rejects.toThrow('ENOENT')
  })

  test.each([
    ['symlink', '2'],
    ['link', '1'],
    ['directory', '5'],
    ['device', '3'],
  ])('is refused before anything is changed, with a %s in it', async (_what, flag) => {
    const bytes = Buffer.from(
      await readFile(await withEntry(entry(`media/${'a'.repeat(30)}.jpg`, ''), 'end')),
    )
    const header = bytes.indexOf(`media/${'a'.repeat(30)}.jpg`)
    bytes.write(flag, header + 156, 'latin1')
    bytes.write('/etc/passwd', header + 157, 'latin1')
    bytes.fill(' ', header + 148, header + 156)
    const sum = bytes.subarray(header, header + 512).reduce((total, byte) => total + byte, 0)
    bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, header + 148, 'latin1')
    const other = join(folder, 'linked.plaza')
    await writeFile(other, bytes)
    const target = await fresh('embedded')
    await expect(restore(target, other, true)).rejects.toThrow(`${other} is damaged; nothing was restored.`)
    await expect(stat(target.dataDir)).rejects.toThrow('ENOENT')
  })

  test('reports what is missing', async () => {
    const target = await fresh('embedded')
    await expect(restore(target, join(folder, 'none.plaza'), true)).rejects.toThrow('There is no file')
    await expect(restore(target, folder, true)).rejects.toThrow('cannot be read')
    await expect(backUp(target, join(folder, 'of-nothing.plaza'))).rejects.toThrow('nothing to back up')
    await expect(backUp(target, join(folder, 'no-folder', 'x.plaza'))).rejects.toThrow('cannot be written to')
  })

  test('of the schema of many migrations is restored, and an older one is refused', async () => {
    const old = join(folder, 'old.plaza')
    const older = join(folder, 'older.plaza')
    const rewriteHead = (to: string, migrations: object[]) =>
      rewrite(file, to, (name, body) => {
        if (name !== 'plaza.json') return body
        const head: Head = JSON.parse(body)
        // Those migrations created the columns in another order.
        const tables = head.tables.map((table) => ({ ...table, columns: table.columns.toReversed() }))
        return JSON.stringify({ ...head, tables, migrations })
      })
    await rewriteHead(old, oldVersions)
    const [target, present] = [await fresh('postgres'), await fresh('postgres')]
    await restore(target, old, false)
    await restore(present, file, false)
    expect(await lookInto(target)).toEqual(await lookInto(present))

    await rewriteHead(older, oldVersions.slice(0, 2))
    await expect(restore(target, older, true)).rejects.toThrow('This was made by an older Plaza.')
    expect(await lookInto(target)).toEqual(await lookInto(present))
  })

  test('contains no picture of an event that was created during the backup', async () => {
    const source = await migrated('postgres')
    const db = await openDatabase(source)
    const add = `
      with added as (
        insert into events (slug, title, content, event_date, start_time, author_name, created_at)
        values ('s', 'T', 'C', '2026-07-01', '10:00', 'A', now()) returning id
      )
      insert into gallery_images (event_id, ord, media) select id, 1, '{}' from added`
    // Bound to the outer context, so that it uses another connection although it is called inside a
    // transaction.
    const addOutside = AsyncResource.bind(() => within(source, (other) => other.query(add)))
    let isAdded = false
    const longTransaction: Database['longTransaction'] = (run) =>
      db.longTransaction((tx) =>
        run({
          transaction: (inner) => tx.transaction(inner),
          script: (sql) => tx.script(sql),
          query: async (sql, params) => {
            if (/declare kept[^]*from gallery_images/.test(sql)) {
              await addOutside()
              isAdded = true
            }
            return await tx.query(sql, params)
          },
        }),
      )
    const spool = await mkdtemp(join(folder, 'spool-'))
    await takeSnapshot({ longTransaction }, spool, new Date())
    await db.close()
    expect(isAdded).toBe(true)
    for (const table of ['events', 'gallery_images']) {
      expect(await readFile(join(spool, `${table}.ndjson`), 'utf8')).toBe('')
    }
  })

  test('does not delete the tables of another program', async () => {
    const target = await fresh('postgres')
    await within(target, (db) => db.query('create table theirs (id integer)'))
    await expect(restore(target, file, true)).rejects.toThrow("tables that are not Plaza's")
  })
})
