import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnusedEntries } from '../../../service/catalog/editCatalogQueries.ts'
import type { Db } from '../../../service/ports/db.ts'
import { findMiscounts } from '../../support/database/recount.ts'
import { type AnsweredEvent, createEvent, page, publishEvent, sendEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'
import { topicsTold } from '../../support/topicsTold.ts'

const catalogs = [
  {
    path: '/common/types/',
    table: 'event_types',
    entity: 'type',
    field: 'event_type_id',
    edited: 'event_type_id',
    filter: 'event_type',
    answered: 'event_type',
    column: 'type_id',
    counted: 'types',
  },
  {
    path: '/common/categories/',
    table: 'categories',
    entity: 'category',
    field: 'event_category_id',
    edited: 'category_id',
    filter: 'category',
    answered: 'event_category',
    column: 'category_id',
    counted: 'categories',
  },
] as const

const many = (column: string) => `
  insert into events (slug, title, content, event_date, start_time, ${column}, author_name, approval_status, created_at)
  select $1 || n, 'Many', '', '2026-07-01', '10:00', $2, 'Asha', 'published', now() from generate_series(1, $3::integer) as n`

/** The number of rows of a table that have this value. */
const having = async (db: Db, table: string, column: string, value: number) =>
  (await db.query<{ n: number }>(`select count(*) as n from ${table} where ${column} = $1`, [value])).rows[0]
    ?.n

describe.each(oneEngine)('entries deleted from the catalog on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    asha = await service.person()
  })
  afterAll(() => service.close())

  describe.each(catalogs)('$path', (catalog) => {
    const { path, table, entity, field, edited, filter, answered, column, counted } = catalog
    const add = async (name: string) => {
      const { status, body } = await service.request<{ data: { id: number } }>('POST', path, {
        token: superadmin.token,
        json: { name },
      })
      return { status, id: body.data?.id }
    }
    const remove = async (id: number) =>
      (await service.request('DELETE', `${path}${id}/`, { token: superadmin.token })).status
    const names = async () => {
      const { body } = await service.request<{ data: { name: string }[] }>('GET', path, { token: asha.token })
      return body.data.map(({ name }) => name)
    }
    const inDashboard = async (name: string) => {
      const { body } = await service.request<{
        data: { event_stats: Record<typeof counted, { name: string; count: number }[]> }
      }>('GET', '/common/superadmin/dashboard/', { token: superadmin.token })
      return body.data.event_stats[counted].filter((entry) => entry.name === name).map(({ count }) => count)
    }

    test('disappears for everyone at once, while its events still refer to it', async () => {
      const { id } = await add('Short-lived')
      const fields = { [field]: String(id) }
      const published = await publishEvent(service, asha, superadmin, {
        ...fields,
        title: 'Published one',
        event_date: '2026-06-16',
      })
      const pending = await createEvent(service, asha, fields)
      const json = { event_id: published.id }
      await service.request('POST', '/common/favorites/add/', { token: asha.token, json })
      expect(await inDashboard('Short-lived')).toEqual([2])

      const told = await topicsTold(service.db, async () => expect(await remove(id)).toBe(204))
      expect(await having(service.db, 'events', column, id)).toBe(2)
      expect(await names()).not.toContain('Short-lived')
      expect(await inDashboard('Short-lived')).toEqual([])
      expect(told).toContain('dashboard')

      const lists: [path: string, reader: Person][] = [
        ['/common/events/list/main/?', asha],
        ['/common/events/list/main/?search=published&', asha],
        ['/common/favorites/?', asha],
        ['/common/superadmin/events/?ordering=event_date&', superadmin],
        ['/common/superadmin/events/?search=published&', superadmin],
      ]
      for (const [list, reader] of lists) {
        const all = await page(service, reader, list)
        const found = all.results.map((row) => (row['event'] as AnsweredEvent | undefined) ?? row)
        expect(found.find((row) => row.id === published.id)?.[answered]).toBe(null)
        const filtered = await page(service, reader, `${list}${filter}=${id}`)
        expect(filtered).toEqual({ ...filtered, count: 0, results: [], next: null, previous: null })
      }
      const file = await service.app(
        new Request(`http://plaza.test/common/superadmin/events/?${filter}=${id}`, {
          headers: { Authorization: `Bearer ${superadmin.token}`, Accept: 'text/csv' },
        }),
      )
      expect((await file.text()).trim().split('\n')).toHaveLength(1)
      for (const event of [published, pending]) {
        const { body } = await service.request<{ data: AnsweredEvent }>(
          'GET',
          `/common/events/${event.id}/`,
          { token: asha.token },
        )
        expect([body.data[answered], body.data.approval_status]).toEqual([null, event.approval_status])
      }

      const { rows: audited } = await service.db.query(
        'select actor_id, action from audit_log where entity = $1 and entity_id = $2 order by id',
        [entity, id],
      )
      expect(audited).toEqual(['create', 'delete'].map((action) => ({ actor_id: superadmin.id, action })))
      expect(await remove(id)).toBe(404)
      const renamed = await service.request('PATCH', `${path}${id}/`, {
        token: superadmin.token,
        json: { name: 'Back again' },
      })
      expect(renamed.status).toBe(404)
    })

    test('can no longer be selected, as if it had never existed', async () => {
      const { id } = await add('Chosen')
      const event = await createEvent(service, asha, { [field]: String(id) })
      await remove(id)
      const errorsOf = async (wrong: number) => {
        const created = await sendEvent(service, asha, { [field]: String(wrong) })
        const changed = await service.request('PATCH', `/common/events/${event.id}/update/`, {
          token: asha.token,
          form: { [edited]: String(wrong) },
        })
        return [created, changed].map(({ status, body }) => [status, body['errors']])
      }
      const unknown = await errorsOf(4711)
      expect(unknown.map(([status]) => status)).toEqual([400, 400])
      expect(await errorsOf(id)).toEqual(unknown)

      // An edit that does not mention the deleted entry still succeeds.
      const { status, body } = await service.request<{ data: AnsweredEvent }>(
        'PATCH',
        `/common/events/${event.id}/update/`,
        { token: asha.token, form: { title: 'Other title' } },
      )
      expect([status, body.data.title, body.data[answered]]).toEqual([200, 'Other title', null])
      await deleteUnusedEntries(service.db)
      expect(await having(service.db, table, 'id', id)).toBe(1)
    })

    test('frees its name at once, and no event gets a new entry with the same name', async () => {
      const { id } = await add('Reborn')
      await createEvent(service, asha, { [field]: String(id) })
      await remove(id)
      const again = await add('REBORN')
      expect(again.status).toBe(201)
      expect(again.id).not.toBe(id)
      expect((await add('Reborn')).status).toBe(409)
      expect(await inDashboard('REBORN')).toEqual([])
      const event = await createEvent(service, asha, { [field]: String(again.id) })
      expect(event[answered]).toEqual({ id: again.id, name: 'REBORN' })
      expect(await inDashboard('REBORN')).toEqual([1])
      // Two deleted entries have the same name.
      await remove(again.id)
      expect((await add('Reborn')).status).toBe(201)
      expect((await names()).filter((name) => name.toLowerCase() === 'reborn')).toHaveLength(1)
    })

    test('is deleted without a write to its events, and is removed with the last of them', async () => {
      const { id } = await add('Widespread')
      await service.db.query(many(column), [`${entity}-many-`, id, 260])
      const versions = async () =>
        (await service.db.query(`select id, xmin::text from events where ${column} = $1 order by id`, [id]))
          .rows
      const before = await versions()
      expect(before).toHaveLength(260)
      await remove(id)
      await deleteUnusedEntries(service.db)
      expect(await versions()).toEqual(before)
      expect(await findMiscounts(service.db)).toEqual([])

      await service.db.query(`delete from events where ${column} = $1`, [id])
      const { id: kept } = await add('Without events')
      await deleteUnusedEntries(service.db)
      expect(await having(service.db, table, 'id', id)).toBe(0)
      expect(await having(service.db, table, 'id', kept)).toBe(1)
    })

    test('if it is deleted while events are created with it, each event is complete and the counters are correct', async () => {
      const { id } = await add('Fought over')
      const form = { [field]: String(id) }
      const made = Array.from({ length: 20 }, () => createEvent(service, asha, form).catch(() => null))
      const [gone] = await Promise.all([
        Promise.all([remove(id), remove(id)]),
        deleteUnusedEntries(service.db),
        ...made,
      ])
      expect(new Set(gone)).toEqual(new Set([204, 404]))
      const held = (await having(service.db, 'events', column, id)) ?? 0
      await deleteUnusedEntries(service.db)
      expect(await having(service.db, table, 'id', id)).toBe(held > 0 ? 1 : 0)
      expect(await findMiscounts(service.db)).toEqual([])
    })
  })
})
