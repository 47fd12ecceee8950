import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

const minute = 60_000

describe.each(oneEngine)('accounts on %s', (engine) => {
  let service: TestService
  let people = 0
  let email = ''
  let phone = ''

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(() => {
    people += 1
    email = `asha${people}@example.org`
    phone = `+9198765${String(people).padStart(5, '0')}`
  })

  const post = (path: string, json: object) => service.request('POST', `/common/${path}/`, { json })
  const register = (facts: object = {}) =>
    post('register', { email, password: 'blue boats at noon', full_name: 'Asha Rao', phone, ...facts })
  const login = (password = 'blue boats at noon', address = email) =>
    post('login', { email: address, password })
  const verify = (otp: string, address = email) => post('verify-email', { email: address, otp })

  /** The code in the latest email. */
  const mailedCode = async (address = email) => {
    const mail = (await service.mails(address)).at(-1)
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    if (!code) throw new Error('no code was mailed')
    return code
  }
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const signUp = async () => {
    await register()
    await verify(await mailedCode())
  }

  test('signs up, verifies the address, logs in, reads the profile and logs out', async () => {
    expect(await register({ phone: ' +91 (98765) 4-3210 ' })).toMatchObject({
      status: 201,
      body: { success: true },
    })
    expect(await login()).toMatchObject({
      status: 403,
      body: { success: false, email: 1, message: 'Verify email' },
    })
    expect(await verify(await mailedCode())).toMatchObject({ status: 200, body: { success: true } })

    const loggedIn = await login('blue boats at noon', email.toUpperCase())
    expect(loggedIn).toMatchObject({
      status: 200,
      body: {
        success: true,
        tokens: { access: expect.stringMatching(/^[\w-]{43}$/) },
        user: {
          email,
          full_name: 'Asha Rao',
          phone: '+919876543210',
          user_type: 'user',
          is_email_verified: true,
          verified_user: false,
          is_active: true,
          is_staff: false,
          is_superuser: false,
          event_count: 0,
          published_event_count: 0,
          profile_pic: null,
          last_login: '2026-06-15T12:00:00Z',
          last_login_formatted: 'Jun 15, 2026, 12:00 PM',
        },
      },
    })
    const { tokens, user } = loggedIn.body as { tokens: { access: string }; user: object }
    const token = tokens.access
    expect(await service.request('GET', '/common/profile', { token })).toMatchObject({
      status: 200,
      body: { user },
    })
    expect((await service.request('POST', '/common/logout/', { token })).status).toBe(204)
    expect(await service.request('GET', '/common/profile/', { token })).toMatchObject({
      status: 401,
      body: { success: false },
    })
  })

  test('AU-3 refuses an invalid password, address, name or phone, with an error for each field', async () => {
    expect((await register({ password: 'seven77' })).body).toMatchObject({
      errors: { password: ['Password must be at least 8 characters.'] },
    })
    for (const password of ['password123', 'QWERTY123', 'aaaaaaaaaa', '87654321', email]) {
      expect(await register({ password })).toMatchObject({
        status: 400,
        body: { errors: { password: [expect.any(String)] } },
      })
    }
    expect((await register({ full_name: 'Asha Rao Bose', password: 'asharaobose' })).status).toBe(400)
    expect((await register({ password: 'x'.repeat(129) })).status).toBe(400)
    for (const address of [
      '',
      'asha',
      'a@b',
      'a@b.org\nBcc: c@d.org',
      '"a,b"@c.org',
      `${'a'.repeat(250)}@b.org`,
    ]) {
      expect((await register({ email: address })).body).toMatchObject({
        errors: { email: [expect.any(String)] },
      })
    }
    for (const name of ['', '   ', 'a\u0000b', 'a\r\nb', 'x'.repeat(121), '\uD800']) {
      expect((await register({ full_name: name })).body).toMatchObject({
        errors: { full_name: [expect.any(String)] },
      })
    }
    for (const number of ['', 'abc', '+1234567890123456', '+123', '+91 98765x']) {
      expect((await register({ phone: number })).body).toMatchObject({
        errors: { phone: [expect.any(String)] },
      })
    }
    expect((await register({ password: 'short', email: 'asha', phone: 'x' })).body).toMatchObject({
      errors: { password: [expect.any(String)], email: [expect.any(String)], phone: [expect.any(String)] },
    })
    expect(await post('register', {})).toMatchObject({
      status: 400,
      body: {
        errors: {
          email: ['This field is required.'],
          password: ['This field is required.'],
          full_name: ['This field is required.'],
          phone: ['This field is required.'],
        },
      },
    })
  })

  test('AU-6 reports whether email, phone or both belong to a verified account, ignoring case and punctuation', async () => {
    await signUp()
    const other = { email: `other-${email}`, phone: '+4930123456' }
    expect(await register({ phone: other.phone, email: email.toUpperCase() })).toMatchObject({
      status: 400,
      body: { message: 'Email already exists.', errors: { email: ['Email already exists.'] } },
    })
    expect(
      (await register({ email: other.email, phone: phone.replace('+91', '00 91-') })).body,
    ).toMatchObject({
      success: false,
      errors: { phone: ['Phone already exists.'] },
    })
    expect((await register()).body).toMatchObject({
      message: 'Email and phone already exist.',
      errors: { email: ['Email already exists.'], phone: ['Phone already exists.'] },
    })
  })

  test('AU-7 an earlier sign-up with the same address gives its creator no access', async () => {
    await register({ password: 'the attacker waits', full_name: 'Mallory', phone: '+15550001' })
    await register()
    expect((await verify(await mailedCode())).status).toBe(200)
    expect((await login('the attacker waits')).status).toBe(401)
    expect((await login()).status).toBe(401)
    const { rows } = await service.db.query(
      'select full_name, phone, password_hash from users where email_key = $1',
      [email],
    )
    expect(rows).toEqual([{ full_name: 'Asha Rao', phone, password_hash: null }])
  })

  test('AU-7 signing up again with the same password keeps it, even with concurrent requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => register()))
    await register({ full_name: 'Asha R. Rao' })
    await verify(await mailedCode())
    expect(await login()).toMatchObject({ status: 200, body: { user: { full_name: 'Asha R. Rao' } } })
  })

  test('AU-7 an unverified sign-up does not reserve its phone number', async () => {
    await register()
    expect((await register({ email: `other-${email}` })).status).toBe(201)
    await verify(await mailedCode())
    // The account that verifies its address second loses the phone number.
    await verify(await mailedCode(`other-${email}`), `other-${email}`)
    expect(await login('blue boats at noon', `other-${email}`)).toMatchObject({
      status: 200,
      body: { user: { phone: null } },
    })
  })

  test('AU-7 a corrected address takes the phone number along, and the mistyped one gets nothing', async () => {
    const mistyped = email.replace('example.org', 'exmaple.org')
    expect((await register({ email: mistyped })).status).toBe(201)
    expect((await register()).status).toBe(201)
    await verify(await mailedCode())
    expect(await login()).toMatchObject({ status: 200, body: { user: { email, phone } } })
    expect(await login('blue boats at noon', mistyped)).toMatchObject({ status: 403, body: { email: 1 } })
  })

  test('50 concurrent sign-ups with one address create one account, and one of 50 uses of its code succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => register()))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await service.db.query('select id from users where email_key = $1', [email])
    expect(rows).toHaveLength(1)

    const code = await mailedCode()
    const uses = await Promise.all(Array.from({ length: 50 }, () => verify(code)))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ status }) => status === 400)).toHaveLength(49)
  })

  test('AU-8 a code is valid for ten minutes and one use, and only the newest one is valid', async () => {
    await register()
    const first = await mailedCode()
    await post('resend-otp', { email })
    const second = await mailedCode()
    if (first !== second) expect((await verify(first)).body).toMatchObject({ message: 'Invalid OTP.' })

    service.advance(10 * minute)
    expect((await verify(second)).status).toBe(400)
    await post('resend-otp', { email })
    const third = await mailedCode()
    service.advance(10 * minute - 1)
    expect((await verify(third)).status).toBe(200)
    expect((await verify(third)).status).toBe(400)
  })

  test('AU-8 a code is valid for one account; the database contains no code, token or password', async () => {
    await register()
    const code = await mailedCode()
    await register({ email: `b-${email}`, phone: '+4930999' })
    await mailedCode(`b-${email}`)
    if ((await mailedCode(`b-${email}`)) !== code) expect((await verify(code, `b-${email}`)).status).toBe(400)
    await verify(code)
    const { body } = await login()
    await register({ email: `c-${email}`, phone: '+4930998' })
    const waiting = await mailedCode(`c-${email}`)
    const { tokens } = body as { tokens: { access: string } }
    const { rows } = await service.db.query<{ dump: string }>(
      `select (select json_agg(c) from one_time_codes c)::text || (select json_agg(s) from sessions s)::text
         || (select json_agg(u) from users u)::text || coalesce((select json_agg(m) from mail_outbox m)::text, '') as dump`,
    )
    const dump = rows[0]?.dump ?? ''
    expect(dump).toContain(email)
    expect(dump).not.toMatch(new RegExp(`"${waiting}"|"${code}"`))
    expect(dump).not.toContain(tokens.access)
    expect(dump).not.toContain('blue boats')
  })

  test('AU-8 only six digits are accepted as a code', async () => {
    for (const otp of [
      '',
      '12345',
      '1234567',
      'abcdef',
      '１２３４５６',
      null,
      123456,
      ['123456'],
      { $ne: '' },
    ]) {
      expect(await post('verify-email', { email, otp })).toMatchObject({
        status: 400,
        body: { errors: { otp: [expect.any(String)] } },
      })
    }
  })

  test('AU-9 at most five of 100 parallel guesses are checked', async () => {
    await register()
    const code = await mailedCode()
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(otherThan(code))))
    expect(answers.filter(({ status }) => status !== 400)).toEqual([])
    expect((await verify(code)).status).toBe(400)
  })

  test('AU-4 unknown account, wrong password and deactivated account get the same answer; only the right password reveals that an account is unverified', async () => {
    await signUp()
    const wrong = await login('not this one at all')
    const unknown = await login('blue boats at noon', 'nobody@example.org')
    await service.db.query('update users set is_active = false where email_key = $1', [email])
    const deactivated = await login()
    for (const answer of [wrong, unknown, deactivated]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ success: false, message: 'Invalid credentials' })
    }
    const shape = (answer: typeof wrong) => [...answer.headers.keys()].toSorted()
    expect(shape(unknown)).toEqual(shape(wrong))
    expect(shape(deactivated)).toEqual(shape(wrong))

    await register({ email: `w-${email}`, phone: '+4930997' })
    expect((await login('not this one at all', `w-${email}`)).body).toEqual(wrong.body)
    await service.db.query('update users set is_active = false where email_key = $1', [`w-${email}`])
    expect((await login('blue boats at noon', `w-${email}`)).body).toEqual(wrong.body)
  })

  test('AU-5 resend-otp and verify-email give the same answer whether or not there is an account', async () => {
    await signUp()
    await register({ email: `w-${email}`, phone: '+4930996' })
    const before = (await service.mails()).length
    const answers = await Promise.all(
      [email, `w-${email}`, 'nobody@example.org'].map((address) => post('resend-otp', { email: address })),
    )
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { success: true, message: 'New OTP sent to your email' }])
    }
    const after = await service.mails()
    expect(after.slice(before).map(({ to }) => to)).toEqual([`w-${email}`])
    const code = otherThan(await mailedCode(`w-${email}`))
    const guesses = [email, `w-${email}`, 'nobody@example.org'].map((address) => verify(code, address))
    for (const guess of await Promise.all(guesses))
      expect(guess.body).toEqual((await verify(code, 'x@y.org')).body)
  })

  test('a login with an unverified address sends a new code if the last one has expired', async () => {
    await register()
    await mailedCode()
    await login()
    expect(await service.mails(email)).toHaveLength(1)
    service.advance(11 * minute)
    await login()
    expect(await service.mails(email)).toHaveLength(2)
    expect((await verify(await mailedCode())).status).toBe(200)
  })

  test('AU-14 additional fields are refused', async () => {
    for (const extra of [
      { is_email_verified: true },
      { user_type: 'superadmin' },
      { is_active: true },
      { id: 1 },
    ]) {
      const [field = ''] = Object.keys(extra)
      expect(await register(extra)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    }
    const raw = await service.app(
      new Request('http://plaza.test/common/login/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{"email":"${email}","password":"x","__proto__":{"is_active":true}}`,
      }),
    )
    expect(raw.status).toBe(400)
  })

  test('VA-4 a body that is not JSON, not an object, too large or of another type gets a 4xx status', async () => {
    const send = async (body: string, type = 'application/json') => {
      const headers = { 'Content-Type': type }
      const request = new Request('http://plaza.test/common/login/', { method: 'POST', headers, body })
      const answer = await service.app(request)
      expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) })
      return answer.status
    }
    expect(await send('{"email":')).toBe(400)
    expect(await send('[]')).toBe(400)
    expect(await send('null')).toBe(400)
    expect(await send('{}', 'text/plain')).toBe(415)
    expect(await send(JSON.stringify({ email, password: 'x'.repeat(200_000) }))).toBe(413)
  })
})
