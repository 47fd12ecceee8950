import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMiscounts, rebuildCounters } from '../../support/database/recount.ts'
import { decide, photo, sendEvent } from '../../support/events.ts'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const seed = 20_261_121
const kinds = [
  'create',
  'create',
  'approve',
  'approve',
  'reject',
  'edit',
  'feature',
  'favorite',
  'favorite',
  'unfavorite',
  'view',
  'join',
  'leave',
  'stand',
  'deleteCategory',
  'deleteType',
] as const

/** An action. The numbers select who does it, to which row, and how. */
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(1000),
  what: fc.nat(1000),
  how: fc.nat(1000),
})
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never
/** Groups of actions: those of one group run concurrently, and the groups run one after another. */
const schedule = fc.array(fc.array(action, { minLength: 12, maxLength: 12 }), { minLength: 4, maxLength: 4 })

describe.each(bothEngines)('counters on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let people: Person[]
  let image: File
  const events: { id: number; author: Person }[] = []

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    people = await Promise.all(Array.from({ length: 5 }, () => service.person()))
    image = await photo(24, 24)
  })
  afterAll(() => service.close())

  const entry = async (path: string, how: number) => {
    const named = { name: `Entry ${how} ${Math.random()}` }
    const made = await send('POST', path, { token: superadmin.token, json: named })
    return (made.body as { data: { id: number } }).data.id
  }
  const send = async (method: string, path: string, sent: Sent) => {
    const answer = await service.request(method, path, sent)
    // Another action may have deleted the event, category or account, but the service must never fail
    // internally.
    expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    return answer
  }

  interface Scene {
    person: Person
    id: number
    author: Person
    how: number
    fields: { event_date: string; event_category_id: string; event_type_id: string; images: File[] }
  }
  const byRoot = (method: string, path: string, json?: object) =>
    send(method, path, { token: superadmin.token, json })

  /** Deletes a category or type while an event that uses it is created. */
  async function deleteUsed(path: string, field: string, { person, fields, how }: Scene) {
    const gone = await entry(path, how)
    const created = { ...fields, images: [], [field]: String(gone) }
    await Promise.all([sendEvent(service, person, created), byRoot('DELETE', `${path}${gone}/`)])
  }

  const actions: Record<Action['kind'], (scene: Scene) => Promise<unknown>> = {
    create: async ({ person, fields }) => {
      const { status, body } = await sendEvent(service, person, fields)
      expect(status).toBeLessThan(500)
      if (status === 201) events.push({ id: body.data.id, author: person })
    },
    approve: ({ id }) => decide(service, superadmin, id),
    reject: ({ id }) => decide(service, superadmin, id, { action: 'reject' }),
    // Editing an event that was already decided on submits it again.
    edit: ({ id, author, fields: { event_date, event_category_id: category_id, images } }) =>
      send('PATCH', `/common/events/${id}/update/`, {
        token: author.token,
        form: { event_date, category_id, images },
      }),
    feature: ({ id, how }) =>
      byRoot('PATCH', `/common/superadmin/events/${id}/`, { is_featured: how % 2 === 0 }),
    favorite: ({ id, person: { token } }) =>
      send('POST', '/common/favorites/add/', { token, json: { event_id: id } }),
    unfavorite: ({ id, person: { token } }) =>
      send('DELETE', '/common/favorites/remove/', { token, json: { event_id: id } }),
    view: ({ id, person: { token } }) => send('POST', `/common/events/${id}/view/`, { token }),
    join: async () => people.push(await service.person()),
    leave: async ({ person }) => {
      if (people.length < 4) return
      people = people.filter((one) => one !== person)
      const { token, password } = person
      await send('DELETE', '/common/profile/', { token, json: { password } })
    },
    stand: ({ person, how }) =>
      byRoot(
        'PATCH',
        `/common/superadmin/users/${person.id}/`,
        how % 3 === 0 ? { user_type: 'admin' } : { verified_user: how % 2 === 0, is_active: how % 5 > 0 },
      ),
    deleteCategory: (scene) => deleteUsed('/common/categories/', 'event_category_id', scene),
    deleteType: (scene) => deleteUsed('/common/types/', 'event_type_id', scene),
  }

  async function run({ kind, who, what, how }: Action) {
    const person = people[who % people.length] ?? superadmin
    const { id, author } = events[what % Math.max(1, events.length)] ?? { id: 1, author: person }
    const fields = {
      event_date: `2026-07-0${1 + (how % 9)}`,
      event_category_id: String(1 + (how % 4)),
      event_type_id: String(1 + (what % 4)),
      images: how % 3 === 0 ? [image] : [],
    }
    await actions[kind]({ person, id, author, how, fields })
  }

  test(`agree with their rows after any concurrent actions (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async (rounds) => {
        for (const round of rounds) await Promise.all(round.map(run))
        expect(await findMiscounts(service.db)).toEqual([])
      }),
      { seed, numRuns: 6, endOnFailure: true },
    )
    expect(events.length).toBeGreaterThan(5)
  })

  test('a wrong counter is detected, and recomputed from the rows', async () => {
    const [{ id } = { id: 0 }] = events
    const { rows } = await service.db.query<{ id: number }>('select id from events order by id desc limit 1')
    const last = rows[0]?.id ?? id
    await service.db.query(
      "update counters set n = n + 1 where scope = 'users' and key = 'all' and slot = (select min(slot) from counters where scope = 'users' and key = 'all')",
    )
    await service.db.query(
      "insert into counters (scope, key, slot, n) values ('events_by_type', '4711', 0, 3)",
    )
    await service.db.query('update event_stats set view_count = view_count + 2 where event_id = $1', [last])
    const wrong = await findMiscounts(service.db)
    expect(wrong.map(({ scope, key, kept, counted }) => [scope, key, kept - counted])).toEqual([
      ['events_by_type', '4711', 3],
      ['users', 'all', 1],
      ['views of event', String(last), 2],
    ])
    await service.db.query('delete from event_stats where event_id = $1', [last])
    expect((await findMiscounts(service.db)).filter(({ key }) => key === String(last))).toHaveLength(2)
    await service.db.transaction((tx) => rebuildCounters(tx))
    expect(await findMiscounts(service.db)).toEqual([])
  })
})
