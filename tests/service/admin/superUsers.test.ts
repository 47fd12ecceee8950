import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, publishEvent, signedInAgain } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

interface UserPage {
  count: number
  next: string | null
  previous: string | null
  results: { full_name: string; [field: string]: unknown }[]
  statistics: Record<string, number>
}

const list = '/common/superadmin/users/'

describe.each(bothEngines)('the list of users on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  const names = ({ results }: UserPage) => results.map(({ full_name }) => full_name)
  const ask = async (path: string) => {
    const { status, body } = await service.request<UserPage>('GET', path, { token: superadmin.token })
    expect(status).toBe(200)
    return body
  }
  const found = async (query: Record<string, string>) =>
    names(await ask(`${list}?${new URLSearchParams(query)}`))

  beforeAll(async () => {
    service = await openTestService({ engine })
    const person = async (full_name: string, email: string, phone?: string) => {
      service.advance(60_000)
      return await service.person({ full_name, email, ...(phone ? { phone } : {}) })
    }
    superadmin = await service.person({
      user_type: 'superadmin',
      full_name: 'Root',
      email: 'root@plaza.test',
    })
    const zoe = await person('Zoë Núñez', 'b.zoe@plaza.test', '+4915112345678')
    const asha = await person('asha Rao', 'C.asha@plaza.test', '+919876543210')
    const ben = await person('Ben 100% Ott', 'a_ben@plaza.test')
    const dora = await person('Dora', 'dora@plaza.test')
    await service.db.query('update users set is_active = false where id = $1', [ben.id])
    await service.db.query("update users set verified_user = true, user_type = 'admin' where id = $1", [
      zoe.id,
    ])
    await service.db.query('update users set is_email_verified = false, last_login = null where id = $1', [
      dora.id,
    ])
    await createEvent(service, asha)
    await publishEvent(service, asha, superadmin)
    superadmin = await signedInAgain(service, superadmin)
  })
  afterAll(() => service.close())

  test('has all accounts, newest first, with every field and the statistics', async () => {
    const page = await ask(list)
    expect(names(page)).toEqual(['Dora', 'Ben 100% Ott', 'asha Rao', 'Zoë Núñez', 'Root'])
    expect(page).toMatchObject({ count: 5, next: null, previous: null })
    expect(page.statistics).toEqual({ total_users: 5, active_users: 4, verified_users: 1 })
    expect(page.results[2]).toMatchObject({
      email: 'C.asha@plaza.test',
      phone: '+919876543210',
      profile_pic: null,
      user_type: 'user',
      is_active: true,
      is_email_verified: true,
      verified_user: false,
      is_staff: false,
      is_superuser: false,
      event_count: 2,
      published_event_count: 1,
      last_login: '2026-06-15T12:02:00Z',
      last_login_formatted: 'Jun 15, 2026, 12:02 PM',
      created_at: '2026-06-15T12:02:00Z',
    })
    expect(page.results[0]).toMatchObject({ last_login: null, last_login_formatted: null })
    expect(page.results[2]).not.toHaveProperty('password_hash')
  })

  const byName = ['asha Rao', 'Ben 100% Ott', 'Dora', 'Root', 'Zoë Núñez']
  const byEmail = ['Ben 100% Ott', 'Zoë Núñez', 'asha Rao', 'Dora', 'Root']
  const byAge = ['Root', 'Zoë Núñez', 'asha Rao', 'Ben 100% Ott', 'Dora']
  // Root has logged in again.
  const byLogin = ['Zoë Núñez', 'asha Rao', 'Ben 100% Ott', 'Root']
  const orderings: [string, string[]][] = [
    ['-created_at', byAge.toReversed()],
    ['created_at', byAge],
    ['full_name', byName],
    ['-full_name', byName.toReversed()],
    ['email', byEmail],
    ['-email', byEmail.toReversed()],
    ['last_login', [...byLogin, 'Dora']],
    ['-last_login', [...byLogin.toReversed(), 'Dora']],
  ]
  test.each(orderings)('is sorted by %s, with pages in both directions', async (ordering, expected) => {
    expect(await found({ ordering })).toEqual(expected)
    expect(await found({ ordering, page: '2', page_size: '2' })).toEqual(expected.slice(2, 4))
    // Unfiltered and filtered pages take different code paths.
    for (const filter of ['', '&search=plaza']) {
      const pages: UserPage[] = []
      let next: string | null = `${list}?ordering=${ordering}&page_size=2${filter}`
      while (next) {
        const page: UserPage = await ask(next)
        expect(page.count).toBe(5)
        pages.push(page)
        next = page.next
      }
      expect(pages.map(names)).toEqual([expected.slice(0, 2), expected.slice(2, 4), expected.slice(4)])
      const back = await ask(pages[2]?.previous ?? '')
      expect(names(back)).toEqual(expected.slice(2, 4))
      expect(names(await ask(back.previous ?? ''))).toEqual(expected.slice(0, 2))
    }
  })

  test('rows with equal keys are ordered by id', async () => {
    const own = await openTestService({ engine })
    const root = await own.person({ user_type: 'superadmin', full_name: 'Same' })
    for (let n = 0; n < 4; n += 1) await own.person({ full_name: 'Same' })
    for (const [ordering, ids] of [
      ['full_name', [1, 2, 3, 4, 5]],
      ['-created_at', [5, 4, 3, 2, 1]],
    ] as const) {
      let next: string | null = `${list}?page_size=2&ordering=${ordering}`
      const seen: unknown[] = []
      while (next) {
        const page: UserPage = (await own.request<UserPage>('GET', next, { token: root.token })).body
        seen.push(...page.results.map((user) => user['id']))
        next = page.next
      }
      expect(seen).toEqual(ids)
    }
    await own.close()
  })

  test.each([
    ['part of a name, without accents', { search: 'NUNEZ' }, ['Zoë Núñez']],
    ['a name with spaces around it', { search: '  asha  ' }, ['asha Rao']],
    ['part of an address', { search: 'c.ash' }, ['asha Rao']],
    ['part of a phone number', { search: '98765' }, ['asha Rao']],
    ['a phone number with its plus', { search: '+4915112345678' }, ['Zoë Núñez']],
    ['two letters', { search: 'tt' }, ['Ben 100% Ott']],
    ['words that must all match', { search: 'rao 9876' }, ['asha Rao']],
    ['words of which one does not match', { search: 'rao 4915' }, []],
    ['a literal percent sign', { search: '%' }, ['Ben 100% Ott']],
    ['a literal underscore', { search: 'a_b' }, ['Ben 100% Ott']],
    ['text that looks like SQL', { search: "'; drop table users --" }, []],
    ['a type', { user_type: 'admin' }, ['Zoë Núñez']],
    ['superadmins', { user_type: 'superadmin' }, ['Root']],
    ['active accounts', { is_active: 'true' }, ['Dora', 'asha Rao', 'Zoë Núñez', 'Root']],
    ['inactive accounts', { is_active: 'false' }, ['Ben 100% Ott']],
    ['verified addresses', { is_email_verified: 'true', user_type: 'user' }, ['Ben 100% Ott', 'asha Rao']],
    ['unverified addresses', { is_email_verified: 'false' }, ['Dora']],
    ['accounts verified by a superadmin', { verified_user: 'true' }, ['Zoë Núñez']],
    [
      'accounts not verified by a superadmin',
      { verified_user: 'false', is_active: 'true' },
      ['Dora', 'asha Rao', 'Root'],
    ],
    [
      'a search among accounts that are not verified',
      { search: 'o', verified_user: 'false' },
      ['Dora', 'Ben 100% Ott', 'asha Rao', 'Root'],
    ],
    ['empty values', { search: ' ', user_type: '', is_active: '', ordering: '' }, byAge.toReversed()],
  ] as [string, Record<string, string>, string[]][])('filters by %s', async (_what, query, expected) => {
    const page = await ask(`${list}?${new URLSearchParams(query)}`)
    expect(names(page)).toEqual(expected)
    expect(page.count).toBe(expected.length)
    expect(page.statistics).toEqual({ total_users: 5, active_users: 4, verified_users: 1 })
  })

  const mark = (text: string) => Buffer.from(text).toString('base64url')
  test.each([
    ['user_type', 'user_type=root'],
    ['is_active', 'is_active=1'],
    ['is_email_verified', 'is_email_verified=yes'],
    ['verified_user', 'verified_user=TRUE'],
    ['ordering', 'ordering=password_hash'],
    ['ordering', 'ordering=--email'],
    ['ordering', 'ordering=constructor'],
    ['search', `search=${'x'.repeat(201)}`],
    ['search', 'search=%00'],
    ['search', 'search=a&search=b'],
    ['search', 'search=a+b+c+d+e+f+g+h+i+j+k+l+m'],
    ['page', 'page=0'],
    ['page_size', 'page_size=101'],
    ['status', 'status=published'],
    ['cursor', 'cursor=n.9.2026-06-15.1'],
    ['cursor', `cursor=n.9.${mark('2026-02-31 10:00:00+00')}.1`],
    ['cursor', `cursor=n.9.${mark('0000-01-01 10:00:00+00')}.1`],
    ['cursor', `cursor=n.9.${mark('2026-06-15 10:00:00+00')}.0`],
    ['cursor', `ordering=full_name&cursor=n.9.${mark('a\0b')}.1`],
  ])('refuses an invalid %s: %s', async (field, query) => {
    const { status, body } = await service.request<{ errors: object }>('GET', `${list}?${query}`, {
      token: superadmin.token,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('a cursor with bytes that are not text does not cause an error', async () => {
    const cursor = `n.9.${Buffer.from([0xff, 0xfe]).toString('base64url')}.1`
    expect(await found({ ordering: 'email', cursor })).toEqual([])
  })

  test('a single account can be read by superadmins only', async () => {
    const { id, token, email } = await service.person()
    const one = (by: string | undefined, of: number) =>
      service.request<{ data: object }>('GET', `/common/superadmin/users/${of}/`, { token: by })
    const { status, body } = await one(superadmin.token, id)
    expect([status, body.data]).toMatchObject([200, { id, email, event_count: 0 }])
    expect((await one(token, id)).status).toBe(403)
    expect((await one(superadmin.token, 2_000_000_000)).status).toBe(404)
  })

  test('AZ-2 is for superadmins only', async () => {
    const [user, admin] = [await service.person(), await service.person({ user_type: 'admin' })]
    for (const [token, status] of [
      [undefined, 401],
      ['garbage-garbage-garbage', 401],
      [user.token, 403],
      [admin.token, 403],
    ] as const) {
      expect((await service.request('GET', list, { token })).status).toBe(status)
    }
  })
})

test('more than 1,000 matches are returned in order, whether read by a walk or as a set', async () => {
  const service = await openTestService()
  const root = await service.person({ user_type: 'superadmin', email: 'root@other.test' })
  // The matches are beyond the rows that a walk reads.
  await service.db.query(
    `insert into users (email, email_key, full_name, is_email_verified, is_active, created_at)
     select 'p' || n, 'p' || n, 'P ' || lpad(n::text, 5, '0'), true, n > 2500, now() + n * interval '1 second'
     from generate_series(1, 6000) as n`,
  )
  const ask = async (path: string) =>
    (await service.request<UserPage>('GET', path, { token: root.token })).body
  const all = await ask(`${list}?ordering=full_name&page_size=2`)
  expect(all.count).toBe(6001)
  for (const search of ['', '&search=p']) {
    let page = await ask(`${list}?is_active=true&ordering=full_name&page_size=2${search}`)
    expect(page.count).toBe(1001)
    expect(page.results.map(({ full_name }) => full_name)).toEqual(['P 02501', 'P 02502'])
    page = await ask(page.next ?? '')
    expect(page.results.map(({ full_name }) => full_name)).toEqual(['P 02503', 'P 02504'])
    page = await ask(page.previous ?? '')
    expect(page.results.map(({ full_name }) => full_name)).toEqual(['P 02501', 'P 02502'])
    expect(page.previous).toBeNull()
    page = await ask(`${list}?is_active=true&ordering=full_name&page_size=2&page=3${search}`)
    expect(page.results.map(({ full_name }) => full_name)).toEqual(['P 02505', 'P 02506'])
  }
  const headers = { Accept: 'text/csv', Authorization: `Bearer ${root.token}` }
  const file = await service.app(
    new Request(`http://plaza.test${list}?is_active=true&ordering=full_name&search=p`, { headers }),
  )
  const wanted = Array.from({ length: 3500 }, (_, at) => `P ${String(2501 + at).padStart(5, '0')}`)
  expect((await file.text()).match(/P \d{5}/g)).toEqual(wanted)
  await service.close()
})
