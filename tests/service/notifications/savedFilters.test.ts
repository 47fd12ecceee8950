import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

interface Saved {
  id: number
  name: string
  [term: string]: unknown
}
interface Answer {
  data: Saved
  message: string
  errors?: Record<string, string[]>
}

const path = '/common/saved-filters/'
const blank = { location: null, category: null, event_type: null, search: null, when: 'any' }

describe.each(bothEngines)('saved filters on %s', (engine) => {
  let service: TestService
  let asha: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const list = async (by: Person) =>
    (await service.request<{ data: Saved[] }>('GET', path, { token: by.token })).body.data
  const save = (json: object, by = asha) => service.request<Answer>('POST', path, { token: by.token, json })
  const saved = async (json: object, by = asha) => {
    const { status, body } = await save(json, by)
    expect([status, body.errors]).toEqual([201, undefined])
    return body.data
  }
  const change = (id: number, json: object, by = asha) =>
    service.request<Answer>('PATCH', `${path}${id}/`, { token: by.token, json })
  const remove = async (id: number, by = asha) =>
    (await service.request('DELETE', `${path}${id}/`, { token: by.token })).status
  const faultOf = ({ status, body }: { status: number; body: Answer }) => [
    status,
    body.errors ? Object.keys(body.errors) : body.message,
  ]

  test('a filter can be saved, listed, changed and deleted', async () => {
    const whole = {
      name: 'Jazz nearby',
      location: 'Köln',
      category: 1,
      event_type: 2,
      search: 'jazz',
      when: 'week',
    }
    const first = await saved(whole)
    const second = await saved({ name: 'Weekend', when: 'weekend' })
    expect(first).toEqual({ id: first.id, ...whole })
    expect(second).toEqual({ id: second.id, ...blank, name: 'Weekend', when: 'weekend' })
    expect(await list(asha)).toEqual([first, second])
    expect(await list(superadmin)).toEqual([])

    const changed = { ...first, name: 'Jazz', location: null, event_type: 3 }
    const sent = { name: 'Jazz', location: null, event_type: '3' }
    expect((await change(first.id, sent)).body.data).toEqual(changed)
    expect((await change(first.id, {})).body.data).toEqual(changed)
    expect(await remove(second.id)).toBe(204)
    expect(await remove(second.id)).toBe(404)
    expect(await list(asha)).toEqual([changed])
  })

  test.each([
    [{ search: 'jazz' }, 'name'],
    [{ name: ' ', search: 'jazz' }, 'name'],
    [{ name: 'x'.repeat(101), search: 'jazz' }, 'name'],
    [{ name: 'All' }, 'when'],
    [{ name: 'All', when: 'any', search: ' ', location: '', category: null }, 'when'],
    [{ name: 'x', when: 'tomorrow' }, 'when'],
    [{ name: 'x', category: 999_999 }, 'category'],
    [{ name: 'x', category: 'jazz' }, 'category'],
    [{ name: 'x', event_type: 999_999 }, 'event_type'],
    [{ name: 'x', search: 'a b c d e f g h i j k l m' }, 'search'],
    [{ name: 'x', location: 'x'.repeat(201) }, 'location'],
    [{ name: 'x', search: 'jazz', date: '2026-07-01' }, 'date'],
  ])('%j is refused', async (json, field) => {
    expect(faultOf(await save(json))).toEqual([400, [field]])
  })

  test('the last condition cannot be removed', async () => {
    const { id } = await saved({ name: 'Jazz', search: 'jazz' })
    expect(faultOf(await change(id, { search: null }))).toEqual([400, ['when']])
    expect((await change(id, { search: null, when: 'today' })).status).toBe(200)
    expect(faultOf(await change(id, { when: 'any' }))).toEqual([400, ['when']])
  })

  test("another account's filter gets 404, even for superadmins", async () => {
    const { id } = await saved({ name: 'Mine', search: 'jazz' })
    for (const by of [await service.person(), superadmin]) {
      expect(faultOf(await change(id, { name: 'Theirs' }, by))).toEqual([404, 'Filter not found.'])
      expect(await remove(id, by)).toBe(404)
    }
    expect((await list(asha)).find((filter) => filter.id === id)?.name).toBe('Mine')
  })

  test('an account has at most 20 filters, even with concurrent requests', async () => {
    const busy = await service.person()
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) => save({ name: `Filter ${at}`, search: 'jazz' }, busy)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(faultOf(await save({ name: 'One more', search: 'jazz' }, busy))).toEqual([
      409,
      'An account has at most 20 saved filters.',
    ])
    const [first] = await list(busy)
    expect(await remove(first?.id ?? 0, busy)).toBe(204)
    await saved({ name: 'One more', search: 'jazz' }, busy)
    expect(await list(busy)).toHaveLength(20)
  })

  test('a filter whose category was deleted can be renamed, and is deleted with the category', async () => {
    const { token } = superadmin
    const created = await service.request<{ data: { id: number } }>('POST', '/common/categories/', {
      token,
      json: { name: 'Kites' },
    })
    const category = created.body.data.id
    const { id } = await saved({ name: 'Kites', category })
    expect((await service.request('DELETE', `/common/categories/${category}/`, { token })).status).toBe(204)
    expect((await change(id, { name: 'Old kites' })).body.data).toMatchObject({ name: 'Old kites', category })
    expect(faultOf(await change(id, { category }))).toEqual([400, ['category']])
    await service.db.query('delete from categories where id = $1', [category])
    expect((await list(asha)).some((filter) => filter.id === id)).toBe(false)
  })

  test('the export contains the filters, and they are deleted with the account', async () => {
    const lea = await service.person()
    const filter = await saved({ name: 'Jazz', search: 'jazz' }, lea)
    const { body } = await service.request('GET', '/common/profile/export/', { token: lea.token })
    expect(body).toMatchObject({ saved_filters: [filter] })
    const json = { password: lea.password }
    expect((await service.request('DELETE', '/common/profile/', { token: lea.token, json })).status).toBe(200)
    const { rows } = await service.db.query('select from saved_filters where user_id = $1', [lea.id])
    expect(rows).toEqual([])
  })
})
