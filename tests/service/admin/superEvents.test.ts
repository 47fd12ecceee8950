import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEvent,
  decide,
  type EventPage,
  type Fields,
  page,
  publishEvent,
  signedInAgain,
  titles,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const list = '/common/superadmin/events/'
const day = 24 * 3_600_000

describe.each(bothEngines)('the list of all events on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  const ask = (path: string) =>
    page(service, superadmin, path) as Promise<EventPage & { statistics: Record<string, number> }>
  const statistics = {
    total_events: 6,
    published_events: 4,
    unpublished_events: 2,
    featured_events: 1,
    upcoming_events: 3,
  }

  beforeAll(async () => {
    service = await openTestService({ engine, now: new Date('2026-06-01T23:59:59.500Z') })
    superadmin = await service.person({ user_type: 'superadmin', full_name: 'Root' })
    let asha = await service.person({ full_name: 'asha Rao' })
    let zoe = await service.person({ full_name: 'Zoë Núñez' })
    const ben = await service.person({ full_name: 'Ben Ott' })
    const publish = (author: Person, fields: Fields) => publishEvent(service, author, superadmin, fields)
    const later = async (ms: number) => {
      service.advance(ms)
      superadmin = await signedInAgain(service, superadmin)
      asha = await signedInAgain(service, asha)
      zoe = await signedInAgain(service, zoe)
    }
    const past = await publish(asha, { title: 'Past', event_date: '2026-06-03', content: 'archive' })
    await later(500)
    const today = await publish(zoe, {
      title: 'café today',
      event_date: '2026-06-15',
      venue: 'Gewölbe',
      location: 'Köln',
    })
    await later(6 * day)
    const soon = await publish(ben, {
      title: 'Soon',
      event_date: '2026-06-20',
      event_category_id: '3',
      content: 'Rao plays jazz',
    })
    await later(day)
    await createEvent(service, asha, { title: 'Draft', event_date: '2026-06-18', event_type_id: '3' })
    await later(day)
    const rejected = await createEvent(service, zoe, { title: 'Rejected', event_date: '2026-07-02' })
    await decide(service, superadmin, rejected.id, { action: 'reject', reason: 'No.' })
    await later(day)
    await publish(asha, {
      title: 'Both',
      event_date: '2026-07-01',
      event_category_id: '3',
      event_type_id: '3',
    })
    await later(4 * day)
    await service.db.query('update events set is_featured = true where id = $1', [soon.id])
    for (const [{ id }, viewers] of [
      [past, [asha, zoe, superadmin]],
      [today, [asha, superadmin]],
      [soon, [asha]],
    ] as const) {
      for (const { token } of viewers) await service.request('POST', `/common/events/${id}/view/`, { token })
    }
    for (const { token } of [asha, superadmin]) {
      await service.request('POST', '/common/favorites/add/', { token, json: { event_id: soon.id } })
    }
    await service.request('POST', '/common/favorites/add/', {
      token: asha.token,
      json: { event_id: today.id },
    })
  })
  afterAll(() => service.close())

  const byAge = ['Past', 'café today', 'Soon', 'Draft', 'Rejected', 'Both']

  test('has published and unpublished events, newest first, with the statistics', async () => {
    const answer = await ask(list)
    expect(titles(answer)).toEqual(byAge.toReversed())
    expect(answer).toMatchObject({ count: 6, next: null, previous: null, statistics })
    expect(answer.results[1]).toMatchObject({
      approval_status: 'rejected',
      reject_reason: 'No.',
      is_published: false,
      event_status: 'upcoming',
      author: { full_name: 'Zoë Núñez', email: expect.stringContaining('@') },
    })
    expect(answer.results[4]).toMatchObject({
      event_status: 'today',
      view_count: 2,
      favorite_count: 1,
      is_favorite: false,
    })
    expect(answer.results[3]).toMatchObject({ is_featured: true, is_favorite: true })
  })

  const byTitle = ['Both', 'café today', 'Draft', 'Past', 'Rejected', 'Soon']
  const byDate = ['Past', 'café today', 'Draft', 'Soon', 'Both', 'Rejected']
  const byViews = ['Draft', 'Rejected', 'Both', 'Soon', 'café today', 'Past']
  const byFavorites = ['Past', 'Draft', 'Rejected', 'Both', 'café today', 'Soon']
  const byAuthor = ['Past', 'Draft', 'Both', 'Soon', 'café today', 'Rejected']
  test.each([
    ['created_at', byAge],
    ['title', byTitle],
    ['event_date', byDate],
    ['view_count', byViews],
    ['favorite_count', byFavorites],
    ['author', byAuthor],
  ])('is sorted by %s, ascending and descending, with pages in both directions', async (name, upwards) => {
    for (const [ordering, expected] of [
      [name, upwards],
      [`-${name}`, upwards.toReversed()],
    ] as const) {
      // Unfiltered and filtered pages take different code paths.
      for (const filter of ['', '&date_from=2026-01-01']) {
        const path = `${list}?ordering=${ordering}&page_size=4${filter}`
        const first = await ask(path)
        expect(titles(first)).toEqual(expected.slice(0, 4))
        const second = await ask(first.next ?? '')
        expect(titles(second)).toEqual(expected.slice(4))
        expect(second).toMatchObject({ count: 6, next: null, statistics })
        expect(titles(await ask(second.previous ?? ''))).toEqual(expected.slice(0, 4))
        expect(titles(await ask(`${path}&page=2`))).toEqual(expected.slice(4))
      }
    }
  })

  test.each([
    ['published events', { status: 'published' }, ['Both', 'Soon', 'café today', 'Past']],
    ['unpublished events', { status: 'unpublished' }, ['Rejected', 'Draft']],
    ['featured events', { status: 'featured' }, ['Soon']],
    ['upcoming events', { event_status: 'upcoming' }, ['Both', 'Rejected', 'Draft', 'Soon']],
    ['past events', { event_status: 'past' }, ['Past']],
    ["today's events", { event_status: 'today' }, ['café today']],
    ['active events', { event_status: 'active' }, ['Both', 'Rejected', 'Draft', 'Soon', 'café today']],
    ['a category', { category: '3' }, ['Both', 'Soon']],
    ['a type', { event_type: '3' }, ['Both', 'Draft']],
    ['category and type', { category: '3', event_type: '3' }, ['Both']],
    ['an author whose name is not in the content', { author: 'RAO' }, ['Both', 'Draft', 'Past']],
    ['an author without accents', { author: 'nunez zoe' }, ['Rejected', 'café today']],
    ['an author whose name is only in a title', { author: 'soon' }, []],
    ['two letters of an author', { author: 'tt' }, ['Soon']],
    ['a location without accents', { location: 'koln' }, ['café today']],
    ['a venue', { location: 'ewölb' }, ['café today']],
    ['a search in the content, and in authors', { search: 'rao' }, ['Both', 'Draft', 'Soon', 'Past']],
    ['a search in titles', { search: 'CAFE' }, ['café today']],
    ['a search in venues', { search: 'gewolbe' }, ['café today']],
    ['a special character', { search: '%' }, []],
    ['days from a date on', { date_from: '2026-06-20' }, ['Both', 'Rejected', 'Soon']],
    ['days up to a date', { date_to: '2026-06-18' }, ['Draft', 'café today', 'Past']],
    ['a day', { date_from: '2026-06-20', date_to: '2026-06-20' }, ['Soon']],
    ['days in the wrong order', { date_from: '2026-06-21', date_to: '2026-06-20' }, []],
    // The first event was created half a second before midnight, the second one at midnight.
    [
      'creation from a date on',
      { created_from: '2026-06-02' },
      ['Both', 'Rejected', 'Draft', 'Soon', 'café today'],
    ],
    ['creation up to a date', { created_to: '2026-06-01' }, ['Past']],
    ['creation on a day', { created_from: '2026-06-02', created_to: '2026-06-02' }, ['café today']],
    [
      'everything together',
      {
        search: 'jazz',
        status: 'featured',
        event_status: 'upcoming',
        category: '3',
        event_type: '1',
        author: 'ben',
        location: 'berlin',
        date_from: '2026-06-20',
        date_to: '2026-06-20',
        created_from: '2026-06-08',
        created_to: '2026-06-08',
        ordering: '-author',
      },
      ['Soon'],
    ],
    ['empty values', { search: '', status: '', event_status: ' ', category: '' }, byAge.toReversed()],
  ] as [string, Record<string, string>, string[]][])('filters by %s', async (_what, query, expected) => {
    const answer = await ask(`${list}?${new URLSearchParams(query)}`)
    expect(titles(answer)).toEqual(expected)
    expect(answer).toMatchObject({ count: expected.length, statistics })
  })

  test.each([
    ['status', 'status=all'],
    ['event_status', 'event_status=all'],
    ['category', 'category=x'],
    ['event_type', 'event_type=0'],
    ['author', 'author=%00'],
    ['author', 'author=a+b+c+d+e+f+g+h+i+j+k+l+m'],
    ['location', `location=${'x'.repeat(201)}`],
    ['search', 'search=a&search=b'],
    ['date_from', 'date_from=2026-02-31'],
    ['date_to', 'date_to=0000-01-01'],
    ['created_from', 'created_from=yesterday'],
    ['created_to', 'created_to=2026-06-01T00:00:00Z'],
    ['ordering', 'ordering=slug'],
    ['cursor', `ordering=view_count&cursor=n.9.${Buffer.from('99999999999').toString('base64url')}.1`],
    ['cursor', `ordering=event_date&cursor=n.9.${Buffer.from('2026-02-31').toString('base64url')}.1`],
    ['date', 'date=2026-06-01'],
  ])('refuses an invalid %s: %s', async (field, query) => {
    const { status, body } = await service.request<{ errors: object }>('GET', `${list}?${query}`, {
      token: superadmin.token,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  // These characters take the most bytes once accents are removed or once they are composed.
  test.each(['\u0915\u093C', '\u247D', '\u33C2', '\u{1D50E}'])(
    'pages through titles of 200 x %s in both directions',
    async (letter) => {
      const title = letter.repeat(200 / letter.length)
      for (let n = 0; n < 3; n += 1) await createEvent(service, superadmin, { title })
      for (const ordering of ['title', '-title']) {
        const path = `${list}?${new URLSearchParams({ ordering, page_size: '1', search: letter.repeat(20) })}`
        const first = await ask(path)
        const second = await ask(first.next ?? '')
        const third = await ask(second.next ?? '')
        expect(new Set([first, second, third].map(({ results }) => results[0]?.id)).size).toBe(3)
        expect((await ask(third.previous ?? '')).results).toEqual(second.results)
      }
    },
  )

  test('AZ-2 is for superadmins only', async () => {
    const [user, admin] = [await service.person(), await service.person({ user_type: 'admin' })]
    for (const [token, status] of [
      [undefined, 401],
      [user.token, 403],
      [admin.token, 403],
    ] as const) {
      expect((await service.request('GET', list, { token })).status).toBe(status)
    }
  })
})
