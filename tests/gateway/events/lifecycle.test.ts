import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { gatewayOver, readings } from '../double.ts'
import { overService } from '../overService.ts'

const fields = 'lifecycle lifecycleReason lifecycleChangedAt'
const change = `mutation c($id: ID!, $lifecycle: Lifecycle!, $reason: String, $dates: EventDates) {
  changeLifecycle(id: $id, lifecycle: $lifecycle, reason: $reason, dates: $dates) { ${fields} eventDate endDate endTime isPublished }
}`

let service: TestService
let asha: Person
let boss: Person
let run: ReturnType<typeof overService>

beforeAll(async () => {
  service = await openTestService()
  run = overService(service)
  asha = await service.person()
  boss = await service.person({ user_type: 'superadmin' })
})
afterAll(() => service.close())

test('the lifecycle of an event is null if the service does not support it', async () => {
  const query = `{ event(id: "7") { ${fields} } favorites { results { event { ${fields} } } } }`
  const postponed = {
    lifecycle: 'POSTPONED',
    lifecycleReason: 'Storm warning.',
    lifecycleChangedAt: '2027-05-04T10:00:00.000Z',
  }
  expect((await gatewayOver(readings.ours).run(query)).data).toEqual({
    event: postponed,
    favorites: { results: [{ event: postponed }] },
  })
  const unknown = { lifecycle: null, lifecycleReason: null, lifecycleChangedAt: null }
  expect((await gatewayOver(readings.foreign).run(query)).data).toEqual({
    event: unknown,
    favorites: { results: [{ event: unknown }] },
  })
  const other = gatewayOver(() => ({ id: 7, title: 'x', event_date: '2027-06-01', lifecycle: 'paused' }))
  expect((await other.run('{ event(id: "7") { lifecycle } }')).data).toEqual({ event: { lifecycle: null } })
})

test("a change uses the REST API's names and leaves out omitted fields", async () => {
  const { run: ask, calls } = gatewayOver(readings.ours)
  await ask('mutation { changeLifecycle(id: "7", lifecycle: CANCELLED, reason: "Storm") { id } }')
  await ask(
    'mutation { changeLifecycle(id: "7", lifecycle: SCHEDULED, reason: "", dates: { eventDate: "2027-06-02", endTime: null }) { id } }',
  )
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/common/events/7/lifecycle/', { lifecycle: 'cancelled', reason: 'Storm' }],
    [
      'PATCH',
      '/common/events/7/lifecycle/',
      { lifecycle: 'scheduled', event_date: '2027-06-02', end_time: null },
    ],
  ])
})

test('an author cancels and reschedules an event; refusals have a code and name the field', async () => {
  const event = await publishEvent(service, asha, boss, { end_time: '20:00' })
  const id = String(event.id)
  const at = service.now().toISOString()
  expect((await run(change, { id, lifecycle: 'CANCELLED', reason: 'Storm' }, asha.token)).data).toEqual({
    changeLifecycle: {
      lifecycle: 'CANCELLED',
      lifecycleReason: 'Storm',
      lifecycleChangedAt: at,
      eventDate: '2026-07-01',
      endDate: null,
      endTime: '20:00:00',
      isPublished: true,
    },
  })
  const refusal = async (variables: object) =>
    (await run(change, { id, ...variables }, asha.token)).errors?.[0]?.extensions
  expect(await refusal({ lifecycle: 'CANCELLED', reason: 'Storm' })).toMatchObject({ code: 'CONFLICT' })
  expect(await refusal({ lifecycle: 'POSTPONED' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { reason: ['This field is required.'] },
  })
  expect(await refusal({ lifecycle: 'SCHEDULED', dates: { eventDate: '2026-06-01' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { eventDate: ['Event date cannot be before today.'] },
  })
  const listed = async () => {
    const filter = '{ adminEvents(filter: { lifecycle: CANCELLED }) { results { id lifecycle } } }'
    return (await run(filter, {}, boss.token)).data?.adminEvents
  }
  expect(await listed()).toEqual({ results: [{ id, lifecycle: 'CANCELLED' }] })
  const dates = { eventDate: '2026-08-01', endTime: null }
  expect((await run(change, { id, lifecycle: 'SCHEDULED', dates }, asha.token)).data).toMatchObject({
    changeLifecycle: {
      lifecycle: 'SCHEDULED',
      lifecycleReason: null,
      eventDate: '2026-08-01',
      endTime: null,
    },
  })
  expect(await listed()).toEqual({ results: [] })
})
