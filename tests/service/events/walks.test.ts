import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const lists = [
  '/common/events/list/main/?',
  '/common/events/list/main/?search=walk&',
  '/common/events/my-events/?',
  '/common/favorites/?',
  '/common/superadmin/events/?ordering=title&',
  '/common/superadmin/events/?ordering=-event_date&',
  '/common/superadmin/events/?ordering=-view_count&',
] as const

describe.each(bothEngines)('walking through a list on %s', (engine) => {
  let service: TestService
  let reader: Person
  beforeAll(async () => {
    service = await openTestService({ engine })
    reader = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  /**
   * Adds published events of the reader, each a favourite, at offsets in days from the test's day. Returns
   * their ids.
   */
  async function add(days: readonly number[]): Promise<number[]> {
    const { rows } = await service.db.query<{ id: number }>(
      `with made as (
         insert into events (slug, title, content, event_date, start_time, author_id, author_name, approval_status, created_at)
         select 'walk-' || gen_random_uuid(), 'Walk ' || (day % 5), '', date '2026-06-15' + day, '10:00', $2, 'Asha', 'published', $3
         from unnest($1::integer[]) as day
         returning id, starts_at, over_at
       ), kept as (
         insert into favorites (user_id, event_id, starts_at, over_at, added_at) select $2, id, starts_at, over_at, $3 from made
       )
       select id from made`,
      [days, reader.id, service.now()],
    )
    return rows.map(({ id }) => id)
  }

  const day = fc.integer({ min: -6, max: 6 })
  const walk = fc.record({
    list: fc.constantFrom(...lists),
    size: fc.integer({ min: 1, max: 7 }),
    first: fc.array(day, { minLength: 1, maxLength: 15 }),
    between: fc.array(fc.array(day, { maxLength: 3 }), { maxLength: 6 }),
  })

  test('returns each original row once in both directions, regardless of rows added in between', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ list, size, first, between }) => {
        await service.db.query('delete from events')
        const there = await add(first)
        const forth: number[] = []
        const added = between.values()
        let before: number[] = []
        let way: string | null = null
        for (let path: string | null = `${list}page_size=${size}`; path !== null;) {
          const { results, next, previous } = await page(service, reader, path)
          before = [...forth]
          forth.push(...results.map(idOf))
          way = previous
          path = next
          const days = added.next().value
          if (days && days.length > 0) await add(days)
        }
        expect(new Set(forth).size).toBe(forth.length)
        expect(there.filter((id) => !forth.includes(id))).toEqual([])

        const back: number[] = []
        for (let path = way; path !== null;) {
          const { results, previous } = await page(service, reader, path)
          back.push(...results.map(idOf))
          path = previous
        }
        expect(new Set(back).size).toBe(back.length)
        expect(before.filter((id) => !back.includes(id))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})

/** The id of a row's event; rows of favourites contain the event as a field. */
const idOf = (row: { id: number; event?: unknown }) => (row.event as { id: number } | undefined)?.id ?? row.id
