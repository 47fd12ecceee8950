import { type Db, rowsOf } from '../../ports/db.ts'
import type { Scripts } from '../../store/engine/pool.ts'

export interface Table {
  name: string
  columns: string[]
}

/** Tables that triggers refill. */
const notKept = ['counters', 'event_stats']
/** Saved separately, since it decides how a backup is restored. */
const versions = 'migrations'
/** The audit log cannot be truncated, and no migration writes to it. */
const appendOnly = 'audit_log'

const columns = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class as c join pg_attribute as a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and c.relname <> all ($1::text[])
  group by c.relname order by c.relname`

const references = `
  select distinct conrelid::regclass::text as name, confrelid::regclass::text as needs
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

export async function listTables(db: Db): Promise<Table[]> {
  const tables = await rowsOf<Table>(db, columns, [[...notKept, versions]])
  const links = await rowsOf<{ name: string; needs: string }>(db, references)
  const sorted: Table[] = []
  const isPlaced = (name: string) => sorted.some((table) => table.name === name)
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && links.every((link) => link.name !== name || isPlaced(link.needs)),
    )
    if (!next) throw new Error('tables refer to each other in a circle')
    sorted.push(next)
  }
  return sorted
}

const all = `
  select string_agg(relname, ', ') as names from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('${versions}', '${appendOnly}')`

export async function emptyTables(tx: Db & Scripts): Promise<void> {
  const rows = await rowsOf<{ names: string }>(tx, all)
  for (const { names } of rows) await tx.script(`truncate ${names} restart identity`)
}

interface Sequence {
  table: string
  column: string
  last: number
}

const sequences = `
  select c.relname as table, a.attname as column,
    pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as last
  from pg_class as c join pg_attribute as a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity <> ''
    and c.relname <> all ($1::text[])
  order by 1, 2`

export async function listSequences(db: Db): Promise<Sequence[]> {
  const rows = await rowsOf<Omit<Sequence, 'last'> & { last: number | null }>(db, sequences, [notKept])
  return rows.flatMap(({ last, ...rest }) => (last === null ? [] : [{ ...rest, last }]))
}
