import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

interface Open {
  id: number
  device: string | null
  created_at: string
  last_used_at: string
  is_current: boolean
}

const day = 86_400_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const better = 'green trains at dawn'

describe.each(oneEngine)('own sessions and password on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())

  const path = '/common/profile/sessions/'
  const login = async ({ email, password }: Person, agent?: string) => {
    const { body } = await service.request<{ tokens?: { access: string } }>('POST', '/common/login/', {
      json: { email, password },
      headers: agent === undefined ? {} : { 'user-agent': agent },
    })
    return body.tokens?.access ?? ''
  }
  const list = async (token: string) => {
    const { body } = await service.request<{ data: Open[] }>('GET', path, { token })
    return body.data
  }
  const isIn = async (token: string) =>
    (await service.request('GET', '/common/profile/', { token })).status === 200
  const change = (token: string | undefined, current: string, next: string, ip = '127.0.0.1') =>
    service.request<{ errors?: object; message: string }>('POST', '/common/profile/password/', {
      token,
      json: { current_password: current, new_password: next },
      ip,
    })
  const auditedActions = async ({ id }: Person) => {
    const { rows } = await service.db.query<{ action: string }>(
      'select action from audit_log where actor_id = $1 order by id',
      [id],
    )
    return rows.map(({ action }) => action)
  }

  test('lists sessions that have not expired, with the device in plain words, start and last use', async () => {
    const person = await service.person()
    const begun = service.now().toISOString().replace('.000Z', 'Z')
    const desk = await login(person, firefox)
    const pocket = await login(person, phone)
    await login(person, 'x'.repeat(5000))
    expect(await list(pocket)).toMatchObject([
      { device: null, is_current: false },
      { device: 'Safari on iPhone', is_current: true, created_at: begun, last_used_at: begun },
      { device: 'Firefox on Windows', is_current: false },
      { device: null, is_current: false },
    ])
    const { rows } = await service.db.query<{ text: string }>(
      'select to_jsonb(s)::text as text from sessions as s where user_id = $1',
      [person.id],
    )
    expect(rows.map(({ text }) => text).join()).not.toMatch(/Mozilla|127\.0|xxx/)

    service.advance(6 * day)
    expect(await isIn(desk)).toBe(true)
    service.advance(day)
    expect(await list(desk)).toMatchObject([{ device: 'Firefox on Windows', is_current: true }])
  })

  test('ends one session by id or all others at once, but never those of another account', async () => {
    const person = await service.person()
    const stranger = await service.person({ user_type: 'superadmin' })
    const [first, second, third] = [await login(person), await login(person), await login(person)]
    const [newest] = await list(first)
    const end = (id: string | number, token: string) =>
      service.request('DELETE', `${path}${id}/`, { token }).then(({ status }) => status)
    expect(await end(newest?.id ?? 0, stranger.token)).toBe(404)
    expect(await isIn(third)).toBe(true)
    expect(await end(newest?.id ?? 0, first)).toBe(204)
    expect(await end(newest?.id ?? 0, first)).toBe(404)
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, true, false])

    const { status, body } = await service.request('DELETE', path, { token: first })
    expect([status, body]).toEqual([200, { success: true, message: 'You are logged out elsewhere.' }])
    expect([await isIn(first), await isIn(second), await isIn(person.token)]).toEqual([true, false, false])
    expect(await isIn(stranger.token)).toBe(true)
    expect(await auditedActions(person)).toEqual(['log-out', 'log-out-elsewhere'])
  })

  test('AU-3 changing a password requires the current one, and ends every other session and code', async () => {
    const person = await service.person()
    const here = await login(person)
    await service.db.query(
      "insert into password_resets (user_id, token_hash, expires_at) values ($1, 'hash', $2)",
      [person.id, service.now()],
    )
    for (const [next, fault] of [
      ['short', 'Password must be at least 8 characters.'],
      ['password', 'This password is too common.'],
      [person.email, 'Password must not be your name or e-mail.'],
    ] as const) {
      const refused = await change(here, person.password, next)
      expect([refused.status, refused.body.errors]).toEqual([400, { new_password: [fault] }])
    }
    expect(await auditedActions(person)).toEqual([])

    const { status, body } = await change(here, person.password, better)
    expect([status, body]).toEqual([200, { success: true, message: 'Your password is changed.' }])
    expect([await isIn(here), await isIn(person.token)]).toEqual([true, false])
    expect(await login(person)).toBe('')
    expect(await isIn(await login({ ...person, password: better }))).toBe(true)
    expect(await auditedActions(person)).toEqual(['change-password'])
    const letters = await service.mails(person.email)
    expect(letters.at(-1)?.subject).toBe('Your Plaza password was changed')
    const { rows } = await service.db.query('select from password_resets where user_id = $1', [person.id])
    expect(rows).toEqual([])
  })

  test('AU-11 guessing the password with a stolen token is limited', async () => {
    const { token, password } = await service.person()
    const ip = '192.0.2.9'
    for (let at = 0; at < 5; at += 1) {
      const wrong = await change(token, 'not this one', better, ip)
      expect([wrong.status, wrong.body.errors]).toEqual([
        400,
        { current_password: ['This is not your password.'] },
      ])
    }
    const guess = await change(token, password, better, ip)
    expect([guess.status, guess.headers.get('retry-after')]).toEqual([429, '30'])
    service.advance(31_000)
    expect((await change(token, password, better, ip)).status).toBe(200)
    expect((await change(undefined, better, password)).status).toBe(401)
  })

  test('only one of two concurrent changes succeeds', async () => {
    const { token, password } = await service.person()
    const answers = await Promise.all(
      ['green trains at dawn', 'blue boats at dusk'].map((next) => change(token, password, next)),
    )
    // The losing request fails with 409 if the password changes after its check, or with 400 if it changes
    // before.
    const [done, other = 0] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([done, [400, 409].includes(other)]).toEqual([200, true])
  })
})
