import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseReadOnly, MigrationError, sqlState } from '../engine/errors.ts'
import type { Pool, Scripts } from '../engine/pool.ts'
import { type Db, oneRow, rowsOf } from '../../ports/db.ts'
import { toPresentVersions, takeOver, type Version } from './takeOver.ts'

/** An arbitrary number for the advisory lock that makes instances migrate one after another. */
const lockKey = 7_526_411

const applied = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

const present = `select to_regclass('public.migrations') is not null as is_there`

const versions = 'select name, checksum from migrations order by name'

export interface Migration extends Version {
  sql: string
}

export async function migrate(db: Pick<Pool, 'longTransaction'>, folder: string) {
  const files = await readMigrations(folder)
  const done: string[] = []
  try {
    // Writes nothing if no migration is missing, since the
    // disk may be full and the role need not own the tables.
    const known = await db.longTransaction((tx) => look(tx, files))
    for (const file of files.filter(({ name }) => !known.has(name))) {
      if (await db.longTransaction((tx) => apply(tx, file, files))) done.push(file.name)
    }
  } catch (cause) {
    if (sqlState(cause) !== '42501') throw cause
    const text =
      'The role of DATABASE_URL may not change the tables. Set MIGRATION_URL to one that owns them.'
    throw new MigrationError(text, { cause })
  }
  return done
}

async function look(tx: Db & Scripts, files: readonly Migration[]): Promise<Set<string>> {
  await lockMigrations(tx)
  const versions = (await listVersions(tx)) ?? []
  const [schema] = files
  if (!schema) return check(versions, files)
  const present = toPresentVersions(versions, schema)
  if (present !== versions) await takeOver(tx, schema)
  return check(present, files)
}

/** Returns null if no migration was ever applied. */
export async function listVersions(db: Db): Promise<Version[] | null> {
  const { is_there } = await oneRow<{ is_there: boolean }>(db, present)
  return is_there ? await rowsOf<Version>(db, versions) : null
}

export async function migrateWithin(
  tx: Db & Scripts,
  files: readonly Migration[],
  all: readonly Migration[],
) {
  for (const file of files) await apply(tx, file, all)
}

export const lockMigrations = (tx: Db) => tx.query('select pg_advisory_xact_lock($1)', [lockKey])

async function apply(tx: Db & Scripts, file: Migration, all: readonly Migration[]): Promise<boolean> {
  await lockMigrations(tx)
  await tx.query(applied)
  const known = check(await rowsOf<Version>(tx, versions), all)
  if (known.has(file.name)) return false
  await tx.script(file.sql).catch((cause: unknown) => {
    if (sqlState(cause) === '42501' || cause instanceof DatabaseReadOnly) throw cause
    throw new MigrationError(`${file.name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  })
  await tx.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
  return true
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const misnamed = names.find((name) => !/^\d{3}_\w+\.sql$/.test(name))
  if (misnamed) throw new MigrationError(`${misnamed} is not named like 001_schema.sql.`)
  const twice = names.find((name, index) => names[index - 1]?.slice(0, 3) === name.slice(0, 3))
  if (twice) throw new MigrationError(`Two migrations have the number of ${twice}.`)
  return Promise.all(
    names.map(async (name) => {
      // Git may have changed the line endings.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function check(versions: readonly Version[], files: readonly Migration[]) {
  for (const { name, checksum } of versions) {
    const file = files.find((file) => file.name === name)
    if (!file) throw new MigrationError(`The database knows ${name}, which a newer version of Plaza made.`)
    if (file.checksum !== checksum) {
      throw new MigrationError(`${name} was changed after it was applied. Write a new migration instead.`)
    }
  }
  const known = new Set(versions.map(({ name }) => name))
  const last = versions.at(-1)?.name ?? ''
  const late = files.find(({ name }) => !known.has(name) && name < last)
  if (late) throw new MigrationError(`${late.name} comes before ${last}, which is already applied.`)
  return known
}
