import { expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const query = '{ event(id: "7") { visibility shareUrl } }'

test('the visibility of an event is null if the service does not support it', async () => {
  expect((await gatewayOver(readings.ours).run(query)).data).toEqual({
    event: { visibility: 'PUBLIC', shareUrl: `${origin}/e/harbour-concert` },
  })
  const unknown = { event: { visibility: null, shareUrl: null } }
  expect((await gatewayOver(readings.foreign).run(query)).data).toEqual(unknown)
  const event = { id: 7, title: 'x', event_date: '2027-06-01' }
  const closed = gatewayOver(() => ({ ...event, visibility: 'members', share_url: `${origin}/e/x-7` }))
  expect((await closed.run(query)).data).toEqual({ event: { visibility: 'MEMBERS', shareUrl: null } })
  const odd = { visibility: 'friends', share_url: 'javascript:alert(1)' }
  const other = gatewayOver(() => ({ ...event, ...odd }))
  expect((await other.run(query)).data).toEqual(unknown)
})

test('creating and editing an event send the visibility only if it is given', async () => {
  const { run, calls } = gatewayOver(readings.ours)
  const input = 'title: "x", eventType: "2", category: "5", eventDate: "2027-06-01", startTime: "18:30"'
  await run(`mutation { createEvent(input: { ${input}, visibility: LINK }) { id } }`)
  await run('mutation { updateEvent(id: "7", input: { visibility: PUBLIC }) { id } }')
  await run('mutation { updateEvent(id: "7", input: { title: "y" }) { id } }')
  const sent = calls.map(({ path, body }) => [path, body instanceof FormData ? body.get('visibility') : body])
  expect(sent).toEqual([
    ['/common/events/create/', 'link'],
    ['/common/events/7/update/', 'public'],
    ['/common/events/7/update/', null],
  ])
})

test('an event says what limits its visibility and why; a service may lack this', async () => {
  const limits = '{ event(id: "7") { visibilityCeiling visibilityReason } }'
  const event = { id: 7, title: 'x', event_date: '2027-06-01', visibility: 'members' }
  const limited = { ...event, visibility_ceiling: 'link', visibility_reason: 'The garden is private.' }
  expect((await gatewayOver(() => limited).run(limits)).data).toEqual({
    event: { visibilityCeiling: 'LINK', visibilityReason: 'The garden is private.' },
  })
  expect((await gatewayOver(() => event).run(limits)).data).toEqual({
    event: { visibilityCeiling: null, visibilityReason: null },
  })
})

test('a visibility above the limit is forbidden, with the reason at the field', async () => {
  const visibility = ['A superadmin limited who can see this event.', 'The garden is private.']
  const body = { success: false, message: visibility.join(' '), errors: { visibility } }
  const { run } = gatewayOver(() => Response.json(body, { status: 403 }))
  const { errors } = await run('mutation { updateEvent(id: "7", input: { visibility: PUBLIC }) { id } }')
  expect(errors?.[0]).toMatchObject({
    message: visibility.join(' '),
    extensions: { code: 'FORBIDDEN', fields: { visibility } },
  })
})
