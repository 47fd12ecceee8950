import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  publishEvent,
  readEvent,
  sendEdit,
  sendEvent,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

let service: TestService
let asha: Person
let root: Person

beforeAll(async () => {
  service = await openTestService()
  asha = await service.person({ full_name: 'Asha Rao' })
  root = await service.person({ user_type: 'superadmin' })
})
afterAll(() => service.close())

let event: AnsweredEvent
beforeEach(async () => {
  event = await publishEvent(service, asha, root)
})

const lower = (json: object, id: number | string = event.id, token: string | undefined = root.token) =>
  service.request<{ data: AnsweredEvent; errors?: Record<string, string[]> }>(
    'PATCH',
    `/common/superadmin/events/${id}/`,
    { token, json },
  )
const noted = async () => {
  const sql = `select a.action, a.reason, coalesce(e.details, a.details) as details
    from audit_log as a left join event_edits as e on e.deed_id = a.id
    where entity = 'event' and entity_id = $1 order by a.id`
  return (await service.db.query<{ action: string; reason: string | null; details: object }>(sql, [event.id]))
    .rows
}

test('an event is for members unless its author chooses otherwise at creation', async () => {
  expect(event).toMatchObject({
    visibility: 'members',
    share_url: `http://plaza.test/e/${event.slug}`,
  })
  expect(await createEvent(service, asha, { visibility: 'link' })).toMatchObject({ visibility: 'link' })
  expect(await createEvent(service, asha, { visibility: '' })).toMatchObject({ visibility: 'members' })
  const { status, body } = await sendEvent(service, asha, { visibility: 'friends' })
  expect([status, body.errors]).toEqual([400, { visibility: ['Give one of: members, link, public.'] }])
})

test.each([{}, { as_proposal: 'true' }])(
  'the author changes the visibility of a published event at once, without approval: %o',
  async (way) => {
    const { body } = await sendEdit(service, asha, event.id, { visibility: 'public', ...way })
    expect(body.data).toMatchObject({
      visibility: 'public',
      approval_status: 'published',
      proposal: null,
      slug: event.slug,
    })
    expect((await noted()).slice(-1)).toEqual([
      {
        action: 'change-visibility',
        reason: null,
        details: { visibility: { from: 'members', to: 'public' } },
      },
    ])
    const submitted = (await service.mails()).filter(({ text }) => text.includes('change'))
    expect(submitted).toEqual([])
  },
)

test('a visibility sent with other changes applies at once while those wait, and no decision reverts it', async () => {
  const { body } = await sendEdit(service, asha, event.id, {
    title: 'Indoor jazz',
    visibility: 'link',
    as_proposal: 'true',
  })
  expect(body.data).toMatchObject({ title: 'Open-air jazz', visibility: 'link' })
  expect(body.data['proposal']).toMatchObject({ title: 'Indoor jazz' })
  const { version } = await readEvent(service, root, event.id)
  await decide(service, root, event.id, { action: 'publish', version })
  expect(await readEvent(service, asha, event.id)).toMatchObject({
    title: 'Indoor jazz',
    visibility: 'link',
    slug: event.slug,
  })
})

test('setting the same value changes and records nothing; setting another one does not submit a rejected event', async () => {
  const before = (await noted()).length
  await sendEdit(service, asha, event.id, { visibility: 'members' })
  expect(await noted()).toHaveLength(before)
  await service.request('POST', `/common/superadmin/events/${event.id}/takedown/`, {
    token: root.token,
    json: { reason: 'It is off.' },
  })
  const { body } = await sendEdit(service, asha, event.id, { visibility: 'public' })
  expect(body.data).toMatchObject({ visibility: 'public', approval_status: 'rejected' })
})

test('a superadmin can only lower the visibility, with a reason', async () => {
  await sendEdit(service, asha, event.id, { visibility: 'link' })
  const raised = await lower({ visibility: 'public', reason: 'Everybody should see it.' })
  expect([raised.status, raised.body.errors]).toEqual([
    400,
    { visibility: ['Only its author may raise the visibility of an event.'] },
  ])
  const before = (await service.mails()).length
  const lowered = await lower({ visibility: 'members', reason: 'The garden is private.' })
  expect([lowered.status, lowered.body.data]).toEqual([
    200,
    expect.objectContaining({ visibility: 'members' }),
  ])
  expect((await noted()).slice(-1)).toEqual([
    {
      action: 'change-visibility',
      reason: 'The garden is private.',
      details: { visibility: { from: 'link', to: 'members' } },
    },
  ])
  const count = (await noted()).length
  expect((await lower({ visibility: 'members', reason: 'Once more.' })).status).toBe(200)
  expect(await noted()).toHaveLength(count)
  expect((await service.mails()).slice(before).map(({ to }) => to)).toEqual([asha.email])
})

test.each<[string, object, number, string[]]>([
  ['no reason', { visibility: 'members' }, 400, ['reason']],
  ['a reason that is too short', { visibility: 'members', reason: 'x' }, 400, ['reason']],
  ['an unknown visibility', { visibility: 'friends', reason: 'Private.' }, 400, ['visibility']],
  ['an empty body', {}, 400, ['body']],
])('a superadmin who gives %s is refused', async (_what, json, status, fields) => {
  const { status: answered, body } = await lower(json)
  expect([answered, Object.keys(body.errors ?? {})]).toEqual([status, fields])
})

test('nobody else can lower the visibility, and an unknown event gets an error', async () => {
  const change = { visibility: 'members', reason: 'Private.' }
  expect((await lower(change, event.id, asha.token)).status).toBe(403)
  expect((await lower(change, 4711)).status).toBe(404)
  expect((await sendEdit(service, root, event.id, { visibility: 'members' })).status).toBe(403)
})

test('the history records who changed the visibility', async () => {
  await sendEdit(service, asha, event.id, { visibility: 'link' })
  await lower({ visibility: 'members', reason: 'The garden is private.' })
  const { body } = await service.request<{ data: { by: string; action: string; changed: string[] }[] }>(
    'GET',
    `/common/events/${event.id}/history/`,
    { token: asha.token },
  )
  expect(body.data.slice(0, 2)).toMatchObject([
    {
      by: 'reviewer',
      action: 'change-visibility',
      reason: 'The garden is private.',
      changed: ['visibility'],
    },
    { by: 'author', action: 'change-visibility', reason: null, changed: ['visibility'] },
  ])
})
