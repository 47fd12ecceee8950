import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../../../gateway/app.ts'
import { openDoor } from '../../../gateway/process/door.ts'
import { schema } from '../../../gateway/schema.ts'
import { createService, type ServiceFetch } from '../../../service/run/app.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { ChangeFeed } from '../../../service/changes/feed.ts'
import { createEvent, decide, publishEvent } from '../../support/events.ts'
import { type EventStream, readEvents } from '../../support/http/eventStream.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

const pace = { pauseMs: 50, pollMs: 100, retryMs: 20, mostRetryMs: 100 }
const documents = {
  pendingEventsChanged: 'subscription { pendingEventsChanged { id title } }',
  pendingEventPageChanged:
    'subscription q($page: String) { pendingEventPageChanged(page: $page, pageSize: 1) { results { id } count next } }',
  usersChanged: `subscription u($filter: UserFilter, $order: UserOrder! = NEWEST, $page: String) {
    usersChanged(filter: $filter, order: $order, page: $page, pageSize: 2) {
      results { fullName isActive eventCount } count next statistics { totalUsers activeUsers }
    }
  }`,
  adminEventsChanged: `subscription e($filter: AdminEventFilter) {
    adminEventsChanged(filter: $filter) { results { title isPublished isFeatured } count statistics { featuredEvents } }
  }`,
  categoriesChanged: 'subscription { categoriesChanged { name eventCount } }',
  eventTypesChanged: 'subscription { eventTypesChanged { name } }',
  dashboardChanged: 'subscription { dashboardChanged { totals { pendingEvents eventViews } } }',
  eventChanged:
    'subscription e($id: ID!) { eventChanged(id: $id) { id venue viewCount favoriteCount isFavorite author { email } } }',
}

let service: TestService
let gateway: Gateway
/** The handler behind `/common`, which a test can replace. */
let behind: ServiceFetch
let boss: Person
let asha: Person
const open: EventStream[] = []

const gatewayWith = (options: Partial<GatewayOptions> = {}) =>
  createGateway({
    commonUrl: 'http://plaza.test',
    playground: true,
    log: service.services.log,
    intake: testIntake(),
    fetch: (request, caller) => behind(request, caller),
    changes: { pace, most: { each: 4, all: 8 } },
    ...options,
  })

beforeAll(async () => {
  service = await openTestService({ feed: { pause: 20, beat: 300 } })
  behind = service.app
  boss = await service.person({ user_type: 'superadmin' })
  asha = await service.person()
  gateway = gatewayWith()
})
afterEach(async () => {
  behind = service.app
  await Promise.all(open.splice(0).map((stream) => stream.cancel()))
})
afterAll(async () => {
  gateway.close()
  await service.close()
})

const arrival = { caller: { ip: '127.0.0.1' }, requestId: 'request-1' }

function ask(
  query: string,
  variables: object,
  token: string | null,
  { to = gateway, headers = {} }: { to?: Gateway; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  }
  const body = JSON.stringify({ query, variables })
  return to.fetch(new Request('http://plaza.test/graphql', { method: 'POST', headers: all, body }), arrival)
}

async function subscribe(
  field: keyof typeof documents,
  { token }: { token: string | null },
  variables: object = {},
  to?: Gateway,
) {
  const { body, status } = await ask(documents[field], variables, token, to ? { to } : {})
  if (!body) throw new Error(`subscribing answered ${status}`)
  const stream = readEvents(body)
  open.push(stream)
  return stream
}

const next = (field: string, value: unknown) => ({ event: 'next', data: { data: { [field]: value } } })
const failed = (code: string) => ({
  event: 'next',
  data: { errors: [{ extensions: { code, requestId: 'request-1' } }] },
})
const venueOf = (id: number, venue: string) =>
  service.db.query('update events set venue = $2 where id = $1', [id, venue])

