import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createService } from '../../../service/run/app.ts'
import { environment, EnvironmentError } from '../../../gateway/process/environment.ts'
import { forwardingHeader } from '../../../gateway/network/forwarding.ts'
import { Publicity, refuseUnsafe } from '../../../gateway/process/publicity.ts'
import { superadminPasswordFault } from '../../../service/account/passwords/passwords.ts'
import { loadSampleContent } from '../../../service/run/sample/load.ts'
import { makeSuperadmin } from '../../../service/account/superadmin/superadmin.ts'
import { readEvents } from '../../support/http/eventStream.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const mail = { SMTP_URL: 'smtp://mail.example.org' }
const secure = { ...mail, PUBLIC_URL: 'https://plaza.example.org', TRUSTED_HOPS: '1' }

test.each<[string | null, Record<string, string>]>([
  [null, {}],
  [null, { HOST: 'localhost', PUBLIC_URL: 'https://plaza.localhost' }],
  [null, { HOST: '0.0.0.0', PUBLIC_URL: 'https://plaza.example.org', TRUSTED_HOPS: '2', PUBLIC: 'off' }],
  ['HOST is 0.0.0.0', { HOST: '0.0.0.0' }],
  ['HOST is ::', { HOST: '::' }],
  ['PUBLIC_URL names plaza.example.org', { PUBLIC_URL: 'http://plaza.example.org' }],
  ['TRUSTED_HOPS is 1', { TRUSTED_HOPS: '1' }],
  ['PUBLIC is on', { PUBLIC: 'on' }],
])('PUBLIC the reason that the variables give: %s', (reason, variables) => {
  expect(environment(variables).publicReason).toBe(reason)
})

describe('PUBLIC what a request reveals', () => {
  const heard = (headers: string[], variables: Record<string, string> = {}, isGateway = false) => {
    const lines: string[] = []
    const log = { warn: (_facts: object, line: string) => void lines.push(line) }
    const publicity = new Publicity(environment(variables), log)
    for (let times = 0; times < 3; times += 1) {
      publicity.hear(Object.fromEntries(headers.map((name) => [name, 'x'])), isGateway)
    }
    return { isPublic: publicity.isPublic(), lines: lines.length }
  }

  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
  ])('%s comes from a proxy: Plaza counts as public from then on, which is logged in one line', (name) => {
    expect(heard(['host', name])).toEqual({ isPublic: true, lines: 1 })
    expect(heard(['host', name], { PUBLIC: 'off' })).toEqual({ isPublic: false, lines: 0 })
    expect(heard(['host', name], { PUBLIC: 'on' })).toEqual({ isPublic: true, lines: 0 })
  })

  test('a browser and curl do not count as proxies', () => {
    const names = ['host', 'accept', 'accept-language', 'cookie', 'referer', 'sec-fetch-site', 'x-request-id']
    expect(heard([...names, 'x-plaza-client', 'origin', 'authorization', 'connection'])).toEqual({
      isPublic: false,
      lines: 0,
    })
    expect(forwardingHeader(names)).toBeNull()
  })

  test('our own gateway, which forwards the address of its caller, does not count as a proxy, but can report one', () => {
    expect(heard(['x-gateway-secret', 'x-forwarded-for'], {}, true).isPublic).toBe(false)
    expect(heard(['x-gateway-secret', 'x-forwarded-for', 'via'], {}, true).isPublic).toBe(true)
    expect(heard(['x-gateway-secret', 'x-forwarded-for'], {}, false).isPublic).toBe(true)
  })
})

