import { type Db, oneRow, rowsOf } from '../ports/db.ts'
import type { Media, MediaEntry } from '../ports/media.ts'

const day = 24 * 60 * 60_000
const batch = 500

const unused = `
  select base.name, garbage.since
  from unnest($1::text[]) as base(name)
  left join media_garbage as garbage on garbage.name = base.name
  where not exists (select from gallery_images where media ->> 'name' = base.name)
    and not exists (select from proposal_images where media ->> 'name' = base.name)
    and not exists (select from homepage_slides where media ->> 'name' = base.name)
    and not exists (select from users where profile_pic = base.name)`

/** Removes files that have been unused for a day. Several processes may run it at the same time. */
export async function sweepMedia(
  db: Db,
  media: Media,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(clock().getTime() - day)
  let removed = 0
  let entries: MediaEntry[] = []
  for await (const entry of media.list()) {
    if (signal?.aborted) return removed
    entries.push(entry)
    if (entries.length < batch) continue
    removed += await sweep(db, media, entries, before)
    entries = []
  }
  removed += await sweep(db, media, entries, before)
  await db.query('delete from media_garbage where since <= $1', [before.toISOString()])
  return removed
}

async function sweep(db: Db, media: Media, entries: readonly MediaEntry[], before: Date): Promise<number> {
  const bases = [...new Set(entries.map(({ name }) => baseOf(name)))]
  const rows = await rowsOf<{ name: string; since: string | null }>(db, unused, [bases])
  const { at } = await oneRow<{ at: string }>(db, 'select min(applied_at) as at from migrations')
  const since = new Map(rows.map((row) => [row.name, row.since]))
  const old = entries.filter(({ name, storedAt }) => {
    const left = since.get(baseOf(name))
    if (left === undefined) return false
    // Files older than this database may belong to another one that was set aside and may be restored.
    if (left === null && storedAt < new Date(at)) return false
    return (left === null ? storedAt : new Date(left)) <= before
  })
  for (const { name } of old) await media.remove(name)
  return old.length
}

const baseOf = (name: string) => name.split(/[-.]/)[0] ?? name