describe('AZ-6 who may subscribe', () => {
  test('every field has a case', () => {
    expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).toSorted()).toEqual(
      Object.keys(documents).toSorted(),
    )
  })

  test.each([
    ['pendingEventsChanged', 'nobody', 'UNAUTHENTICATED'],
    ['pendingEventsChanged', 'user', 'FORBIDDEN'],
    ['dashboardChanged', 'nobody', 'UNAUTHENTICATED'],
    ['dashboardChanged', 'user', 'FORBIDDEN'],
    ['usersChanged', 'nobody', 'UNAUTHENTICATED'],
    ['usersChanged', 'user', 'FORBIDDEN'],
    ['adminEventsChanged', 'nobody', 'UNAUTHENTICATED'],
    ['adminEventsChanged', 'user', 'FORBIDDEN'],
    ['categoriesChanged', 'nobody', 'UNAUTHENTICATED'],
    ['categoriesChanged', 'user', 'FORBIDDEN'],
    ['eventTypesChanged', 'nobody', 'UNAUTHENTICATED'],
    ['eventTypesChanged', 'user', 'FORBIDDEN'],
    ['eventChanged', 'nobody', 'UNAUTHENTICATED'],
    ['eventChanged', 'user', 'NOT_FOUND'],
  ] as const)('%s, %s: %s', async (field, who, code) => {
    const { id } = await createEvent(service, asha)
    const token = who === 'nobody' ? null : (await service.person()).token
    const stream = await subscribe(field, { token }, { id })
    expect(await stream.at(0)).toMatchObject(failed(code))
    await stream.ended
    expect(stream.messages.at(-1)?.event).toBe('complete')
    expect(gateway.subscriptions()).toBe(0)
  })

  test('the author for a pending event, anyone for a published one', async () => {
    const { id } = await createEvent(service, asha)
    const own = await subscribe('eventChanged', asha, { id })
    expect(await own.at(0)).toMatchObject(next('eventChanged', { author: { email: asha.email } }))
    await decide(service, boss, id)
    const guest = await subscribe('eventChanged', await service.person(), { id })
    expect(await guest.at(0)).toMatchObject(next('eventChanged', { author: { email: null } }))
  })
})

test('the queue: its initial state, then every change that affects it', async () => {
  const queue = await subscribe('pendingEventsChanged', boss)
  const { data } = (await queue.at(0)).data as { data: { pendingEventsChanged: { id: string }[] } }
  const before = data.pendingEventsChanged
  const { id } = await createEvent(service, asha, { title: 'Lantern walk' })
  const added = { id: String(id), title: 'Lantern walk' }
  expect(await queue.at(1)).toMatchObject(next('pendingEventsChanged', [...before, added]))
  await venueOf(id, 'Not shown in the queue, but read with it')
  await queue.at(2)
  await service.db.query('update events set venue = venue where id = $1', [id])
  await decide(service, boss, id)
  expect(await queue.at(3)).toMatchObject(next('pendingEventsChanged', before))
})

test('pages of the queue, each with its own rows and the total number', async () => {
  const ids = [await createEvent(service, asha), await createEvent(service, asha)].map(({ id }) => String(id))
  type PageMessage = {
    data: { pendingEventPageChanged: { results: { id: string }[]; count: number; next: string } }
  }
  const pageAt = async (stream: Awaited<ReturnType<typeof subscribe>>, at: number) =>
    ((await stream.at(at)).data as PageMessage).data.pendingEventPageChanged
  const first = await subscribe('pendingEventPageChanged', boss)
  const { results, count, next: page } = await pageAt(first, 0)
  const second = await subscribe('pendingEventPageChanged', boss, { page })
  const other = await pageAt(second, 0)
  expect([results, other.results].map((each) => each.length)).toEqual([1, 1])
  expect(other.results).not.toEqual(results)
  await decide(service, boss, Number(ids[1]))
  expect(await pageAt(first, 1)).toMatchObject({ results, count: count - 1 })
  await decide(service, boss, Number(ids[0]))
})

test('the dashboard is updated only by changes to its figures', async () => {
  const { id } = await createEvent(service, asha)
  const figures = await subscribe('dashboardChanged', boss)
  const { data } = (await figures.at(0)).data as {
    data: { dashboardChanged: { totals: { pendingEvents: number; eventViews: number } } }
  }
  const { pendingEvents, eventViews } = data.dashboardChanged.totals
  const own = await subscribe('eventChanged', asha, { id })
  await own.at(0)
  for (const venue of ['Not', 'in the', 'dashboard']) {
    const at = own.messages.length
    await venueOf(id, venue)
    expect(await own.at(at)).toMatchObject(next('eventChanged', { venue }))
  }
  expect(figures.messages).toHaveLength(1)
  // The totals and the newest events are two reads, so that one change may cause two messages.
  const last = () => figures.messages.at(-1)
  await service.request('POST', `/common/events/${id}/view/`, { token: boss.token, json: {} })
  const viewed = { totals: { pendingEvents, eventViews: eventViews + 1 } }
  await expect.poll(last).toMatchObject(next('dashboardChanged', viewed))
  await decide(service, boss, id)
  const decided = { totals: { ...viewed.totals, pendingEvents: pendingEvents - 1 } }
  await expect.poll(last).toMatchObject(next('dashboardChanged', decided))
})

