import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../support/service.ts'
import { overService } from '../overService.ts'

let service: TestService
let run: ReturnType<typeof overService>

beforeAll(async () => {
  service = await openTestService({ now: new Date('2027-01-10T12:00:00Z') })
  run = overService(service)
})
afterAll(() => service.close())

async function picture(): Promise<File> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#27b' } })
  const bytes = await image.jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
}

test('the main workflow, from sign-up to favourite', async () => {
  const email = 'asha@example.com'
  const password = 'a lantern on the river'
  const account = { fullName: 'Asha Rao', email, phone: '+911234567890', password }
  const register = 'mutation r($input: RegisterInput!) { register(input: $input) }'
  expect(await run(register, { input: account })).toEqual({ data: { register: true } })

  const login =
    'mutation l($email: String!, $password: String!) { login(email: $email, password: $password) { token user { id userType } } }'
  const early = await run(login, { email, password })
  expect(early.errors?.[0]?.extensions.code).toBe('EMAIL_UNVERIFIED')
  const wrong = await run(login, { email, password: 'something else' })
  expect(wrong.errors?.[0]).toMatchObject({
    message: 'Invalid credentials',
    extensions: { code: 'UNAUTHENTICATED' },
  })

  const [mail] = await service.mails(email)
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0]
  const verify = 'mutation v($otp: String!) { verifyEmail(email: "asha@example.com", otp: $otp) }'
  expect(await run(verify, { otp })).toEqual({ data: { verifyEmail: true } })
  const session = (await run(login, { email, password })).data?.login as { token: string } | undefined
  const token = session?.token ?? ''
  expect(await run('{ me { fullName email userType isEmailVerified } }', {}, token)).toEqual({
    data: { me: { fullName: 'Asha Rao', email, userType: 'USER', isEmailVerified: true } },
  })

  const catalog = (await run('{ categories { id name } eventTypes { id name } }', {}, token)).data
  const { categories, eventTypes } = catalog as Record<'categories' | 'eventTypes', { id: string }[]>
  const input = {
    title: 'Harbour concert',
    content: 'Bring a blanket.',
    eventType: eventTypes[0]?.id,
    category: categories[0]?.id,
    eventDate: '2027-03-01',
    startTime: '18:30',
    isOnline: false,
    venue: 'Old Harbour',
    location: 'Lisbon',
  }
  const create = `mutation c($input: EventInput!, $images: [File!]) {
    createEvent(input: $input, images: $images) {
      id approvalStatus isPublished startTime endTime isOnline galleryImages { url width height variants { width } }
    }
  }`
  const answer = await run(create, { input, images: [await picture()] }, token)
  expect(answer.errors).toBeUndefined()
  const created = answer.data?.createEvent as { id: string }
  expect(created).toMatchObject({
    approvalStatus: 'PENDING',
    isPublished: false,
    startTime: '18:30:00',
    endTime: null,
    isOnline: false,
    galleryImages: [{ width: 640, height: 480, variants: [{ width: 320 }, { width: 640 }] }],
  })
  const { id } = created

  const guest = await service.person()
  const moderator = await service.person({ user_type: 'superadmin' })
  const see =
    'query e($id: ID!) { event(id: $id) { title isFavorite favoriteCount author { fullName email } } }'
  expect((await run(see, { id }, guest.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const pending = '{ pendingEvents { id title author { email } } }'
  expect((await run(pending, {}, guest.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await run(pending, {}, moderator.token)).data).toEqual({
    pendingEvents: [{ id, title: 'Harbour concert', author: { email } }],
  })
  const decide =
    'mutation d($id: ID!) { decideEvent(id: $id, decision: PUBLISH) { approvalStatus event { isPublished } } }'
  expect(await run(decide, { id }, moderator.token)).toEqual({
    data: { decideEvent: { approvalStatus: 'PUBLISHED', event: { isPublished: true } } },
  })
  expect((await run(decide, { id }, moderator.token)).errors?.[0]?.extensions.code).toBe('CONFLICT')

  const explore =
    '{ events(filter: { search: "harbour", location: "lisbon" }) { count next results { id title eventStatus } } }'
  expect((await run(explore, {}, guest.token)).data?.events).toEqual({
    count: 1,
    next: null,
    results: [{ id, title: 'Harbour concert', eventStatus: 'UPCOMING' }],
  })
  const view = 'mutation w($id: ID!) { recordView(eventId: $id) { viewCount } }'
  expect((await run(view, { id }, guest.token)).data).toEqual({ recordView: { viewCount: 1 } })
  const save =
    'mutation s($id: ID!, $is: Boolean!) { saveFavorite(eventId: $id, isFavorite: $is) { eventId isFavorite } }'
  expect((await run(save, { id, is: true }, guest.token)).data).toEqual({
    saveFavorite: { eventId: id, isFavorite: true },
  })
  expect((await run(see, { id }, guest.token)).data?.event).toEqual({
    title: 'Harbour concert',
    isFavorite: true,
    favoriteCount: 1,
    author: { fullName: 'Asha Rao', email: null },
  })
  const favorites =
    '{ favorites(filter: { period: UPCOMING }) { count results { addedDate event { id isFavorite } } } }'
  expect((await run(favorites, {}, guest.token)).data?.favorites).toMatchObject({
    count: 1,
    results: [{ addedDate: '2027-01-10T12:00:00.000Z', event: { id, isFavorite: true } }],
  })
  expect((await run(save, { id, is: false }, guest.token)).data?.saveFavorite).toMatchObject({
    isFavorite: false,
  })
  expect((await run('{ myEvents { results { id } } }', {}, token)).data?.myEvents).toEqual({
    results: [{ id }],
  })

  expect(await run('mutation { logout }', {}, token)).toEqual({ data: { logout: true } })
  expect((await run('{ me { id } }', {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('errors name fields as in the graph', async () => {
  const { token } = await service.person()
  const create = 'mutation c($input: EventInput!) { createEvent(input: $input) { id } }'
  const input = {
    title: 'Talk',
    eventType: '999999',
    category: '999999',
    eventDate: '2026-01-01',
    startTime: '18:30',
    isOnline: true,
  }
  const { errors } = await run(create, { input }, token)
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toContain('registerLink')
})

test('page tokens lead to the last page of the service and back', async () => {
  const { token } = await service.person({ user_type: 'superadmin' })
  const catalog = (await run('{ categories { id } eventTypes { id } }', {}, token)).data
  const { categories, eventTypes } = catalog as Record<'categories' | 'eventTypes', { id: string }[]>
  const create = 'mutation c($input: EventInput!) { createEvent(input: $input) { id } }'
  const decide = 'mutation d($id: ID!) { decideEvent(id: $id, decision: PUBLISH) { eventId } }'
  for (const day of ['2027-05-01', '2027-05-02', '2027-05-03']) {
    const input = {
      title: `Walk of ${day}`,
      eventType: eventTypes[0]?.id,
      category: categories[0]?.id,
      eventDate: day,
      startTime: '09:00',
      isOnline: false,
      venue: 'Gate',
      location: 'Pune',
    }
    const { data } = await run(create, { input }, token)
    const created = data?.createEvent as { id: string } | undefined
    await run(decide, { id: created?.id }, token)
  }

  interface Page {
    next: string | null
    previous: string | null
    results: { eventDate: string }[]
  }
  const query = `query p($page: String, $filter: EventFilter) {
    events(page: $page, filter: $filter, pageSize: 1) { next previous results { eventDate } }
  }`
  const page = async (at: string | null) => {
    const { data } = await run(query, { page: at, filter: { search: 'walk of' } }, token)
    return data?.events as Page
  }
  const dates: (string | undefined)[] = []
  let current = await page(null)
  for (; current.next; current = await page(current.next)) dates.push(current.results[0]?.eventDate)
  dates.push(current.results[0]?.eventDate)
  expect(dates).toEqual(['2027-05-01', '2027-05-02', '2027-05-03'])
  const back = await page(current.previous)
  expect(back.results).toEqual([{ eventDate: '2027-05-02' }])
})

test('queries require a token', async () => {
  const queries = [
    'me { id }',
    'categories { id }',
    'eventTypes { id }',
    'events { count }',
    'myEvents { count }',
  ]
  const others = [
    'event(id: "1") { id }',
    'favorites { count }',
    'homepageContent { id }',
    'pendingEvents { id }',
  ]
  const all = [...queries, ...others, 'geocode(address: "Köln") { name }']
  const answers = await Promise.all(all.map((query) => run(`{ ${query} }`)))
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(all.map(() => 'UNAUTHENTICATED'))
})
