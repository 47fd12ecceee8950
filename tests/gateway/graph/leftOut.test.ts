import { describe, expect, test } from 'vitest'
import { gatewayOver } from '../double.ts'

const good = { id: 1, title: 'Harbour concert', event_date: '2026-12-01' }
const list =
  '{ events { count results { id title eventDate startTime venue viewCount author { fullName } } } }'
const one = (fields: string) => `{ event(id: "1") { ${fields} } }`

async function read(fields: string, sent: object) {
  const { run } = gatewayOver(() => ({ ...good, ...sent }))
  const { data, errors } = await run(one(fields))
  return data?.event ?? errors?.[0]?.extensions.code
}

describe('an unreadable entry of a list', () => {
  test.each([
    ['no day', { event_date: null }],
    ['a day that does not exist', { event_date: '2026-02-30' }],
    ['the zero day of some databases', { event_date: '0000-00-00' }],
    ['no title', { title: null }],
    ['no id', { id: null }],
    ['not an object', null],
  ])('is the only entry left out, and is logged: %s', async (_name, fault) => {
    const bad = fault && { ...good, id: 2, ...fault }
    const { run, logged } = gatewayOver(() => [bad, good])
    const { data, errors } = await run(list)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ events: { count: 1, results: [{ id: '1', title: 'Harbour concert' }] } })
    expect(logged).toMatchObject([{ requestId: 'request-1', path: '/common/events/list/main/' }])
  })

  test.each([null, undefined, '', 7, {}])(
    'a user without a readable name stays in the list: %j',
    async (full_name) => {
      const people = [
        { id: 1, email: 'a@b.example', full_name },
        { id: 2, email: 'b@b.example', full_name: 'Ben' },
      ]
      for (const sent of [people, people.slice(0, 1)]) {
        const { run } = gatewayOver(() => sent)
        const { data, errors } = await run('{ users { results { id fullName } } }')
        expect(errors).toBeUndefined()
        const all = [
          { id: '1', fullName: full_name === 7 ? '7' : '' },
          { id: '2', fullName: 'Ben' },
        ]
        expect(data).toEqual({ users: { results: all.slice(0, sent.length) } })
      }
    },
  )

  test.each([
    ['mutation { createEventType(input: { name: "Fair" }) { id name } }', { createEventType: null }],
    ['mutation { createCategory(input: { name: "Fair" }) { id name } }', { createCategory: null }],
  ])('a creation succeeds although the answer is incomplete: %s', async (mutation, data) => {
    const bare = gatewayOver(({ method }) =>
      method === 'POST' ? Response.json({ id: 9 }, { status: 201 }) : [],
    )
    expect(await bare.run(mutation)).toEqual({ data })
    const [name = ''] = Object.keys(data)
    const listed = gatewayOver(({ method }) =>
      method === 'POST' ? Response.json({ id: 9 }, { status: 201 }) : [{ id: 9, name: 'Fair' }],
    )
    expect(await listed.run(mutation)).toEqual({ data: { [name]: { id: '9', name: 'Fair' } } })
  })

  test('makes the list unreadable if it is the only one', async () => {
    const { codeOf, logged } = gatewayOver(() => [{ ...good, title: null }])
    expect(await codeOf(list)).toBe('UPSTREAM_BAD_RESPONSE')
    expect(JSON.stringify(logged)).toContain('results.0.title')
  })

  test('does not make the dashboard unreadable', async () => {
    const recent = { ...good, view_count: 3, is_published: true }
    const { run } = gatewayOver(() => ({
      overview: { total_users: 2 },
      recent_data: { events: [{ ...recent, event_date: 'soon' }, recent] },
    }))
    const { data } = await run('{ dashboard { totals { users } recentEvents { id } } }')
    expect(data).toEqual({ dashboard: { totals: { users: 2 }, recentEvents: [{ id: '1' }] } })
  })
})

test.each([
  ['no latitude', { lat: null, lng: 4 }],
  ['an empty longitude', { lat: 4, lng: '' }],
  ['an out-of-range latitude', { lat: 91, lng: 4 }],
])('a place with %s is left out', async (_name, location) => {
  const place = { formatted_address: 'Goa', geometry: { location: { lat: '15.5', lng: 73.8 } } }
  const { run } = gatewayOver(() => ({ results: [{ ...place, geometry: { location } }, place] }))
  const { data } = await run('{ geocode(address: "Goa") { lat lng } }')
  expect(data).toEqual({ geocode: [{ lat: 15.5, lng: 73.8 }] })
})