type ChangeMessage = { data: { data: Record<string, unknown> } }
const dataIn = (message: object, field: string) => (message as ChangeMessage).data.data[field]
const dataOf = async (stream: EventStream, field: string, at: number) => dataIn(await stream.at(at), field)

/**
 * Waits until the newest data match. Rows and figures are read by separate calls, so a change may arrive in two
 * messages.
 */
const expectData = (stream: EventStream, field: string, expected: object) =>
  expect.poll(() => dataIn(stream.messages.at(-1) ?? {}, field)).toMatchObject(expected)

test('the list of accounts is updated by sign-ups, changes and deletions that match the filter', async () => {
  const listed = await service.person({ full_name: 'Odile Marsh' })
  const stream = await subscribe('usersChanged', boss, { filter: { search: 'Odile' } })
  const expectList = (list: object) => expectData(stream, 'usersChanged', list)
  const one = { fullName: 'Odile Marsh', isActive: true, eventCount: 0 }
  const first = (await dataOf(stream, 'usersChanged', 0)) as {
    statistics: { totalUsers: number; activeUsers: number }
  }
  expect(first).toMatchObject({ results: [one], count: 1 })
  const { totalUsers, activeUsers } = first.statistics

  await service.person({ full_name: 'Odile Sands' })
  const two = { ...one, fullName: 'Odile Sands' }
  const grown = { totalUsers: totalUsers + 1, activeUsers: activeUsers + 1 }
  await expectList({ results: [two, one], count: 2, statistics: grown })

  const change = { token: boss.token, json: { is_active: false } }
  await service.request('PATCH', `/common/superadmin/users/${listed.id}/`, change)
  const inactive = { ...one, isActive: false }
  const statistics = { ...grown, activeUsers }
  await expectList({ results: [two, inactive], statistics })

  await service.db.query('delete from users where id = $1', [listed.id])
  await expectList({ results: [two], count: 1 })
})

test('a page of accounts has its own rows; changes on another page update only its figures', async () => {
  for (const name of ['Page One', 'Page Two', 'Page Three']) await service.person({ full_name: name })
  const filter = { search: 'Page' }
  const first = await subscribe('usersChanged', boss, { filter })
  const { next: page, results } = (await dataOf(first, 'usersChanged', 0)) as {
    next: string
    results: object[]
  }
  expect(results).toMatchObject([{ fullName: 'Page Three' }, { fullName: 'Page Two' }])
  const last = await subscribe('usersChanged', boss, { page })
  const one = { fullName: 'Page One' }
  expect(await dataOf(last, 'usersChanged', 0)).toMatchObject({ results: [one], count: 3 })
  await service.db.query("update users set full_name = 'Page Zero' where full_name = 'Page Three'")
  await expectData(first, 'usersChanged', { results: [{ fullName: 'Page Zero' }, {}] })
  await service.db.query("delete from users where full_name = 'Page Zero'")
  await expectData(last, 'usersChanged', { results: [one], count: 2 })
  for (const message of last.messages)
    expect(dataIn(message, 'usersChanged')).toMatchObject({ results: [one] })
})

test('the admin list of events is updated by creation, edit, approval, featuring and deletion', async () => {
  const stream = await subscribe('adminEventsChanged', boss, { filter: { search: 'Moonlit' } })
  const expectList = (list: object) => expectData(stream, 'adminEventsChanged', list)
  await expectList({ results: [], count: 0 })
  const { id } = await createEvent(service, asha, { title: 'Moonlit swim' })
  const swim = { title: 'Moonlit swim', isPublished: false, isFeatured: false }
  await expectList({ results: [swim], count: 1 })
  await decide(service, boss, id)
  await expectList({ results: [{ ...swim, isPublished: true }] })
  const feature = { token: boss.token, json: { is_featured: true } }
  await service.request('PATCH', `/common/superadmin/events/${id}/`, feature)
  const featured = { title: 'Moonlit swim', isPublished: true, isFeatured: true }
  await expectList({ results: [featured], statistics: { featuredEvents: 1 } })
  await service.db.query("update events set title = 'Moonlit dive' where id = $1", [id])
  await expectList({ results: [{ title: 'Moonlit dive' }] })
  await service.db.query('delete from events where id = $1', [id])
  await expectList({ results: [], count: 0, statistics: { featuredEvents: 0 } })
})

