import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, decide, photo, publishEvent, sendEdit } from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { oneEngine } from '../../../support/run/engines.ts'

describe.each(oneEngine)('deleting events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const remove = (id: number, by: Person | undefined = asha) =>
    service.request<{ status: boolean; message: string }>('DELETE', `/common/events/${id}/`, {
      token: by.token,
    })
  const statusOf = async (id: number) =>
    (await service.request('GET', `/common/events/${id}/`, { token: asha.token })).status
  const named = async (sql: string, ...values: unknown[]) =>
    (await service.db.query<{ name: string }>(sql, values)).rows.map(({ name }) => name)
  const audits = (id: number) =>
    named("select action as name from audit_log where entity = 'event' and entity_id = $1 order by id", id)

  test('deletes a pending event with its pictures, marks their files as garbage and writes an audit entry', async () => {
    const image = await photo(16, 16)
    const { id } = await createEvent(service, asha, { images: [image, image] })
    const pictures = await named(
      "select media ->> 'name' as name from gallery_images where event_id = $1",
      id,
    )
    expect(pictures).toHaveLength(2)
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([200, { status: true }])
    expect(await statusOf(id)).toBe(404)
    expect(await named('select name from media_garbage where name = any ($1)', pictures)).toHaveLength(2)
    expect(await audits(id)).toEqual(['create', 'delete'])
    expect((await remove(id)).status).toBe(404)
  })

  test('PR-2 the title of a deleted event is in the audit log until its author deletes their account', async () => {
    const leaver = await service.person()
    const { id } = await createEvent(service, leaver, { title: 'Quuxfest' })
    await sendEdit(service, leaver, id, { title: 'Quuxfest', venue: 'The yard' })
    await remove(id, leaver)
    const noted = async (token: string, path: string) => (await service.request('GET', path, { token })).body
    const log = () => noted(superadmin.token, `/common/superadmin/audit/?entity=event&entity_id=${id}`)
    const [deletion, ...before] = ((await log()) as { results: object[] }).results
    expect(deletion).toMatchObject({ action: 'delete', details: { title: { from: 'Quuxfest' } } })
    expect(JSON.stringify(before)).not.toContain('Quuxfest')
    expect(JSON.stringify(await noted(leaver.token, '/common/profile/export/'))).toContain('Quuxfest')
    await service.request('DELETE', '/common/profile/', {
      token: leaver.token,
      json: { password: leaver.password },
    })
    expect(await log()).toMatchObject({ results: [{ action: 'delete', details: null }, {}, {}] })
  })

  test('deletes a rejected event', async () => {
    const { id } = await createEvent(service, asha)
    await decide(service, superadmin, id, { action: 'reject', reason: 'No address' })
    expect((await remove(id)).status).toBe(200)
    expect(await statusOf(id)).toBe(404)
  })

  test('keeps a published event; of a concurrent publication and deletion, only one succeeds', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const { status, body } = await remove(id)
    expect([status, body.message]).toEqual([409, 'A published event cannot be deleted.'])
    expect(await statusOf(id)).toBe(200)
    for (let round = 0; round < 5; round += 1) {
      const raced = await createEvent(service, asha)
      const both = [() => decide(service, superadmin, raced.id), () => remove(raced.id)]
      const statuses = (await Promise.all((round % 2 ? both : both.toReversed()).map((run) => run()))).map(
        (answer) => answer.status,
      )
      const isLive = (await statusOf(raced.id)) === 200
      const [decided, removed] = round % 2 ? statuses : statuses.toReversed()
      expect([decided, removed]).toEqual(isLive ? [200, 409] : [404, 200])
    }
  })
})
