import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../../service/run/backup/backup.ts'
import { restore } from '../../service/run/backup/restore.ts'
import { takeSnapshot } from '../../service/run/backup/snapshot.ts'
import { openDatabase } from '../../service/store/database/database.ts'
import { eventImages, processImage } from '../../service/pictures/process.ts'
import { openMedia } from '../../service/pictures/openMedia.ts'
import { table } from '../support/run/table.ts'

/**
 * Times a backup and its restore, with the given number of events and a picture each, and compares them with
 * a plain copy of the data folder. Fails if the restore takes more seconds than `--limit`.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    limit: { type: 'string', default: '60' },
  },
})
const events = Number(values.events)
const limit = Number(values.limit)
const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
const places = (name: string) => {
  const dataDir = join(folder, name)
  return { dataDir, databaseUrl: undefined, mediaUrl: `file:${join(dataDir, 'media')}` }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const nameOf = (n: number) => `p${String(n).padStart(29, '0')}`

async function fill(): Promise<void> {
  const source = places('source')
  const db = await openDatabase(source)
  await db.longTransaction(async (tx) => {
    await tx.query(
      `insert into users (email, email_key, full_name, is_email_verified, created_at)
       select 'p' || n || '@x.test', 'p' || n || '@x.test', 'Asha ' || n, true, now() from generate_series(1, 1000) as n`,
    )
    await tx.query(
      `insert into events (slug, title, content, event_date, start_time, venue, location, type_id, category_id, author_id,
         author_name, approval_status, created_at)
       select 's-' || n, 'Event ' || md5(n::text),
         (select string_agg(md5((n * 31 + w)::text), ' ') from generate_series(1, 20) as w),
         date '2026-01-01' + n % 800, '10:00', 'Hall ' || n % 50, 'City ' || n % 200, 1 + n % 8, 1 + n % 10, 1 + n % 1000,
         'Asha', 'published', now()
       from generate_series(1, $1::integer) as n`,
      [events],
    )
    const media = `jsonb_build_object('name', 'p' || lpad(n::text, 29, '0'), 'width', 1280, 'height', 800, 'blur', '', 'widths', '[320,640,1280]'::jsonb)`
    await tx.query(
      `insert into gallery_images (event_id, ord, media) select n, 1, ${media} from generate_series(1, $1::integer) as n`,
      [events],
    )
    await tx.query(
      `insert into event_views (event_id, user_id, viewed_at)
       select n, 1 + (n + u * 7) % 1000, now() from generate_series(1, $1::integer) as n, generate_series(1, 5) as u`,
      [events],
    )
  })
  await db.close()
  const samples = new URL('../../service/run/sample/pictures/', import.meta.url)
  const picture = (await readdir(samples)).find((file) => file.endsWith('.jpg'))
  if (!picture) throw new Error('there is no sample picture')
  const bytes = await readFile(new URL(picture, samples))
  const { files } = await processImage(bytes, eventImages, 'bench', nameOf(0))
  await openMedia(source.mediaUrl)
  for (let n = 1; n <= events; n += 1) {
    // Written directly, because the store would wait for the disk each time.
    for (const { name, bytes } of files) {
      await writeFile(join(source.dataDir, 'media', name.replace(nameOf(0), nameOf(n))), bytes)
    }
  }
}

try {
  await fill()
  const file = join(folder, 'all.plaza')
  const copy = await time(() => cp(join(folder, 'source'), join(folder, 'copied'), { recursive: true }))
  await rm(join(folder, 'copied'), { recursive: true })
  const spool = await mkdtemp(join(folder, 'spool-'))
  const db = await openDatabase(places('source'))
  const pause = await time(() => takeSnapshot(db, spool, new Date()))
  await db.close()
  const backup = await time(() => backUp(places('source'), file))
  const { size } = await stat(file)
  let brought = { rows: 0, pictures: 0 }
  const restored = await time(async () => {
    brought = await restore(places('restored'), file, false)
  })
  const line = (what: string, seconds: number) => ({
    what,
    seconds: seconds.toFixed(1),
    'of a copy': (seconds / copy).toFixed(2),
  })
  const lines = [
    line('copying the folder', copy),
    line('nobody else is answered', pause),
    line('backup', backup),
    line('restore', restored),
  ]
  process.stdout.write(`${table(lines)}\n`)
  const peak = process.resourceUsage().maxRSS / 1024
  process.stdout.write(
    `${brought.rows} rows, ${brought.pictures} files, ${Math.round(size / 1e6)} MB, at most ${Math.round(peak)} MB of memory\n`,
  )
  if (restored > limit) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
