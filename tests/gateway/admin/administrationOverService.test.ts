import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enums } from '../../../gateway/graph/enums.ts'
import { createEvent, photo, publishEvent } from '../../support/events.ts'
import { calendar, entry, importFile } from '../../service/events/import/importing.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { overService } from '../overService.ts'

let service: TestService
let run: ReturnType<typeof overService>
let asha: Person
let ravi: Person
let root: Person

beforeAll(async () => {
  service = await openTestService()
  run = overService(service)
  asha = await service.person({ full_name: 'Asha Rao', email: 'asha@plaza.test', phone: '+911234567890' })
  ravi = await service.person({ full_name: 'Ravi Iyer', email: 'ravi@plaza.test', user_type: 'admin' })
  root = await service.person({ full_name: 'Root', email: 'root@plaza.test', user_type: 'superadmin' })
})
afterAll(() => service.close())

const dataOf = async (document: string, variables: Record<string, unknown> = {}, by = root) => {
  const { data, errors } = await run(document, variables, by.token)
  expect(errors).toBeUndefined()
  return data
}

test('accounts are filtered, sorted and paged, together with statistics', async () => {
  const list = `query l($order: UserOrder!, $filter: UserFilter, $page: String) {
    users(order: $order, filter: $filter, page: $page, pageSize: 2) {
      results { fullName phone userType lastLogin } count next statistics { totalUsers activeUsers verifiedUsers }
    }
  }`
  const first = (await dataOf(list, { order: 'NAME_Z_A' }))?.users as { next: string }
  expect(first).toMatchObject({
    count: 3,
    results: [{ fullName: 'Root' }, { fullName: 'Ravi Iyer', phone: null, userType: 'ADMIN' }],
    statistics: { totalUsers: 3, activeUsers: 3, verifiedUsers: 0 },
  })
  expect((await dataOf(list, { order: 'NEWEST', page: first.next }))?.users).toMatchObject({
    next: null,
    results: [{ fullName: 'Asha Rao', phone: '+911234567890' }],
  })
  const admins = { order: 'NEWEST', filter: { userType: 'ADMIN', isActive: true, search: 'ravi' } }
  expect((await dataOf(list, admins))?.users).toMatchObject({
    count: 1,
    results: [{ fullName: 'Ravi Iyer' }],
  })
})

describe('every value of an enum exists in the service', () => {
  test.each(Object.keys(enums.UserOrder))('UserOrder.%s', async (order) => {
    await dataOf('query o($order: UserOrder!) { users(order: $order) { count } }', { order })
  })
  test.each(Object.keys(enums.EventOrder))('EventOrder.%s', async (order) => {
    await dataOf('query o($order: EventOrder!) { adminEvents(order: $order) { count } }', { order })
  })
  test.each([
    ...Object.keys(enums.Visibility).map((visibility) => ({ visibility })),
    ...Object.keys(enums.Timing).map((timing) => ({ timing })),
  ])('AdminEventFilter %o', async (filter) => {
    const document = 'query f($filter: AdminEventFilter) { adminEvents(filter: $filter) { count } }'
    await dataOf(document, { filter })
  })
  test.each(Object.keys(enums.UserType))('UserType.%s', async (userType) => {
    await dataOf('query t($type: UserType) { users(filter: { userType: $type }) { count } }', {
      type: userType,
    })
  })
})

