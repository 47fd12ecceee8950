import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  type Fields,
  linkOf,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  sendEvent,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { sweepMedia } from '../../../service/pictures/sweep.ts'
import { oneEngine } from '../../support/run/engines.ts'

describe.each(oneEngine)('creating events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let moderator: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    moderator = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const countRows = async (table: string) => {
    const { rows } = await service.db.query<{ n: number }>(`select count(*) as n from ${table}`)
    return rows[0]?.n
  }

  test('returns the whole pending event and notifies the superadmins', async () => {
    const { status, body } = await sendEvent(service, asha, {
      title: '  Café Día: C++ & Jazz  ',
      content: 'First.\r\n\r\nSecond <b>bold</b>.',
      end_time: '22:00:00',
      location_details: '',
      latitude: '50.9375',
      longitude: '6.9603',
      register_link: 'https://example.org/tickets?a=1',
      tags: 'jazz,  open air,jazz',
      max_participants: '80',
      registration_deadline: '2026-06-30',
      accessibility_notes: ' Step-free.\r\nInduction loop. ',
    })
    expect(status).toBe(201)
    expect(body.status).toBe(true)
    expect(body.data).toMatchObject({
      slug: expect.stringMatching(new RegExp(`^cafe-dia-c-jazz-[0-9a-f]{10}-${body.data.id}$`)),
      title: 'Café Día: C++ & Jazz',
      content: 'First.\n\nSecond <b>bold</b>.',
      event_date: '2026-07-01',
      start_time: '18:30:00',
      end_time: '22:00:00',
      venue: 'Stadtgarten',
      location: 'Berlin',
      location_details: '50.9375,6.9603',
      register_link: 'https://example.org/tickets?a=1',
      is_online_event: false,
      author: { full_name: 'Asha Rao', email: asha.email },
      approval_status: 'pending',
      is_published: false,
      is_featured: false,
      is_favorite: false,
      event_status: 'upcoming',
      days_until_event: 16,
      view_count: 0,
      favorite_count: 0,
      gallery_images: [],
      tags: 'jazz, open air',
      max_participants: 80,
      registration_deadline: '2026-06-30',
      accessibility_notes: 'Step-free.\nInduction loop.',
      updated_at: null,
    })
    const [mail] = await service.mails(moderator.email)
    expect(mail?.subject).toContain('Café Día')
    const { rows } = await service.db.query(
      'select actor_id, action, entity from audit_log where entity_id = $1',
      [body.data.id],
    )
    expect(rows).toEqual([{ actor_id: asha.id, action: 'create', entity: 'event' }])
  })

  test('an online event has a link and no place', async () => {
    const online = { is_online_event: 'true', venue: 'null', location: '', latitude: '1', longitude: '2' }
    const without = await sendEvent(service, asha, online)
    expect(without.status).toBe(400)
    expect(without.body.errors).toEqual({ register_link: ['This field is required.'] })
    const { body } = await sendEvent(service, asha, {
      ...online,
      register_link: 'https://meet.example.org/x',
    })
    expect(body.data).toMatchObject({
      is_online_event: true,
      venue: 'Online Event',
      location: null,
      location_details: null,
    })
  })

  test('keeps pictures in order, in several widths, and serves them', async () => {
    const event = await createEvent(service, asha, {
      images: [await photo(1600, 900), await photo(400, 500)],
    })
    const images = event['gallery_images'] as {
      image: string
      order: number
      width: number
      variants: { webp: string; width: number }[]
    }[]
    expect(images.map(({ order, width }) => [order, width])).toEqual([
      [0, 1600],
      [1, 400],
    ])
    expect(images[0]?.variants.map(({ width }) => width)).toEqual([320, 640, 1280])
    const served = await service.app(new Request(images[1]?.variants[0]?.webp ?? ''))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  describe('pictures copied from own events', () => {
    const filesOf = (event: AnsweredEvent) => picturesOf(event).map(({ image }) => image)
    const idsOf = (event: AnsweredEvent) => picturesOf(event).map(({ id }) => String(id))

    test('are copied in the given order, before uploaded ones', async () => {
      const one = await createEvent(service, asha, { images: [await photo(90, 80), await photo(80, 80)] })
      const two = await publishEvent(service, asha, moderator, { images: await photo(70, 80) })
      const [first = '', second = ''] = idsOf(one)
      const [third = ''] = idsOf(two)
      const copied = await createEvent(service, asha, {
        copied_images: [second, `${third}, ${first}`],
        images: await photo(60, 80),
      })
      expect(picturesOf(copied).map(({ width, order }) => [width, order])).toEqual([
        [80, 0],
        [70, 1],
        [90, 2],
        [60, 3],
      ])
      const [firstFile, secondFile] = filesOf(one)
      expect(filesOf(copied).slice(0, 3)).toEqual([secondFile, ...filesOf(two), firstFile])
      expect(idsOf(copied).filter((id) => [first, second, third].includes(id))).toEqual([])
      expect(await readEvent(service, asha, one.id)).toMatchObject({ gallery_images: one['gallery_images'] })
    })

    test('stay when the original event is deleted', async () => {
      const one = await createEvent(service, asha, { images: await photo(90, 80) })
      const copied = await createEvent(service, asha, { copied_images: idsOf(one) })
      await service.request('DELETE', `/common/events/${one.id}/`, { token: asha.token })
      const later = new Date(Date.now() + 2 * 86_400_000)
      await sweepMedia(service.db, service.services.media, () => later)
      const [file = ''] = filesOf(await readEvent(service, asha, copied.id))
      expect((await service.app(new Request(file))).status).toBe(200)
    })

    test('AZ-3 are refused if they are unknown, belong to somebody else or have an invalid id; no event is created', async () => {
      const ben = await service.person()
      const theirs = await publishEvent(service, ben, moderator, { images: await photo(90, 80) })
      const mine = await createEvent(service, asha, { images: await photo(90, 80) })
      const before = await countRows('events')
      const six = Array.from({ length: 6 }, () => idsOf(mine)).flat()
      for (const copied_images of [idsOf(theirs), [...idsOf(mine), ...idsOf(theirs)], '4711', 'cover', six]) {
        const { status, body } = await sendEvent(service, asha, { copied_images })
        expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['copied_images']])
      }
      const small = await photo(16, 16)
      const both = { copied_images: [...idsOf(mine), ...idsOf(mine)], images: [small, small, small, small] }
      const { status, body } = await sendEvent(service, asha, both)
      expect([status, body.errors]).toEqual([400, { images: ['Maximum 5 images.'] }])
      expect(await countRows('events')).toBe(before)
      expect(picturesOf(await createEvent(service, asha, { copied_images: '' }))).toEqual([])
    })

    test('are part of the body that an Idempotency-Key identifies', async () => {
      const one = await createEvent(service, asha, { images: [await photo(90, 80), await photo(80, 80)] })
      const [first = '', second = ''] = idsOf(one)
      const made = await sendEvent(service, asha, { copied_images: first }, `copies-${engine}`)
      const again = await sendEvent(service, asha, { copied_images: [first] }, `copies-${engine}`)
      expect([made.status, again.status, again.body.data.id]).toEqual([201, 201, made.body.data.id])
      const other = await sendEvent(service, asha, { copied_images: second }, `copies-${engine}`)
      expect(other.status).toBe(422)
    })
  })

  test('names every missing field at once', async () => {
    const { status, body } = await service.request('POST', '/common/events/create/', {
      token: asha.token,
      form: { content: 'x' },
    })
    expect(status).toBe(400)
    expect(Object.keys(body['errors'] as object).toSorted()).toEqual(
      [
        'event_category_id',
        'event_date',
        'event_type_id',
        'location',
        'start_time',
        'title',
        'venue',
      ].toSorted(),
    )
  })

  test('empty values count as missing in fields of every type', async () => {
    const missing = ['event_category_id', 'event_date', 'event_type_id', 'start_time', 'title']
    const { body } = await sendEvent(service, asha, Object.fromEntries(missing.map((name) => [name, ''])))
    expect(body.errors).toEqual(
      Object.fromEntries(missing.map((name) => [name, ['This field is required.']])),
    )
  })

  const faults: [string, Fields, string][] = [
    ['a blank title', { title: '   ' }, 'title'],
    ['VA-2 a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    [
      'VA-2 a title that would have 201 characters when stored',
      { title: `\u0958${'x'.repeat(199)}` },
      'title',
    ],
    ['a line break in the title', { title: 'a\nb' }, 'title'],
    ['NUL in the content', { content: 'a\u0000b' }, 'content'],
    ['VA-2 20,001 characters of content', { content: 'x'.repeat(20_001) }, 'content'],
    ['a day before today', { event_date: '2026-06-14' }, 'event_date'],
    ['a day that does not exist', { event_date: '2026-02-30' }, 'event_date'],
    ['a year of five digits', { event_date: '12026-02-01' }, 'event_date'],
    ['a time that does not exist', { start_time: '24:00' }, 'start_time'],
    ['an end before the start', { end_time: '18:00' }, 'end_time'],
    ['an end equal to the start', { end_time: '18:30:00' }, 'end_time'],
    ['an unknown category', { event_category_id: '4711' }, 'event_category_id'],
    ['an unknown type', { event_type_id: '4711' }, 'event_type_id'],
    ['an id too large for the database', { event_type_id: '99999999999' }, 'event_type_id'],
    ['an id that is not a number', { event_type_id: '1e3' }, 'event_type_id'],
    ['an out-of-range latitude', { latitude: '90.5', longitude: '0' }, 'latitude'],
    ['only one of the coordinates', { latitude: '50' }, 'longitude'],
    ['a script as a link', { register_link: 'javascript:alert(1)' }, 'register_link'],
    ['data as a link', { register_link: 'data:text/html,x' }, 'register_link'],
    ['credentials in a link', { register_link: 'https://me:secret@example.org/' }, 'register_link'],
    ['VA-2 a link of 2,049 characters', { register_link: linkOf(2049) }, 'register_link'],
    ['a tab in a link', { register_link: 'https://exa\tmple.org/' }, 'register_link'],
    ['an unknown zone', { time_zone: 'Europe/Nowhere' }, 'time_zone'],
    ['an offset in place of a zone', { time_zone: '+01:00' }, 'time_zone'],
    ['a last day without an end', { end_date: '2026-07-02' }, 'end_date'],
    ['a last day before the first', { end_date: '2026-06-30', end_time: '23:00' }, 'end_date'],
    ['a last day after 31 days', { end_date: '2026-08-01', end_time: '23:00' }, 'end_date'],
    [
      'a start that the clocks skip',
      { event_date: '2027-03-28', start_time: '02:30', time_zone: 'Europe/Berlin' },
      'start_time',
    ],
    [
      'an end that the clocks skip',
      { event_date: '2027-03-13', end_date: '2027-03-14', end_time: '02:30', time_zone: 'America/New_York' },
      'end_time',
    ],
    [
      'accessibility notes that are too long',
      { accessibility_notes: 'a'.repeat(1001) },
      'accessibility_notes',
    ],
    ['a deadline after the event', { registration_deadline: '2026-07-02' }, 'registration_deadline'],
    ['a maximum of 0 participants', { max_participants: '0' }, 'max_participants'],
    ['a field sent twice', { title: ['a', 'b'] }, 'title'],
    ['text in place of a picture', { images: 'photo.jpg' }, 'images'],
    ['an approval status', { approval_status: 'published' }, 'approval_status'],
    ['a slug', { slug: 'mine' }, 'slug'],
    ['another author', { author: '1' }, 'author'],
  ]
  test.each(faults)('refuses %s', async (_what, fields, field) => {
    const before = await countRows('events')
    const { status, body } = await sendEvent(service, asha, fields)
    expect([status, body['success' as keyof typeof body]]).toEqual([400, false])
    expect(Object.keys(body.errors ?? {})).toEqual([field])
    expect(await countRows('events')).toBe(before)
  })

  test('VA-3 accepts the current day at the place, and refuses it once it is over there', async () => {
    // At this minute, it is the 15th in Honolulu and the 16th in Kiritimati.
    const late = await openTestService({ engine, now: new Date('2026-06-16T09:59:59.000Z') })
    const author = await late.person()
    const create = async (time_zone: string, event_date: string) => {
      const { status, body } = await sendEvent(late, author, { time_zone, event_date })
      return [status, body.errors ?? body.data.days_until_event]
    }
    const refused = { event_date: ['Event date cannot be before today.'] }
    expect(await create('Pacific/Honolulu', '2026-06-15')).toEqual([201, 0])
    expect(await create('Pacific/Kiritimati', '2026-06-15')).toEqual([400, refused])
    expect(await create('Pacific/Kiritimati', '2026-06-16')).toEqual([201, 0])
    late.advance(2000)
    expect(await create('Pacific/Honolulu', '2026-06-15')).toEqual([400, refused])
    expect(await create('Pacific/Honolulu', '2026-06-16')).toEqual([201, 0])
    await late.close()
  })

  test('refuses invalid pictures, pictures that are too large, and too many of them, and stores none', async () => {
    const [events, images] = [await countRows('events'), await countRows('gallery_images')]
    const text = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' })
    expect((await sendEvent(service, asha, { images: [await photo(), text] })).status).toBe(415)
    const six = await Promise.all(Array.from({ length: 6 }, () => photo(32, 32)))
    const tooMany = await sendEvent(service, asha, { images: six })
    expect([tooMany.status, tooMany.body.errors]).toEqual([400, { images: ['Maximum 5 images.'] }])
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')
    expect((await sendEvent(service, asha, { images: large })).status).toBe(413)
    expect([await countRows('events'), await countRows('gallery_images')]).toEqual([events, images])
  })

  test('an empty file picker adds no picture', async () => {
    const event = await createEvent(service, asha, { images: new File([], '') })
    expect(event['gallery_images']).toEqual([])
  })

  test('requires a token and a form', async () => {
    const anonymous = await service.request('POST', '/common/events/create/', { form: { title: 'x' } })
    expect(anonymous.status).toBe(401)
    const json = await service.request('POST', '/common/events/create/', { token: asha.token, json: {} })
    expect(json.status).toBe(415)
  })

  test('the same key and form give the same answer and one event', async () => {
    const before = await countRows('events')
    const images = await photo()
    const first = await sendEvent(service, asha, { images }, 'key-1')
    const again = await sendEvent(service, asha, { images }, 'key-1')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await sendEvent(service, asha, { images, title: 'Other' }, 'key-1')).status).toBe(422)
    expect((await sendEvent(service, asha, { images: await photo(320, 200) }, 'key-1')).status).toBe(422)
    expect((await sendEvent(service, asha, {}, 'key with spaces')).status).toBe(400)
    expect(await countRows('events')).toBe(Number(before) + 1)
    const other = await sendEvent(service, moderator, {}, 'key-1')
    expect([other.status, other.body.data.id === first.body.data.id]).toEqual([201, false])
  })

  test('after a day, the key can be used again', async () => {
    const own = await openTestService({ engine })
    const author = await own.person()
    const first = await sendEvent(own, author, {}, 'daily')
    own.advance(24 * 3_600_000)
    const next = await sendEvent(own, author, { title: 'Another' }, 'daily')
    expect([next.status, next.body.data.id]).toEqual([201, first.body.data.id + 1])
    await own.close()
  })

  test('50 concurrent requests with one key create one event', async () => {
    const before = await countRows('events')
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendEvent(service, asha, {}, 'race')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await countRows('events')).toBe(Number(before) + 1)
  })
})
