import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitLogin } from '../../../service/account/limits/accountLimits.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe.each(oneEngine)('a clock that is changed, on %s', (engine) => {
  let service: TestService
  let people = 0
  let email = ''
  const ip = '192.0.2.1'

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    // Each test starts months later, so that the limits of several tests do not add up.
    service.advance(100 * day)
    people += 1
    email = (await service.person({ email: `asha${people}@example.org` })).email
  })

  const post = (path: string, json: object, from = ip) =>
    service.request('POST', `/common/${path}/`, { json, ip: from })
  const forgot = () => post('forgot-password', { email })
  const waitFor = async (answer: ReturnType<typeof post>) => {
    const { status, headers } = await answer
    return status === 429 ? Number(headers.get('retry-after')) : 0
  }
  const newest = async () => /\b\d{6}\b/.exec((await service.mails(email)).at(-1)?.text ?? '')?.[0]
  const verify = async (otp?: string) => await post('verify-reset-otp', { email, otp })

  const moves = {
    'back a day': () => service.advance(-day),
    'forward a day and back': () => service.advance(-day + minute),
    'back a year': () => service.advance(-365 * day),
  }

  test.each(Object.entries(moves))(
    'AU-10 after a clock change (%s), codes can be requested and entered',
    async (name, move) => {
      if (name.startsWith('forward')) service.advance(day)
      for (let codes = 0; codes < 3; codes += 1) {
        expect((await forgot()).status).toBe(200)
        await service.mails()
        service.advance(31 * second)
      }
      move()
      expect((await forgot()).status).toBe(200)
      expect((await verify(await newest())).status).toBe(200)
    },
  )

  test.each(Object.entries(moves))(
    'AU-11 after a clock change (%s), a login waits no longer than without it',
    async (name, move) => {
      const { password } = await service.person({ email: `b-${email}` })
      const login = (secret: string) => post('login', { email: `b-${email}`, password: secret })
      if (name.startsWith('forward')) service.advance(day)
      for (let failures = 0; failures < 5; failures += 1) await login('wrong')
      expect(await waitFor(login('wrong'))).toBe(30)
      move()
      expect(await waitFor(login(password))).toBeLessThanOrEqual(30)
      service.advance(10 * second)
      expect(await waitFor(login(password))).toBeLessThanOrEqual(20)
      service.advance(20 * second)
      expect((await login(password)).status).toBe(200)
    },
  )

  test('AU-11 a clock set back does not prolong the wait of strangers', async () => {
    for (let at = 0; at < 99; at += 1)
      await limitLogin({ ...service.services, ip: `198.51.100.${at}` }, email)
    const stranger = () => waitFor(post('login', { email, password: 'wrong' }))
    expect(await stranger()).toBe(300)
    service.advance(-day)
    expect(await stranger()).toBe(300)
    service.advance(5 * minute)
    expect(await stranger()).toBe(0)
  })

  test('AU-12 a code or token issued before a clock change is valid no longer than it would have been', async () => {
    await forgot()
    const code = await newest()
    service.advance(-hour)
    expect((await verify(code)).status).toBe(400)
    service.advance(hour)
    const { body } = await verify(code)
    service.advance(-hour)
    const secrets = { new_password: 'green trains at dawn', confirm_password: 'green trains at dawn' }
    const use = () => post('set-new-password', { email, reset_token: body['reset_token'], ...secrets })
    expect((await use()).status).toBe(400)
    service.advance(hour)
    expect((await use()).status).toBe(200)
  })
})
