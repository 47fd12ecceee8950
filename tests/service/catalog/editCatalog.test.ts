import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

interface Entry {
  id: number
  name: string
  description: string | null
}

interface Body {
  status: boolean
  success?: boolean
  data: Entry
  errors?: Record<string, string[]>
}

const catalogs = [
  { path: '/common/types/', entity: 'type' },
  { path: '/common/categories/', entity: 'category' },
] as const

describe.each(bothEngines)('the catalog on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person
  let admin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    asha = await service.person()
    admin = await service.person({ user_type: 'admin' })
  })
  afterAll(() => service.close())

  const send = (method: string, path: string, json?: unknown, by: Person | null = superadmin) => {
    const sent: Sent = { token: by?.token, json }
    return service.request<Body>(method, path, sent)
  }
  const list = async (path: string) =>
    (await service.request<{ data: Entry[] }>('GET', path, { token: asha.token })).body.data
  const audits = async (entity: string, id: number) => {
    const { rows } = await service.db.query<{ action: string }>(
      'select actor_id, action from audit_log where entity = $1 and entity_id = $2 order by id',
      [entity, id],
    )
    return rows
  }

  describe.each(catalogs)('$path', ({ path, entity }) => {
    test('adds, changes and deletes entries, and records each action in the audit log', async () => {
      const added = await send('POST', path, { name: '  Zine fair ', description: ' Print.\r\nPaper. ' })
      expect(added.status).toBe(201)
      expect(added.body).toMatchObject({
        status: true,
        data: { name: 'Zine fair', description: 'Print.\nPaper.', created_at: '2026-06-15T12:00:00Z' },
      })
      const { id } = added.body.data

      const renamed = await send('PATCH', `${path}${id}/`, { name: 'Zines' })
      expect(renamed.status).toBe(200)
      expect(renamed.body.data).toMatchObject({ id, name: 'Zines', description: 'Print.\nPaper.' })
      const emptied = await send('PATCH', `${path}${id}/`, { description: '' })
      expect(emptied.body.data).toMatchObject({ id, name: 'Zines', description: null })
      expect(await list(path)).toContainEqual({ ...emptied.body.data, event_count: 0 })

      const deleted = await send('DELETE', `${path}${id}/`)
      expect([deleted.status, deleted.body]).toEqual([204, {}])
      expect((await list(path)).some((entry) => entry.id === id)).toBe(false)
      expect(await audits(entity, id)).toEqual(
        ['create', 'update', 'update', 'delete'].map((action) => ({ actor_id: superadmin.id, action })),
      )
      const { rows } = await service.db.query<{ details: object }>(
        "select details from audit_log where entity = $1 and entity_id = $2 and action <> 'create' order by id",
        [entity, id],
      )
      expect(rows.map(({ details }) => details)).toEqual([
        { name: { from: 'Zine fair', to: 'Zines' } },
        { description: { from: 'Print.\nPaper.', to: null } },
        { name: { from: 'Zines' } },
      ])
    })

    test('the description may be omitted or null', async () => {
      const left = await send('POST', path, { name: 'Left out' })
      const none = await send('POST', path, { name: 'Null', description: null })
      expect([left.status, left.body.data.description]).toEqual([201, null])
      expect([none.status, none.body.data.description]).toEqual([201, null])
    })

    test('a name is unique, regardless of case', async () => {
      const { body } = await send('POST', path, { name: 'Café Музыка' })
      const other = await send('POST', path, { name: 'Tearoom' })
      const before = await list(path)
      for (const name of ['Café Музыка', ' CAFÉ МУЗЫКА ', 'cafe\u0301 музыка']) {
        const again = await send('POST', path, { name })
        expect([again.status, again.body.errors]).toEqual([409, { name: ['This name already exists.'] }])
      }
      const taken = await send('PATCH', `${path}${other.body.data.id}/`, { name: 'café музыка' })
      expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([409, ['name']])
      expect(await list(path)).toEqual(before)
      expect(await audits(entity, other.body.data.id)).toHaveLength(1)
      const own = await send('PATCH', `${path}${body.data.id}/`, { name: 'CAFÉ Музыка' })
      expect([own.status, own.body.data.name]).toEqual([200, 'CAFÉ Музыка'])
    })

    test.each([
      ['a zero-width space', 'Mus\u200Bic hall'],
      ['a soft hyphen', 'Music\u00AD hall'],
      ['full-width letters', 'Ｍｕｓｉｃ hall'],
      ['a ligature', 'Wol\uFB00 music'],
      ['accents', 'Müsic hall'],
      ['three blanks', 'Music   hall'],
      ['a blank that does not break', 'Music\u00A0hall'],
    ])('a name that looks like another is taken: %s', async (_what, name) => {
      for (const first of ['Music hall', 'Wolff music']) await send('POST', path, { name: first })
      const before = await list(path)
      const { status, body } = await send('POST', path, { name })
      expect([status, body.errors]).toEqual([409, { name: ['This name already exists.'] }])
      expect(await list(path)).toEqual(before)
    })

    test('a name is kept as it is shown, with single blanks', async () => {
      const { body } = await send('POST', path, { name: '  Open   air\u00A0\u00A0stage ' })
      expect(body.data.name).toBe('Open air stage')
      const changed = await send('PATCH', `${path}${body.data.id}/`, { name: 'Open  air' })
      expect(changed.body.data.name).toBe('Open air')
    })

    test('the list is in alphabetical order', async () => {
      for (const name of ['Zebra', 'Ärzte', 'école', 'Eis', 'Østers', 'Oper', 'Ёлка', 'Енот']) {
        expect((await send('POST', path, { name })).status).toBe(201)
      }
      const names = (await list(path)).map(({ name }) => name)
      const added = ['Ärzte', 'école', 'Eis', 'Oper', 'Østers', 'Zebra', 'Ёлка', 'Енот']
      expect(names.filter((name) => added.includes(name))).toEqual(added)
    })

    test('only one of 50 concurrent additions of a name succeeds', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => send('POST', path, { name: at % 2 ? 'Race' : 'RACE' })),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    })

    test.each([
      ['no name', {}, 'name'],
      ['a blank name', { name: '   ' }, 'name'],
      ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
      ['a line break in the name', { name: 'a\nb' }, 'name'],
      ['NUL', { name: 'a\u0000' }, 'name'],
      ['a name that is not text', { name: 7 }, 'name'],
      ['null as the name', { name: null }, 'name'],
      ['a description of 1,001 characters', { name: 'Long', description: 'x'.repeat(1001) }, 'description'],
      ['an id', { name: 'Mine', id: 1 }, 'id'],
    ])('refuses %s', async (_what, json, wrong) => {
      const before = await list(path)
      const { status, body } = await send('POST', path, json)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [wrong]])
      const changed = await send('PATCH', `${path}1/`, json)
      expect(changed.status).toBe(400)
      expect(await list(path)).toEqual(before)
    })

    test.each(['0', '-1', '1.5', '99999999999', 'x', '1%27'])('refuses the id %s', async (id) => {
      expect((await send('PATCH', `${path}${id}/`, { name: 'Other' })).status).toBe(400)
      expect((await send('DELETE', `${path}${id}/`)).status).toBe(400)
    })

    test('an unknown id is 404', async () => {
      expect((await send('PATCH', `${path}4711/`, { name: 'Nobody has this' })).status).toBe(404)
      expect((await send('DELETE', `${path}4711/`)).status).toBe(404)
      expect(await audits(entity, 4711)).toEqual([])
    })

    test('AZ-2 is for superadmins only', async () => {
      const before = await list(path)
      for (const [person, status] of [
        [null, 401],
        [asha, 403],
        [admin, 403],
      ] as const) {
        expect((await send('POST', path, { name: 'Forbidden' }, person)).status).toBe(status)
        expect((await send('PATCH', `${path}1/`, { name: 'Forbidden' }, person)).status).toBe(status)
        expect((await send('DELETE', `${path}1/`, undefined, person)).status).toBe(status)
      }
      expect(await list(path)).toEqual(before)
    })
  })
})
