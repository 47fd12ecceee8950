import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepMedia } from '../../../service/pictures/sweep.ts'
import { createEvent, photo, sendEvent } from '../../support/events.ts'
import { hostileImages, samples } from '../../support/http/hostileImages.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

let service: TestService
let asha: Person
let superadmin: Person
let eventId: number
/** The hostile files by name, generated once, since that takes longer than refusing them. */
const hostile = new Map<string, File>()

beforeAll(async () => {
  service = await openTestService({ now: new Date() })
  asha = await service.person()
  superadmin = await service.person({ user_type: 'superadmin' })
  const sound = await samples()
  for (const [name, , make] of hostileImages) {
    // The name and the type claim that the file is a valid JPEG.
    hostile.set(name, new File([Buffer.from(await make(sound))], 'holiday.jpg', { type: 'image/jpeg' }))
  }
  eventId = (await createEvent(service, asha, { event_date: '2099-07-01' })).id
})
afterAll(() => service.close())

const eventFields = {
  title: 'Jazz',
  event_type_id: '1',
  event_category_id: '1',
  event_date: '2099-07-01',
  start_time: '18:30',
  venue: 'Park',
  location: 'Berlin',
}
const slideFields = { order: '1', heading: 'A', description: 'B', date: '2099-07-01', place: 'C' }

/** Every route that accepts a picture. */
const doors = [
  ['POST', '/common/events/create/', 'images', eventFields],
  ['PATCH', '/common/events/{event}/update/', 'images', {}],
  ['PATCH', '/common/profile/', 'profile_pic', {}],
  ['POST', '/common/superadmin/homepage-content/create/', 'image', slideFields],
] as const

const addressOf = (path: string) => path.replace('{event}', String(eventId))
const tokenOf = (path: string) => (path.includes('superadmin') ? superadmin : asha).token

/** Counts everything that an upload could leave behind. */
async function kept() {
  const files: string[] = []
  for await (const { name } of service.services.media.list()) files.push(name)
  const { rows } = await service.db.query(`
    select (select count(*) from events) as events, (select count(*) from gallery_images) as images,
      (select count(*) from homepage_slides) as slides, (select count(profile_pic) from users) as faces`)
  return { files: files.length, rows: rows[0] }
}

describe.each(doors)('UP-1 hostile uploads via %s %s', (method, path, field, fields) => {
  const isEvent = field === 'images'
  // Slides and profile pictures may be GIF. A slide may have 10 MB, and a larger body is cut off.
  const cases = hostileImages.filter(
    ([name]) => (isEvent || !name.startsWith('GIF')) && (field !== 'image' || name !== 'more than 5 MB'),
  )

  test(`each of ${cases.length} is refused with its field and file name, and leaves nothing behind`, async () => {
    const before = await kept()
    const wrong: string[] = []
    for (const [name, status] of cases) {
      const answer = await service.request(method, addressOf(path), {
        token: tokenOf(path),
        form: { ...fields, [field]: hostile.get(name) as File },
      })
      const errors = (answer.body['errors'] ?? {}) as Record<string, string[]>
      const isNamed = errors[field]?.every((text) => text.startsWith('holiday.jpg: ')) ?? false
      if (answer.status !== status || Object.keys(errors).join(' ') !== field || !isNamed) {
        wrong.push(`${name}: ${answer.status} ${JSON.stringify(errors)} instead of ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await kept()).toEqual(before)
    const { status } = await service.request('GET', '/common/profile/', { token: asha.token })
    expect(status).toBe(200)
  })

  test('UP-2 a body over all limits is cut off while it is received, regardless of its declared length', async () => {
    const before = await kept()
    for (const headers of [{}, { 'Content-Length': '10' }]) {
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 65_536
          controller.enqueue(new Uint8Array(65_536))
        },
      })
      const type = `multipart/form-data; boundary=${randomUUID()}`
      const request = new Request(`http://plaza.test${addressOf(path)}`, {
        method,
        body: endless,
        duplex: 'half',
        headers: { Authorization: `Bearer ${tokenOf(path)}`, 'Content-Type': type, ...headers },
      } as RequestInit)
      const { status } = await service.app(request, { ip: '127.0.0.1' })
      expect(status).toBe(413)
      expect(sent).toBeLessThan(60_000_000)
    }
    expect(await kept()).toEqual(before)
  })
})

