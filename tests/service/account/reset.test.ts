import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { limitLogin } from '../../../service/account/limits/accountLimits.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

const minute = 60_000

describe.each(oneEngine)('password resets on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  const post = (path: string, json: object) => service.request('POST', `/common/${path}/`, { json })
  const login = (email: string, password: string) => post('login', { email, password })
  const askCode = async ({ email }: Person) => {
    await post('forgot-password', { email })
    const mail = (await service.mails(email)).at(-1)
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const askToken = async (person: Person) => {
    const { body } = await post('verify-reset-otp', { email: person.email, otp: await askCode(person) })
    return String(body['reset_token'])
  }
  const set = (email: string, reset_token: string, password = 'green trains at dawn', confirm = password) =>
    post('set-new-password', { email, reset_token, new_password: password, confirm_password: confirm })

  test('a mailed code is exchanged for a token, and the token sets a new password', async () => {
    const person = await service.person()
    expect(await post('forgot-password', { email: person.email.toUpperCase() })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password reset OTP sent to your email' },
    })
    const otp = await askCode(person)
    const verified = await post('verify-reset-otp', { email: person.email, otp })
    expect(verified).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'OTP verified successfully',
        reset_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    expect(await set(person.email, String(verified.body['reset_token']))).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password reset successfully. Please login with your new password.' },
    })
    expect((await login(person.email, person.password)).status).toBe(401)
    expect((await login(person.email, 'green trains at dawn')).status).toBe(200)
  })

  test('AU-5 forgot-password gives everybody the same answer, and mails only verified and active accounts', async () => {
    const known = await service.person()
    const inactive = await service.person()
    await service.db.query('update users set is_active = false where id = $1', [inactive.id])
    await post('register', {
      email: 'w@example.org',
      password: 'blue boats',
      full_name: 'W',
      phone: '+15550003',
    })
    await service.mails()
    const before = (await service.mails()).length
    const answers = []
    for (const email of [known.email, inactive.email, 'w@example.org', 'nobody@example.org']) {
      answers.push(await post('forgot-password', { email }))
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect((await service.mails()).slice(before).map(({ to }) => to)).toEqual([known.email])
  })

  test('AU-3 the password rules apply here too, and the token stays valid for another try', async () => {
    const person = await service.person({ full_name: 'Asha Rao Bose' })
    const token = await askToken(person)
    expect(await set(person.email, token, 'green trains', 'green train')).toMatchObject({
      status: 400,
      body: { message: 'Passwords do not match.', errors: { confirm_password: ['Passwords do not match.'] } },
    })
    for (const bad of ['short', 'password123', person.email, 'asha rao bose', 'x'.repeat(129)]) {
      expect(await set(person.email, token, bad)).toMatchObject({
        status: 400,
        body: { errors: { new_password: [expect.any(String)] } },
      })
    }
    expect((await set(person.email, token)).status).toBe(200)
  })

  test('AU-8 a code is for one purpose: a reset code does not verify an address', async () => {
    const person = await service.person()
    const otp = await askCode(person)
    expect((await post('verify-email', { email: person.email, otp })).status).toBe(400)
    expect((await post('verify-reset-otp', { email: person.email, otp })).status).toBe(200)
  })

  test('AU-12 a token is valid for 15 minutes and one account, and only the newest one is valid', async () => {
    const [person, other] = [await service.person(), await service.person()]
    const first = await askToken(person)
    expect((await set(other.email, first)).body).toMatchObject({
      errors: { reset_token: [expect.any(String)] },
    })
    const second = await askToken(person)
    expect((await set(person.email, first)).status).toBe(400)
    service.advance(15 * minute)
    expect((await set(person.email, second)).status).toBe(400)
    const third = await askToken(person)
    service.advance(15 * minute - 1)
    expect((await set(person.email, third)).status).toBe(200)
    expect((await set(person.email, third)).status).toBe(400)
  })

  test('AU-12 only one of 50 parallel uses of a token succeeds', async () => {
    const person = await service.person()
    const token = await askToken(person)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => set(person.email, token, `green trains at dawn ${at}`)),
    )
    const winners = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
    expect((await login(person.email, `green trains at dawn ${winners[0]}`)).status).toBe(200)
  })

  test('AU-13 a reset ends every session and code, sends a notice by mail, and does not log anybody in', async () => {
    const person = await service.person()
    const token = await askToken(person)
    await askCode(person)
    const { body } = await set(person.email, token)
    expect(Object.keys(body)).toEqual(['success', 'message'])
    expect((await service.request('GET', '/common/profile/', { token: person.token })).status).toBe(401)
    const { rows } = await service.db.query('select from one_time_codes where user_id = $1', [person.id])
    expect(rows).toEqual([])
    expect((await service.mails(person.email)).at(-1)?.subject).toBe('Your Plaza password was changed')
  })

  test('AU-7 the person who verifies a contested address gets access through a reset', async () => {
    const email = 'contested@example.org'
    const facts = { email, full_name: 'Asha', phone: '+15550004' }
    await post('register', { ...facts, password: 'the attacker waits' })
    await post('register', { ...facts, password: 'blue boats at noon' })
    const otp = /\d{6}/.exec((await service.mails(email)).at(-1)?.text ?? '')?.[0]
    await post('verify-email', { email, otp })
    const person = { id: 0, email, full_name: 'Asha', password: '', phone: null, token: '' }
    expect((await set(email, await askToken(person))).status).toBe(200)
    expect((await login(email, 'green trains at dawn')).status).toBe(200)
  })
})