test.each([
  ['categoriesChanged', '/common/categories/'],
  ['eventTypesChanged', '/common/types/'],
] as const)('%s: additions, renames and deletions are reported, and nothing else', async (field, path) => {
  const stream = await subscribe(field, boss)
  const names = async (place: number) =>
    ((await dataOf(stream, field, place)) as { name: string }[]).map(({ name }) => name)
  const before = await names(0)
  const { body } = await service.request<{ data: { id: number } }>('POST', path, {
    token: boss.token,
    json: { name: 'Aardvarks' },
  })
  expect(await names(1)).toEqual(['Aardvarks', ...before])
  const own = `${path}${body.data.id}/`
  await service.request('PATCH', own, { token: boss.token, json: { name: 'Zebras' } })
  expect(await names(2)).toEqual([...before, 'Zebras'])
  await service.request('DELETE', own, { token: boss.token })
  expect(await names(3)).toEqual(before)
})

test('GQ-6 a subscription can select a list only once', async () => {
  const twice = 'subscription { usersChanged { count } again: usersChanged { count } }'
  expect(await (await ask(twice, {}, boss.token)).text()).toContain('only one')
})

test('AZ-6 a former superadmin gets no more updates of categories', async () => {
  const demoted = await service.person({ user_type: 'superadmin' })
  const stream = await subscribe('categoriesChanged', demoted)
  await stream.at(0)
  await service.db.query("update users set user_type = 'user' where id = $1", [demoted.id])
  expect(await stream.at(1)).toMatchObject(failed('FORBIDDEN'))
  await stream.ended
})

test('an event is updated when its fields, its counters or its favourite flag change', async () => {
  const { id } = await publishEvent(service, asha, boss)
  const guest = await service.person()
  const stream = await subscribe('eventChanged', guest, { id })
  expect(await stream.at(0)).toMatchObject(next('eventChanged', { viewCount: 0, isFavorite: false }))
  await service.request('POST', `/common/events/${id}/view/`, { token: guest.token, json: {} })
  expect(await stream.at(1)).toMatchObject(next('eventChanged', { viewCount: 1 }))
  await service.request('POST', '/common/favorites/add/', { token: guest.token, json: { event_id: id } })
  expect(await stream.at(2)).toMatchObject(next('eventChanged', { favoriteCount: 1, isFavorite: true }))
  await venueOf(id, 'Elsewhere')
  expect(await stream.at(3)).toMatchObject(next('eventChanged', { venue: 'Elsewhere' }))
  await service.db.query("update events set approval_status = 'rejected' where id = $1", [id])
  expect(await stream.at(4)).toMatchObject(failed('NOT_FOUND'))
  await stream.ended
})

test('only subscriptions with the same token and subject share calls', async () => {
  const { id } = await publishEvent(service, asha, boss)
  const before = service.changes.size
  const [one, two] = [
    await subscribe('eventChanged', asha, { id }),
    await subscribe('eventChanged', asha, { id }),
  ]
  const other = await subscribe('eventChanged', boss, { id })
  await Promise.all([one.at(0), two.at(0), other.at(0)])
  expect(service.changes.size).toBe(before + 2)
  await one.cancel()
  await venueOf(id, 'For both')
  expect(await two.at(1)).toMatchObject(next('eventChanged', { venue: 'For both' }))
  await other.at(1)
  await Promise.all([two.cancel(), other.cancel()])
  await expect.poll(() => service.changes.size).toBe(before)
})

test('logging out ends the subscription with UNAUTHENTICATED', async () => {
  const { id } = await publishEvent(service, asha, boss)
  const leaver = await service.person()
  const stream = await subscribe('eventChanged', leaver, { id })
  await stream.at(0)
  await service.request('POST', '/common/logout/', { token: leaver.token, json: {} })
  expect(await stream.at(1)).toMatchObject(failed('UNAUTHENTICATED'))
  await stream.ended
})

test('a subscription survives a restart of the service and then reports missed changes', async () => {
  const { id } = await publishEvent(service, asha, boss)
  const { db, clock, log } = service.services
  const changes = new ChangeFeed({ database: service.db, clock, log })
  behind = createService({ ...service.services, changes }, { routes: allRoutes })
  const stream = await subscribe('eventChanged', asha, { id })
  await stream.at(0)
  let attempts = 0
  behind = () => {
    attempts += 1
    return Promise.reject(new Error('connect ECONNREFUSED'))
  }
  changes.close()
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await db.query("update events set venue = 'While it was away' where id = $1", [id])
  expect(stream.messages).toHaveLength(1)
  behind = service.app
  expect(await stream.at(1)).toMatchObject(next('eventChanged', { venue: 'While it was away' }))
  await venueOf(id, 'And on')
  expect(await stream.at(2)).toMatchObject(next('eventChanged', { venue: 'And on' }))
})

