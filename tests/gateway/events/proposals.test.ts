import { expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const query = `{
  event(id: "7") { version proposal { status rejectReason proposedAt } }
  eventProposal(eventId: "7") {
    title eventDate isOnline category { id } eventType { name } galleryImages { id url } maxParticipants tags
  }
}`

test('an event includes its version and its proposed changes', async () => {
  const { run, calls } = gatewayOver(readings.ours)
  expect((await run(query)).data).toEqual({
    event: {
      version: 4,
      proposal: {
        status: 'REJECTED',
        rejectReason: 'No shoes on the planks.',
        proposedAt: '2027-05-03T10:00:00.000Z',
      },
    },
    eventProposal: {
      title: 'Harbour ball',
      eventDate: '2027-06-02',
      isOnline: false,
      category: null,
      eventType: { name: 'Concert' },
      galleryImages: [{ id: '3', url: `${origin}/media/a.jpg` }],
      maxParticipants: 80,
      tags: ['ball'],
    },
  })
  expect(calls).toHaveLength(1)
})

test('a service may lack versions and proposals; both are then null', async () => {
  const { run, calls } = gatewayOver(() => ({ id: 7, title: 'x', event_date: '2027-06-01' }))
  expect((await run(query)).data).toEqual({
    event: { version: null, proposal: null },
    eventProposal: null,
  })
  await run('mutation { updateEvent(id: "7", input: { title: "Indoors" }) { id } }')
  await run('mutation { decideEvent(id: "7", decision: PUBLISH) { eventId } }')
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(Object.fromEntries(sent[0] as FormData)).toEqual({ title: 'Indoors' })
  expect(sent.at(-1)).toEqual({ action: 'publish' })
})

test("a decision's version and a proposal's flag reach the service", async () => {
  const { run, calls } = gatewayOver(readings.ours)
  await run('mutation { decideEvent(id: "7", decision: PUBLISH, version: 4) { eventId } }')
  await run('mutation { updateEvent(id: "7", input: { title: "Ball" }, asProposal: true) { id } }')
  expect(calls[0]?.body).toEqual({ action: 'publish', version: 4 })
  expect(Object.fromEntries(calls[1]?.body as FormData)).toEqual({ title: 'Ball', as_proposal: 'true' })
})

test('a pending event names its import and how many events of it wait; a service may lack this', async () => {
  const imported = '{ pendingEvents { import { id count } } }'
  const pending = (more: object) =>
    gatewayOver(() => ({ data: [{ id: 7, title: 'x', event_date: '2027-06-01', ...more }] })).run(imported)
  expect((await pending({ import: { id: 'calendar', count: 37 } })).data).toEqual({
    pendingEvents: [{ import: { id: 'calendar', count: 37 } }],
  })
  expect((await pending({})).data).toEqual({ pendingEvents: [{ import: null }] })
})

test('a proposal has the visibility that it asks for, else that of its event', async () => {
  const proposed = async (proposal: object) => {
    const event = { id: 7, title: 'x', event_date: '2027-06-01', visibility: 'link' }
    const changes = { title: 'y', event_date: '2027-06-01', status: 'pending', ...proposal }
    const { data } = await gatewayOver(() => ({ ...event, proposal: changes })).run(
      '{ eventProposal(eventId: "7") { visibility } }',
    )
    return data
  }
  expect(await proposed({ visibility: 'public' })).toEqual({ eventProposal: { visibility: 'PUBLIC' } })
  expect(await proposed({})).toEqual({ eventProposal: { visibility: 'LINK' } })
})

test('a pending event names a similar one; a service may lack this and ready-made reasons', async () => {
  const alike = '{ pendingEvents { resembles { id title } } }'
  const pending = (more: object) =>
    gatewayOver(() => ({ data: [{ id: 7, title: 'x', event_date: '2027-06-01', ...more }] })).run(alike)
  expect((await pending({ resembles: { id: 9, title: 'y' } })).data).toEqual({
    pendingEvents: [{ resembles: { id: '9', title: 'y' } }],
  })
  expect((await pending({})).data).toEqual({ pendingEvents: [{ resembles: null }] })
  const { run } = gatewayOver(() => Response.json({ message: 'Not found.' }, { status: 404 }))
  expect((await run('{ rejectReasons { id } }')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
})

test('if the service does not keep histories, that of an event is empty, and an unknown event is an error', async () => {
  const missing = () => Response.json({ message: 'Not found.' }, { status: 404 })
  const review = '{ eventProposal(eventId: "7") { title } eventHistory(eventId: "7") { id } }'
  const { run } = gatewayOver(({ path }) =>
    path.endsWith('/history/') ? missing() : { id: 7, title: 'x', event_date: '2027-06-01' },
  )
  expect(await run(review)).toEqual({ data: { eventProposal: null, eventHistory: [] } })
  const { errors } = await gatewayOver(missing).run('{ eventHistory(eventId: "7") { id } }')
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
