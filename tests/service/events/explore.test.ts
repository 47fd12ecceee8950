import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, type Fields, page, publishEvent, signedInAgain, titles } from '../../support/events.ts'
import { numbers } from '../../support/database/numbers.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const list = '/common/events/list/main/'
const day = 24 * 3_600_000

describe.each(bothEngines)('explore on %s', (engine) => {
  let service: TestService
  let asha: Person
  let superadmin: Person
  const publish = (fields: Fields) => publishEvent(service, asha, superadmin, fields)
  const found = async (query: Record<string, string>) =>
    titles(await page(service, asha, `${list}?${new URLSearchParams(query)}`))

  beforeAll(async () => {
    // Past events are created while they are still to come.
    service = await openTestService({ engine, now: new Date('2026-06-01T10:00:00.000Z') })
    asha = await service.person({ full_name: 'Zoë Núñez' })
    superadmin = await service.person({ user_type: 'superadmin' })
    const ines = await service.person({ full_name: 'Inês Çelik' })
    await publish({ title: 'Past older', event_date: '2026-06-03', content: 'archive', event_type_id: '3' })
    await publish({
      title: 'Past newer',
      event_date: '2026-06-10',
      content: 'archive',
      event_category_id: '3',
    })
    await publish({
      title: 'Café con Día',
      event_date: '2026-06-15',
      venue: 'Gewölbe',
      location: 'Köln, Germany',
    })
    await publish({
      title: 'C++ in 100% of cases',
      event_date: '2026-06-20',
      content: 'Templates & snake_case, back\\slash.',
    })
    await publish({
      title: 'C and 1000 friends',
      event_date: '2026-06-21',
      content: 'rock \'n\' "roll" in node.js/deno',
    })
    await publish({
      title: 'Straßenfest',
      event_date: '2026-06-22',
      content: 'Джаз и блюз',
      event_type_id: '3',
      event_category_id: '3',
    })
    await publish({ title: '東京の夜', event_date: '2026-06-23', content: 'Ramen', location: 'Tōkyō' })
    await publishEvent(service, ines, superadmin, {
      title: 'Poetry',
      event_date: '2026-06-24',
      content: 'Wordplay',
    })
    await publish({
      title: 'Webinar',
      is_online_event: 'true',
      register_link: 'https://example.org',
      event_date: '2026-06-24',
    })
    await createEvent(service, asha, { title: 'Draft día' })
    service.advance(14 * day)
    asha = await signedInAgain(service, asha)
    superadmin = await signedInAgain(service, superadmin)
  })
  afterAll(() => service.close())

  const all = [
    'Café con Día',
    'C++ in 100% of cases',
    'C and 1000 friends',
    'Straßenfest',
    '東京の夜',
    'Poetry',
    'Webinar',
    'Past newer',
    'Past older',
  ]

  test('lists published events: coming ones soonest first, then past ones latest first', async () => {
    const answer = await page(service, asha, list)
    expect(titles(answer)).toEqual(all)
    expect(answer).toMatchObject({ count: 9, next: null, previous: null })
    expect(answer.results[0]).toMatchObject({ event_status: 'today', days_until_event: 0 })
    expect(answer.results[8]).toMatchObject({ event_status: 'past', days_until_event: -12 })
  })

  test.each([
    ['accents and case do not count', 'DIA', ['Café con Día']],
    ['accents in the query do not count either', 'cäfé', ['Café con Día']],
    ['parts of words in titles', 'afé', ['Café con Día']],
    ['parts of words in venues', 'ewölb', ['Café con Día']],
    ['parts of words in authors', 'elik', ['Poetry']],
    ['authors without accents', 'ines celik', ['Poetry']],
    ['beginnings of words in the content', 'templ', ['C++ in 100% of cases']],
    ['several words must all match, wherever', 'case templates núñez', ['C++ in 100% of cases']],
    ['one word does not match', 'case ramen', []],
    ['ß counts as ss', 'strassen', ['Straßenfest']],
    ['other scripts', 'ДЖАЗ', ['Straßenfest']],
    ['scripts without spaces', '東京', ['東京の夜']],
    ['a plus sign is literal', 'c++', ['C++ in 100% of cases']],
    ['a percent sign is literal', '100%', ['C++ in 100% of cases']],
    ['a percent sign alone is literal too', '%', ['C++ in 100% of cases']],
    ['an underscore is literal', '_', ['C++ in 100% of cases']],
    ['an underscore within a word is literal', 'snake_c', ['C++ in 100% of cases']],
    ['a percent sign within a word matches no underscore', 'snake%c', []],
    ['a backslash is literal', '\\', ['C++ in 100% of cases']],
    ['a backslash within a word is literal', 'back\\sl', ['C++ in 100% of cases']],
    ['single quotes are ignored', "'roll'", ['C and 1000 friends']],
    ['double quotes are ignored', '"roll"', ['C and 1000 friends']],
    ['quotes around several words are ignored', '"1000 friends"', ['C and 1000 friends']],
    ['other quotation marks are ignored', '„roll“ «deno»', ['C and 1000 friends']],
    ['only ignored characters', `"-'`, all],
    ['a name with a dot', 'node.js', ['C and 1000 friends']],
    ['a word after a slash', 'deno', ['C and 1000 friends']],
    ['one letter matches the beginning of a word', 'r', ['C and 1000 friends', '東京の夜']],
    ['operators of the text search have no effect', 'ramen:* | poetry', []],
    ['the negation of the text search has no effect', '!ramen', []],
    ['text that looks like SQL', "'; drop table events --", []],
    ['a word that no event has', 'zzzz', []],
    ['drafts are not found', 'draft', []],
    ['composed letters', 'cafe\u0301', ['Café con Día']],
  ])('search: %s', async (_what, search, expected) => {
    expect(await found({ search })).toEqual(expected)
  })

  test.each([
    ['a city without accents', { location: 'koln' }, ['Café con Día']],
    ['a venue', { location: 'GEWÖLBE' }, ['Café con Día']],
    ['city and country', { location: 'Köln, Germany' }, ['Café con Día']],
    ['two letters', { location: 'tō' }, ['東京の夜']],
    ['a special character', { location: '%' }, []],
    ['a word that is only in a title', { location: 'café' }, []],
    ['a day', { date: '2026-06-24' }, ['Poetry', 'Webinar']],
    ['two days', { date_from: '2026-06-23', date_to: '2026-06-24' }, ['東京の夜', 'Poetry', 'Webinar']],
    ['all days from one on', { date_from: '2026-06-24' }, ['Poetry', 'Webinar']],
    ['all days up to one', { date_to: '2026-06-03' }, ['Past older']],
    ['a past day', { date: '2026-06-03' }, ['Past older']],
    ['a category', { category: '3' }, ['Straßenfest', 'Past newer']],
    ['a type', { event_type: '3' }, ['Straßenfest', 'Past older']],
    ['category and type', { category: '3', event_type: '3' }, ['Straßenfest']],
    [
      'all five filters',
      { location: 'berl', date: '2026-06-22', category: '3', event_type: '3', search: 'fest' },
      ['Straßenfest'],
    ],
    [
      'all five filters, one of which does not match',
      { location: 'köln', date: '2026-06-22', category: '3', event_type: '3', search: 'fest' },
      [],
    ],
    ['a search in a category', { category: '3', search: 'archive' }, ['Past newer']],
    ['empty values', { location: '', date: '', category: '', event_type: '', search: ' ' }, all],
    ['an unknown category', { category: '4711' }, []],
  ])('filters by %s', async (_what, query, expected) => {
    const answer = await page(
      service,
      asha,
      `${list}?${new URLSearchParams(query as Record<string, string>)}`,
    )
    expect(titles(answer)).toEqual(expected)
    expect(answer.count).toBe(expected.length)
  })

  test.each([
    'category=0',
    'category=x',
    'category=99999999999',
    'date=2026-13-01',
    'date=0000-01-01',
    'page=0',
    'page=1001',
    'page=1e1',
    'page_size=101',
    'cursor=x',
    'cursor=n.9.2026-06-15.2026-06-15.99999999999',
    'cursor=n.9.2026-06-15.2026-06-31.1',
    'cursor=n.9.5',
    'cursor=n.9.2026-06-15.2026-06-15.1&page=2',
    'search=a&search=b',
    'search=%00',
    `search=${'x'.repeat(201)}`,
    'search=a+b+c+d+e+f+g+h+i+j+k+l+m',
    'limit=5',
    '__proto__=1',
  ])('refuses ?%s', async (query) => {
    const { status } = await service.request('GET', `${list}?${query}`, { token: asha.token })
    expect(status).toBe(400)
  })

  const read = async (first: string) => {
    const forth: string[][] = []
    const back: string[][] = []
    let last = ''
    for (let path: string | null = first; path !== null;) {
      const answer = await page(service, asha, path)
      forth.push(titles(answer))
      expect(answer.count).toBe(9)
      last = path
      path = answer.next
    }
    for (let path: string | null = last; path !== null;) {
      const answer = await page(service, asha, path)
      back.unshift(titles(answer))
      path = answer.previous
    }
    return { forth, back }
  }

  test.each([1, 2, 3, 4, 5, 8, 9])(
    'pages of %i, forwards and backwards, contain every event once',
    async (size) => {
      const { forth, back } = await read(`${list}?page_size=${size}`)
      expect(forth.flat()).toEqual(all)
      expect(forth.slice(0, -1).every((each) => each.length === size)).toBe(true)
      expect(back).toEqual(forth)
    },
  )

  test('newest first sorts by creation time, regardless of the day, in both directions', async () => {
    const added = await found({ ordering: '-created_at', page_size: '100' })
    expect(added.toSorted()).toEqual(all.toSorted())
    expect(added.at(-1)).toBe('Past older')
    expect(added.indexOf('Poetry')).toBeLessThan(added.indexOf('C and 1000 friends'))
    const { forth, back } = await read(`${list}?page_size=4&ordering=-created_at`)
    expect(forth.flat()).toEqual(added)
    expect(back).toEqual(forth)
    expect(await found({ ordering: '-created_at', search: 'archive' })).toEqual(['Past newer', 'Past older'])
    const { status } = await service.request('GET', `${list}?ordering=title`, { token: asha.token })
    expect(status).toBe(400)
  })

  test('a glance returns a page of the next events, and its count includes only those', async () => {
    const answer = await page(service, asha, `${list}?location=e&glance=true&page_size=2`)
    const whole = await page(service, asha, `${list}?location=e&page_size=2`)
    expect(titles(answer)).toEqual(titles(whole))
    expect(answer.count).toBe(2)
    expect(await found({ location: 'nowhere', glance: 'true' })).toEqual([])
  })

  test('pages of a search contain every event once, in both directions', async () => {
    const { forth, back } = await read(`${list}?page_size=2&location=e`)
    expect(forth.flat()).toEqual(all)
    expect(back).toEqual(forth)
  })

  // A cursor contains the number of matches. Above 1,000, pages are read in a different way.
  test.each([1, 3, 4])(
    'a search with too many matches to count returns the same pages of %i',
    async (size) => {
      const countless = (path: string | null) => path?.replace('.9.', '.1001.') ?? null
      const first = `${list}?location=e&page_size=${size}`
      const forth = [titles(await page(service, asha, first))]
      let last = first
      for (let path = countless((await page(service, asha, first)).next); path !== null;) {
        const answer = await page(service, asha, path)
        forth.push(titles(answer))
        last = path
        path = answer.next
      }
      expect(forth.flat()).toEqual(all)
      const back: string[][] = []
      for (let path: string | null = last; path !== null;) {
        const answer = await page(service, asha, path)
        back.unshift(titles(answer))
        path = countless(answer.previous)
      }
      expect(back).toEqual(forth)
    },
  )

  test('pages requested by number equal those requested by cursor', async () => {
    const numbered = await Promise.all(
      [1, 2, 3, 4].map((number) => page(service, asha, `${list}?page_size=3&page=${number}`)),
    )
    expect(numbered.map(titles)).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6, 9), []])
    expect(numbered[3]).toMatchObject({ count: 9, next: null })
    expect(titles(await page(service, asha, numbered[1]?.next ?? ''))).toEqual(all.slice(6, 9))
    expect(titles(await page(service, asha, numbered[3]?.previous ?? ''))).toEqual(all.slice(6, 9))
  })

  test('SS-2 links start with the configured address and keep the filter', async () => {
    const answer = await service.request<{ next: string }>('GET', `${list}?page_size=1&search=archive`, {
      token: asha.token,
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    })
    const next = new URL(answer.body.next)
    expect(next.origin + next.pathname).toBe(`http://plaza.test${list}`)
    expect(next.searchParams.get('search')).toBe('archive')
    expect(titles(await page(service, asha, answer.body.next))).toEqual(['Past older'])
  })

  const seed = 20_260_615
  test(`special characters are searched for literally (seed ${seed})`, async () => {
    const random = numbers(seed)
    const signs = Array.from('ab1%_\\\'"+.-*:|&!()<>~@#$^?/,;=[]{}`')
    const word = () =>
      Array.from(
        { length: 1 + Math.floor(random() * 5) },
        () => signs[Math.floor(random() * signs.length)],
      ).join('')
    const made = Array.from({ length: 60 }, () => `${word()} ${word()}`)
    await service.db.query(
      `insert into events (slug, title, content, event_date, start_time, author_name, approval_status, created_at)
       select 'signs-' || at, title, '', '2027-01-01', '10:00', 'x', 'published', now()
       from jsonb_array_elements_text($1::jsonb) with ordinality as given (title, at)`,
      [JSON.stringify(made)],
    )
    for (const title of made) {
      for (const search of [title, ...title.split(' ')]) {
        const results = await found({ search, date: '2027-01-01', page_size: '100' })
        expect({ search, results }).toEqual({ search, results: expect.arrayContaining([title]) })
        // Hyphens, apostrophes and quotation marks are ignored.
        const words = search.split(/[ "]/).map((word) => word.replaceAll(/[-']/g, ''))
        const wrong = results.filter((other) =>
          words.some((each) => !other.replaceAll(/[-']/g, '').includes(each)),
        )
        expect({ search, wrong }).toEqual({ search, wrong: [] })
      }
    }
    await service.db.query("delete from events where slug like 'signs-%'")
  })

  test('events of one day are ordered by time, with and without search words, across pages', async () => {
    for (const [title, start_time] of [
      ['Clock at eight', '20:00'],
      ['Clock at nine', '09:05'],
      ['Clock at noon', '12:00'],
      ['Clock at half past nine', '09:30'],
      ['Clock at noon again', '12:00'],
    ] as const)
      await publish({ title, start_time, end_time: '', event_date: '2026-09-05' })
    const inOrder = ['nine', 'half past nine', 'noon', 'noon again', 'eight'].map((at) => `Clock at ${at}`)
    expect(await found({ date: '2026-09-05' })).toEqual(inOrder)
    expect(await found({ search: 'clock' })).toEqual(inOrder)
    expect(await found({ date: '2026-09-04' })).toEqual([])
    for (const query of [{ date: '2026-09-05' }, { search: 'clock' }]) {
      const read: string[] = []
      let next: string | null = `${list}?${new URLSearchParams({ ...query, page_size: '2' })}`
      while (next !== null) {
        const answer = await page(service, asha, next)
        read.push(...titles(answer))
        next = answer.next
      }
      expect(read).toEqual(inOrder)
    }
    await service.db.query("delete from events where title like 'Clock at%'")
  })

  test('needs a token', async () => {
    expect((await service.request('GET', list)).status).toBe(401)
  })
})