describe('PUBLIC unsafe settings prevent startup', () => {
  const refusal = (variables: Record<string, string>, hasService = true) => {
    try {
      refuseUnsafe(environment(variables), hasService ? superadminPasswordFault : null)
      return []
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      for (const line of error.message.split('\n')) expect(line).toMatch(/ PUBLIC=off [^\n]+\.$/)
      return error.message.split('\n').map((line) => line.split(' ')[0])
    }
  }

  test.each<[string, Record<string, string>]>([
    ['SMTP_URL', { HOST: '0.0.0.0' }],
    ['SMTP_URL', { TRUSTED_HOPS: '1' }],
    ['SMTP_URL', { PUBLIC: 'on' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'seven ports' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'Password1234' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'ｐａｓｓｗｏｒｄ１２３４' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'abcdefghijklmn' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'admin@plaza.localhost' }],
    ['SUPERADMIN_PASSWORD', { ...secure, SUPERADMIN_PASSWORD: 'lanterns-on-the-river' }],
    ['TRUSTED_HOPS', { ...secure, TRUSTED_HOPS: '0' }],
    ['PLAYGROUND', { ...secure, PLAYGROUND: 'on' }],
    ['RATE_LIMITS', { ...secure, RATE_LIMITS: 'off' }],
  ])('%s: %o', (name, variables) => {
    expect(refusal(variables)).toEqual([name])
    const isOfService = name === 'SMTP_URL' || name === 'SUPERADMIN_PASSWORD'
    expect(refusal(variables, false)).toEqual(isOfService ? [] : [name])
    if (variables['HOST'] === undefined) expect(refusal({ ...variables, PUBLIC: 'off' })).toEqual([])
  })

  test('each unsafe variable gets its own line', () => {
    const variables = { HOST: '0.0.0.0', PUBLIC_URL: 'https://plaza.example.org', PLAYGROUND: 'on' }
    expect(refusal(variables)).toEqual(['TRUSTED_HOPS', 'PLAYGROUND', 'SMTP_URL'])
  })

  test('all other settings are accepted', () => {
    for (const variables of [
      {},
      secure,
      { ...mail, HOST: '0.0.0.0', PLAYGROUND: 'off' },
      { PUBLIC: 'off' },
    ]) {
      expect(refusal(variables)).toEqual([])
    }
    const onLoopback = { PLAYGROUND: 'on', RATE_LIMITS: 'off', SUPERADMIN_PASSWORD: 'seven ports' }
    expect(refusal(onLoopback)).toEqual([])
    expect(refusal({ ...secure, SUPERADMIN_PASSWORD: 'seven ports at noon' })).toEqual([])
  })
})

