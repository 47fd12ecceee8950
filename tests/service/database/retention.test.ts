import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retain } from '../../../service/run/retention.ts'
import type { Db } from '../../../service/ports/db.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const day = 24 * 3600 * 1000

describe.each(bothEngines)('expired rows on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  const ago = (days: number) => new Date(service.now().getTime() - days * day)
  const count = async (table: string) =>
    (await service.db.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n

  /**
   * For each table, a statement that inserts a row just young enough to stay or, with `isOld`, one just too
   * old.
   */
  const rows: Record<string, (id: number, isOld: boolean) => [string, unknown[]]> = {
    one_time_codes: (id, isOld) => [
      `insert into one_time_codes (user_id, purpose, asker, salt, code_hash, expires_at)
       values ($1, $2, 'here', 's', 'h', $3::timestamptz + interval '1 second' * $4::integer)`,
      [id, isOld ? 'verify-email' : 'reset-password', service.now(), isOld ? 0 : 1],
    ],
    password_resets: (id, isOld) => [
      `insert into password_resets (user_id, token_hash, expires_at)
       values ($1, $2, $3::timestamptz + interval '1 second' * $4::integer)`,
      [id, `hash ${isOld}`, service.now(), isOld ? 0 : 1],
    ],
    rate_limits: (_id, isOld) => [
      `insert into rate_limits (key, n, expires_at) values ($1, 1, $2::timestamptz + interval '1 second' * $3::integer)`,
      [`key ${isOld}`, service.now(), isOld ? 0 : 1],
    ],
    known_addresses: (id, isOld) => [
      'insert into known_addresses (key, user_id, seen_at) values ($1, $2, $3)',
      [`key ${isOld}`, id, ago(isOld ? 90 : 89.9)],
    ],
    sessions: (id, isOld) => [
      'insert into sessions (user_id, token_hash, created_at, last_used_at) values ($1, $2, $3, $3)',
      [id, `hash ${isOld}`, ago(isOld ? 7 : 6.9)],
    ],
    idempotency_keys: (id, isOld) => [
      "insert into idempotency_keys (user_id, key, body_hash, created_at) values ($1, $2, 'h', $3)",
      [id, `key ${isOld}`, ago(isOld ? 1 : 0.9)],
    ],
    mail_outbox: (id, isOld) => [
      `insert into mail_outbox (user_id, kind, data, created_at, due_at, dead_at)
       values ($1, 'password-changed', '{}', $2, $2, $2)`,
      [id, ago(isOld ? 30.1 : 29.9)],
    ],
    users: (_id, isOld) => [
      `insert into users (email, email_key, full_name, created_at) values ($1, $1, 'Waiting', $2)`,
      [`waiting-${isOld}@example.org`, ago(isOld ? 7.1 : 6.9)],
    ],
  }

  test('many sign-ups are deleted in batches, so that nobody has to wait; if the job is stopped, its next run deletes the rest', async () => {
    const before = (await count('users')) ?? 0
    await service.db.query(
      `insert into users (email, email_key, full_name, created_at)
       select 'many-' || n, 'many-' || n, 'Waiting', $1 from generate_series(1, 35) as n`,
      [ago(8)],
    )
    const ending = new AbortController()
    const deleted: number[] = []
    const watched: Db = {
      query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
        const answer = await service.db.query<Row>(sql, params)
        if (sql.includes('delete from users')) deleted.push(answer.rows.length)
        if (deleted.length === 2) ending.abort()
        return answer
      },
      transaction: (run) => service.db.transaction(run),
    }
    await retain(watched, service.now(), ending.signal)
    expect(deleted).toEqual([10, 10])
    await retain(watched, service.now())
    expect(deleted).toEqual([10, 10, 10, 5])
    expect(await count('users')).toBe(before)
  })

  test('PR-3 codes, resets, limits, addresses, sessions, keys, lost mail and unverified sign-ups are deleted once they are old, not before', async () => {
    const { id } = await service.person()
    const { id: other } = await service.person()
    await service.db.query('delete from sessions')
    for (const make of Object.values(rows)) {
      for (const isOld of [true, false]) await service.db.query(...make(isOld ? other : id, isOld))
    }
    const before = await Promise.all(Object.keys(rows).map(count))
    await retain(service.db, service.now())
    const after = await Promise.all(Object.keys(rows).map(count))
    const gone = Object.keys(rows).map((name, at) => [name, (before[at] ?? 0) - (after[at] ?? 0)])
    expect(Object.fromEntries(gone)).toEqual(Object.fromEntries(Object.keys(rows).map((name) => [name, 1])))
    const { rows: kept } = await service.db.query<{ token_hash: string }>('select token_hash from sessions')
    expect(kept).toEqual([{ token_hash: 'hash false' }])
  })

  test('LO-3 entries of the audit log cannot be deleted or changed', async () => {
    await service.db.query(
      "insert into audit_log (at, actor_id, action, entity) values ($1, 1, 'update', 'user')",
      [service.now()],
    )
    for (const sql of [
      'delete from audit_log',
      "update audit_log set action = 'none'",
      'truncate audit_log',
    ]) {
      await expect(service.db.query(sql)).rejects.toThrow('append-only')
    }
    expect(await count('audit_log')).toBe(1)
  })
})