test('an author edits fields and pictures of an event, which then needs approval again', async () => {
  const { id } = await publishEvent(service, asha, root, { images: [await photo()] })
  const edit = `mutation e($id: ID!, $input: EventChange! = {}, $gone: [ID!]! = [], $images: [File!]! = []) {
    updateEvent(id: $id, input: $input, deletedImages: $gone, images: $images) {
      title content endTime tags maxParticipants registrationDeadline approvalStatus galleryImages { id width }
    }
  }`
  interface Edited {
    galleryImages: { id: string; width: number }[]
  }
  const same = (await dataOf(edit, { id }, asha))?.updateEvent as Edited
  expect(same).toMatchObject({ approvalStatus: 'PUBLISHED', galleryImages: [{ width: 640 }] })

  const input = {
    title: 'Indoors',
    content: null,
    endTime: '22:00',
    tags: ['jazz', 'night'],
    maxParticipants: 80,
    registrationDeadline: '2026-06-30',
  }
  const images = [await photo(320, 200)]
  const gone = same.galleryImages.map((image) => image.id)
  const edited = (await dataOf(edit, { id, input, gone, images }, asha))?.updateEvent as Edited
  expect(edited).toMatchObject({
    title: 'Indoors',
    content: '',
    endTime: '22:00:00',
    tags: ['jazz', 'night'],
    maxParticipants: 80,
    registrationDeadline: '2026-06-30',
    approvalStatus: 'PENDING',
    galleryImages: [{ width: 320 }],
  })

  const refused = async (variables: object) =>
    Object.keys((await run(edit, { id, ...variables }, asha.token)).errors?.[0]?.extensions.fields ?? {})
  expect(await refused({ input: { title: null } })).toEqual(['title'])
  expect(await refused({ input: { eventDate: '2020-01-01' } })).toEqual(
    expect.arrayContaining(['eventDate']) as string[],
  )
  expect(await refused({ input: { category: '999999' } })).toEqual(['category'])
  expect(await refused({ gone })).toEqual(['deletedImages'])
})

