import type { Db } from '../../ports/db.ts'
import { MigrationError } from '../engine/errors.ts'
import type { Scripts } from '../engine/pool.ts'

/** A line of the table `migrations`. */
export interface Version {
  name: string
  checksum: string
}

/** Many migrations once created what `001_schema.sql` creates. These are the first and the last of them. */
const first = '000_extensions.sql'
const last: Version = {
  name: '106_told_topics.sql',
  checksum: '5afb3d6a04abfbbba67b9930e7b8290bf1a841b98b6d9e3e22e9859468e554eb',
}

/** The versions of a database or backup, with `schema` in place of the migrations that it replaces. */
export function toPresentVersions(versions: readonly Version[], schema: Version): readonly Version[] {
  if (versions[0]?.name !== first) return versions
  const { name, checksum } = versions.at(-1) ?? versions[0]
  if (name !== last.name || checksum !== last.checksum) {
    throw new MigrationError(
      `This was made by an older Plaza. Start the last release that has ${last.name} with it once, then this one.`,
    )
  }
  return [schema]
}

const drop = `
  drop function author_renamed, author_leaves, series_ends, proposal_ends, favorite_takes_start, daily_letter_begins,
    daily_letter_moves cascade;
  do $$
  begin
    drop extension if exists unaccent;
  exception when insufficient_privilege or dependent_objects_still_exist then
    -- Another owner's, or used by something else in this database.
  end $$;`

/** The only function that stays but changes. */
const changed = /^create (function events_changed\(\)[^]*?^end \$\$;)$/m

// Keeps the time of the first migration: pictures stored before it are not the database's own.
const replace = `
  with old as (delete from migrations returning applied_at)
  insert into migrations (name, checksum, applied_at) select $1, $2, min(applied_at) from old`

/** Makes a database of the last of those migrations equal to one that `schema` created: only triggers differ. */
export async function takeOver(
  tx: Db & Scripts,
  { name, checksum, sql }: Version & { sql: string },
): Promise<void> {
  await tx.script(`${drop} create or replace ${changed.exec(sql)?.[1]}`)
  await tx.query(replace, [name, checksum])
}
