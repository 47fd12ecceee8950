import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvent } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { gatewayOver, readings } from '../double.ts'
import { overService } from '../overService.ts'

const fields = 'series { id position count frequency interval changedAlone upcoming }'
const eventQuery = `{ event(id: "7") { ${fields} } }`

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

test('the series of an event is null if the service sends none or only part of it', async () => {
  const series = {
    id: '12',
    position: 2,
    count: 8,
    frequency: 'MONTHLY_WEEKDAY',
    interval: 2,
    changedAlone: true,
    upcoming: 6,
  }
  expect((await gatewayOver(readings.ours).run(eventQuery)).data).toEqual({ event: { series } })
  const listed = '{ events { listedSeries { eventId series { position } } } }'
  expect((await gatewayOver(readings.ours).run(listed)).data).toEqual({
    events: { listedSeries: [{ eventId: '7', series: { position: 2 } }] },
  })
  expect((await gatewayOver(readings.foreign).run(listed)).data).toEqual({ events: { listedSeries: [] } })
  expect((await gatewayOver(readings.foreign).run(eventQuery)).data).toEqual({ event: { series: null } })
  const event = { id: 7, title: 'x', event_date: '2027-06-01', series: { id: 12, position: 2, count: 8 } }
  const recurrence = { frequency: 'yearly', interval: 1, changed_alone: false }
  for (const sent of [event, { ...event, recurrence }, { ...event, recurrence: null, series: 12 }]) {
    expect((await gatewayOver(() => sent).run(eventQuery)).data).toEqual({ event: { series: null } })
  }
})

test("calls use the REST API's names, and mention series only on request", async () => {
  const { run, calls } = gatewayOver(readings.ours)
  await run(
    'mutation { repeatEvent(id: "7", frequency: MONTHLY_DAY, interval: 2, until: "2027-12-01") { id } }',
  )
  await run('mutation { repeatEvent(id: "7", frequency: WEEKLY, count: 3, except: ["2027-06-08"]) { id } }')
  await run('mutation { extendSeries(eventId: "7", count: 12) { id } }')
  await run('mutation { extendSeries(eventId: "7", until: "2027-12-01", except: ["2027-06-08"]) { id } }')
  await run('mutation { changeLifecycle(id: "7", lifecycle: CANCELLED, reason: "Storm", scope: ALL) { id } }')
  await run('mutation { updateEvent(id: "7", input: { title: "y" }, scope: FOLLOWING) { id } }')
  await run('mutation { updateEvent(id: "7", input: { title: "y" }) { id } }')
  await run('mutation { deleteEvent(id: "7", scope: FOLLOWING) }')
  await run('mutation { deleteEvent(id: "7") }')
  for (const once of [true, false]) {
    await run(`{ events(oncePerSeries: ${once}) { count } }`)
    await run(`{ myEvents(oncePerSeries: ${once}) { count } }`)
    await run(`{ pendingEventPage(oncePerSeries: ${once}) { count } }`)
  }
  const sent = calls.map(({ method, path, query, body }) => [
    `${method} ${path}`,
    query['scope'] ?? query['series'] ?? (body instanceof FormData ? body.get('scope') : body),
  ])
  expect(sent).toEqual([
    [
      'POST /common/events/7/repeat/',
      { frequency: 'monthly_day', interval: 2, until: '2027-12-01', except: [] },
    ],
    ['POST /common/events/7/repeat/', { frequency: 'weekly', interval: 1, count: 3, except: ['2027-06-08'] }],
    ['POST /common/events/7/series/', { count: 12, except: [] }],
    ['POST /common/events/7/series/', { until: '2027-12-01', except: ['2027-06-08'] }],
    ['PATCH /common/events/7/lifecycle/', { lifecycle: 'cancelled', reason: 'Storm', scope: 'all' }],
    ['PATCH /common/events/7/update/', 'following'],
    ['PATCH /common/events/7/update/', null],
    ['DELETE /common/events/7/', 'following'],
    ['DELETE /common/events/7/', null],
    ['GET /common/events/list/main/', 'next'],
    ['GET /common/events/my-events/', 'next'],
    ['GET /common/events/pending/', 'next'],
    ['GET /common/events/list/main/', null],
    ['GET /common/events/my-events/', null],
    ['GET /common/events/pending/', null],
  ])
})

test('an author repeats an event, pages through its dates, and edits and deletes several', async () => {
  const run = overService(service)
  const asha = await service.person()
  const ask = async (text: string) => (await run(text, {}, asha.token)).data
  for (const title of ['One', 'Two']) {
    const { id } = await createEvent(service, asha, { title })
    await ask(`mutation { repeatEvent(id: "${id}", frequency: WEEKLY, count: 4) { id } }`)
  }
  const rows = '(oncePerSeries: true, pageSize: 1) { results { title series { position count } } next }'
  const first = await ask(`{ myEvents${rows} }`)
  const series = { position: 1, count: 4 }
  expect(first).toEqual({ myEvents: { results: [{ title: 'Two', series }], next: expect.any(String) } })
  const { next } = (first as { myEvents: { next: string } }).myEvents
  expect(await ask(`{ myEvents${rows.replace('(', `(page: "${next}", `)} }`)).toEqual({
    myEvents: { results: [{ title: 'One', series }], next: null },
  })

  const id = 5
  const dates = async () =>
    (await ask(`{ seriesDates(eventId: "${id}") { title series { count } } }`))?.seriesDates
  await ask(`mutation { updateEvent(id: "7", input: { title: "Three" }, scope: FOLLOWING) { id } }`)
  expect(await dates()).toEqual([1, 2].map(() => ({ title: 'Two', series: { count: 2 } })))
  expect(
    await ask(`mutation { extendSeries(eventId: "${id}", count: 3) { title series { position count } } }`),
  ).toEqual({
    extendSeries: [{ title: 'Two', series: { position: 3, count: 3 } }],
  })
  await ask(`mutation { deleteEvent(id: "9") }`)
  await ask(`mutation { deleteEvent(id: "7", scope: ALL) }`)
  expect(await ask('{ myEvents { count } }')).toEqual({ myEvents: { count: 6 } })
  const refused = await run(
    `mutation { repeatEvent(id: "1", frequency: WEEKLY, count: 3) { id } }`,
    {},
    asha.token,
  )
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
})