test('changes to accounts and featuring of events are in the audit log', async () => {
  const { id } = await publishEvent(service, asha, root, { title: 'Harbour concert' })
  const mila = await service.person({ full_name: 'Mila' })
  const change = `mutation c($id: ID!, $input: UserChange!) {
    updateUser(id: $id, input: $input) { userType isActive verifiedUser }
  }`
  const user = String(mila.id)
  expect(
    (await dataOf(change, { id: user, input: { verifiedUser: true, userType: 'ADMIN' } }))?.updateUser,
  ).toEqual({
    userType: 'ADMIN',
    isActive: true,
    verifiedUser: true,
  })
  const none = await run(change, { id: user, input: {} }, root.token)
  expect(none.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  const feature = 'mutation f($id: ID!) { featureEvent(id: $id, isFeatured: true) { id isFeatured } }'
  expect(await dataOf(feature, { id })).toEqual({ featureEvent: { id: String(id), isFeatured: true } })

  const log = `query l($filter: AuditFilter) {
    auditLog(filter: $filter) { results { at actor { fullName } action entity entityId changes { field from to } } }
  }`
  expect((await dataOf(log, { filter: { entity: 'user', entityId: user } }))?.auditLog).toEqual({
    results: [
      {
        at: expect.stringMatching(/^2026-06-15T/) as string,
        actor: { fullName: 'Root' },
        action: 'update',
        entity: 'user',
        entityId: user,
        changes: [
          { field: 'userType', from: 'user', to: 'admin' },
          { field: 'verifiedUser', from: 'false', to: 'true' },
        ],
      },
    ],
  })
  const featured = await dataOf(log, { filter: { action: 'feature', actor: String(root.id) } })
  expect(featured?.auditLog).toMatchObject({
    results: [{ entity: 'event', entityId: String(id), changes: [] }],
  })
  const list =
    '{ adminEvents(filter: { visibility: FEATURED }) { results { id } statistics { featuredEvents } } }'
  expect((await dataOf(list))?.adminEvents).toEqual({
    results: [{ id: String(id) }],
    statistics: { featuredEvents: 1 },
  })
})

test('the dashboard has the right figures', async () => {
  const { rows } = await service.db.query<{ users: number; events: number }>(
    'select (select count(*) from users)::integer as users, (select count(*) from events)::integer as events',
  )
  const data = await dataOf(`{ dashboard {
    totals { users events } growth { firstDay users events } userTypes { userType count }
    recentEvents { title author { fullName } } health { userActivation }
  } }`)
  const { users = 0, events = 0 } = rows[0] ?? {}
  expect(data?.dashboard).toMatchObject({
    totals: { users, events },
    userTypes: [
      { userType: 'SUPERADMIN', count: 1 },
      { userType: 'ADMIN', count: 2 },
      { userType: 'USER', count: users - 3 },
    ],
    recentEvents: expect.arrayContaining([
      { title: 'Harbour concert', author: { fullName: 'Asha Rao' } },
    ]) as unknown[],
    health: { userActivation: 100 },
  })
  const dashboard = data?.dashboard as { growth: object[] } | undefined
  expect(dashboard?.growth).toHaveLength(12)
  expect(dashboard?.growth.at(-1)).toEqual({ firstDay: '2026-06-01', users, events })
})

describe('AZ-5 private details of an event', () => {
  const see = 'query e($id: ID!) { event(id: $id) { rejectReason author { fullName email } } }'
  const seen = async (id: number, by: Person) => (await run(see, { id }, by.token)).data?.event

  test('only the author and superadmins see the email address', async () => {
    const { id } = await publishEvent(service, asha, root)
    const author = { fullName: 'Asha Rao', email: 'asha@plaza.test' }
    expect(await seen(id, ravi)).toEqual({ rejectReason: null, author: { ...author, email: null } })
    expect(await seen(id, asha)).toEqual({ rejectReason: null, author })
    expect(await seen(id, root)).toEqual({ rejectReason: null, author })
  })

  test('only the author and superadmins see the reason for a rejection', async () => {
    const { id } = await createEvent(service, asha)
    const reject =
      'mutation r($id: ID!) { decideEvent(id: $id, decision: REJECT, reason: "Too loud.") { approvalStatus } }'
    expect(await dataOf(reject, { id })).toEqual({ decideEvent: { approvalStatus: 'REJECTED' } })
    expect(await seen(id, asha)).toMatchObject({ rejectReason: 'Too loud.' })
    expect(await seen(id, root)).toMatchObject({ rejectReason: 'Too loud.' })
    expect((await run(see, { id }, ravi.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

test('what a superadmin limited is forbidden to the author, who is told why at the field, until it is lifted', async () => {
  const { id } = await publishEvent(service, asha, root, { visibility: 'public' })
  const limit = `mutation l($id: ID!, $visibility: EventVisibility!) {
    limitVisibility(id: $id, visibility: $visibility, reason: "The garden is private.") {
      visibility visibilityCeiling visibilityReason
    }
  }`
  const raise =
    'mutation r($id: ID!) { updateEvent(id: $id, input: { visibility: PUBLIC }) { visibility visibilityCeiling } }'
  expect(await dataOf(limit, { id, visibility: 'MEMBERS' })).toEqual({
    limitVisibility: {
      visibility: 'MEMBERS',
      visibilityCeiling: 'MEMBERS',
      visibilityReason: 'The garden is private.',
    },
  })
  const refused = (await run(raise, { id }, asha.token)).errors?.[0]?.extensions
  expect(refused).toMatchObject({
    code: 'FORBIDDEN',
    fields: { visibility: ['A superadmin limited who can see this event.', 'The garden is private.'] },
  })
  await dataOf(limit, { id, visibility: 'PUBLIC' })
  expect(await dataOf(raise, { id }, asha)).toEqual({
    updateEvent: { visibility: 'PUBLIC', visibilityCeiling: null },
  })
})

test('the events of an import are rejected together', async () => {
  await importFile(service, asha, calendar(entry('one@plaza.test'), entry('two@plaza.test')))
  const list = '{ pendingEvents { id version import { id count } } }'
  type Row = { id: string; version: number; import: { count: number } | null }
  const imported = async () => {
    const { pendingEvents } = (await dataOf(list)) as { pendingEvents: Row[] }
    return pendingEvents.filter((row) => row.import !== null)
  }
  const [first, ...others] = await imported()
  expect([first?.import?.count, others.length]).toEqual([2, 1])
  const reject = `mutation r($id: ID!, $version: Int, $importCount: Int) {
    decideEvent(id: $id, decision: REJECT, version: $version, importCount: $importCount) { approvalStatus }
  }`
  const decision = { id: first?.id, version: first?.version }
  const { errors } = await run(reject, { ...decision, importCount: 3 }, root.token)
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect(await dataOf(reject, { ...decision, importCount: 2 })).toEqual({
    decideEvent: { approvalStatus: 'REJECTED' },
  })
  expect(await imported()).toEqual([])
})
