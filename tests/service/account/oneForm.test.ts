import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailAddress } from '../../../service/http/input/emailAddress.ts'
import { phoneNumber } from '../../../service/http/input/phoneNumber.ts'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

cheapPasswords()

const password = 'blue boats at noon'

describe('the canonical form of a phone number', () => {
  test.each([
    ['+3510912000001', '+351912000001'],
    ['+351912000001', '+351912000001'],
    ['+44020 7946 0018', '+442079460018'],
    ['+4901511234567', '+491511234567'],
    ['+34 0 912 34 56 78', '+34912345678'],
    ['+300 691 234 5678', '+306912345678'],
    ['+1 1 555 010 0199', '+15550100199'],
    ['+7 8 912 345-67-89', '+79123456789'],
    ['+36 06 20 123 4567', '+36201234567'],
    // In Italy the 0 is part of the number.
    ['+39 06 1234 5678', '+390612345678'],
    ['+225 07 12 34 56 78', '+2250712345678'],
    // Numbers without a valid country code stay unchanged.
    ['+999123456', '+999123456'],
    ['+123456', '+123456'],
  ])('%s is %s', async (written, form) => {
    const digits = `+${written.replaceAll(/\D/g, '')}`
    expect(await phoneNumber(digits)).toBe(form)
  })

  test('a normalised number stays the same when normalised again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\+\d{6,15}$/), async (digits) => {
        const form = await phoneNumber(digits)
        expect(await phoneNumber(form)).toBe(form)
        expect(form).toMatch(/^\+\d{1,15}$/)
      }),
    )
  })
})

describe('the canonical form of an address', () => {
  test.each([
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
    ['user@例え。テスト', 'user@xn--r8jz45g.xn--zckzah'],
    ['User@Example.ORG', 'User@example.org'],
    ['user@bücher.example/x', 'user@bücher.example/x'],
    ['user@bücher.example?x', 'user@bücher.example?x'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('%j is %j', (written, form) => expect(emailAddress(written)).toBe(form))
})

describe.each(bothEngines)('one person with two spellings on %s', (engine) => {
  let service: TestService
  let people = 0
  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(() => {
    people += 1
  })

  const post = (path: string, json: object) => service.request('POST', `/common/${path}/`, { json })
  const register = (email: string, phone: string) =>
    post('register', { email, phone, full_name: 'Asha Rao', password })
  const codeFor = async (to: string) => {
    service.advance(60_000)
    return /^ {4}(\d{6})$/m.exec((await service.mails(to)).at(-1)?.text ?? '')?.[1] ?? ''
  }

  test.each([
    ['+351 (0) 912000001', '+351912000001'],
    ['00351 912 000 002', '+351 (0) 912-000-002'],
    ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ])('phone: %s and %s are one number', async (one, other) => {
    const email = `first${people}@example.org`
    expect((await register(email, one)).status).toBe(201)
    expect((await post('verify-email', { email, otp: await codeFor(email) })).status).toBe(200)
    expect(await register(`second${people}@example.org`, other)).toMatchObject({
      status: 400,
      body: { errors: { phone: ['Phone already exists.'] } },
    })
    const someone = await service.person()
    expect(
      await service.request('PATCH', '/common/profile/', { token: someone.token, form: { phone: other } }),
    ).toMatchObject({ status: 400, body: { errors: { phone: ['Phone already exists.'] } } })
  })

  test.each([
    [(n: number) => `user${n}@bücher.example`, (n: number) => `USER${n}@xn--bcher-kva.example`],
    [(n: number) => `user${n}@xn--e1afmkfd.xn--p1ai`, (n: number) => `user${n}@Пример.рф`],
  ])('email: signs up with one form, then does everything else with either', async (first, second) => {
    const [one, other] = [first(people), second(people)]
    const kept = emailAddress(one)
    expect((await register(one, `+49151${String(people).padStart(8, '0')}`)).status).toBe(201)
    expect((await post('verify-email', { email: other, otp: await codeFor(kept) })).status).toBe(200)
    expect(await register(other, '+4915199999999')).toMatchObject({
      status: 400,
      body: { errors: { email: ['Email already exists.'] } },
    })
    for (const email of [one, other]) {
      const { status, body } = await post('login', { email, password })
      expect([status, body]).toMatchObject([200, { user: { email: kept } }])
    }
    expect((await post('forgot-password', { email: other })).status).toBe(200)
    const otp = await codeFor(kept)
    const { body } = await post('verify-reset-otp', { email: one, otp })
    const changed = 'green boats at noon'
    const { status } = await post('set-new-password', {
      email: other,
      reset_token: body['reset_token'],
      new_password: changed,
      confirm_password: changed,
    })
    expect(status).toBe(200)
    const { body: login } = await post('login', { email: one, password: changed })
    const { access: token } = login['tokens'] as { access: string }
    const edit = { token, form: { email: other, full_name: 'Asha R.' } }
    expect((await service.request('PATCH', '/common/profile/', edit)).status).toBe(200)
  })

  test('email: a local part of more than 64 octets is refused', async () => {
    const named = (length: number) => register(`${'a'.repeat(length)}@example.org`, '+4915188888888')
    expect((await named(64)).status).toBe(201)
    expect(await named(65)).toMatchObject({
      status: 400,
      body: { errors: { email: ['Enter a valid email address.'] } },
    })
  })
})
