import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { server as target } from '../../../service/store/engine/session.ts'
import { createEvent, publishEvent } from '../../support/events.ts'
import { startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { openTestService, type TestService } from '../../support/service.ts'

// One role owns the tables; everything except migrations uses another role.
const suffix = randomUUID().replaceAll('-', '').slice(0, 12)
const ownerRole = `owner_${suffix}`
const appRole = `app_${suffix}`
const name = `plaza_${suffix}`
let server: TestServer
let admin: postgres.Sql
let db: Database
let service: TestService
let databaseUrl = ''
let migrationUrl = ''

beforeAll(async () => {
  server = await startPostgres()
  admin = postgres(...target(server.url, { max: 1, onnotice: () => {} }))
  for (const role of [ownerRole, appRole]) {
    await admin.unsafe(`create role ${role} login password 'seven kites' nosuperuser nocreatedb nocreaterole`)
  }
  await admin.unsafe(`create database ${name} owner ${ownerRole} template template0`)
  const urlOf = (role: string) => {
    const url = new URL(server.url)
    url.username = role
    url.password = 'seven kites'
    url.pathname = `/${name}`
    return url.href
  }
  databaseUrl = urlOf(appRole)
  migrationUrl = urlOf(ownerRole)
})
afterAll(async () => {
  await service?.close()
  await admin?.unsafe(`drop database if exists ${name} with (force)`)
  for (const role of [appRole, ownerRole]) await admin?.unsafe(`drop role if exists ${role}`)
  await admin?.end()
  await server?.stop()
})

test('CO-4 if the tables must be created and no role may create them, startup fails with one line', async () => {
  await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringMatching(/^The role of DATABASE_URL may not .* Set MIGRATION_URL [^\n]+$/),
  })
})

test('CO-4 with an owner role, the service itself works as a role that owns nothing', async () => {
  db = await openDatabase({ dataDir: '', databaseUrl, migrationUrl })
  service = await openTestService({ database: db })
  const { rows } = await db.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) = $1`,
    [appRole],
  )
  expect(rows).toEqual([])
  const root = await service.person({ user_type: 'superadmin' })
  const asha = await service.person()
  const event = await publishEvent(service, asha, root, { title: 'Kites' })
  await createEvent(service, asha, { title: 'Draft' })
  for (const path of [`/common/events/${event.id}/view/`]) {
    expect((await service.request('POST', path, { token: asha.token })).status).toBeLessThan(300)
  }
  const lists = ['/common/events/list/main/', '/common/profile/']
  for (const path of lists) {
    expect((await service.request('GET', path, { token: asha.token })).status).toBe(200)
  }
  expect((await db.query<{ n: number }>('select count(*) as n from audit_log')).rows[0]?.n).toBeGreaterThan(0)
})

test('LO-3 the role of the service can add to the audit log, but not change, empty, unprotect or replace it', async () => {
  const before = (await db.query('select * from audit_log order by id')).rows
  for (const sql of [
    `update audit_log set reason = 'another'`,
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_append_only on audit_log',
    'drop trigger audit_log_not_emptied on audit_log',
    'drop function audit_log_is_append_only() cascade',
    `create or replace function audit_log_is_append_only() returns trigger language plpgsql as 'begin return new; end'`,
    'alter table audit_log rename to old_log',
    'drop table audit_log',
    'create rule quiet as on insert to audit_log do instead nothing',
    'create table public.mine (id int)',
    `set session_replication_role = 'replica'`,
    `set role ${ownerRole}`,
    `delete from migrations`,
  ]) {
    await expect(db.query(sql), sql).rejects.toThrow(/permission denied|must be owner|append-only/)
  }
  expect((await db.query('select * from audit_log order by id')).rows).toEqual(before)
})

test('CO-4 once the tables exist, the service starts without the owner role; starting with that role renews the grants', async () => {
  const again = await openDatabase({ dataDir: '', databaseUrl })
  await again.close()
  const owner = postgres(...target(migrationUrl, { max: 1, onnotice: () => {} }))
  await owner.unsafe(`revoke all on events from ${appRole}`)
  await owner.end()
  await expect(db.query('select from events')).rejects.toThrow('permission denied')
  const renewed = await openDatabase({ dataDir: '', databaseUrl, migrationUrl })
  await renewed.close()
  expect((await db.query('select id from events')).rows.length).toBeGreaterThan(0)
})
