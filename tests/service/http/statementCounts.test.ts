import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../service/ports/db.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

let service: TestService
let boss: Person
const statements: string[] = []
let app: ReturnType<typeof createService>

beforeAll(async () => {
  service = await openTestService()
  boss = await service.person({ user_type: 'superadmin' })
  for (const title of ['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
    await publishEvent(service, boss, boss, { title })
  const db: Db = {
    transaction: (run) => service.db.transaction(run),
    query: async (sql, params) => {
      statements.push(sql)
      return await service.db.query(sql, params)
    },
  }
  app = createService({ ...service.services, db }, { routes: allRoutes })
})
afterAll(() => service.close())

test.each([
  ['Explore', '/common/events/list/main/', 2],
  ['a search', '/common/events/list/main/?search=jazz', 2],
  ['a search in a category', '/common/events/list/main/?search=jazz&category=1', 2],
  ['own events', '/common/events/my-events/', 2],
  ['favourites', '/common/favorites/', 2],
  ['pending events', '/common/events/pending/', 2],
  ['accounts and their tiles', '/common/superadmin/users/', 5],
  ['events and their tiles', '/common/superadmin/events/', 6],
  ['the audit log', '/common/superadmin/audit/', 2],
  ['the dashboard', '/common/superadmin/dashboard/', 7],
  ['one event', '/common/events/1/', 3],
  ['categories', '/common/categories/', 2],
  ['slides', '/common/homepage-content/', 2],
  ['the profile', '/common/profile/', 2],
])('%s: no more statements than necessary, one of them for the session', async (_name, path, most) => {
  const headers = { Authorization: `Bearer ${boss.token}` }
  statements.length = 0
  const answer = await app(new Request(`http://plaza.test${path}`, { headers }))
  expect(answer.status).toBe(200)
  expect(statements.filter((sql) => sql.includes('from sessions'))).toHaveLength(1)
  expect(statements).toHaveLength(most)
})
