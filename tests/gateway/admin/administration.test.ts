import { describe, expect, test } from 'vitest'
import { gatewayOver, type Reading, readings } from '../double.ts'

const lists = {
  users: `query u($filter: UserFilter, $order: UserOrder!, $page: String) {
    list: users(filter: $filter, order: $order, page: $page, pageSize: 5) { next results { id } }
  }`,
  adminEvents: `query e($filter: AdminEventFilter, $order: EventOrder!, $page: String) {
    list: adminEvents(filter: $filter, order: $order, page: $page, pageSize: 5) { next results { id } }
  }`,
  auditLog: `query a($filter: AuditFilter, $page: String) {
    list: auditLog(filter: $filter, page: $page, pageSize: 5) { next results { id } }
  }`,
}

describe('lists of the admin area call the service', () => {
  test.each([
    [
      lists.users,
      {
        order: 'LAST_LOGIN_LATEST',
        filter: {
          search: 'rao',
          userType: 'ADMIN',
          isActive: false,
          isEmailVerified: true,
          verifiedUser: false,
        },
      },
      {
        search: 'rao',
        user_type: 'admin',
        is_active: 'false',
        is_email_verified: 'true',
        verified_user: 'false',
        ordering: '-last_login',
        page_size: '5',
      },
    ],
    [
      lists.adminEvents,
      {
        order: 'MOST_FAVORITED',
        filter: {
          search: 'jazz',
          visibility: 'UNPUBLISHED',
          timing: 'ACTIVE',
          category: '5',
          eventType: '2',
          author: 'asha',
          location: 'lisbon',
          dateFrom: '2027-01-01',
          dateTo: '2027-02-01',
          createdFrom: '2026-01-01',
          createdTo: '2026-02-01',
        },
      },
      {
        search: 'jazz',
        status: 'unpublished',
        event_status: 'active',
        category: '5',
        event_type: '2',
        author: 'asha',
        location: 'lisbon',
        date_from: '2027-01-01',
        date_to: '2027-02-01',
        created_from: '2026-01-01',
        created_to: '2026-02-01',
        ordering: '-favorite_count',
        page_size: '5',
      },
    ],
    [
      lists.auditLog,
      {
        filter: {
          actor: '1',
          action: 'update',
          entity: 'user',
          entityId: '2',
          dateFrom: '2027-01-01',
          dateTo: '2027-02-01',
        },
      },
      {
        actor: '1',
        action: 'update',
        entity: 'user',
        entity_id: '2',
        date_from: '2027-01-01',
        date_to: '2027-02-01',
        page_size: '5',
      },
    ],
  ])('%s', async (document, variables, query) => {
    const { run, calls } = gatewayOver(readings.ours)
    expect((await run(document, variables)).errors).toBeUndefined()
    expect(calls.map((call) => call.query)).toEqual([query])
  })

  test.each([
    [lists.users, { order: 'SHOE_SIZE' }],
    [lists.users, { order: 'NEWEST', filter: { userType: 'ROOT' } }],
    [lists.adminEvents, { order: 'NEWEST', filter: { dateFrom: '2027-02-30' } }],
    [lists.adminEvents, { order: 'NEWEST', filter: { isSecret: true } }],
    [lists.auditLog, { filter: { dateTo: 'yesterday' } }],
  ])('but not for invalid values: %s %o', async (document, variables) => {
    const { codeOf, calls } = gatewayOver(readings.ours)
    expect(await codeOf(document, variables)).toBe('BAD_USER_INPUT')
    expect(calls).toHaveLength(0)
  })
})

describe.each<Reading>(['ours', 'foreign'])('the admin area over /common (%s reading)', (reading) => {
  test('SS-1 a page token holds the filter and the order, and no unknown parameters', async () => {
    const { run, calls } = gatewayOver(readings[reading])
    const { data } = await run(lists.users, { order: 'NEWEST' })
    const first = data?.list as { next: string } | undefined
    expect((await run(lists.users, { order: 'NEWEST', page: first?.next })).data?.list).toEqual({
      next: null,
      results: [{ id: '1' }],
    })
    expect(calls[1]).toMatchObject({
      path: '/common/superadmin/users/',
      query: { user_type: 'admin', ordering: 'email', page: '2' },
    })
    expect(Object.keys(calls[1]?.query ?? {})).toHaveLength(3)
  })

  test('SS-1 a page token of one list is invalid for another', async () => {
    const { run, calls } = gatewayOver(readings[reading])
    const { data } = await run(lists.users, { order: 'NEWEST' })
    const first = data?.list as { next: string } | undefined
    const { errors } = await run(lists.auditLog, { page: first?.next })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { page: [expect.any(String)] },
    })
    expect(calls).toHaveLength(1)
  })

  test('statistics are returned if the service provides them', async () => {
    const { run } = gatewayOver(readings[reading])
    const { data } = await run('{ adminEvents { statistics { totalEvents upcomingEvents } } }')
    const statistics = reading === 'ours' ? { totalEvents: 4, upcomingEvents: 2 } : null
    expect(data).toEqual({ adminEvents: { statistics } })
  })
})

