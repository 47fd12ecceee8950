import { expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { editEventActors } from '../../client/events/myEvents/actors.ts'
import { contentActors } from '../../client/homepage/content/machines.ts'
import type { Api } from '../../client/runtime/graph/api.ts'
import { RequestFailure } from '../../client/runtime/graph/requestFailure.ts'
import { submissions } from '../../client/runtime/graph/submissions.ts'

const send = vi.fn<(key: string) => Promise<string>>()
const keys = () => send.mock.calls.map(([key]) => key)

test('the same content keeps its key until it succeeds, and other content gets a new key', async () => {
  const sendNamed = submissions()
  send.mockRejectedValue(new Error('The line is cut.'))
  await expect(sendNamed({ title: 'A' }, send)).rejects.toThrow('cut')
  await expect(sendNamed({ title: 'A' }, send)).rejects.toThrow('cut')
  await expect(sendNamed({ title: 'B' }, send)).rejects.toThrow('cut')
  send.mockResolvedValue('done')
  expect(await sendNamed({ title: 'B' }, send)).toBe('done')
  await sendNamed({ title: 'B' }, send)
  const [first, again, other, through, anew] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(through).toBe(other)
  expect(anew).not.toBe(other)
})

test('CO-5 an edit or a new slide that is still in progress is retried with the same key', async () => {
  const given: unknown[] = []
  const run = (_operation: unknown, { idempotencyKey }: { idempotencyKey: unknown }) => {
    given.push(idempotencyKey)
    if (given.length % 2 === 1) return Promise.reject(new RequestFailure('CONFLICT', 'Still.', {}, 0.001))
    return Promise.resolve({ updateEvent: { id: '7' }, createSlide: { id: '7' } })
  }
  const api = { run } as unknown as Api
  const edit = { eventId: '7', changes: { title: 'Jazz' }, deletedImages: [], images: [] }
  const { updateEvent } = editEventActors(api)
  expect(await toPromise(createActor(updateEvent, { input: edit }).start())).toEqual({ id: '7' })
  const slide = { order: '1', heading: 'A', description: 'B', date: '2027-07-01', place: 'C', image: null }
  const { createSlide } = contentActors(api)
  await toPromise(createActor(createSlide, { input: { ...slide, removesImage: false } }).start())
  expect(given).toHaveLength(4)
  expect([given[0] === given[1], given[1] === given[2], given[2] === given[3]]).toEqual([true, false, true])
})