describe('purely descriptive fields of an event are null if they are unreadable', () => {
  test.each([
    ['venue', { venue: { hall: 1 } }, { venue: null }],
    ['venue', { venue: 42 }, { venue: '42' }],
    ['title', { title: 2026 }, { title: '2026' }],
    ['viewCount', { view_count: 'many' }, { viewCount: 0 }],
    ['maxParticipants', { max_participants: 3.5 }, { maxParticipants: null }],
    ['isFeatured', { is_featured: 'perhaps' }, { isFeatured: false }],
    ['createdAt', { created_at: 'yesterday' }, { createdAt: null }],
    ['startTime', { start_time: { toString: 1 } }, { startTime: null }],
    ['category { name }', { event_category: 11 }, { category: null }],
    [
      'author { fullName email }',
      { author: { full_name: null, email: 'a@b.c' } },
      { author: { fullName: 'Former member', email: 'a@b.c' } },
    ],
    ['author { fullName }', { author: 'Asha Rao' }, { author: { fullName: 'Asha Rao' } }],
    ['author { fullName }', { author: 5 }, { author: { fullName: 'Former member' } }],
    ['tags', { tags: [{ name: 'jazz' }] }, { tags: [] }],
    [
      'galleryImages { url }',
      { gallery_images: [null, 5, { image: '' }, 'http://a.test/a.png'] },
      { galleryImages: [{ url: 'http://a.test/a.png' }] },
    ],
  ])('%s', async (fields, sent, expected) => {
    expect(await read(fields, sent)).toEqual(expected)
  })
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T00:00:00Z', '2026-12-01'],
  ['2026-12-01T23:30:00-08:00', '2026-12-01'],
  ['01/12/2026', '2026-12-01'],
  ['1/2/2026', '2026-02-01'],
  ['December 1, 2026', '2026-12-01'],
  ['12/25/2026', 'UPSTREAM_BAD_RESPONSE'],
  ['tomorrow', 'UPSTREAM_BAD_RESPONSE'],
])('the day %s is read as written', async (sent, expected) => {
  const result = await read('eventDate', { event_date: sent })
  expect(result).toEqual(expected.startsWith('2') ? { eventDate: expected } : expected)
})

test.each([
  ['18:30:00', '18:30:00'],
  ['18:30', '18:30:00'],
  ['9:05', '09:05:00'],
  ['6:30 PM', '18:30:00'],
  ['12:15 a.m.', '00:15:00'],
  ['2026-12-01T18:30:00Z', '18:30:00'],
  ['18:30:00+05:30', '18:30:00'],
  ['25:00', null],
  ['noon', null],
  [18, null],
])('the time %s is read as written', async (sent, expected) => {
  expect(await read('startTime', { start_time: sent })).toEqual({ startTime: expected })
})

test('an account without a name, or with its phone as a number, can sign in', async () => {
  const user = { id: 1, email: 'a@b.c', full_name: null, phone: 911234567890, user_type: 'user' }
  const { run } = gatewayOver(() => ({ success: true, tokens: { access: 't' }, user }))
  const { data } = await run(
    'mutation { login(email: "a@b.c", password: "p") { token user { fullName phone } } }',
  )
  expect(data).toEqual({ login: { token: 't', user: { fullName: '', phone: '911234567890' } } })
})

test.each([
  ['mutation { requestPasswordReset(email: "a@b.c") }', 'Failed to send reset email'],
  ['{ dashboard { totals { users } } }', 'Failed to fetch dashboard data'],
])("a refusal without a message gets the specification's: %s", async (document, text) => {
  for (const refused of [
    Response.json({ success: false }, { status: 400 }),
    new Response('<h1>Not Found</h1>', { status: 404 }),
  ]) {
    const { errors } = await gatewayOver(() => refused).run(document)
    expect(errors?.[0]?.message).toBe(text)
  }
  const { errors } = await gatewayOver(() => Response.json({ detail: 'No.' }, { status: 400 })).run(document)
  expect(errors?.[0]?.message).toBe('No.')
})