test('AU-11 a reset requested too soon only has to wait, and does not count towards the other limits', async () => {
  const service = await openTestService({ services: { rateLimits: true } })
  const forgot = async () => {
    const { status, headers } = await service.request('POST', '/common/forgot-password/', {
      json: { email: 'hasty@example.org' },
    })
    return status === 200 ? 200 : headers.get('retry-after')
  }
  expect(await Promise.all([forgot(), forgot(), forgot()])).toEqual([200, '30', '30'])
  service.advance(31_000)
  expect(await forgot()).toBe(200)
  await service.close()
})

test('AU-11 an account has 3 resets an hour, an address 10; a reset unlocks a locked account', async () => {
  const service = await openTestService({ services: { rateLimits: true } })
  const forgot = (email: string, ip: string) =>
    service.request('POST', '/common/forgot-password/', { json: { email }, ip })
  const waiting = async (email: string, ip: string) =>
    Number((await forgot(email, ip)).headers.get('retry-after'))
  for (let resets = 0; resets < 3; resets += 1) {
    expect((await forgot('nobody@example.org', '10.0.0.1')).status).toBe(200)
    service.advance(30_000)
  }
  expect(await waiting('nobody@example.org', '10.0.0.2')).toBe(3600 - 90)
  for (let resets = 0; resets < 10; resets += 1) {
    expect((await forgot(`n${resets}@example.org`, '10.0.0.3')).status).toBe(200)
  }
  expect(await waiting('n11@example.org', '10.0.0.3')).toBe(3600)

  const person = await service.person()
  const login = (password: string, ip: string) =>
    service.request('POST', '/common/login/', { json: { email: person.email, password }, ip })
  for (let failures = 0; failures < 99; failures += 1) {
    await limitLogin({ ...service.services, ip: `10.1.${failures}.1` }, person.email)
  }
  expect((await login(person.password, '10.2.0.1')).status).toBe(429)
  await forgot(person.email, '10.2.0.1')
  const otp = /\d{6}/.exec((await service.mails(person.email)).at(-1)?.text ?? '')?.[0]
  const { body } = await service.request('POST', '/common/verify-reset-otp/', {
    json: { email: person.email, otp },
  })
  const password = 'green trains at dawn'
  await service.request('POST', '/common/set-new-password/', {
    json: {
      email: person.email,
      reset_token: body['reset_token'],
      new_password: password,
      confirm_password: password,
    },
  })
  expect((await login(password, '10.2.0.1')).status).toBe(200)
  await service.close()
})
