import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  findLetterSecret,
  type LetterKind,
  unsubscribeToken,
} from '../../../service/account/notifications/unsubscribeTokens.ts'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'

const all = { favorite_changes: true, reminders: true, matches: true }
const month = 30 * 24 * 3_600_000

describe.each(['embedded', 'postgres'] as const)('unsubscribing on %s', (engine) => {
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

  const tokenOf = (kind: LetterKind, { id }: Person = asha) => unsubscribeToken(secret, { userId: id, kind })
  const call = (method: string, token: string, sent: Sent = {}) =>
    service.request<{ data: object }>(method, `/common/unsubscribe/${token}/`, sent)
  const wanted = async ({ token }: Person = asha) =>
    (await service.request<{ data: object }>('GET', '/common/notifications/', { token })).body.data

  test('LE-2 reading a link changes nothing', async () => {
    const { status, body } = await call('GET', tokenOf('reminders'))
    expect([status, body]).toEqual([200, { status: true, data: { kind: 'reminders', ...all } }])
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
        expect([status, body]).toEqual([200, { status: true, data: { kind, ...left } }])
      }
      expect([await wanted(), await wanted(ben)]).toEqual([left, all])
    },
  )

  test('all letters can be chosen through a link, and kinds that are left out stay unchanged', async () => {
    const json = { favorite_changes: false, reminders: false }
    const { body } = await call('PATCH', tokenOf('matches'), { json })
    expect(body).toEqual({ status: true, data: { kind: 'matches', ...all, ...json } })
    await call('PATCH', tokenOf('matches'), { json: { reminders: true } })
    expect(await wanted()).toEqual({ ...all, favorite_changes: false })
    expect((await call('PATCH', tokenOf('matches'), { json: { reminders: 1 } })).status).toBe(400)
  })

  test('LE-2 a forged link gets 404, and so does one of a deleted account', async () => {
    const ben = await service.person()
    const signature = tokenOf('reminders').split('-').slice(2).join('-')
    const forged = [
      `${ben.id}-reminders-${signature}`,
      `${asha.id}-matches-${signature}`,
      `${asha.id}-reminders-${'A'.repeat(43)}`,
      `${asha.id}-newsletter-${signature}`,
      `${asha.id}-constructor-${signature}`,
      `0${asha.id}-reminders-${signature}`,
      'nothing',
      asha.token,
    ]
    for (const token of forged) {
      for (const method of ['GET', 'POST', 'PATCH']) {
        const sent = method === 'PATCH' ? { json: { matches: false } } : {}
        expect([token, method, (await call(method, token, sent)).status]).toEqual([token, method, 404])
      }
    }
    const kept = tokenOf('daily', ben)
    await service.db.query('delete from users where id = $1', [ben.id])
    expect((await call('POST', kept)).status).toBe(404)
    expect(await wanted()).toEqual(all)
  })

  test('LE-2 a link gives no access to the account, and is valid for months', async () => {
    const token = tokenOf('reminders')
    expect((await service.request('GET', '/common/profile/', { token })).status).toBe(401)
    service.advance(6 * month)
    expect((await call('GET', token)).status).toBe(200)
  })
})
