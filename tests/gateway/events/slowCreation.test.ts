import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { overService } from '../overService.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

const query = `mutation c($input: EventInput!, $images: [File!], $key: String) {
  createEvent(input: $input, images: $images, idempotencyKey: $key) { id galleryImages { id } }
}`

test('CO-5 a slow creation is reported as in progress, and a retry returns its result', async () => {
  const { token } = await service.person()
  // The test decides when the pictures are stored.
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  service.services.media.put = () => written
  const ask = overService(service)
  const input = {
    title: 'Slow jazz',
    content: 'Three bands.',
    eventType: '1',
    category: '1',
    eventDate: '2026-07-01',
    startTime: '18:30',
    venue: 'Park',
    location: 'Berlin',
  }
  const variables = { input, images: [await photo(200, 100)], key: 'a-key' }
  const first = await ask(query, variables, token)
  expect(first.errors?.[0]).toMatchObject({
    message: expect.stringContaining('Still processing'),
    extensions: { code: 'CONFLICT', retryAfter: 1 },
  })
  write()
  // On a busy machine, it may still be in progress.
  const again = async () => (await ask(query, variables, token)).data?.createEvent
  await expect.poll(again).toMatchObject({ galleryImages: [{ id: expect.any(String) }] })
  const { rows } = await service.db.query('select id from events')
  expect(rows).toHaveLength(1)
})
