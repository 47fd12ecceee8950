import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../support/service.ts'

const samples = 40
let service: TestService

beforeAll(async () => {
  service = await openTestService()
}, 60_000)
afterAll(() => service.close())

test(
  'AU-4 a login takes as long whether the account is unknown, deactivated or the password wrong',
  { timeout: 120_000, retry: 2 },
  async () => {
    const [known, inactive] = [await service.person(), await service.person()]
    await service.db.query('update users set is_active = false where id = $1', [inactive.id])
    const kinds = [
      { email: 'nobody@example.org', password: known.password },
      { email: inactive.email, password: inactive.password },
      { email: known.email, password: 'not this one at all' },
    ]
    const times = kinds.map(() => [] as number[])
    // Taken in turn, so that whatever else this machine does falls on all of them alike.
    for (let round = 0; round < samples; round += 1) {
      for (const [at, json] of kinds.entries()) {
        const began = performance.now()
        const { status } = await service.request('POST', '/common/login/', { json })
        expect(status).toBe(401)
        times[at]?.push(performance.now() - began)
      }
    }
    const typical = times.map(lowerQuartile)
    const [shortest, longest] = [Math.min(...typical), Math.max(...typical)]
    expect(longest - shortest).toBeLessThan(Math.max(15, longest * 0.1))
    // The bound above says nothing unless hashing is what takes the time.
    expect(shortest).toBeGreaterThan(15)
  },
)

/** Steadier than the median while other programs take their share of the machine. */
function lowerQuartile(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? 0
}
