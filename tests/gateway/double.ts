import { createGateway, type GatewayOptions } from '../../gateway/app.ts'

/** One of the two ways in which the specification can be read. */
export type Reading = 'ours' | 'foreign'

export interface Call {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
}

export interface Answer {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: {
      code: string
      requestId: string
      fields?: Record<string, string[]>
      retryAfter?: number
    }
  }[]
}

type Handler = (call: Call) => unknown

export const origin = 'http://plaza.test'

/** A gateway over a `/common` that answers as told: the handler's `Response`, or its value as JSON. */
export function gatewayOver(handle: Handler, options: Partial<GatewayOptions> = {}) {
  const calls: Call[] = []
  const logged: unknown[] = []
  const log = {
    info: () => {},
    warn: (facts: object) => void logged.push(facts),
    error: (facts: object) => void logged.push(facts),
  }
  const gateway = createGateway({
    commonUrl: origin,
    playground: true,
    log,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const call = {
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: await bodyOf(request),
      }
      calls.push(call)
      const answer = await handle(call)
      return answer instanceof Response ? answer : Response.json(answer)
    },
    ...options,
  })
  const arrival = { caller: { ip: '192.0.2.1' }, requestId: 'request-1' }
  const fetch = (request: Request) => gateway.fetch(request, arrival)

  async function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const all = { 'content-type': 'application/json', authorization: 'Bearer token-1', ...headers }
    return fetch(new Request(`${origin}/graphql`, { method: 'POST', headers: all, body: text }))
  }

  return {
    calls,
    logged,
    fetch,
    post,
    run: async (query: string, variables: Record<string, unknown> = {}) =>
      (await (await post({ query, variables })).json()) as Answer,
    codeOf: async (query: string, variables: Record<string, unknown> = {}) =>
      ((await (await post({ query, variables })).json()) as Answer).errors?.[0]?.extensions.code,
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return await request.formData()
  return type.startsWith('application/json') ? await request.json() : null
}

const picture = {
  id: 3,
  image: `${origin}/media/a.jpg`,
  order: 0,
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,AAAA',
  variants: [{ width: 320, webp: `${origin}/media/a-320.webp`, avif: `${origin}/media/a-320.avif` }],
}

const event = {
  id: 7,
  slug: 'harbour-concert',
  title: 'Harbour concert',
  content: 'Bring a blanket.',
  event_date: '2027-06-01',
  start_time: '18:30:00',
  end_time: null,
  venue: 'Old Harbour',
  location: 'Lisbon',
  location_details: '38.7,-9.1',
  register_link: null,
  is_online_event: false,
  event_type: { id: 2, name: 'Concert' },
  event_category: { id: 5, name: 'Music' },
  author: { full_name: 'Asha Rao', email: 'asha@example.com' },
  gallery_images: [picture],
  is_published: true,
  approval_status: 'published',
  reject_reason: null,
  is_featured: false,
  is_favorite: true,
  event_status: 'upcoming',
  view_count: 12,
  favorite_count: 3,
  days_until_event: 30,
  created_at: '2027-05-01T10:00:00.000Z',
  updated_at: null,
  registration_deadline: null,
  max_participants: null,
  tags: 'music, outdoor',
}

const { email: _hidden, ...author } = event.author

/** The same event with everything left out that may be, text for numbers and relative addresses. */
const foreignEvent = {
  id: '7',
  slug: 'harbour-concert',
  title: 'Harbour concert',
  content: 'Bring a blanket.',
  event_date: '2027-06-01',
  start_time: '18:30',
  venue: 'Old Harbour',
  location: 'Lisbon',
  location_details: '38.7,-9.1',
  register_link: '',
  event_type: { id: '2', name: 'Concert' },
  event_category: { id: '5', name: 'Music' },
  author,
  gallery_images: [{ id: '3', image_url: '/media/a.jpg', order: '0' }],
  is_published: true,
  is_favorite: true,
  view_count: '12',
  tags: ['music', 'outdoor'],
  created_at: '2027-05-01T12:00:00+02:00',
}

const user = {
  id: 1,
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+911234567890',
  profile_pic: null,
  user_type: 'superadmin',
  is_email_verified: true,
}
const foreignUser = { ...user, id: 'u1', profile_pic: '/media/asha.png', uid: 'u1' }

const catalog = [
  { id: 2, name: 'Concert', description: 'On a stage.' },
  { id: 3, name: 'Walk', description: null },
]
const foreignCatalog = [
  { id: '2', name: 'Concert', description: 'On a stage.' },
  { id: '3', name: 'Walk' },
]

