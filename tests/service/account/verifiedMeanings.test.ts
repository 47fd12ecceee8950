import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService

beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

test('VE-1 verified_users always counts those verified by a superadmin, and not those who entered a code', async () => {
  const superadmin = await service.person({ user_type: 'superadmin' })
  const asha = await service.person()
  const path = `/common/superadmin/users/${asha.id}/`
  const { token } = superadmin
  await service.request('PATCH', path, { token, json: { verified_user: true } })

  type Users = { count: number; statistics: { verified_users: number } }
  const users = async (query: string) =>
    (await service.request<Users>('GET', `/common/superadmin/users/${query}`, { token })).body
  type Dashboard = {
    data: { overview: { verified_users: number }; system_health: { user_verification_rate: number } }
  }
  const { body } = await service.request<Dashboard>('GET', '/common/superadmin/dashboard', { token })
  const { statistics } = await users('')
  expect(statistics.verified_users).toBe(1)
  expect((await users('?verified_user=true')).count).toBe(1)
  expect((await users('?is_email_verified=true')).count).toBe(2)
  expect(body.data.overview.verified_users).toBe(1)
  expect(body.data.system_health.user_verification_rate).toBe(50)
})

test('VE-1 the reference and the graph say which kind of verification is meant', () => {
  const reference = JSON.stringify(service.reference.reference)
  expect(reference).toContain('A superadmin has verified the person; `verified_users` counts these.')
  expect(reference).toContain('The email address is verified. Not the same as `verified_users`.')
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))
  const descriptionOf = (type: string, field: string) => {
    const found = schema.getType(type)
    return isObjectType(found) ? found.getFields()[field]?.description : undefined
  }
  expect(descriptionOf('PlatformTotals', 'verifiedUsers')).toContain('`User.verifiedUser`')
  expect(descriptionOf('UserStatistics', 'verifiedUsers')).toContain('`User.verifiedUser`')
  expect(descriptionOf('RecentUser', 'isEmailVerified')).toContain('`PlatformTotals.verifiedUsers`')
})
