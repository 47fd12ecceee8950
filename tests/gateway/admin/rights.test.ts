import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overService } from '../overService.ts'
import { accountRights } from '../rights/account.ts'
import { administrationRights } from '../rights/administration.ts'
import { contentRights } from '../rights/content.ts'
import { eventRights } from '../rights/events.ts'
import { openWorld, type Right, type Role, roles, type World } from '../rights/right.ts'
import { rootFields, subscriptionFields, wholeDocument } from '../wholeDocument.ts'

const rights = [...accountRights, ...administrationRights, ...contentRights, ...eventRights]

let world: World
let run: ReturnType<typeof overService>

beforeAll(async () => {
  world = await openWorld(new Date('2026-06-15T12:00:00.000Z'))
  run = overService(world.service)
})
afterAll(() => world.service.close())

/** The result code of a field's whole document. */
async function codeOf({ field, variables }: Right, role: Role, token: string | undefined): Promise<string> {
  const given = (await variables?.(world, role)) ?? {}
  const { data, errors } = await run(wholeDocument(field), given, token)
  const [error] = errors ?? []
  const [, name = ''] = field.split('.')
  return error?.extensions.code ?? (data?.[name] === undefined ? 'nothing' : 'OK')
}

async function tokenOf({ endsCaller }: Right, role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined
  if (!endsCaller) return world.people[role].token
  const { token } = await world.service.person({ user_type: role === 'owner' ? 'user' : role })
  return token
}

test('AZ-6 the table has exactly the fields of Query, Mutation and Subscription', () => {
  const all = [...rootFields, ...subscriptionFields]
  expect([...new Set(rights.map(({ field }) => field))].toSorted()).toEqual(all.toSorted())
})

const named = rights.map((right) => [[right.field, right.about].filter(Boolean).join(', '), right] as const)

describe('AZ-6 who may use', () => {
  test.each(named)('%s', async (_name, right) => {
    const codes: Record<string, string> = {}
    for (const role of roles) codes[role] = await codeOf(right, role, await tokenOf(right, role))
    expect(codes).toEqual(right.codes)
  })
})

test('AZ-6 an invalid token and that of a deactivated superadmin give no access', async () => {
  const { service } = world
  const gone = await service.person({ user_type: 'superadmin' })
  await service.db.query('update users set is_active = false where id = $1', [gone.id])
  const closed = rights.filter(({ codes }) => codes.anonymous === 'UNAUTHENTICATED')
  expect(closed.length).toBeGreaterThan(10)
  for (const token of ['A'.repeat(43), gone.token]) {
    const codes = []
    for (const right of closed) codes.push([right.field, await codeOf(right, 'anonymous', token)])
    expect(codes).toEqual(closed.map(({ field }) => [field, 'UNAUTHENTICATED']))
  }
})
