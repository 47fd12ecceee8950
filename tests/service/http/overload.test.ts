import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchLag } from '../../../service/run/health/overload.ts'
import { block, turn } from '../../support/block.ts'

let lag: ReturnType<typeof watchLag>
beforeEach(() => {
  lag = watchLag()
})
afterEach(() => lag.stop())

test('a single long delay does not cause refusals', async () => {
  block(900)
  expect(lag.isOverloaded()).toBe(false)
  await turn()
  expect(lag.milliseconds()).toBeGreaterThan(500)
  expect(lag.isOverloaded()).toBe(false)
})

test('a second delay means overload, even before the timer fires; the overload ends once the timer is on time', async () => {
  block(700)
  await turn()
  block(700)
  expect(lag.isOverloaded()).toBe(true)
  await turn()
  expect(lag.isOverloaded()).toBe(true)
  await expect.poll(() => lag.isOverloaded()).toBe(false)
})