const slide = {
  id: 1,
  order: 1,
  heading: 'Spring',
  description: 'Out again.',
  date: '2027-04-01',
  place: 'Pune',
}
const place = {
  name: 'Köln',
  formatted_address: 'Köln, Germany',
  geometry: { location: { lat: 50.9, lng: 6.9 } },
}
const foreignPlace = {
  formatted_address: 'Köln, Germany',
  geometry: { location: { lat: '50.9', lng: '6.9' } },
}

const next = (host: string) => `${host}/common/events/list/main/?page=2&page_size=1&search=harbour`
const unknown = (path: string) => Response.json({ detail: `No ${path}` }, { status: 404 })

/** Every call of the main job, as the contract has it. */
function ours({ method, path, query }: Call): unknown {
  const answers: Record<string, () => unknown> = {
    'GET /common/profile/': () => ({ success: true, user }),
    'GET /common/categories/': () => ({ status: true, data: catalog }),
    'GET /common/types/': () => ({ status: true, data: catalog }),
    'GET /common/events/list/main/': () => ({
      count: 2,
      next: query.page ? null : next(origin),
      previous: null,
      results: [event],
    }),
    'GET /common/events/my-events/': () => ({ count: 1, next: null, previous: null, results: [event] }),
    'GET /common/events/pending/': () => ({ status: true, data: [event] }),
    'GET /common/events/7/': () => ({ status: true, data: event }),
    'POST /common/events/create/': () => Response.json({ status: true, data: event }, { status: 201 }),
    'POST /common/events/7/view/': () => ({ status: true, data: { view_count: 13 } }),
    'PATCH /common/events/7/approval/': () => ({ status: true, data: event }),
    'GET /common/favorites/': () => ({
      count: 1,
      next: null,
      previous: null,
      results: [{ event, added_date: '2027-05-02T10:00:00.000Z' }],
    }),
    'POST /common/favorites/add/': () => ({ success: true, is_favorite: true }),
    'DELETE /common/favorites/remove/': () => ({ success: true, is_favorite: false }),
    'GET /common/homepage-content/': () => ({
      status: true,
      data: [{ ...slide, ...picture, id: 1, order: 1 }],
    }),
    'GET /common/geocode/': () => ({ success: true, data: { geocodingResults: [place] } }),
    'POST /common/register/': () => Response.json({ success: true, message: 'Mailed.' }, { status: 201 }),
    'POST /common/verify-email/': () => ({ success: true }),
    'POST /common/resend-otp/': () => ({ success: true }),
    'POST /common/login/': () => ({ success: true, tokens: { access: 'token-1' }, user }),
    'POST /common/logout/': () => new Response(null, { status: 204 }),
  }
  return answers[`${method} ${path}`]?.() ?? unknown(path)
}

/** The same calls, the other way wherever the specification leaves one. */
function foreign(call: Call): unknown {
  const { method, path, query } = call
  const answers: Record<string, () => unknown> = {
    'GET /common/profile/': () => ({ data: { user: foreignUser } }),
    'GET /common/categories/': () => ({ results: foreignCatalog }),
    'GET /common/types/': () => foreignCatalog,
    'GET /common/events/list/main/': () =>
      query.page ? [foreignEvent] : { results: [foreignEvent], next: next('https://other.example:8443/api') },
    'GET /common/events/my-events/': () => ({ data: { results: [foreignEvent] } }),
    'GET /common/events/pending/': () => ({ data: { data: [foreignEvent] } }),
    'GET /common/events/7/': () => foreignEvent,
    'POST /common/events/create/': () => ({ success: true, event: foreignEvent }),
    'POST /common/events/7/view/': () => new Response(null, { status: 204 }),
    'PATCH /common/events/harbour-concert/approval/': () => ({ message: 'done' }),
    'GET /common/favorites/': () => ({
      data: [{ ...foreignEvent, is_favorite: undefined, added_date: null }],
    }),
    'POST /common/favorites/add/': () => new Response('', { status: 201 }),
    'DELETE /common/favorites/remove/': () => new Response(null, { status: 204 }),
    'GET /common/homepage-content/': () => [{ ...slide, id: '1', order: '1', image_url: '/media/s.jpg' }],
    'GET /common/geocode/': () => ({ data: { geocodingResults: [foreignPlace] } }),
    'POST /common/login/': () => ({ data: { tokens: { access: 'token-1' }, user: foreignUser } }),
    'POST /common/logout/': () => new Response('', { status: 200 }),
  }
  return answers[`${method} ${path}`]?.() ?? (isAccount(path) ? ours(call) : unknown(path))
}

const isAccount = (path: string) => /register|verify-email|resend-otp/.test(path)

export const readings: Record<Reading, Handler> = { ours, foreign }
