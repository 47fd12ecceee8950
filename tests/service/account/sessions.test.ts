import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe.each(oneEngine)('sessions on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  const status = async (token: string | undefined) =>
    (await service.request('GET', '/common/profile/', { token })).status
  const login = async ({ email, password }: Person) => {
    const { body } = await service.request<{ tokens: { access: string } }>('POST', '/common/login/', {
      json: { email, password },
    })
    return body.tokens.access
  }

  test('SE-1 only the hash of a token is stored', async () => {
    const { token } = await service.person()
    const { rows } = await service.db.query<{ token_hash: string }>('select token_hash from sessions')
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
    expect(await status(token)).toBe(200)
    expect(await status(rows[0]?.token_hash)).toBe(401)
    for (const garbage of ['x', 'x'.repeat(43), `${token}x`, token.toUpperCase()])
      expect(await status(garbage)).toBe(401)
  })

  test('SE-2 the role and the active flag are read on each request', async () => {
    const { id, token } = await service.person()
    await service.db.query("update users set user_type = 'admin' where id = $1", [id])
    expect(await service.request('GET', '/common/profile/', { token })).toMatchObject({
      body: { user: { user_type: 'admin', is_staff: true, is_superuser: false } },
    })
    await service.db.query('update users set is_active = false where id = $1', [id])
    expect(await status(token)).toBe(401)
  })

  test('SE-3 a token expires after 7 days without use, and after 30 days in any case', async () => {
    const idle = await service.person()
    const busy = await service.person()
    for (let days = 0; days < 29; days += 1) {
      service.advance(day)
      expect(await status(busy.token)).toBe(200)
      if (days === 5) expect(await status(idle.token)).toBe(200)
      if (days === 13) expect(await status(idle.token)).toBe(401)
    }
    service.advance(day - 1)
    expect(await status(busy.token)).toBe(200)
    service.advance(1)
    expect(await status(busy.token)).toBe(401)
  })

  test('SE-3 a superadmin’s token expires after 2 hours without use, and after 12 hours in any case', async () => {
    const idle = await service.person({ user_type: 'superadmin' })
    const busy = await service.person({ user_type: 'superadmin' })
    for (let hours = 0; hours < 11; hours += 1) {
      service.advance(hour)
      expect(await status(busy.token)).toBe(200)
      if (hours === 1) expect(await status(idle.token)).toBe(401)
    }
    service.advance(hour)
    expect(await status(busy.token)).toBe(401)
  })

  test('SE-3 the time of last use is written at most once a minute', async () => {
    const { id, token } = await service.person()
    const lastUse = async () =>
      (
        await service.db.query<{ at: string }>('select last_used_at as at from sessions where user_id = $1', [
          id,
        ])
      ).rows[0]?.at
    const first = await lastUse()
    service.advance(minute - 1)
    await status(token)
    expect(await lastUse()).toBe(first)
    service.advance(1)
    await status(token)
    expect(await lastUse()).not.toBe(first)
  })

  test('SE-3 a person has at most ten sessions, even after concurrent logins: the oldest ones end', async () => {
    const person = await service.person()
    const tokens = []
    for (let logins = 0; logins < 10; logins += 1) tokens.push(await login(person))
    expect(await status(person.token)).toBe(401)
    expect(await status(tokens[0])).toBe(200)
    await Promise.all(Array.from({ length: 10 }, () => login(person)))
    const { rows } = await service.db.query('select id from sessions where user_id = $1', [person.id])
    expect(rows).toHaveLength(10)
    expect(await status(tokens[9])).toBe(401)
  })

  test('SE-3 logging out ends only this session', async () => {
    const person = await service.person()
    const other = await login(person)
    await service.request('POST', '/common/logout/', { token: other })
    expect(await status(other)).toBe(401)
    expect(await status(person.token)).toBe(200)
  })

  test('AU-1 a login replaces an outdated hash', async () => {
    const person = await service.person()
    // The argon2id hash of "old and weak", with 8 MiB and one pass.
    const old =
      '$argon2id$v=19$m=8192,t=1,p=1$YSBzYWx0IG9mIDE2IGIuLg$' +
      (await weakHash('old and weak', 'a salt of 16 b..'))
    await service.db.query('update users set password_hash = $2 where id = $1', [person.id, old])
    expect(await login({ ...person, password: 'old and weak' })).toMatch(/^[\w-]{43}$/)
    const { rows } = await service.db.query<{ hash: string }>(
      'select password_hash as hash from users where id = $1',
      [person.id],
    )
    expect(rows[0]?.hash).toContain('$m=19456,t=2,p=1$')
    expect(await login({ ...person, password: 'old and weak' })).toMatch(/^[\w-]{43}$/)
  })
})

async function weakHash(password: string, salt: string) {
  const { argon2Sync } = await import('node:crypto')
  const settings = {
    message: password,
    nonce: Buffer.from(salt),
    parallelism: 1,
    memory: 8192,
    passes: 1,
    tagLength: 32,
  }
  return argon2Sync('argon2id', settings).toString('base64').replace(/=+$/, '')
}
