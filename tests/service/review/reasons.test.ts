import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

interface Reason {
  id: number
  text: string
}

const path = '/common/reject-reasons/'

describe.each(oneEngine)('ready-made reasons on %s', (engine) => {
  let service: TestService
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const send = (method: string, at: string, json?: unknown) =>
    service.request<{ data: Reason; errors?: Record<string, string[]> }>(method, at, {
      token: superadmin.token,
      json,
    })
  const list = async () => {
    const { body } = await service.request<{ data: Reason[] }>('GET', path, { token: superadmin.token })
    return body.data
  }

  test('some reasons exist from the start', async () => {
    const texts = (await list()).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts).toContain('This event is listed already. Please edit the one that is there.')
  })

  test('reasons are unique and can be added, changed and deleted; each change is in the audit log', async () => {
    const added = await send('POST', path, { text: '  Too late.\r\nNext year? ' })
    expect([added.status, added.body.data.text]).toEqual([201, 'Too late.\nNext year?'])
    const { id } = added.body.data
    const taken = await send('POST', path, { text: 'too LATE.\nNext year?' })
    expect([taken.status, taken.body.errors]).toEqual([409, { text: ['This reason already exists.'] }])
    expect((await send('POST', path, { text: ' ' })).body.errors).toEqual({
      text: ['This field is required.'],
    })
    expect((await send('POST', path, { text: 'x'.repeat(501) })).status).toBe(400)

    const changed = await send('PATCH', `${path}${id}/`, { text: 'Too late for us.' })
    expect(changed.body.data).toEqual({ id, text: 'Too late for us.' })
    const other = (await list())[0]
    expect((await send('PATCH', `${path}${id}/`, { text: other?.text })).status).toBe(409)
    expect(await list()).toContainEqual({ id, text: 'Too late for us.' })

    expect((await send('DELETE', `${path}${id}/`)).status).toBe(204)
    expect((await list()).some((reason) => reason.id === id)).toBe(false)
    expect((await send('DELETE', `${path}${id}/`)).status).toBe(404)
    const { rows } = await service.db.query<{ action: string; details: object | null }>(
      "select action, details from audit_log where entity = 'reason' and entity_id = $1 order by id",
      [id],
    )
    expect(rows).toEqual([
      { action: 'create', details: null },
      { action: 'update', details: { text: { from: 'Too late.\nNext year?', to: 'Too late for us.' } } },
      { action: 'delete', details: { text: { from: 'Too late for us.' } } },
    ])
  })
})
