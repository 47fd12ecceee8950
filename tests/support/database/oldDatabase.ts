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

const triggers = [
  'author_renamed after update on users',
  'author_leaves before delete on users',
  'series_ends after delete on events',
  'proposal_ends before update on events',
  'favorite_takes_start before insert on favorites',
  'daily_letter_begins after insert on favorites',
  'daily_letter_moves after update on users',
]

/**
 * Turns a new database into one that the migrations before `001_schema.sql` created. Its other triggers have
 * their names, but do nothing, since nothing runs before it is taken over.
 */
export async function makeOld(db: Db): Promise<void> {
  for (const trigger of triggers) {
    const [name] = trigger.split(' ')
    await db.query(
      `create or replace function ${name}() returns trigger language plpgsql as 'begin return null; end'`,
    )
    await db.query(`create or replace trigger ${trigger} for each row execute function ${name}()`)
  }
  await db.query(
    `create or replace function events_changed() returns trigger language plpgsql as 'begin return null; end'`,
  )
  // The embedded engine has no such extension any more, so only the server can lose it here.
  await db.query(`
    do $$ begin
      if exists (select from pg_available_extensions where name = 'unaccent') then
        create extension if not exists unaccent;
      end if;
    end $$`)
  await db.query('delete from migrations')
  await db.query(
    `insert into migrations (name, checksum, applied_at)
     select name, checksum, timestamptz '2026-01-01' from json_to_recordset($1) as old (name text, checksum text)`,
    [JSON.stringify(oldVersions)],
  )
}
