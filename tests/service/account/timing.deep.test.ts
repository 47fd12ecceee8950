import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../support/service.ts'

/**
 * Rounds with one login of each kind. A busy machine needs more rounds, until each kind has had an
 * undisturbed login.
 */
const rounds = { least: 40, most: 200 }
let service: TestService

beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

test(
  'AU-4 a login takes equally long for an unknown account, a deactivated account and a wrong password',
  { timeout: 600_000 },
  async () => {
    const [known, inactive] = [await service.person(), await service.person()]
    await service.db.query('update users set is_active = false where id = $1', [inactive.id])
    const kinds = [
      { email: 'nobody@example.org', password: known.password },
      { email: inactive.email, password: inactive.password },
      { email: known.email, password: 'not this one at all' },
    ]
    const times = kinds.map(() => [] as number[])
    // The kinds take turns, so that other load on the machine affects all of them equally.
    const fastest = () => times.map((each) => Math.min(...each))
    const isAlike = () => {
      const [shortest, longest] = [Math.min(...fastest()), Math.max(...fastest())]
      return longest - shortest < Math.max(15, longest * 0.1)
    }
    for (let round = 0; round < rounds.least || (round < rounds.most && !isAlike()); round += 1) {
      for (const [at, json] of kinds.entries()) {
        const began = performance.now()
        const { status } = await service.request('POST', '/common/login/', { json })
        expect(status).toBe(401)
        times[at]?.push(performance.now() - began)
      }
    }
    expect(isAlike(), fastest().join(', ')).toBe(true)
    // The check above is meaningful only if hashing takes most of the time.
    expect(Math.min(...fastest())).toBeGreaterThan(15)
  },
)
