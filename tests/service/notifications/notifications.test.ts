import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countBounce, findRecipient } from '../../../service/mail/bulk/recipients.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const path = '/common/notifications/'
const all = { favorite_changes: true, reminders: true, matches: true }

describe.each(oneEngine)('notifications on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    ben = await service.person()
  })
  afterAll(() => service.close())

  const read = async (by: Person) =>
    (await service.request<{ data: object }>('GET', path, { token: by.token })).body.data
  const change = (json: object, by = asha) =>
    service.request<{ data: object; errors: object }>('PATCH', path, { token: by.token, json })

  test('an account gets every letter until it opts out, separately for each kind', async () => {
    expect(await read(asha)).toEqual(all)
    expect((await change({})).body.data).toEqual(all)
    expect((await change({ reminders: false })).body.data).toEqual({ ...all, reminders: false })
    expect((await change({ matches: false, favorite_changes: true })).body.data).toEqual({
      favorite_changes: true,
      reminders: false,
      matches: false,
    })
    expect((await change({ reminders: true })).body.data).toEqual({ ...all, matches: false })
    expect(await read(asha)).toEqual({ ...all, matches: false })
    expect(await read(ben)).toEqual(all)
  })

  test.each([
    ['text in place of a flag', { reminders: 'false' }, ['reminders']],
    ['null', { matches: null }, ['matches']],
    ['an unknown kind', { newsletter: true }, ['newsletter']],
  ])('a request is refused: %s', async (_what, json, fields) => {
    const { status, body } = await change(json)
    expect([status, Object.keys(body.errors)]).toEqual([400, fields])
  })

  test('an address that refused three letters in a row gets no letters until its owner confirms it', async () => {
    const delivery = async (method: 'GET' | 'POST', by: Person) =>
      (await service.request<{ data: object }>(method, `${path}delivery/`, { token: by.token })).body.data
    const letters = () => findRecipient(service.db, asha.id)
    await countBounce(service.db, asha.id)
    await countBounce(service.db, asha.id)
    expect(await delivery('GET', asha)).toEqual({ is_failing: false })
    expect(await letters()).not.toBeNull()
    await countBounce(service.db, asha.id)
    expect(await delivery('GET', asha)).toEqual({ is_failing: true })
    expect(await delivery('GET', ben)).toEqual({ is_failing: false })
    expect(await letters()).toBeNull()

    expect(await delivery('POST', ben)).toEqual({ is_failing: false })
    expect(await delivery('GET', asha)).toEqual({ is_failing: true })
    expect(await delivery('POST', asha)).toEqual({ is_failing: false })
    expect(await letters()).not.toBeNull()
  })

  test('the export contains the settings, and they are deleted with the account', async () => {
    await change({ reminders: false }, ben)
    const { body } = await service.request('GET', '/common/profile/export/', { token: ben.token })
    expect(body).toMatchObject({ notifications: { ...all, reminders: false } })
    const json = { password: ben.password }
    expect((await service.request('DELETE', '/common/profile/', { token: ben.token, json })).status).toBe(200)
    const { rows } = await service.db.query('select from notification_settings where user_id = $1', [ben.id])
    expect(rows).toEqual([])
  })
})
