import { describe, expect, test } from 'vitest'
import { gatewayOver, readings } from './double.ts'

describe('an edit', () => {
  const edit = `mutation e($input: EventChange! = {}, $deletedImages: [ID!]! = [], $images: [File!]! = []) {
    updateEvent(id: "7", input: $input, deletedImages: $deletedImages, images: $images) { id }
  }`

  test('sends what changes and nothing else, what goes as empty, lists by repetition', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    const images = ['a.png', 'b.png'].map((name) => new File(['abc'], name, { type: 'image/png' }))
    await run(edit, {
      input: { title: 'Indoors', category: '5', endTime: null, tags: ['jazz', 'night'], maxParticipants: 80 },
      deletedImages: ['3', '4'],
      images,
    })
    const [call] = calls
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

  test('that is refused names the fields of the graph', async () => {
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

  test('that the service only says is done is looked up, and so is a new event', async () => {
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
