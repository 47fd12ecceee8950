import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchLag } from '../../../service/run/health/overload.ts'
import { block, turn } from '../../support/block.ts'

let lag: ReturnType<typeof watchLag>
beforeEach(() => {
  lag = watchLag()
})
afterEach(() => lag.stop())

test('one long pause sheds nothing', async () => {
  block(900)
  expect(lag.isOverloaded()).toBe(false)
  await turn()
  expect(lag.milliseconds()).toBeGreaterThan(500)
  expect(lag.isOverloaded()).toBe(false)
})

test('being late again is overload, before the timer has even come; it ends with a turn on time', async () => {
  block(700)
  await turn()
  block(700)
  expect(lag.isOverloaded()).toBe(true)
  await turn()
  expect(lag.isOverloaded()).toBe(true)
  await expect.poll(() => lag.isOverloaded()).toBe(false)
})