test.each(doors)(
  'UP-8 50,000 fields via %s %s are refused early, with a short answer',
  async (method, path) => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(Buffer.from(`--x\r\nContent-Disposition: form-data; name="a${sent}"\r\n\r\n1\r\n`))
        sent += 1
        if (sent === 50_000) controller.close()
      },
    })
    const headers = {
      Authorization: `Bearer ${tokenOf(path)}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const answer = await service.app(
      new Request(new URL(addressOf(path), 'http://plaza.test'), {
        method,
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
      { ip: '127.0.0.1' },
    )
    expect(answer.status).toBe(400)
    expect((await answer.text()).length).toBeLessThan(300)
    expect(sent).toBeLessThan(5000)
  },
)

test('UP-8 the size of an answer does not grow with the number or the names of unknown fields', async () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, 1]))
  const long = { ['n'.repeat(50_000)]: 1 }
  for (const json of [many, long]) {
    const { status, body } = await service.request('POST', '/common/login/', { json })
    expect(status).toBe(400)
    expect(JSON.stringify(body).length).toBeLessThan(5000)
    expect(body['errors']).toMatchObject({ email: ['This field is required.'] })
  }
})

test('a refused picture is named by its file name only, in one line of limited length', async () => {
  const nameOf = async (name: string) => {
    const images = [new File(['no picture'], name, { type: 'image/jpeg' })]
    const { body } = await sendEvent(service, asha, { ...eventFields, images })
    const { images: [text = ''] = [] } = body['errors'] as Record<string, string[]>
    return text.replace('Only JPG, PNG or WebP pictures can be uploaded.', '')
  }
  expect(await nameOf('اجتماع 2.jpg')).toBe('اجتماع 2.jpg: ')
  expect(await nameOf(`a\u202e\u200bb.jpg`)).toBe('a b.jpg: ')
  expect(await nameOf(`${'n'.repeat(150)}.jpg`)).toBe(`${'n'.repeat(100)}…: `)
})

test('UP-2 an event gets up to 5 pictures at creation and 10 in total; with one too many, none is stored', async () => {
  const six = await Promise.all(Array.from({ length: 6 }, () => photo(24, 24)))
  const before = await kept()
  expect((await sendEvent(service, asha, { ...eventFields, images: six })).status).toBe(400)
  expect(await kept()).toEqual(before)
  const { id } = await createEvent(service, asha, { ...eventFields, images: six.slice(0, 5) })
  const add = async (count: number) =>
    await service.request('PATCH', `/common/events/${id}/update/`, {
      token: asha.token,
      form: { images: six.slice(0, count) },
    })
  expect((await add(6)).body).toMatchObject({ errors: { images: ['Maximum 10 images.'] } })
  expect((await add(5)).status).toBe(200)
  expect((await add(1)).status).toBe(400)
})

test('UP-2 an account may upload 200 pictures a day, through all routes together', async () => {
  const limited = await openTestService({ services: { rateLimits: true } })
  const [ben, eve] = [await limited.person(), await limited.person()]
  const no = new File(['no picture'], 'a.jpg')
  const upload = async (by: Person, count: number) =>
    await sendEvent(limited, by, { images: Array.from({ length: count }, () => no) })
  for (let n = 0; n < 39; n += 1) expect((await upload(ben, 5)).status).toBe(415)
  expect((await upload(ben, 4)).status).toBe(415)
  const face = { token: ben.token, form: { profile_pic: no } }
  expect((await limited.request('PATCH', '/common/profile/', face)).status).toBe(415)
  const refused = await limited.request('PATCH', '/common/profile/', face)
  expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([429, ['profile_pic']])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  expect((await upload(ben, 1)).status).toBe(429)
  expect((await upload(eve, 1)).status).toBe(415)
  expect((await sendEvent(limited, ben)).status).toBe(201)
  await limited.close()
})

test('UP-7 the sweep removes the files of a request that never finished, and nothing else', async () => {
  const picture = await photo(64, 48)
  await createEvent(service, asha, { ...eventFields, images: picture })
  const before = await kept()
  // Simulates a process that dies after it has stored the files and before it writes the rows.
  const db = {
    ...service.db,
    transaction: () => Promise.reject(new Error('killed')),
  }
  const dying = await openTestService({ services: { ...service.services, db }, now: new Date() })
  const answer = await dying
    .request('PATCH', addressOf('/common/events/{event}/update/'), {
      token: asha.token,
      form: { images: picture },
    })
    .catch((error: unknown) => String(error))
  expect(answer).toContain('answered 500')
  const orphaned = await kept()
  expect(orphaned.files).toBeGreaterThan(before.files)
  expect(orphaned.rows).toEqual(before.rows)

  const { db: rows, media } = service.services
  expect(await sweepMedia(rows, media, service.now)).toBe(0)
  const later = () => new Date(service.now().getTime() + 25 * 3_600_000)
  expect(await sweepMedia(rows, media, later)).toBe(orphaned.files - before.files)
  expect(await kept()).toEqual(before)
  await dying.close()
})