test('too many subscriptions with one token are RATE_LIMITED until one of them ends', async () => {
  const { id } = await publishEvent(service, asha, boss)
  const all: EventStream[] = []
  for (let at = 0; at < 4; at += 1) all.push(await subscribe('eventChanged', asha, { id }))
  const refused = await subscribe('eventChanged', asha, { id })
  expect(await refused.at(0)).toMatchObject({
    data: { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }] },
  })
  await all[0]?.cancel()
  await expect.poll(gateway.subscriptions).toBe(3)
  expect(await (await subscribe('eventChanged', asha, { id })).at(0)).toMatchObject(
    next('eventChanged', { id: String(id) }),
  )
})

test('GQ-2 GQ-5 the limits and rules for documents apply to subscriptions too', async () => {
  const messages = async (query: string, headers: Record<string, string> = {}) => {
    const response = await ask(query, { id: '1' }, boss.token, { headers })
    return `${response.status} ${await response.text()}`
  }
  expect(
    await messages('subscription { pendingEventsChanged { id } eventChanged(id: "1") { id } }'),
  ).toContain('only one')
  const aliases = Array.from({ length: 11 }, (_, at) => `a${at}: id`).join(' ')
  expect(await messages(`subscription { pendingEventsChanged { ${aliases} } }`)).toContain('11 aliases')
  const closed = gatewayWith({ playground: false, operations: {} })
  const unknown = await ask(documents.pendingEventsChanged, {}, boss.token, { to: closed })
  expect(await unknown.text()).toContain('FORBIDDEN')
  expect(await messages(documents.pendingEventsChanged, { 'content-type': 'text/plain' })).toMatch(/^403/)

  const { body, headers } = await ask(documents.pendingEventsChanged, {}, boss.token)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(headers.get('content-encoding')).toBeNull()
  await body?.cancel()
})

test('all subscriptions complete when the gateway closes', async () => {
  const own = gatewayWith()
  const stream = await subscribe('pendingEventsChanged', boss, {}, own)
  await stream.at(0)
  own.close()
  await stream.ended
  expect(stream.messages.at(-1)?.event).toBe('complete')
  expect(own.subscriptions()).toBe(0)
})

describe('over node:http', () => {
  let close = () => {}
  let url: string

  beforeAll(async () => {
    const door = await openTestDoor({ gateway })
    close = door.close
    url = `${door.url}/graphql`
  })
  afterAll(() => close())

  const connect = (id: number, signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${asha.token}`,
      },
      body: JSON.stringify({ query: documents.eventChanged, variables: { id } }),
      ...(signal ? { signal } : {}),
    })

  test('200 short-lived subscriptions leave nothing behind, and later ones still get updates', async () => {
    const { id } = await publishEvent(service, asha, boss)
    for (let at = 0; at < 200; at += 1) {
      const leaving = new AbortController()
      const response = await connect(id, leaving.signal)
      if (at % 2 === 0) await response.body?.getReader().read()
      leaving.abort()
      if (at % 25 === 0) await expect.poll(gateway.subscriptions).toBe(0)
    }
    await expect.poll(gateway.subscriptions).toBe(0)
    await expect.poll(() => service.changes.size).toBe(0)
    const { body } = await connect(id)
    const stream = readEvents(body ?? new ReadableStream())
    await stream.at(0)
    await venueOf(id, 'Still told')
    expect(await stream.at(1)).toMatchObject(next('eventChanged', { venue: 'Still told' }))
    await stream.cancel()
  })
  test('readers who leave before their subscription begins leave nothing behind', async () => {
    const { id } = await publishEvent(service, asha, boss)
    const query = new URLSearchParams({ query: documents.eventChanged, variables: JSON.stringify({ id }) })
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${asha.token}`,
      'x-plaza-client': 'web',
    }
    /** Lets the reader leave after this many steps of the gateway, or before the first one if negative. */
    async function leaveAfter(steps: number) {
      const door = openDoor({
        publicUrl: 'http://plaza.test',
        addressOf: () => '192.0.2.1',
        log: pino({ level: 'silent' }),
        gateway,
        service: null,
        client: null,
      })
      const own = createServer(async (request, response) => {
        if (steps < 0) await new Promise<void>((resolve) => void response.destroy().once('close', resolve))
        door(request, response)
        for (let at = 0; at < steps; at += 1) await Promise.resolve()
        response.destroy()
        own.close()
      })
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
      const closed = new Promise((resolve) => own.once('close', resolve))
      const { port } = own.address() as AddressInfo
      const response = await fetch(`http://127.0.0.1:${port}/graphql?${query}`, { headers }).catch(() => null)
      await response?.text().catch(() => '')
      await closed
    }
    for (let steps = -1; steps < 100; steps += 1) await leaveAfter(steps)
    await expect.poll(gateway.subscriptions).toBe(0)
  })
})
