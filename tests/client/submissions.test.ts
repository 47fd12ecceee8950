import { expect, test, vi } from 'vitest'
import { submissions } from '../../client/runtime/graph/submissions.ts'

const send = vi.fn<(key: string) => Promise<string>>()
const keys = () => send.mock.calls.map(([key]) => key)

test('what did not come through is sent under the same name, until it has; anything else has a name of its own', async () => {
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
