import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import type { Db } from '../../../service/ports/db.ts'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { type Mail, MailError, type MailTransport } from '../../../service/ports/mail.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

cheapPasswords()

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const log = pino({ level: 'silent' })

describe.each(bothEngines)('codes and those who request them on %s', (engine) => {
  let service: TestService
  let people = 0
  let email = ''
  const [home, elsewhere] = ['192.0.2.1', '198.51.100.1']

  beforeAll(async () => {
    service = await openTestService({ engine, services: { rateLimits: true } })
  })
  afterAll(() => service.close())
  beforeEach(() => {
    service.advance(day)
    people += 1
    email = `asha${people}@example.org`
  })

  const post = (path: string, json: object, ip: string) =>
    service.request('POST', `/common/${path}/`, { json, ip })
  const purposes = {
    'reset-password': { ask: 'forgot-password', enter: 'verify-reset-otp' },
    'verify-email': { ask: 'resend-otp', enter: 'verify-email' },
  } as const
  type Purpose = keyof typeof purposes
  const all = Object.keys(purposes) as Purpose[]
  const ask = async (purpose: Purpose, ip: string) =>
    (await post(purposes[purpose].ask, { email }, ip)).status
  const enter = async (purpose: Purpose, otp: string | undefined, ip: string) =>
    (await post(purposes[purpose].enter, { email, otp }, ip)).status
  const otherThan = (code = '', by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
  const fail = async (purpose: Purpose, ip: string, times = 5, code = '500000') => {
    for (let tries = 1; tries <= times; tries += 1)
      expect(await enter(purpose, otherThan(code, tries), ip)).toBe(400)
  }
  const codeIn = (mail: Mail | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const newest = async () => codeIn((await service.mails(email)).at(-1))
  /** Creates an account that gets codes for the purpose. */
  const account = async (purpose: Purpose) => {
    if (purpose === 'reset-password') return await service.person({ email })
    const phone = `+4477009${String(people).padStart(5, '0')}`
    const facts = { email, password: 'blue boats at noon', full_name: 'Asha', phone }
    expect((await post('register', facts, home)).status).toBe(201)
    await service.mails()
    service.advance(minute)
    return null
  }
  /** Runs the mail job once. The job makes a new code for each attempt while the server does not answer. */
  const runMail = async (send: MailTransport['send']) => {
    const { db, clock, publicUrl } = service.services
    await createMailJob({ db, clock, publicUrl, log, transport: { send, close: () => {} } })(
      new AbortController().signal,
    )
  }

  test.each(all)(
    'AU-10 a code that the mail job generates again does not reset the tries: %s',
    async (purpose) => {
      await account(purpose)
      expect(await ask(purpose, home)).toBe(200)
      let code: string | undefined
      const isDown = (mail: Mail) => {
        code = mail.to === email ? codeIn(mail) : code
        return Promise.reject(new MailError('server', 'connect ECONNREFUSED'))
      }
      for (let remade = 0; remade < 20; remade += 1) {
        await runMail(isDown)
        await fail(purpose, home, 2, code)
        service.advance(30 * second)
      }
      await runMail(isDown)
      expect(await enter(purpose, code, home)).toBe(400)
      // A new request resets the number of tries.
      expect(await ask(purpose, home)).toBe(200)
      await fail(purpose, home, 4, (await newest()) ?? '')
      expect(await enter(purpose, await newest(), home)).toBe(200)
    },
  )

  test.each(all)(
    'AU-10 codes requested or mistyped elsewhere do not affect the owner’s code: %s',
    async (purpose) => {
      await account(purpose)
      expect(await ask(purpose, home)).toBe(200)
      const code = await newest()
      for (const ip of [elsewhere, '198.51.100.2']) {
        service.advance(31 * second)
        expect(await ask(purpose, ip)).toBe(200)
        await service.mails()
        // An address that has requested its own code can use only that code.
        expect(await enter(purpose, code, ip)).toBe(400)
        await fail(purpose, ip, 7, code)
      }
      await fail(purpose, '198.51.100.3', 7, code)
      expect(await enter(purpose, code, home)).toBe(200)
      expect(await enter(purpose, code, home)).toBe(400)
    },
  )

  test.each(all)(
    'AU-10 while no mail is sent, a code requested elsewhere replaces no other code: %s',
    async (purpose) => {
      await account(purpose)
      expect(await ask(purpose, home)).toBe(200)
      service.advance(31 * second)
      expect(await ask(purpose, elsewhere)).toBe(200)
      const codes: (string | undefined)[] = []
      await runMail(async (mail) => {
        if (mail.to === email) codes.push(codeIn(mail))
      })
      expect(codes).toHaveLength(2)
      expect(await enter(purpose, codes[0], home)).toBe(200)
    },
  )

  test('AU-10 strangers who request resets use up their own limit, not that of the address from which the owner logs in', async () => {
    const { password } = await service.person({ email })
    expect((await post('login', { email, password }, home)).status).toBe(200)
    for (let resets = 0; resets < 3; resets += 1) {
      expect(await ask('reset-password', elsewhere)).toBe(200)
      await service.mails()
      await fail('reset-password', elsewhere)
      service.advance(31 * second)
    }
    expect(await ask('reset-password', '198.51.100.2')).toBe(429)
    for (let resets = 0; resets < 3; resets += 1) {
      expect(await ask('reset-password', home)).toBe(200)
      service.advance(31 * second)
    }
    expect(await ask('reset-password', home)).toBe(429)
    expect(await enter('reset-password', await newest(), home)).toBe(200)
    // After 90 days without a login, a known address is treated like any other.
    service.advance(90 * day)
    for (let resets = 0; resets < 3; resets += 1) {
      expect(await ask('reset-password', elsewhere)).toBe(200)
      service.advance(31 * second)
    }
    expect(await ask('reset-password', home)).toBe(429)
  })

  test('AU-10 strangers who request codes for an address do not prevent a sign-up with it', async () => {
    for (let codes = 0; codes < 5; codes += 1) {
      expect(await ask('verify-email', elsewhere)).toBe(200)
      service.advance(31 * second)
    }
    expect(await ask('verify-email', elsewhere)).toBe(429)
    expect(await service.mails(email)).toEqual([])
    await account('verify-email')
    expect(await service.mails(email)).toHaveLength(1)
    expect(await ask('verify-email', home)).toBe(200)
    expect(await enter('verify-email', await newest(), home)).toBe(200)
    // The limits reached so far do not prevent the owner's reset either.
    expect(await ask('reset-password', elsewhere)).toBe(200)
  })

  test('AU-10 strangers can try at most fifty codes a day, from all addresses together', async () => {
    await service.person({ email })
    let compared = 0
    const watch = (db: Db): Db => ({
      query: (sql, params) => {
        compared += /select [^;]*code_hash from one_time_codes/.test(sql) ? 1 : 0
        return db.query(sql, params)
      },
      transaction: (run) => db.transaction((tx) => run(watch(tx))),
    })
    const app = createService({ ...service.services, db: watch(service.db) }, { routes: allRoutes })
    const send = async (path: string, facts: object, ip: string) => {
      const body = JSON.stringify({ email, ...facts })
      const headers = { 'Content-Type': 'application/json' }
      const request = new Request(`http://plaza.test/common/${path}/`, { method: 'POST', headers, body })
      return (await app(request, { ip })).status
    }
    let sent = 0
    for (let hours = 0; hours < 22; hours += 1) {
      for (const [at, asks] of [true, true, true, false].entries()) {
        const ip = `198.51.${hours}.${at}`
        if (asks && (await send('forgot-password', {}, ip)) === 200) sent += 1
        await service.mails()
        for (let tries = 0; tries < 7; tries += 1) await send('verify-reset-otp', { otp: '000000' }, ip)
        service.advance(31 * second)
      }
      service.advance(hour)
    }
    expect(sent).toBeLessThanOrEqual(10)
    expect(compared).toBeGreaterThan(40)
    expect(compared).toBeLessThanOrEqual(50)
  })

  test.each(all)(
    'AU-9 only five of 100 parallel guesses from different addresses are checked: %s',
    async (purpose) => {
      await account(purpose)
      expect(await ask(purpose, home)).toBe(200)
      const code = await newest()
      const guess = (_: unknown, at: number) => enter(purpose, otherThan(code, at + 1), `198.51.100.${at}`)
      const answers = await Promise.all(Array.from({ length: 100 }, guess))
      expect(answers.filter((status) => status !== 400)).toEqual([])
      // Another instance refuses strangers even with the right code; the caller who requested it can use it.
      const other = await openTestService({ database: service.db, now: service.now() })
      const json = { email, otp: code }
      const { status } = await other.request('POST', `/common/${purposes[purpose].enter}/`, {
        json,
        ip: elsewhere,
      })
      expect(status).toBe(400)
      expect(await enter(purpose, code, home)).toBe(200)
    },
  )

  test('AU-9 only five of 100 parallel guesses from the address that requested the code are checked', async () => {
    const { id, token } = await service.person({ email })
    expect(await ask('reset-password', home)).toBe(200)
    const code = await newest()
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => enter('reset-password', otherThan(code, at + 1), home)),
    )
    expect(await enter('reset-password', code, home)).toBe(400)
    const { body } = await service.request('GET', '/common/profile/export/', { token })
    expect(body['codes']).toMatchObject([{ purpose: 'reset-password', tries: 5 }])
    const { rows } = await service.db.query('select from one_time_codes where user_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  test('AU-8 a code may be entered on a different device from the one that requested it', async () => {
    await service.person({ email })
    expect(await ask('reset-password', home)).toBe(200)
    expect(await enter('reset-password', await newest(), elsewhere)).toBe(200)
  })

  test('AU-13 a reset also invalidates codes not sent yet, and forgets the addresses known before', async () => {
    const { id, password } = await service.person({ email })
    expect((await post('login', { email, password }, elsewhere)).status).toBe(200)
    expect(await ask('reset-password', home)).toBe(200)
    const { body } = await post('verify-reset-otp', { email, otp: await newest() }, home)
    service.advance(31 * second)
    expect(await ask('reset-password', '198.51.100.2')).toBe(200)
    const [new_password, confirm_password] = ['green trains at dawn', 'green trains at dawn']
    const facts = { email, reset_token: body['reset_token'], new_password, confirm_password }
    expect((await post('set-new-password', facts, home)).status).toBe(200)
    const subjects = (await service.mails(email)).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining('resets'), 'Your Plaza password was changed'])
    const { rows } = await service.db.query('select from known_addresses where user_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})
