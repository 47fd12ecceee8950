import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../../store/database/database.ts'
import { type Db, rowsOf } from '../../ports/db.ts'
import { CommandError } from '../../ports/commandError.ts'
import { listVersions } from '../../store/database/migrate.ts'
import { listSequences, listTables, type Table } from './tables.ts'

const word = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
const count = z.number().int().min(0)

export const Head = z.strictObject({
  format: z.literal('plaza-backup'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.strictObject({ name: word, columns: z.array(word).min(1), rows: count })),
  sequences: z.array(z.strictObject({ table: word, column: word, last: count })),
})
export type Head = z.output<typeof Head>

export const rowsFile = (table: string) => `${table}.ndjson`
export const headFile = 'plaza.json'

const atOnce = 500

/**
 * The embedded engine has a single session, so a snapshot blocks all other requests and must not depend on
 * anything slower than the local disk.
 */
export async function takeSnapshot(
  database: Pick<Database, 'longTransaction'>,
  folder: string,
  now: Date,
): Promise<void> {
  const head = await database.longTransaction(async (tx): Promise<Head> => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const migrations = await listVersions(tx)
    if (!migrations) throw new CommandError('There is nothing to back up: the database is empty.')
    const tables = []
    for (const table of await listTables(tx)) {
      tables.push({ ...table, rows: await writeRows(tx, table, join(folder, rowsFile(table.name))) })
    }
    const sequences = await listSequences(tx)
    return { format: 'plaza-backup', version: 1, made_at: now.toISOString(), migrations, tables, sequences }
  })
  await write(join(folder, headFile), async (put) => await put(JSON.stringify(head)))
}

async function writeRows(tx: Db, { name, columns }: Table, path: string): Promise<number> {
  let written = 0
  await tx.query(
    `declare kept no scroll cursor for
     select row_to_json(kept)::text as row from (select ${columns.join(', ')} from ${name}) as kept`,
  )
  await write(path, async (put) => {
    for (;;) {
      const rows = await rowsOf<{ row: string }>(tx, `fetch ${atOnce} from kept`)
      if (rows.length > 0) await put(`${rows.map(({ row }) => row).join('\n')}\n`)
      written += rows.length
      if (rows.length < atOnce) return
    }
  })
  await tx.query('close kept')
  return written
}

async function write(path: string, fill: (put: (text: string) => Promise<unknown>) => Promise<unknown>) {
  const file = await open(path, 'wx', 0o600)
  try {
    await fill((text) => file.appendFile(text))
  } finally {
    await file.close()
  }
}
