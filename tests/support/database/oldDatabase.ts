import type { Db } from '../../../service/ports/db.ts'

/** The lines that decide among those of the migrations before `001_schema.sql`. */
export const oldVersions = [
  { name: '000_extensions.sql', checksum: 'any' },
  { name: '105_imports_of_events.sql', checksum: 'any' },
  {
    name: '106_told_topics.sql',
    checksum: '5afb3d6a04abfbbba67b9930e7b8290bf1a841b98b6d9e3e22e9859468e554eb',
  },
]

/** Turns a new database into one that the migrations before `001_schema.sql` created. */
export async function makeOld(db: Db): Promise<void> {
  await db.query('delete from migrations')
  await db.query(
    `insert into migrations (name, checksum, applied_at)
     select name, checksum, timestamptz '2026-01-01' from json_to_recordset($1) as old (name text, checksum text)`,
    [JSON.stringify(oldVersions)],
  )
}
