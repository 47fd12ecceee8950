import { expect, test } from 'vitest'
import { liveThrough, zones } from '../../support/letters/manyDays.ts'
import { openTestService } from '../../support/service.ts'

test.each([
  // The clocks of Europe go forward, those of Australia back.
  ['2026-03-27T00:00:00Z', zones.slice(0, 10)],
  ['2026-04-03T00:00:00Z', zones.slice(20)],
])('in the five days from %s, every account gets the right letters, and no others', async (begins, among) => {
  const service = await openTestService()
  const letters = await liveThrough(service, { accounts: 40, zones: among, days: 5, begins })
  expect(letters).toBeGreaterThan(40)
  await service.close()
})
