import { expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const asked = `{ event(id: "7") { version proposal {
  title eventDate isOnline category { id } eventType { name } galleryImages { id url } maxParticipants tags
  status rejectReason proposedAt
} } }`

test('an event has its version, and the changes that are proposed of it', async () => {
  const { data } = await gatewayOver(readings.ours).run(asked)
  expect(data?.event).toEqual({
    version: 4,
    proposal: {
      title: 'Harbour ball',
      eventDate: '2027-06-02',
      isOnline: false,
      category: null,
      eventType: { name: 'Concert' },
      galleryImages: [{ id: '3', url: `${origin}/media/a.jpg` }],
      maxParticipants: 80,
      tags: ['ball'],
      status: 'REJECTED',
      rejectReason: 'No shoes on the planks.',
      proposedAt: '2027-05-03T10:00:00.000Z',
    },
  })
})

test('a service that knows of neither has none, and works as before', async () => {
  const { run, calls } = gatewayOver(readings.foreign)
  expect((await run(asked)).data?.event).toEqual({ version: null, proposal: null })
  await run('mutation { updateEvent(id: "7", input: { title: "Indoors" }) { id } }')
  await run('mutation { decideEvent(id: "7", decision: PUBLISH) { eventId } }')
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(Object.fromEntries(sent[0] as FormData)).toEqual({ title: 'Indoors' })
  expect(sent.at(-1)).toEqual({ action: 'publish' })
})

test('the version of a decision and the word of a proposal are passed on', async () => {
  const { run, calls } = gatewayOver(readings.ours)
  await run('mutation { decideEvent(id: "7", decision: PUBLISH, version: 4) { eventId } }')
  await run('mutation { updateEvent(id: "7", input: { title: "Ball" }, asProposal: true) { id } }')
  expect(calls[0]?.body).toEqual({ action: 'publish', version: 4 })
  expect(Object.fromEntries(calls[1]?.body as FormData)).toEqual({ title: 'Ball', as_proposal: 'true' })
})