describe.each(bothEngines)('PUBLIC who can log in, on %s', (engine) => {
  let service: TestService
  let isPublic = false
  const sample = { email: 'maya@plaza.localhost', password: 'lanterns-on-the-river' }

  beforeAll(async () => {
    const publicity = { isPublic: () => isPublic }
    service = await openTestService({
      engine,
      services: publicity,
      feed: { pause: 50, beat: 200, ...publicity },
    })
    await loadSampleContent({ db: service.db, clock: service.now, isLocal: true })
  })
  beforeEach(() => {
    isPublic = false
  })
  afterAll(() => service.close())

  const login = (email: string, password: string) =>
    service.request<{ tokens?: { access: string } }>('POST', '/common/login/', { json: { email, password } })
  const profile = (token: string | undefined) => service.request('GET', '/common/profile/', { token })

  test('AU-4 sample accounts cannot log in, in any spelling, and get the answer for a wrong password', async () => {
    expect((await login(sample.email, sample.password)).status).toBe(200)
    isPublic = true
    const { status, body } = await login('nobody@example.org', sample.password)
    for (const [email, password] of [
      [sample.email, sample.password],
      ['MAYA@plaza.localhost', sample.password],
      [sample.email, 'ｌanterns-on-the-river'],
      ['jonas@plaza.localhost', sample.password],
    ] as const) {
      expect(await login(email, password)).toMatchObject({ status, body })
    }
    isPublic = false
    expect((await login(sample.email, sample.password)).status).toBe(200)
  })

  test('accounts with a published password cannot log in, and nobody can choose such a password', async () => {
    const asha = await service.person({ email: `asha-${engine}@example.org` })
    const hash = 'select password_hash from users where email = $1'
    await service.db.query(`update users set password_hash = (${hash}) where id = $2`, [
      sample.email,
      asha.id,
    ])
    expect((await login(asha.email, sample.password)).status).toBe(200)
    const register = (at: number) =>
      service.request('POST', '/common/register/', {
        json: {
          email: `ravi-${at}-${engine}@example.org`,
          password: 'kites over the river',
          full_name: 'Ravi',
          phone: `+91981234567${at}`,
        },
      })
    expect((await register(1)).status).toBe(201)
    isPublic = true
    expect((await login(asha.email, sample.password)).status).toBe(401)
    expect(await register(2)).toMatchObject({
      status: 400,
      body: { errors: { password: expect.anything() } },
    })
  })

  test('sessions and streams of the sample accounts end, and those of others continue', async () => {
    const { body } = await login(sample.email, sample.password)
    const token = body.tokens?.access
    const asha = await service.person()
    const listen = (bearer: string | undefined) =>
      service.app(
        new Request('http://plaza.test/common/changes/?topics=event:1', {
          headers: { authorization: `Bearer ${bearer}` },
        }),
      )
    const [hers, others] = [await listen(token), await listen(asha.token)].map((answer) =>
      readEvents(answer.body ?? new ReadableStream()),
    )
    await hers?.at(0)
    expect((await profile(token)).status).toBe(200)
    isPublic = true
    expect((await profile(token)).status).toBe(401)
    expect((await profile(asha.token)).status).toBe(200)
    await hers?.ended
    expect(hers?.messages.at(-1)).toMatchObject({ event: 'end', data: { reason: 'signedOut' } })
    expect(others?.messages.some(({ event }) => event === 'end')).toBe(false)
    await others?.cancel()
  })

  test('AU-15 a superadmin with a weak password can log in again after setting a better one by mail', async () => {
    const email = `boss-${engine}@example.org`
    const make = (typed: string, others: boolean) =>
      makeSuperadmin(service.db, email, async () => typed, { now: service.now(), isPublic: others })
    await expect(make('seven ports', true)).rejects.toThrow('at least 12 characters')
    await make('seven ports', false)
    expect((await login(email, 'seven ports')).status).toBe(200)

    isPublic = true
    expect(await login(email, 'seven ports')).toMatchObject({
      status: 401,
      body: { message: 'Invalid credentials' },
    })
    const post = (path: string, json: object) => service.request('POST', `/common/${path}/`, { json })
    await post('forgot-password', { email })
    const otp = /\b\d{6}\b/.exec((await service.mails(email)).at(-1)?.text ?? '')?.[0]
    const { body } = await post('verify-reset-otp', { email, otp })
    const renew = (typed: string) =>
      post('set-new-password', {
        email,
        reset_token: body['reset_token'],
        new_password: typed,
        confirm_password: typed,
      })
    expect(await renew('eight ports')).toMatchObject({
      status: 400,
      body: { errors: { new_password: [expect.stringContaining('12 characters')] } },
    })
    expect((await renew('nine ports at noon')).status).toBe(200)
    expect((await login(email, 'nine ports at noon')).status).toBe(200)
  })
})

test('PUBLIC /metrics can be read only from this machine', async () => {
  const service = await openTestService({ services: { isPublic: () => true } })
  const app = createService(service.services, { routes: [] })
  const status = async (ip: string, headers: Record<string, string> = {}) =>
    (await app(new Request('http://127.0.0.1:4000/metrics', { headers }), { ip })).status
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(ip)).toBe(200)
  for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', 'unknown', '2001:db8::1']) {
    expect(await status(ip)).toBe(404)
  }
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto']) {
    expect(await status('127.0.0.1', { [name]: '127.0.0.1' })).toBe(404)
  }
  await service.close()
})
