import { expect, test } from 'vitest'
import { liveThrough, zones } from '../../support/letters/manyDays.ts'
import { openTestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

test.each(bothEngines)(
  'in a month, 2,000 accounts in 30 zones get the right letters, and no others, on %s',
  { timeout: 1_800_000 },
  async (engine) => {
    const service = await openTestService({ engine })
    const course = { accounts: 2000, zones, days: 30, begins: '2026-03-20T00:00:00Z' }
    expect(await liveThrough(service, course)).toBeGreaterThan(10_000)
    await service.close()
  },
)
