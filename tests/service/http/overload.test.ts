import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchLag } from '../../../service/run/health/overload.ts'
import { block, turn } from '../../support/block.ts'

let lag: ReturnType<typeof watchLag>
beforeEach(() => {
  lag = watchLag()
})
afterEach(() => lag.stop())

test('one long pause refuses nothing', async () => {
  block(900)
  expect(lag.isOverloaded()).toBe(false)
  await turn()
  expect(lag.milliseconds()).toBeGreaterThan(500)
  expect(lag.isOverloaded()).toBe(false)
})

test('a second delay is overload, even before the timer runs; it ends with a turn on time', async () => {
  block(700)
  await turn()
  block(700)
  expect(lag.isOverloaded()).toBe(true)
  await turn()
  expect(lag.isOverloaded()).toBe(true)
  await expect.poll(() => lag.isOverloaded()).toBe(false)
})
