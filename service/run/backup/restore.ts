import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { type Database, openDatabase, ownMigrations } from '../../store/database/database.ts'
import { type Db, givesRows, oneRow } from '../../ports/db.ts'
import { codeOf, DatabaseDamaged } from '../../store/engine/errors.ts'
import { replaceDatabase } from '../../store/engine/disk/databaseFolder.ts'
import type { Scripts } from '../../store/engine/pool.ts'
import {
  listVersions,
  lockMigrations,
  type Migration,
  migrateWithin,
  readMigrations,
} from '../../store/database/migrate.ts'
import { toPresentVersions } from '../../store/database/takeOver.ts'
import { type Media, mediaName, mediaType } from '../../ports/media.ts'
import { openMedia } from '../../pictures/openMedia.ts'
import { CommandError } from '../../ports/commandError.ts'
import { readArchive, verifyArchive } from './archive.ts'
import { entryOf, mediaFolder, type Places, type Tally } from './backup.ts'
import { Head, headFile } from './snapshot.ts'
import { emptyTables, listTables, type Table } from './tables.ts'

type Tx = Db & Scripts

const atOnce = 1_000_000
const puts = 16

/** Verifies the whole file first, then restores all of it or nothing. */
export async function restore(places: Places, file: string, replaces: boolean): Promise<Tally> {
  const head = await check(file)
  const read = (into: Places) => bringBack(into, file, head, replaces)
  try {
    return await read(places)
  } catch (error) {
    if (!(error instanceof DatabaseDamaged) || places.databaseUrl || !replaces) throw error
    return await inPlaceOfDamage(places, read)
  }
}

async function bringBack(places: Places, file: string, head: Head, replaces: boolean): Promise<Tally> {
  const all = await readMigrations(ownMigrations)
  const migrations = migrationsOf(head, all)
  // Only the owner of the tables can recreate them.
  const databaseUrl = places.databaseUrl && (places.migrationUrl ?? places.databaseUrl)
  const options = { migrationsDir: null, applicationName: 'plaza restore' }
  const database = await openDatabase({ ...places, databaseUrl, ...options })
  try {
    const media = await openMedia(places.mediaUrl)
    return await database.longTransaction(async (tx) => {
      await lockMigrations(tx)
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      await refuse(tx, database, replaces)
      await tx.script(dropAll)
      await migrateWithin(tx, migrations, all)
      const tally = await load(tx, media, head, file)
      await migrateWithin(tx, all, all)
      return tally
    })
  } finally {
    await database.close()
  }
}

