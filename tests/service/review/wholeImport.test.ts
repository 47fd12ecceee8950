import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decide, publishEvent, readEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { calendar, entry, importFile } from '../events/import/importing.ts'
import { oneEngine } from '../../support/run/engines.ts'

interface Row {
  id: number
  version: number
  import: { id: string; count: number } | null
}

describe.each(oneEngine)('the events of one import on %s', (engine) => {
  let service: TestService
  let asha: Person
  let root: Person
  let ids: number[]

  beforeAll(async () => {
    service = await openTestService({ engine })
    root = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    asha = await service.person()
    ids = await importsOf('a', 'b', 'c')
    await service.mails()
  })

  async function importsOf(...uids: string[]) {
    const entries = uids.map((uid) => entry(`${uid}@plaza.test`, `SUMMARY:Night ${uid}`))
    const items = await importFile(service, asha, calendar(...entries))
    return items.map(({ event }) => event?.id ?? 0)
  }
  const pending = async () => {
    const { body } = await service.request<{ data: Row[] }>('GET', '/common/events/pending/?page_size=100', {
      token: root.token,
    })
    return body.data
  }
  const row = async (id = ids[0]) => (await pending()).find((each) => each.id === id)
  const reject = (import_count: unknown, more: object = {}, token = root.token) =>
    service.request<{ message: string; errors?: object }>('PATCH', `/common/events/${ids[0]}/approval/`, {
      token,
      json: { action: 'reject', reason: 'Too many.', import_count, ...more },
    })
  const statuses = async (all = ids) =>
    await Promise.all(
      all.map(async (id) => {
        const { approval_status, reject_reason } = await readEvent(service, asha, id)
        return [approval_status, reject_reason]
      }),
    )

  test('share its id and say how many of them wait', async () => {
    const others = await importsOf('d')
    const [first, other] = [await row(), await row(others[0])]
    expect([first?.import?.count, other?.import?.count]).toEqual([3, 1])
    expect(first?.import?.id).not.toBe(other?.import?.id)
    await decide(service, root, ids[1] ?? 0, { action: 'publish' })
    expect((await row())?.import).toEqual({ id: first?.import?.id, count: 2 })
  })

  test('are rejected together, and their author gets one letter that names them', async () => {
    const others = await importsOf('d')
    const before = (await service.mails(asha.email)).length
    const version = (await row())?.version
    expect((await reject(3, { version })).status).toBe(200)
    expect(await statuses()).toEqual(ids.map(() => ['rejected', 'Too many.']))
    expect(await statuses(others)).toEqual([['pending', null]])
    const letters = (await service.mails(asha.email)).slice(before)
    expect(letters.map(({ subject }) => subject)).toEqual(['3 events were not published'])
    for (const uid of ['a', 'b', 'c']) expect(letters[0]?.text).toContain(`- Night ${uid}\n`)
    expect(letters[0]?.text).toContain('> Too many.')
    const { rows } = await service.db.query(
      "select entity_id from audit_log where action = 'reject' and reason = 'Too many.' and entity_id = any ($1::integer[]) order by id",
      [ids],
    )
    expect(rows).toEqual(ids.map((id) => ({ entity_id: id })))
  })

  test('are not rejected if they are others than the superadmin has seen', async () => {
    for (const count of [2, 4]) {
      expect(await reject(count)).toMatchObject({
        status: 409,
        body: { message: 'The pending events of this import are others by now. Look at them again.' },
      })
    }
    expect((await reject(3, { version: 99 })).status).toBe(409)
    expect(await statuses()).toEqual(ids.map(() => ['pending', null]))
  })

  test('include further dates of their series', async () => {
    const { body } = await service.request<{ data: { events: { id: number }[] } }>(
      'POST',
      `/common/events/${ids[1]}/repeat/`,
      { token: asha.token, json: { frequency: 'weekly', interval: 1, count: 3 } },
    )
    const dates = body.data.events.map(({ id }) => id)
    expect((await row())?.import?.count).toBe(5)
    expect((await reject(5)).status).toBe(200)
    expect(await statuses([...ids, ...dates])).toEqual(
      [...ids, ...dates].map(() => ['rejected', 'Too many.']),
    )
  })

  test('keep their import if a later import changes them, and proposed changes are not of it', async () => {
    const first = await row()
    await importFile(service, asha, calendar(entry('a@plaza.test', 'SUMMARY:Night A', 'SEQUENCE:1')))
    expect((await row())?.import).toEqual(first?.import)
    await decide(service, root, ids[1] ?? 0, { action: 'publish' })
    await sendEdit(service, asha, ids[1] ?? 0, { title: 'Night B', as_proposal: 'true' })
    expect((await row(ids[1]))?.import).toBeNull()
    expect((await reject(2)).status).toBe(200)
    expect((await statuses()).map(([status]) => status)).toEqual(['rejected', 'published', 'rejected'])
  })

  test('can only be rejected so, only by superadmins, and a number must be sound', async () => {
    for (const [json, field] of [
      [{ action: 'publish' }, 'import_count'],
      [{ import_count: 0 }, 'import_count'],
      [{ import_count: 'all' }, 'import_count'],
    ] as const) {
      const { status, body } = await reject(3, json)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await reject(3, {}, asha.token)).status).toBe(403)
    const alone = await publishEvent(service, asha, root)
    await service.db.query("update events set approval_status = 'pending' where id = $1", [alone.id])
    expect((await row(alone.id))?.import).toBeNull()
    ids = [alone.id]
    expect((await reject(1)).status).toBe(409)
    expect(await statuses()).toEqual([['pending', null]])
  })
})
