import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveFavorites } from '../../../service/events/editEvent/editEventQueries.ts'
import { findMiscounts, strays } from '../../support/database/recount.ts'
import { createEvent, decide, photo } from '../../support/events.ts'
import { numbers } from '../../support/database/numbers.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

describe.each(bothEngines)('counters on %s', (engine) => {
  let service: TestService
  let people: Person[]
  let superadmin: Person
  /** Accounts that make no requests, but are changed or deleted. */
  let others: Person[]

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    people = await Promise.all(Array.from({ length: 6 }, () => service.person()))
    others = await Promise.all(Array.from({ length: 8 }, () => service.person()))
  })
  afterAll(() => service.close())

  const seed = 20_260_615
  test(`agree with the rows after random concurrent writes (seed ${seed})`, async () => {
    const random = numbers(seed)
    const below = (n: number) => Math.floor(random() * n)
    const someone = () => people[below(people.length)] ?? superadmin
    const other = () => others[below(others.length)] ?? superadmin
    const events: number[] = []
    const authors = new Map<number, Person>()
    const some = () => events[below(events.length)] ?? 0
    const image = await photo(24, 24)

    const create = async () => {
      const fields = {
        event_date: `2026-07-0${1 + below(9)}`,
        event_category_id: String(1 + below(5)),
        event_type_id: String(1 + below(5)),
        images: random() < 0.3 ? [image] : [],
      }
      const author = someone()
      const { id } = await createEvent(service, author, fields)
      events.push(id)
      authors.set(id, author)
      if (random() < 0.7) await decide(service, superadmin, id)
    }
    const edit = async () => {
      const id = some()
      const form = {
        event_date: `2026-07-0${1 + below(9)}`,
        category_id: String(1 + below(5)),
        images: random() < 0.3 ? [image] : [],
      }
      const token = authors.get(id)?.token
      const { status } = await service.request('PATCH', `/common/events/${id}/update/`, { token, form })
      // The event or its author may have been deleted in the meantime.
      expect([200, 400, 401, 404]).toContain(status)
    }
    const favorite = (method: 'POST' | 'DELETE', path: string) =>
      service.request(method, path, { token: someone().token, json: { event_id: some() } })
    const sql = (text: string, ...params: unknown[]) => service.db.query(text, params)
    const actions: (() => Promise<unknown>)[] = [
      create,
      create,
      edit,
      edit,
      () => decide(service, superadmin, some()),
      () => decide(service, superadmin, some()),
      () => favorite('POST', '/common/favorites/add/'),
      () => favorite('POST', '/common/favorites/add/'),
      () => favorite('POST', '/common/favorites/add/'),
      () => favorite('POST', '/common/favorites/add/'),
      () => decide(service, superadmin, some(), { action: 'reject' }),
      () => favorite('POST', '/common/favorites/add/'),
      () => favorite('POST', '/common/favorites/add/'),
      () => favorite('DELETE', '/common/favorites/remove/'),
      () => service.request('POST', `/common/events/${some()}/view/`, { token: someone().token }),
      () => service.request('POST', `/common/events/${some()}/view/`, { token: someone().token }),
      () => sql('update events set is_featured = not is_featured where id = $1', some()),
      () =>
        sql('update events set lifecycle = $2 where id = $1', some(), ['cancelled', 'scheduled'][below(2)]),
      () =>
        service.db.transaction(async (tx) => {
          const id = some()
          await tx.query(
            "update events set event_date = event_date + 1, category_id = $2, approval_status = 'pending' where id = $1",
            [id, 1 + below(5)],
          )
          await moveFavorites(tx, [id])
        }),
      () => sql('delete from events where id = $1', some()),
      () =>
        sql(
          "update users set is_active = not is_active, created_at = created_at - $2::integer * interval '1 month' where id = $1",
          other().id,
          below(3),
        ),
      () => sql('update users set verified_user = not verified_user where id = $1', other().id),
      () =>
        sql(
          "update users set user_type = case user_type when 'user' then 'admin' else 'user' end where id = $1",
          other().id,
        ),
      () => sql('delete from users where id = $1', random() < 0.1 ? other().id : 0),
      () => service.person(),
      () => sql('delete from gallery_images where event_id = $1', some()),
    ]
    await Promise.all(Array.from({ length: 8 }, create))
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => (actions[below(actions.length)] ?? create)()))
    }
    // How many favourites survive depends on the order of the random writes; these two events have some in
    // any case.
    for (const fields of [{ event_category_id: '1' }, { event_category_id: '3' }]) {
      const { id } = await createEvent(service, superadmin, fields)
      await decide(service, superadmin, id)
      for (const { token } of people.slice(1)) {
        const json = { event_id: id }
        const { status } = await service.request('POST', '/common/favorites/add/', { token, json })
        expect(status).toBe(200)
      }
    }
    await sql('delete from categories where id = 2')
    await sql('delete from users where id = $1', people[0]?.id)
    await sql('update users set verified_user = true where id = $1', people[1]?.id)

    expect(await findMiscounts(service.db)).toEqual([])
    const { rows: favorites } = await service.db.query<{ n: number }>('select count(*) as n from favorites')
    expect(favorites[0]?.n).toBeGreaterThanOrEqual(10)
    expect((await service.db.query(strays)).rows).toEqual([])
  })
})