describe('requests to the service', () => {
  test.each<[string, string, unknown]>([
    [
      'updateUser(id: "1", input: { isActive: false }) { id }',
      'PATCH /common/superadmin/users/1/',
      { is_active: false },
    ],
    [
      'updateUser(id: "1", input: { userType: ADMIN, verifiedUser: null }) { id }',
      'PATCH /common/superadmin/users/1/',
      { user_type: 'admin' },
    ],
    [
      'featureEvent(id: "7", isFeatured: true) { id }',
      'PATCH /common/superadmin/events/7/',
      { is_featured: true },
    ],
    [
      'limitVisibility(id: "7", visibility: LINK, reason: "Private garden.") { id }',
      'PATCH /common/superadmin/events/7/',
      { visibility: 'link', reason: 'Private garden.' },
    ],
    [
      'takeDownEvent(id: "7", reason: "It is off.") { id }',
      'POST /common/superadmin/events/7/takedown/',
      { reason: 'It is off.' },
    ],
    [
      'decideEvent(id: "7", decision: REJECT, reason: "Too loud.") { eventId }',
      'PATCH /common/events/7/approval/',
      { action: 'reject', reason: 'Too loud.' },
    ],
    [
      'decideEvent(id: "7", decision: REJECT, reason: "Too many.", importCount: 37) { eventId }',
      'PATCH /common/events/7/approval/',
      { action: 'reject', reason: 'Too many.', import_count: 37 },
    ],
  ])('%s', async (field, called, body) => {
    const { run, calls } = gatewayOver(readings.ours)
    expect((await run(`mutation { ${field} }`)).errors).toBeUndefined()
    expect(calls.map((call) => [`${call.method} ${call.path}`, call.body])).toEqual([[called, body]])
  })

  test('an id cannot change the path', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    await run('mutation { updateUser(id: "../events/7", input: { isActive: false }) { id } }')
    await run('mutation { featureEvent(id: "7/?x#", isFeatured: true) { id } }')
    await run('mutation { updateEvent(id: "../../superadmin/users/1", input: {}) { id } }')
    expect(calls.map(({ path }) => path)).toEqual([
      '/common/superadmin/users/..%2Fevents%2F7/',
      '/common/superadmin/events/7%2F%3Fx%23/',
      '/common/events/..%2F..%2Fsuperadmin%2Fusers%2F1/update/',
    ])
  })
})

test('an audit entry in another form is returned with its readable parts', async () => {
  const { run } = gatewayOver(() => [
    {
      id: 1,
      at: '2027-05-05',
      action: 'x',
      entity: 'y',
      details: { reason: 'z', tags: { from: null, to: ['a', 'b'] } },
    },
    { id: 2, at: '2027-05-05', action: 'x', entity: 'y', details: 'free text', actor: null },
  ])
  const { data } = await run('{ auditLog { results { actor { id } entityId changes { field from to } } } }')
  expect(data).toEqual({
    auditLog: {
      results: [
        {
          actor: null,
          entityId: null,
          changes: [
            { field: 'reason', from: null, to: 'z' },
            { field: 'tags', from: null, to: 'a, b' },
          ],
        },
        { actor: null, entityId: null, changes: [] },
      ],
    },
  })
})

test.each([
  ['upcoming', 'UPCOMING', 'upcoming'],
  ['postponed', null, 'postponed'],
  ['', null, null],
  [undefined, null, null],
  [7, null, null],
])('the status %j is shown as %j with the text %j', async (sent, eventStatus, eventStatusText) => {
  const event = { id: 7, title: 'x', event_date: '2027-06-01', event_status: sent }
  const { run } = gatewayOver(() => event)
  const { data } = await run('{ event(id: "7") { eventStatus eventStatusText } }')
  expect(data).toEqual({ event: { eventStatus, eventStatusText } })
})
