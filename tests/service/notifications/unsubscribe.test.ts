import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  findLetterSecret,
  type LetterKind,
  unsubscribeToken,
} from '../../../service/account/notifications/unsubscribeTokens.ts'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const all = { favorite_changes: true, reminders: true, matches: true }
const month = 30 * 24 * 3_600_000

describe.each(oneEngine)('unsubscribing on %s', (engine) => {
  let service: TestService
  let asha: Person
  let secret: string

  beforeAll(async () => {
    service = await openTestService({ engine })
    secret = await findLetterSecret(service.db)
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    asha = await service.person()
  })

  const tokenOf = (kind: LetterKind, { id }: Person = asha) =>
    unsubscribeToken(secret, { userId: id, kind }, service.now())
  const call = (method: string, token: string, sent: Sent = {}) =>
    service.request<{ data: object }>(method, `/common/unsubscribe/${token}/`, sent)
  const wanted = async ({ token }: Person = asha) =>
    (await service.request<{ data: object }>('GET', '/common/notifications/', { token })).body.data

  test('LE-2 reading a link changes nothing', async () => {
    const { status, body } = await call('GET', tokenOf('reminders'))
    expect([status, body]).toEqual([200, { status: true, data: { kind: 'reminders' } }])
    expect(await wanted()).toEqual(all)
  })

  test.each([
    ['favorite_changes', { ...all, favorite_changes: false }],
    ['reminders', { ...all, reminders: false }],
    ['matches', { ...all, matches: false }],
    ['daily', { ...all, reminders: false, matches: false }],
  ] as const)(
    'one click on a link of %s ends its letters only, without a session, and repeatedly',
    async (kind, left) => {
      const ben = await service.person()
      // In the form in which mail programs send it (RFC 8058).
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      for (let clicks = 0; clicks < 2; clicks += 1) {
        const { status, body } = await call('POST', tokenOf(kind), { headers })
        expect([status, body]).toEqual([200, { status: true, data: { kind } }])
      }
      expect([await wanted(), await wanted(ben)]).toEqual([left, all])
    },
  )

  test('a link never turns letters on, and does not say which others the account gets', async () => {
    const off = { favorite_changes: false, reminders: false, matches: false }
    await service.request('PATCH', '/common/notifications/', { token: asha.token, json: off })
    for (const json of [{ reminders: true }, { save: '1', matches: 'on' }, {}])
      for (const method of ['PATCH', 'POST', 'GET'])
        await call(method, tokenOf('matches'), method === 'GET' ? {} : { json })
    expect(await wanted()).toEqual(off)
    expect((await call('PATCH', tokenOf('matches'), { json: { reminders: true } })).status).toBe(405)
  })

  test('LE-2 a forged link gets 404, and so does one of a deleted account', async () => {
    const ben = await service.person()
    const signature = tokenOf('reminders').split('-').slice(3).join('-')
    const [, , day] = tokenOf('reminders').split('-')
    const forged = [
      `${ben.id}-reminders-${day}-${signature}`,
      `${asha.id}-matches-${day}-${signature}`,
      `${asha.id}-reminders-${day}-${'A'.repeat(43)}`,
      `${asha.id}-reminders-${Number(day) + 1}-${signature}`,
      `${asha.id}-reminders-${signature}`,
      `${asha.id}-newsletter-${day}-${signature}`,
      `${asha.id}-constructor-${day}-${signature}`,
      `0${asha.id}-reminders-${day}-${signature}`,
      'nothing',
      asha.token,
    ]
    for (const token of forged) {
      for (const method of ['GET', 'POST'])
        expect([token, method, (await call(method, token)).status]).toEqual([token, method, 404])
    }
    const kept = tokenOf('daily', ben)
    await service.db.query('delete from users where id = $1', [ben.id])
    expect((await call('POST', kept)).status).toBe(404)
    expect(await wanted()).toEqual(all)
  })

  test('LE-2 a link gives no access to the account, and is valid for a year', async () => {
    const token = tokenOf('reminders')
    expect((await service.request('GET', '/common/profile/', { token })).status).toBe(401)
    service.advance(12 * month)
    expect((await call('GET', token)).status).toBe(200)
    service.advance(month)
    expect([(await call('GET', token)).status, (await call('POST', token)).status]).toEqual([404, 404])
  })
})
