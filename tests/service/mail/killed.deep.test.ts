import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { freePort } from '../../support/freePort.ts'
import { smtpServer } from '../../support/http/smtp.ts'
import { killServices, startService } from '../../support/serviceProcess.ts'

const people = 5000
const kills = 4

let server: TestServer
let url = ''
let db: Database
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-killed-'))
  server = await startPostgres()
  url = await freshDatabase(server.url, process.env['TEST_DATABASE_TEMPLATE'])
  db = await openDatabase({ dataDir: '', databaseUrl: url })
})
afterAll(async () => {
  killServices()
  await db.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

const write = `
  with event as (
    insert into events (slug, title, content, event_date, start_time, time_zone, author_name, approval_status, created_at)
    values ('e', 'E', 'E', '2099-01-01', '10:00', 'UTC', 'A', 'published', now()) returning id
  ), readers as (
    insert into users (email, email_key, full_name, is_email_verified, created_at)
    select 'k' || n || '@plaza.test', 'k' || n || '@plaza.test', 'K', true, now() from generate_series(1, $1::integer) as n returning id
  ), kept as (
    insert into favorites (user_id, event_id, starts_at, over_at, added_at)
    select readers.id, event.id, now(), now(), now() from event, readers
  )
  insert into event_changes (event_id, was, due_at)
  select id, '{"lifecycle": "cancelled", "starts_at": "2098-01-01T00:00:00Z", "ends_at": null, "end_date": null, "time_zone": "UTC",
    "is_online": false, "venue": null, "location": null}', now() from event`
const left = `
  select (select count(*) from event_changes) + (select count(*) from announcements)
    + (select count(*) from mail_outbox where is_bulk) as n`

test(`${people} letters arrive even if the process is killed repeatedly`, { timeout: 900_000 }, async () => {
  await db.query(write, [people])
  const smtp = await smtpServer()
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'plaza@plaza.test',
    SUPERADMIN_PASSWORD: 'a long enough password',
    LOG_LEVEL: 'error',
  }
  for (let run = 0; run <= kills; run += 1) {
    const { child } = startService({ ...variables, PORT: String(await freePort()) })
    const until = run < kills ? ((run + 1) * people) / (kills + 2) : people
    await expect.poll(() => smtp.received.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(until)
    if (run < kills) {
      child.kill('SIGKILL')
      await once(child, 'exit')
      // Simulates an expired lease.
      await db.query('update mail_outbox set due_at = now()')
    }
  }
  await expect.poll(async () => (await db.query<{ n: number }>(left)).rows[0]?.n, { timeout: 60_000 }).toBe(0)
  await smtp.close()
  const reached = new Set(smtp.received.flatMap(({ to }) => to))
  expect(reached.size).toBe(people)
  expect(smtp.received.length - people).toBeLessThanOrEqual(kills)
})
