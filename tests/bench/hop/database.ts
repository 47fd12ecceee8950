import { readdir, readFile } from 'node:fs/promises'
import { openSession } from '../../../service/account/sessions.ts'
import { openDatabase } from '../../../service/store/database/database.ts'
import { freshDatabase, startPostgres } from '../../support/database/postgres.ts'
import { generate, people } from '../service/generate.ts'

const morePictures = `
  insert into gallery_images (event_id, ord, media)
  select event_id, ord + n, media from gallery_images, generate_series(1, 2) as n`

/** One tick of the kernel's clock, in ms. */
const tick = 10

/** A PostgreSQL with the given number of events, each with three pictures, and a signed-in reader. */
export async function openStock(events: number) {
  const server = await startPostgres()
  const url = await freshDatabase(server.url)
  const database = await openDatabase({ dataDir: '', databaseUrl: url, queryTimeoutMs: 600_000 })
  try {
    await generate(database, events, 1)
    await database.query(morePictures)
    await database.query('vacuum (analyze) gallery_images')
    const token = await openSession(database, people.reader, new Date())
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { parent } = await statusOf(String(rows[0]?.pid))
    return {
      url,
      token: token ?? '',
      /** The CPU time in ms that its processes have used so far. */
      cpu: async () => {
        const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
        const known = await Promise.all(all.map((pid) => statusOf(pid)))
        return known.reduce((sum, each) => sum + (each.parent === parent ? each.cpu : 0), 0)
      },
      stop: () => server.stop(),
    }
  } finally {
    await database.close()
  }
}

/** The parent and the CPU time of a process; an ended process has no parent. */
async function statusOf(pid: string): Promise<{ parent: string; cpu: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: fields[1] ?? '', cpu: (Number(fields[11]) + Number(fields[12])) * tick }
}
