import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { listSlides } from '../../../service/homepage/slideQueries.ts'
import type { Route } from '../../../service/http/route.ts'
import { castOf, nobody, type Role, roles, type State, statesOf, verdict } from '../../support/cast.ts'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { openTestService, type Person, type Sent, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

describe.each(oneEngine)('rights on %s', (engine) => {
  let service: TestService
  let cast: ReturnType<typeof castOf>
  let owner: Person
  const standing = new Map<Role, Person | null>()
  let calls = 0

  beforeAll(async () => {
    service = await openTestService({ engine })
    cast = castOf(service)
    owner = await somebody('owner')
    for (const role of roles) standing.set(role, await cast.person(role))
  })
  afterAll(() => service.close())

  async function somebody(role: Role): Promise<Person> {
    const person = await cast.person(role)
    if (!person) throw new Error(`${role} is nobody`)
    return person
  }

  /**
   * The input of a call that should succeed: its documented example, with this test's ids, names and secrets.
   */
  function inputOf({ method, path }: Route, id: number, caller: Person, slides: number[]): Sent {
    const operation = service.reference.reference.paths[path]?.[method]
    const [type, media] = Object.entries(operation?.requestBody?.content ?? {})[0] ?? []
    if (!media) return {}
    calls += 1
    const own: Record<string, unknown> = {
      event_id: id,
      ids: slides,
      seen: slides,
      password: caller.password,
      current_password: caller.password,
      email: caller.email,
      phone: `+4911${calls}000`,
      name: `Name ${calls}`,
      text: `Text ${calls}`,
      file: new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR'], 'calendar.ics'),
      copied_images: undefined,
      import_count: undefined,
      deleted_images: undefined,
      images: undefined,
      image: undefined,
      profile_pic: undefined,
    }
    const example = Object.entries(media.example as object).map(([name, value]) => [
      name,
      name in own ? own[name] : value,
    ])
    const body = Object.fromEntries(example.filter(([, value]) => value !== undefined))
    return type === 'multipart/form-data' ? { form: body } : { json: body }
  }

  /** Sends the call in the given role, for a resource in the given state. */
  async function send(route: Route, role: Role, state: State) {
    const expected = verdict(route, role, state)
    const isDone = expected === 'done' && route.access !== 'anyone'
    // An allowed call gets its own person and resource, since it may delete them.
    const caller = isDone && role !== 'owner' ? await cast.person(role) : standing.get(role)
    const author = role === 'owner' ? await somebody('owner') : owner
    const by = role === 'owner' ? author : caller
    const isRefused = !isDone && !(typeof expected === 'number' && expected > 401)
    const id = isRefused ? 1 : await cast.thing(route.reach, state, by ?? author, author)
    const slides = (await listSlides(service.db)).map((slide) => slide.id)
    const input = inputOf(route, id, by ?? author, slides)
    const answer = await service.request(route.method.toUpperCase(), addressOf(service, route, id), {
      token: by?.token,
      ...(route.access === 'anyone' ? nothingFor(route) : input),
    })
    return { expected, answer }
  }

  test.each(allRoutes.map((route) => [titleOf(route), route] as const))('AZ-1 %s', async (_title, route) => {
    const success = Object.keys(
      service.reference.reference.paths[route.path]?.[route.method]?.responses ?? {},
    ).find((status) => status.startsWith('2'))
    const wrong: string[] = []
    for (const role of roles) {
      for (const state of nobody.has(role) ? ['published' as const] : statesOf(route.reach)) {
        const { expected, answer } = await send(route, role, state)
        const status =
          route.access === 'anyone'
            ? statusForAnyone(route)
            : expected === 'done'
              ? Number(success)
              : expected
        if (answer.status !== status) {
          wrong.push(`${role} ${state}: ${answer.status} instead of ${status} ${JSON.stringify(answer.body)}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('AZ-2 other spellings of a path give no access', async () => {
    const user = standing.get('user')?.token
    const opened: string[] = []
    for (const route of allRoutes) {
      if (route.access === 'anyone') continue
      const path = route.path.replace('{id}', '1')
      const spellings = [
        path.replace(/\/$/, ''),
        `/${path}`,
        path.replace('/common/', '/common//'),
        path.replace('/common/', String.raw`/common\ `.trim()),
        path.replaceAll('/', '%2F').replace('%2F', '/'),
        `${path.slice(0, -1)}%2f`,
        path.replace('/common/', '/common/x/%2e%2e/'),
        path.replace('/common/', '/common/login/../'),
        path.toUpperCase(),
        path.replace('common', 'Common'),
        `${path};x=1`,
        `${path}%00`,
        `${path}.json`,
      ]
      for (const token of route.access === 'superadmin' ? [undefined, user] : [undefined]) {
        for (const spelling of spellings) {
          const request = new Request(`http://plaza.test${spelling}`, {
            method: route.method.toUpperCase(),
            headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
          })
          const { status } = await service.app(request, { ip: '127.0.0.1' })
          // A status of 400 means that a part of the path was read as an id.
          if (![400, 401, 403, 404, 405].includes(status))
            opened.push(`${route.method} ${spelling} ${status}`)
        }
      }
    }
    expect(opened).toEqual([])
  })

  test('AZ-2 the policy matches the specification: all calls for anyone or only for superadmins are listed here', () => {
    const withAccess = (access: Route['access']) =>
      allRoutes
        .filter((route) => route.access === access && !route.path.startsWith('/common/superadmin/'))
        .map(titleOf)
    expect(withAccess('anyone')).toEqual([
      'POST /common/register/',
      'POST /common/verify-email/',
      'POST /common/resend-otp/',
      'POST /common/login/',
      'POST /common/forgot-password/',
      'POST /common/verify-reset-otp/',
      'POST /common/set-new-password/',
      'GET /common/shared/',
      'GET /common/shared/events.ics',
      'GET /common/shared/addresses/',
      'GET /common/shared/{slug}/',
      'GET /common/shared/{slug}/calendar.ics',
      'GET /common/unsubscribe/{token}/',
      'POST /common/unsubscribe/{token}/',
    ])
    expect(withAccess('superadmin')).toEqual([
      'POST /common/types/',
      'PATCH /common/types/{id}/',
      'DELETE /common/types/{id}/',
      'POST /common/categories/',
      'PATCH /common/categories/{id}/',
      'DELETE /common/categories/{id}/',
      'GET /common/events/pending/',
      'PATCH /common/events/{id}/approval/',
      'GET /common/reject-reasons/',
      'POST /common/reject-reasons/',
      'PATCH /common/reject-reasons/{id}/',
      'DELETE /common/reject-reasons/{id}/',
    ])
    const supers = allRoutes.filter(({ path }) => path.startsWith('/common/superadmin/'))
    expect(supers.map(({ access }) => access)).toEqual(supers.map(() => 'superadmin'))
  })

  test('AZ-1 a route with an id in its path that does not declare which resource it reaches prevents startup', () => {
    const silent = allRoutes.map((route) => Object.assign({}, route, { reach: undefined }))
    expect(() => createService(service.services, { routes: silent })).toThrow('does not say what it reaches')
  })
})

const nothingFor = ({ method }: Route): Sent => (method === 'get' ? {} : { json: {} })

/** The status that every caller gets: the slug or token does not exist, and writes have an empty body. */
function statusForAnyone({ method, path, reach }: Route) {
  if (reach || path.includes('{token}')) return 404
  return method === 'get' ? 200 : 400
}

const titleOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** The path of a call, with its required query parameters. */
function addressOf(service: TestService, { method, path }: Route, id: number) {
  const needed = service.reference.reference.paths[path]?.[method]?.parameters?.filter(
    (each) => each.in === 'query' && each.required,
  )
  const query = new URLSearchParams(
    needed?.map(({ name, example }) => [name, String(example).replace('event:7', `event:${id}`)]),
  )
  return `${path.replace(/\{(id|slug)\}/, String(id))}${query.size > 0 ? `?${query}` : ''}`
}
