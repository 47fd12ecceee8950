import { cpSync } from 'node:fs'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { DatabaseUnavailable } from '../../../service/store/engine/errors.ts'

/** Creates a data folder with a migrated database, for tests that are not about the first start. */
export function copyMigrated(dataDir: string): string {
  cpSync(process.env['TEST_DATA_DIR'] ?? '', dataDir, { recursive: true })
  return dataDir
}

/** An in-memory database, and the rows and sequences from the migrations, to which it is reset. */
interface Kept {
  db: Database
  schema: string
  rows: Record<string, string>
  sequences: string
  uses: number
}

/**
 * The maximum number of test files per database, since prepared statements stay in a session and use memory.
 */
const mostUses = 15

/** A long time, since on a busy machine a slow engine is not necessarily hung. */
export const queryTimeoutMs = 60_000

let spare: Kept | null = null

/**
 * A migrated in-memory engine: a new one, or this worker's last one after a reset, which takes a tenth of the
 * time. An engine is not reused if its tables, functions or rules were changed, or if it is busy or
 * unhealthy.
 */
export async function openEmbedded(): Promise<Database> {
  const kept = spare ?? (await opened())
  spare = null
  kept.uses += 1
  return lent(kept)
}

async function opened(): Promise<Kept> {
  const template = process.env['TEST_ARCHIVE']
  const db = await openDatabase({ dataDir: 'memory://', template, queryTimeoutMs })
  const { rows: filled } = await db.query<{ name: string }>(touched)
  const rows: Record<string, string> = {}
  for (const { name } of filled) {
    const { rows: found } = await db.query<{ all: string }>(
      `select json_agg(t)::text as all from ${name} as t`,
    )
    rows[name] = found[0]?.all ?? '[]'
  }
  return { db, rows, schema: await one(db, schema), sequences: await one(db, sequences), uses: 0 }
}

/**
 * A wrapper that its user can close as if the engine had stopped. It is a new object, so that caches keyed by
 * database start empty.
 */
function lent(kept: Kept): Database {
  const { db } = kept
  let isOpen = true
  const deaf: (() => Promise<void>)[] = []
  const own = () => {
    if (!isOpen) throw new DatabaseUnavailable('The database is closed.')
    return db
  }
  return {
    engine: 'embedded',
    query: async (text, params) => own().query(text, params),
    transaction: async (run) => own().transaction(run),
    longTransaction: async (run) => own().longTransaction(run),
    load: () => db.load(),
    health: async () =>
      isOpen ? db.health() : { engine: 'embedded', answers: false, state: 'closed', restarts: 0 },
    notify: async (channel, payload) => own().notify(channel, payload),
    listen: async (channel, handler) => {
      const leave = await own().listen(channel, handler)
      deaf.push(leave)
      return leave
    },
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await Promise.all(deaf.map((leave) => leave()))
      if (spare === null && (await isEmptied(kept))) spare = kept
      else await db.close()
    },
  }
}

async function isEmptied(kept: Kept): Promise<boolean> {
  const { db } = kept
  const { busy, waiting } = db.load()
  if (busy + waiting > 0 || kept.uses >= mostUses) return false
  const { state, restarts } = await db.health()
  if (state !== 'ready' || restarts > 0 || (await one(db, schema)) !== kept.schema) return false
  await empty(kept)
  return true
}

const touched = `
  select relname::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`

async function empty({ db, rows, sequences: numbers }: Kept) {
  await db.longTransaction(async (tx) => {
    const { rows: filled } = await tx.query<{ name: string }>(touched)
    // Disables the triggers, which would count and announce the deleted rows.
    await tx.script(`
      reset all; close all; discard temp; select pg_advisory_unlock_all(); select pg_stat_reset();
      set local session_replication_role = replica;
      truncate ${filled.map(({ name }) => name).join(', ')} cascade;
      delete from pg_statistic where starelid >= 16384;`)
    for (const [name, all] of Object.entries(rows)) {
      const { rows: columns } = await tx.query<{ names: string }>(columnsOf, [name])
      const names = columns[0]?.names
      await tx.query(
        `insert into ${name} (${names}) overriding system value select ${names} from json_populate_recordset(null::${name}, $1)`,
        [all],
      )
    }
    await tx.query(
      `select setval(name::regclass, value, is_called)
       from json_to_recordset($1) as numbers (name text, value bigint, is_called boolean)`,
      [numbers],
    )
  })
}

/** All columns except generated ones, which cannot be written. */
const columnsOf = `
  select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
  where attrelid = $1::text::regclass and attnum > 0 and attgenerated = '' and not attisdropped`

const sequences = `
  select json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename),
    'value', coalesce(last_value, start_value), 'is_called', last_value is not null))::text as one
  from pg_sequences`

/** A hash of the whole schema without the rows, so reads, writes and counters do not change it. */
const schema = `
  with own as (select oid from pg_class where relnamespace = 'public'::regnamespace),
  parts as (
    select string_agg(format('%s %s %s %s %s', oid, relname, relkind, reloptions, relacl), ',' order by oid) as part
      from pg_class where oid in (select oid from own)
    union all select string_agg(a::text, ',' order by attrelid, attnum)
      from pg_attribute as a where attrelid in (select oid from own)
    union all select string_agg(d::text, ',' order by oid) from pg_attrdef as d
    union all select string_agg(t::text, ',' order by oid) from pg_trigger as t
    union all select string_agg(c::text, ',' order by oid) from pg_constraint as c
    union all select string_agg(i::text, ',' order by indexrelid)
      from pg_index as i where indrelid in (select oid from own)
    union all select string_agg(p::text, ',' order by oid) from pg_proc as p where oid >= 16384
    union all select string_agg(n::text, ',' order by oid) from pg_namespace as n where nspname not like 'pg\\_%'
    union all select string_agg(r::text, ',' order by oid) from pg_rewrite as r where oid >= 16384
    union all select string_agg(r::text, ',' order by oid) from pg_authid as r
    union all select string_agg(e::text, ',' order by oid) from pg_extension as e
    union all select string_agg(s::text, ',' order by setrole) from pg_db_role_setting as s
  )
  select md5(string_agg(part, '|')) as one from parts`

async function one(db: Database, query: string): Promise<string> {
  const { rows } = await db.query<{ one: string }>(query)
  return rows[0]?.one ?? ''
}