async function inPlaceOfDamage(places: Places, read: (into: Places) => Promise<Tally>): Promise<Tally> {
  const { dataDir } = places
  const beside = await mkdtemp(join(dataDir, 'restoring-'))
  try {
    const tally = await read({ ...places, dataDir: beside })
    return { ...tally, setAside: await replaceDatabase(dataDir, join(beside, 'database')) }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function check(file: string): Promise<Head> {
  let head: Head | undefined
  const recognise = (name: string, text: string) => {
    if (name !== headFile) throw new Error(`the first entry is ${name}`)
    head = Head.parse(JSON.parse(text))
  }
  try {
    const names = await verifyArchive(file, recognise)
    if (!head) throw new Error('there is nothing in it')
    const wanted = head.tables.map(({ name }) => entryOf(name))
    // The tables must come first, so that all rows are read before the first picture is stored.
    const tables = [headFile, ...wanted]
    if (String(names.slice(0, tables.length)) !== String(tables))
      throw new Error('its tables are not all there')
    const stray = names.slice(tables.length).find((name) => !isPicture(name))
    if (stray !== undefined) throw new Error(`${stray} does not belong in it`)
    return head
  } catch (cause) {
    throw new CommandError(complaint(file, cause, head !== undefined), { cause })
  }
}

const damaged = (file: string) => `${file} is damaged; nothing was restored.`

const isPicture = (name: string) =>
  name.startsWith(mediaFolder) && mediaName.test(name.slice(mediaFolder.length))

function complaint(file: string, cause: unknown, isBackup: boolean): string {
  const code = codeOf(cause) ?? ''
  if (code === 'ENOENT') return `There is no file ${file}.`
  if (['EACCES', 'EISDIR', 'EPERM'].includes(code)) return `${file} cannot be read.`
  return `${file} is ${isBackup ? '' : 'no backup of Plaza, or is '}damaged; nothing was restored.`
}

function migrationsOf(head: Head, all: readonly Migration[]): Migration[] {
  const [schema] = all
  const migrations = schema ? toPresentVersions(head.migrations, schema) : head.migrations
  const ours = all.slice(0, migrations.length)
  const isOurs = migrations.every(({ name, checksum }, at) => {
    const own = ours[at]
    return own?.name === name && own.checksum === checksum
  })
  if (!isOurs) throw new CommandError('This backup was made by a newer or another version of Plaza.')
  return ours
}

const running = `
  select from pg_stat_activity
  where datname = current_database() and application_name = 'plaza'`
const present = `select exists (select from pg_tables where schemaname = 'public') as is_there`
const filled = 'select exists (select from users) or exists (select from events) as is_there'

async function refuse(tx: Db, { engine }: Database, replaces: boolean) {
  const isTrue = async (sql: string) => (await oneRow<{ is_there: boolean }>(tx, sql)).is_there
  if (engine === 'postgres' && (await givesRows(tx, running))) {
    throw new CommandError('Plaza is running on this database. End it first, then run this again.')
  }
  if (!(await isTrue(present))) return
  if (!(await listVersions(tx))) throw new CommandError("The database holds tables that are not Plaza's.")
  if (!replaces && (await isTrue(filled))) {
    throw new CommandError('There are accounts or events already. To replace everything, add --replace.')
  }
}

const dropAll = `
  do $$
  declare
    command text;
  begin
    foreach command in array array(
      select format('drop table %I cascade', tablename) from pg_tables where schemaname = 'public'
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc as p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
    )
    loop
      execute command;
    end loop;
  end $$`

/** Restores rows and pictures. The sweep later removes pictures that no row uses. */
async function load(tx: Tx, media: Media, head: Head, file: string): Promise<Tally> {
  await makeRoom(tx, head)
  const tally: Tally = { rows: 0, pictures: 0 }
  const tables = new Map(head.tables.map((table) => [entryOf(table.name), table]))
  const putting = new Set<Promise<void>>()
  for await (const { name, body } of readArchive(file)) {
    const table = tables.get(name)
    if (table) {
      const rows = await fill(tx, table, body, file).catch((cause: unknown) => {
        throw isUnfit(cause) ? new CommandError(damaged(file), { cause }) : cause
      })
      if (rows !== table.rows) throw new CommandError(damaged(file))
      tally.rows += rows
    } else if (isPicture(name)) {
      const picture = name.slice(mediaFolder.length)
      const bytes = new Uint8Array(await arrayBuffer(body))
      const put = media.put(picture, bytes, mediaType(picture)).finally(() => putting.delete(put))
      // Awaited below, unless another picture fails first.
      put.catch(() => undefined)
      putting.add(put)
      if (putting.size >= puts) await Promise.race(putting)
      tally.pictures += 1
    }
  }
  await Promise.all(putting)
  for (const { table, column, last } of head.sequences) {
    await tx.query('select setval(pg_get_serial_sequence($1, $2), $3, true)', [table, column, last])
  }
  return tally
}

async function makeRoom(tx: Tx, head: Head) {
  const present = await listTables(tx)
  const shapeOf = (tables: readonly Table[]) =>
    String(tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted())
  if (shapeOf(present) !== shapeOf(head.tables)) {
    throw new CommandError('This backup has other tables than this version of Plaza.')
  }
  await emptyTables(tx)
}

/**
 * Far more characters than any row has. Without a limit, a few kB of zeros could unpack to more than a string
 * can hold.
 */
const longestRow = 16_000_000

async function* linesOf(input: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of input) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
    const last = others.pop()
    rest += first
    if (rest.length > longestRow) throw new CommandError(damaged(file))
    if (last === undefined) continue
    yield rest
    yield* others
    rest = last
  }
  if (rest !== '') yield rest
}

/** True if the file contains rows that the database rejects, or data that cannot be decompressed. */
const isUnfit = (error: unknown) => /^(22|23|Z_)/.test(codeOf(error) ?? '')

/** Inserts the rows of a table; triggers restore the counters. */
async function fill(
  tx: Tx,
  { name, columns }: Table,
  body: AsyncIterable<Uint8Array>,
  file: string,
): Promise<number> {
  const list = columns.join(', ')
  const insert = `
    insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::json)`
  let rows = 0
  let waiting: string[] = []
  let length = 0
  const send = async () => {
    await tx.query(insert, [`[${waiting.join(',')}]`])
    rows += waiting.length
    waiting = []
    length = 0
  }
  for await (const line of linesOf(Readable.from(body).compose(createGunzip()), file)) {
    // Empty lines add nothing to `length`, so millions of them could pile up in memory.
    if (line === '') throw new CommandError(damaged(file))
    waiting.push(line)
    length += line.length
    if (length >= atOnce) await send()
  }
  if (waiting.length > 0) await send()
  return rows
}
