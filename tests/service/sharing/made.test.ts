import { expect, test } from 'vitest'
import { hashOf, Made } from '../../../service/events/sharing/made.ts'

test('each result is computed once, a failure is retried, and the oldest result is evicted', async () => {
  const made = new Made<number>(2)
  const computed: string[] = []
  const get = (name: string, result = Promise.resolve(1)) =>
    made.get(hashOf([name]), () => {
      computed.push(name)
      return result
    })
  await Promise.all([get('a'), get('a')])
  await expect(get('b', Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  await get('b')
  expect(computed).toEqual(['a', 'b', 'b', 'c', 'b'])
})
