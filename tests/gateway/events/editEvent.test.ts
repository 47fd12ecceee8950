import { describe, expect, test } from 'vitest'
import { gatewayOver, type Handler, readings } from '../double.ts'
import { event } from '../double/events.ts'

describe('saving an event', () => {
  const edit = `mutation e($input: EventChange! = {}, $deletedImages: [ID!]! = [], $images: [File!]! = [], $key: String) {
    updateEvent(id: "7", input: $input, deletedImages: $deletedImages, images: $images, idempotencyKey: $key) { id }
  }`

  test('sends only changed fields; cleared ones are empty texts, and lists are repeated fields', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    const images = ['a.png', 'b.png'].map((name) => new File(['abc'], name, { type: 'image/png' }))
    await run(edit, {
      input: { title: 'Indoors', category: '5', endTime: null, tags: ['jazz', 'night'], maxParticipants: 80 },
      deletedImages: ['3', '4'],
      images,
      key: 'key-1',
    })
    const [call] = calls
    expect(call?.headers.get('idempotency-key')).toBe('key-1')
    expect(call?.headers.get('prefer')).toBe('wait=7')
    const form = call?.body as FormData
    expect(`${call?.method} ${call?.path}`).toBe('PATCH /common/events/7/update/')
    expect([...form].filter(([name]) => name !== 'images')).toEqual([
      ['title', 'Indoors'],
      ['end_time', ''],
      ['max_participants', '80'],
      ['tags', 'jazz,night'],
      ['category_id', '5'],
      ['deleted_images', '3'],
      ['deleted_images', '4'],
    ])
    expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['a.png', 'b.png'])
  })

  test('sends the copied pictures of a new event in their order', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    const create = `mutation c($input: EventInput!) { createEvent(input: $input) { id } }`
    const input = { title: 'x', eventType: '2', category: '5', eventDate: '2027-06-01', startTime: '18:30' }
    await run(create, { input: { ...input, copiedImages: ['4', '3'] } })
    for (const copiedImages of [[], null]) await run(create, { input: { ...input, copiedImages } })
    await run(create, { input })
    const sent = calls.map(({ body }) => (body as FormData).getAll('copied_images'))
    expect(sent).toEqual([['4', '3'], [], [''], []])
  })

  test('reports refused fields by their names in the graph', async () => {
    const { run } = gatewayOver(() =>
      Response.json(
        { event_date: ['Past.'], category_id: ['Unknown.'], deleted_images: ['Not yours.'] },
        { status: 400 },
      ),
    )
    expect((await run(edit)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { eventDate: ['Past.'], category: ['Unknown.'], deletedImages: ['Not yours.'] },
    })
  })

  test('looks up the event if the service only confirms the change or the creation', async () => {
    const { run, calls } = gatewayOver(readings.foreign)
    expect((await run(edit)).data?.updateEvent).toEqual({ id: '7' })
    const create = `mutation { createEvent(input: {
      title: " Harbour concert ", eventType: "2", category: "5", eventDate: "2027-06-01", startTime: "18:30"
    }) { id } }`
    expect((await run(create)).data?.createEvent).toEqual({ id: '7' })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /common/events/7/update/',
      'GET /common/events/7/',
      'POST /common/events/create/',
      'GET /common/events/my-events/',
    ])
  })
})

describe('a new event, if the service only confirms its creation,', () => {
  const create = `mutation { createEvent(input: {
    title: "Harbour concert", eventType: "2", category: "5", eventDate: "2027-06-01", startTime: "18:30"
  }) { id } }`
  const over = (mine: Handler) =>
    gatewayOver((call) => (call.method === 'POST' ? { message: 'Created.' } : mine(call)))
  const another = { ...event, id: 8, start_time: '20:00:00' }

  test.each<[string, Handler]>([
    ['is not on the first page of own events', () => ({ results: [] })],
    ['shares its title and day with another event', () => ({ results: [another] })],
    ['cannot be looked up: the service refuses', () => Response.json({ detail: 'No.' }, { status: 403 })],
    ['cannot be looked up: the service is down', () => new Response('', { status: 503 })],
    ['cannot be looked up: the answer is invalid', () => ({ results: [{ id: 7 }] })],
  ])('%s: the event is created, and the result is null', async (_how, mine) => {
    const { run, calls } = over(mine)
    expect(await run(create)).toEqual({ data: { createEvent: null } })
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('is the newest of the matching events', async () => {
    const older = { ...event, id: 6, created_at: '2027-04-01T10:00:00.000Z' }
    for (const results of [
      [older, event],
      [event, older],
    ]) {
      expect((await over(() => ({ results })).run(create)).data).toEqual({ createEvent: { id: '7' } })
    }
  })

  test('is an error if the service refuses it', async () => {
    const { codeOf } = gatewayOver(() => Response.json({ title: ['No.'] }, { status: 400 }))
    expect(await codeOf(create)).toBe('BAD_USER_INPUT')
  })
})
