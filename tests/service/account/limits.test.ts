import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { limitLogin } from '../../../service/account/limits/accountLimits.ts'
import { addressKey, clientAddress } from '../../../gateway/network/address.ts'
import { type Answer, openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

cheapPasswords()

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe.each(bothEngines)('limits of accounts on %s', (engine) => {
  let service: TestService
  let addresses = 0
  let ip = ''

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())
  beforeEach(() => {
    service.advance(day)
    addresses += 1
    ip = `10.0.0.${addresses}`
  })

  const post = (path: string, json: object, from = ip) =>
    service.request('POST', `/common/${path}/`, { json, ip: from })
  const login = (email: string, password: string, from = ip) => post('login', { email, password }, from)
  const signUp = (email: string, from = ip) =>
    post('register', { email, password: 'blue boats at noon', full_name: 'Asha', phone: '+15550001' }, from)
  const wait = ({ status, headers }: Answer<unknown>) =>
    status === 429 ? Number(headers.get('Retry-After')) : null

  /** Counts a failed login without computing its hash, to save time. */
  const failUnhashed = (email: string, from = ip) => limitLogin({ ...service.services, ip: from }, email)

  /** Fails once, and returns how many seconds the next try must wait. */
  const failAgain = async ({ email }: Person) => {
    const answer = await login(email, 'wrong password')
    expect(answer.status).toBe(401)
    return wait(await login(email, 'wrong password'))
  }

  test('AU-11 after five failures, waits grow from 30 s to an hour; a success resets the count', async () => {
    const person = await service.person()
    for (let failures = 0; failures < 4; failures += 1)
      expect((await login(person.email, 'wrong')).status).toBe(401)
    const waits = []
    for (let failures = 0; failures < 9; failures += 1) {
      const seconds = await failAgain(person)
      waits.push(seconds)
      // The right password must wait as well.
      if (failures === 0) expect(wait(await login(person.email, person.password))).toBe(seconds)
      service.advance((seconds ?? 0) * second)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])

    expect((await login(person.email, person.password)).status).toBe(200)
    expect((await login(person.email, 'wrong')).status).toBe(401)
    expect((await login(person.email, 'wrong')).status).toBe(401)
  })

  test('AU-11 a caller who must wait is told how long', async () => {
    const { email } = await service.person()
    for (let failures = 0; failures < 5; failures += 1) await login(email, 'wrong password')
    const answers = []
    for (let failures = 0; failures < 8; failures += 1) {
      const { status, headers, body } = await login(email, 'wrong password')
      answers.push([status, body['message']])
      service.advance(Number(headers.get('retry-after')) * second)
      await login(email, 'wrong password')
    }
    expect(answers).toEqual(
      [
        '30 seconds',
        '60 seconds',
        '2 minutes',
        '4 minutes',
        '8 minutes',
        '16 minutes',
        '32 minutes',
        '60 minutes',
      ].map((wait) => [429, `Too many requests. Please try again in ${wait}.`]),
    )
  })

  test('AU-11 only five of many parallel failures are checked; unknown addresses have the same limit', async () => {
    for (const email of [(await service.person()).email, 'nobody@example.org']) {
      ip = `${ip}1`
      const answers = await Promise.all(Array.from({ length: 15 }, () => login(email, 'wrong password')))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    }
  })

  test('AU-11 failures elsewhere do not lock the owner out, and 15 minutes without a failure reset the count', async () => {
    const { email, password } = await service.person()
    for (let failures = 0; failures < 5; failures += 1) await login(email, 'wrong', '10.9.9.9')
    expect(wait(await login(email, 'wrong', '10.9.9.9'))).toBe(30)
    expect((await login(email.toUpperCase(), password)).status).toBe(200)

    const other = await service.person()
    for (let failures = 0; failures < 4; failures += 1) await login(other.email, 'wrong')
    service.advance(15 * minute)
    for (let failures = 0; failures < 4; failures += 1)
      expect((await login(other.email, 'wrong')).status).toBe(401)
  })

  test('AU-11 an address may fail twenty times in 15 minutes; successful logins do not count', async () => {
    const person = await service.person()
    for (let logins = 0; logins < 25; logins += 1) await (await failUnhashed(person.email)).succeed()
    for (let failures = 0; failures < 20; failures += 1) await failUnhashed(`nobody${failures}@example.org`)
    expect(wait(await login(person.email, person.password))).toBe(15 * 60)
    service.advance(15 * minute)
    expect((await login(person.email, person.password)).status).toBe(200)
  })

  test('AU-11 a caller who ignores the wait does not lock out others at the same address', async () => {
    const [hasty, other] = [await service.person(), await service.person()]
    for (let tries = 0; tries < 40; tries += 1) await login(hasty.email, 'wrong')
    expect((await login(other.email, other.password)).status).toBe(200)
  })

  test('AU-11 strangers may fail 99 times in a row, then wait five minutes at first and at most an hour', async () => {
    const person = await service.person()
    for (let failures = 0; failures < 98; failures += 1)
      await failUnhashed(person.email, `10.1.${failures}.1`)
    const waits = []
    for (let failures = 0; failures < 6; failures += 1) {
      const from = `10.2.${failures}.1`
      expect((await login(person.email, 'wrong', from)).status).toBe(401)
      const seconds = wait(await login(person.email, person.password, `10.3.${failures}.1`))
      waits.push(seconds)
      service.advance((seconds ?? 0) * second)
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 3600, 3600])
    // Tries during a wait do not count as failures.
    for (let tries = 0; tries < 4; tries += 1)
      expect((await login(person.email, 'wrong', '10.3.0.1')).status).not.toBe(200)
    service.advance(hour)
    expect((await login(person.email, person.password, '10.4.0.1')).status).toBe(200)
    expect((await login(person.email, 'wrong', '10.5.0.1')).status).toBe(401)
    expect((await login(person.email, 'wrong', '10.5.0.2')).status).toBe(401)
  })

  test('AU-11 only 99 of 150 parallel failures from different addresses are checked', async () => {
    const { email } = await service.person()
    const results = await Promise.allSettled(
      Array.from({ length: 150 }, (_, at) => failUnhashed(email, `10.6.${at}.1`)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(99)
  })

  test('AU-11 an address from which the account has logged in waits only for its own failures', async () => {
    const superadmin = await service.person({ user_type: 'superadmin' })
    expect((await login(superadmin.email, superadmin.password)).status).toBe(200)
    service.advance(80 * day)
    const attack = async () => {
      const tries = Array.from({ length: 130 }, (_, at) =>
        failUnhashed(superadmin.email, `10.7.${at % 20}.${at}`),
      )
      await Promise.allSettled(tries)
      expect(wait(await login(superadmin.email, superadmin.password, '10.8.0.1'))).toBeGreaterThan(0)
    }
    await attack()
    expect((await login(superadmin.email.toUpperCase(), superadmin.password)).status).toBe(200)
    // The superadmin's login does not reset the failure count of strangers.
    expect(wait(await login(superadmin.email, superadmin.password, '10.8.0.1'))).toBeGreaterThan(0)
    for (let failures = 0; failures < 5; failures += 1)
      expect((await login(superadmin.email, 'wrong')).status).toBe(401)
    expect(wait(await login(superadmin.email, superadmin.password))).toBe(30)
    // After 90 days, the address is treated like any other.
    service.advance(90 * day)
    await attack()
    expect(wait(await login(superadmin.email, superadmin.password))).toBeGreaterThan(0)
  })

  test('AU-11 only the owner is notified, by mail, once a day', async () => {
    const { email } = await service.person()
    const nobody = `nobody${ip}@example.org`
    await signUp(`waiting${ip}@example.org`)
    const subject = 'Failed sign-in attempts on your account'
    const recipients = async () =>
      (await service.mails()).filter((mail) => mail.subject === subject).map(({ to }) => to)
    const before = (await recipients()).length
    for (const each of [email, nobody, `waiting${ip}@example.org`]) {
      for (let failures = 0; failures < 98; failures += 1) await failUnhashed(each, `10.9.${failures}.1`)
      expect((await recipients()).slice(before)).toEqual(each === email ? [] : [email])
      await failUnhashed(each, '10.10.0.1')
      expect((await recipients()).slice(before)).toEqual([email])
    }
    for (let hours = 0; hours < 23; hours += 1) {
      service.advance(hour)
      await failUnhashed(email, `10.10.1.${hours}`)
    }
    expect((await recipients()).slice(before)).toEqual([email])
    service.advance(hour)
    await failUnhashed(email, '10.10.2.1')
    expect((await recipients()).slice(before)).toEqual([email, email])
  })

  test('AU-11 an address may sign up five times an hour; an IPv6 household counts as one address', async () => {
    const from = (last: number) => `2001:db8:1:2:${last}::1`
    for (let people = 0; people < 5; people += 1) {
      expect((await signUp(`p${people}${ip}@example.org`, from(people))).status).toBe(201)
    }
    expect(wait(await signUp(`p6${ip}@example.org`, from(9)))).toBe(3600)
    expect((await signUp(`p7${ip}@example.org`, '2001:db8:1:3::1')).status).toBe(201)
    service.advance(hour)
    expect((await signUp(`p8${ip}@example.org`, from(1))).status).toBe(201)
  })

  test('AU-10 an email address gets codes at least 30 s apart, 5 an hour and 10 a day, with or without an account', async () => {
    const known = `waiting${ip}@example.org`
    for (const email of [known, `nobody${ip}@example.org`]) {
      if (email === known) await signUp(email)
      else await post('resend-otp', { email })
      expect(wait(await post('resend-otp', { email }))).toBe(30)
      for (let codes = 1; codes < 5; codes += 1) {
        service.advance(30 * second)
        expect((await post('resend-otp', { email })).status).toBe(200)
      }
      service.advance(30 * second)
      expect(wait(await post('resend-otp', { email }))).toBe(3600 - 150)
      service.advance(hour)
      for (let codes = 5; codes < 10; codes += 1) {
        expect((await post('resend-otp', { email })).status).toBe(200)
        service.advance(30 * second)
      }
      service.advance(hour)
      expect(wait(await post('resend-otp', { email }))).toBeGreaterThan(3600)
    }
    expect(await service.mails(known)).toHaveLength(1)
  })

  test('AU-10 an IP address may request thirty codes an hour', async () => {
    for (let codes = 0; codes < 30; codes += 1) {
      expect((await post('resend-otp', { email: `n${codes}${ip}@example.org` })).status).toBe(200)
    }
    expect(wait(await post('resend-otp', { email: `n31${ip}@example.org` }))).toBe(3600)
  })

  test('HT-3 an address may send 300 requests a minute, a person 600', async () => {
    const { token } = await service.person()
    const many = async (n: number, sent: { token?: string; ip: string }) => {
      const answers = []
      for (let at = 0; at < n; at += 1) answers.push(await service.request('GET', '/common/profile/', sent))
      return answers.map(({ status }) => status)
    }
    const anonymous = await many(301, { ip })
    expect(anonymous.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 401))
    expect(anonymous[300]).toBe(429)
    const signedIn = await many(601, { ip, token })
    expect(signedIn.slice(0, 600).filter((status) => status !== 200)).toEqual([])
    expect(signedIn[600]).toBe(429)
    service.advance(minute)
    expect(await many(1, { ip })).toEqual([401])
  })

  test('limits store neither IP addresses nor email addresses', async () => {
    await login('canary@example.org', 'wrong')
    const { rows } = await service.db.query<{ dump: string }>(
      'select json_agg(r)::text as dump from rate_limits r',
    )
    expect(rows[0]?.dump).not.toContain('canary')
    expect(rows[0]?.dump).not.toContain(ip)
  })
})

test('HT-4 the client address is the one that our own proxies report', () => {
  const forwarded = '6.6.6.6, 203.0.113.9, 10.0.0.2'
  expect(clientAddress({ socket: '10.0.0.1', forwarded, hops: 0 })).toBe('10.0.0.1')
  expect(clientAddress({ socket: '10.0.0.1', forwarded, hops: 1 })).toBe('10.0.0.2')
  expect(clientAddress({ socket: '10.0.0.1', forwarded, hops: 2 })).toBe('203.0.113.9')
  expect(clientAddress({ socket: '10.0.0.1', forwarded: undefined, hops: 2 })).toBe('10.0.0.1')
  expect(clientAddress({ forwarded: undefined, hops: 0 })).toBe('unknown')
})

test('AU-11 limits apply to a whole IPv4 address, or to the first half of an IPv6 address', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})
