import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnusedEntries } from '../../../../service/catalog/editCatalogQueries.ts'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  linkOf,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  sendEdit,
  sendEvent,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { oneEngine } from '../../../support/run/engines.ts'

describe.each(oneEngine)('editing events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    ben = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const edit = (id: number | string, form: Fields, by: Person | null = asha, headers = {}) =>
    sendEdit(service, by, id, form, headers)
  const read = (id: number) => readEvent(service, superadmin, id)
  const audits = async (id: number) => {
    const { rows } = await service.db.query<{ action: string }>(
      "select action from audit_log where entity = 'event' and entity_id = $1 order by id",
      [id],
    )
    return rows.map(({ action }) => action)
  }
  const countOf = async (key: string) => {
    const { rows } = await service.db.query<{ n: number }>(
      "select coalesce(sum(n), 0)::integer as n from counters where scope = 'events' and key = $1",
      [key],
    )
    return rows[0]?.n ?? 0
  }

  test('changes only the fields that are sent, and keeps the slug', async () => {
    const event = await createEvent(service, asha, {
      end_time: '22:00',
      tags: 'jazz',
      max_participants: '80',
    })
    const { status, body } = await edit(event.id, {
      title: ' Indoor jazz ',
      content: 'It rains.\r\nSo what.',
      event_type_id: '2',
      category_id: '3',
      start_time: '19:00',
    })
    expect([status, body.status]).toEqual([200, true])
    expect(body.data).toMatchObject({
      ...event,
      title: 'Indoor jazz',
      content: 'It rains.\nSo what.',
      event_type: { id: 2 },
      event_category: { id: 3 },
      start_time: '19:00:00',
      starts_at: '2026-07-01T19:00:00+00:00',
      updated_at: '2026-06-15T12:00:00Z',
    })
    expect(body.data.slug).toBe(event.slug)
    expect(await read(event.id)).toMatchObject({ title: 'Indoor jazz', slug: event.slug })
    expect(await audits(event.id)).toEqual(['create', 'update'])
  })

  test('a repeated request with the same key neither adds nor deletes a picture twice', async () => {
    const event = await createEvent(service, asha, { images: await photo() })
    const [before] = picturesOf(event)
    const form = { title: 'Once', deleted_images: String(before?.id), images: await photo(320, 200) }
    const key = { 'idempotency-key': 'edit-1' }
    const [first, beside] = await Promise.all([1, 2].map(() => edit(event.id, form, asha, key)))
    const later = await edit(event.id, form, asha, key)
    expect([first?.status, beside?.status, later.status]).toEqual([200, 200, 200])
    expect(later.body).toEqual(first?.body)
    expect(picturesOf(await read(event.id))).toHaveLength(1)
    expect(await audits(event.id)).toEqual(['create', 'update'])
    expect((await edit(event.id, { title: 'Twice' }, asha, key)).status).toBe(422)
    const other = await createEvent(service, asha)
    expect((await edit(other.id, form, asha, key)).status).toBe(422)
    expect((await edit(event.id, { images: await photo(320, 200) })).body.data.gallery_images).toHaveLength(2)
  })

  test('empties the fields that are sent empty', async () => {
    const event = await createEvent(service, asha, {
      end_time: '22:00',
      location_details: '52.5,13.4',
      register_link: 'https://example.org/',
      registration_deadline: '2026-06-30',
      max_participants: '80',
      tags: 'jazz',
      accessibility_notes: 'Step-free.',
    })
    const { body } = await edit(event.id, {
      content: '',
      end_time: 'null',
      location_details: '',
      register_link: '',
      registration_deadline: ' ',
      max_participants: '',
      tags: ',',
      accessibility_notes: '',
    })
    expect(body.data).toMatchObject({
      content: '',
      end_time: null,
      location_details: null,
      register_link: null,
      registration_deadline: null,
      max_participants: null,
      tags: null,
      accessibility_notes: null,
    })
    const { rows } = await service.db.query('select latitude, longitude from events where id = $1', [
      event.id,
    ])
    expect(rows).toEqual([{ latitude: null, longitude: null }])
  })

  test('coordinates follow the location details', async () => {
    const { id } = await createEvent(service, asha, { latitude: '1', longitude: '2' })
    await edit(id, { location_details: '52.5, 13.4' })
    const spot = 'select latitude, longitude from events where id = $1'
    expect((await service.db.query(spot, [id])).rows).toEqual([{ latitude: 52.5, longitude: 13.4 }])
    await edit(id, { title: 'Elsewhere' })
    expect((await service.db.query(spot, [id])).rows).toEqual([{ latitude: 52.5, longitude: 13.4 }])
    expect((await edit(id, { location_details: '٥٠٫٥، ٦' })).body.data).toMatchObject({
      location_details: '50.5,6',
    })
    expect((await service.db.query(spot, [id])).rows).toEqual([{ latitude: 50.5, longitude: 6 }])
  })

  test.each(['91,0', 'NaN,NaN'])('VA-3 invalid coordinates are not stored: %s', async (text) => {
    const wrong = { location_details: text }
    const named = { status: 400, body: { errors: { location_details: expect.any(Array) } } }
    expect(await sendEvent(service, asha, wrong)).toMatchObject(named)
    const { id } = await publishEvent(service, asha, superadmin, { location_details: '52.50,13.40' })
    expect(await edit(id, wrong)).toMatchObject(named)
    expect(await edit(id, { ...wrong, as_proposal: 'true' })).toMatchObject(named)
    const stored = await service.db.query(
      'select location_details, approval_status from events where id = $1',
      [id],
    )
    expect(stored.rows).toEqual([{ location_details: '52.5,13.4', approval_status: 'published' }])
  })

  test('the venue decides whether the event is online, which needs a link', async () => {
    const { id } = await createEvent(service, asha)
    const without = await edit(id, { venue: 'Zoom' })
    expect([without.status, without.body.errors]).toEqual([
      400,
      { register_link: ['This field is required.'] },
    ])
    const online = await edit(id, { venue: 'Zoom', register_link: 'https://meet.example.org/x' })
    expect(online.body.data).toMatchObject({ is_online_event: true, venue: 'Zoom', location: 'Berlin' })
    expect((await edit(id, { register_link: '' })).body.errors).toHaveProperty('register_link')
    const unnamed = await edit(id, { venue: '', location: '' })
    expect(unnamed.body.data).toMatchObject({ is_online_event: true, venue: 'Online Event', location: null })
    const nowhere = await edit(id, { venue: 'Town hall' })
    expect([nowhere.status, nowhere.body.errors]).toEqual([400, { location: ['This field is required.'] }])
    const inPerson = await edit(id, { venue: 'Town hall', location: 'Bonn', register_link: '' })
    expect(inPerson.body.data).toMatchObject({ is_online_event: false, venue: 'Town hall', location: 'Bonn' })
  })

  test('an event without its deleted type can be edited', async () => {
    const { rows } = await service.db.query<{ id: number }>(
      "insert into event_types (name) values ('Gone soon') returning id",
    )
    const { id } = await createEvent(service, asha, { event_type_id: String(rows[0]?.id) })
    await service.db.query("delete from event_types where name = 'Gone soon'")
    const { status, body } = await edit(id, { title: 'Still here' })
    expect([status, body.data['event_type'], body.data.title]).toEqual([200, null, 'Still here'])
  })

  test('a past event may keep its day, but a day cannot be moved into the past', async () => {
    const own = await openTestService({ engine })
    const author = await own.person()
    const { id } = await createEvent(own, author, { event_date: '2026-06-16' })
    own.advance(2 * 86_400_000)
    const send = (form: Fields) =>
      own.request<{ errors?: object }>('PATCH', `/common/events/${id}/update/`, { token: author.token, form })
    expect((await send({ content: 'It was good.', event_date: '2026-06-16' })).status).toBe(200)
    const moved = await send({ event_date: '2026-06-15' })
    expect([moved.status, moved.body.errors]).toEqual([
      400,
      { event_date: ['Event date cannot be before today.'] },
    ])
    expect((await send({ event_date: '2026-06-17' })).status).toBe(200)
    await own.close()
  })

  /** Deletes the record of the last letter about new events, so that the next one is sent at once. */
  const toldLongAgo = () => service.db.query('delete from submission_mails')

  test.each(['publish', 'reject'])('AZ-7 an edit after %s submits the event again', async (action) => {
    const event = await createEvent(service, asha, { title: 'Decided' })
    await decide(service, superadmin, event.id, { action, ...(action === 'reject' ? { reason: 'No.' } : {}) })
    const was = action === 'publish' ? 'published' : 'rejected'
    const [decided, pending] = [await countOf(was), await countOf('pending')]
    const mails = (await service.mails(superadmin.email)).length
    await toldLongAgo()

    const { body } = await edit(event.id, { title: 'Better' })
    expect(body.data).toMatchObject({
      approval_status: 'pending',
      is_published: false,
      reject_reason: null,
      updated_at: '2026-06-15T12:00:00Z',
    })
    expect([await countOf(was), await countOf('pending')]).toEqual([decided - 1, pending + 1])
    expect(await audits(event.id)).toEqual(['create', action, 'resubmit'])
    const sent = await service.mails(superadmin.email)
    expect(sent.slice(mails).map(({ subject }) => subject)).toEqual(['To be approved: Better'])
    const other = await service.request('GET', `/common/events/${event.id}/`, { token: ben.token })
    expect(other.status).toBe(404)
    expect((await decide(service, superadmin, event.slug)).status).toBe(200)
  })

  test('an edit of a pending event notifies nobody', async () => {
    const { id } = await createEvent(service, asha)
    const mails = (await service.mails(superadmin.email)).length
    const pending = await countOf('pending')
    expect((await edit(id, { title: 'Second thoughts' })).body.data.approval_status).toBe('pending')
    expect(await service.mails(superadmin.email)).toHaveLength(mails)
    expect(await countOf('pending')).toBe(pending)
  })

  test('an edit that changes nothing has no effect', async () => {
    const event = await publishEvent(service, asha, superadmin, { venue: 'The Meetinghouse' })
    for (const form of [{ title: event.title, venue: 'The Meetinghouse' }, { location_details: '' }]) {
      const { status, body } = await edit(event.id, form)
      expect([status, body.data]).toEqual([
        200,
        await service
          .request<{ data: AnsweredEvent }>('GET', `/common/events/${event.id}/`, { token: asha.token })
          .then((each) => each.body.data),
      ])
      expect(body.data).toMatchObject({ approval_status: 'published', updated_at: null })
    }
    expect(await audits(event.id)).toEqual(['create', 'publish'])
  })

  test('favourites get the new day and time', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    await service.request('POST', '/common/favorites/add/', { token: ben.token, json: { event_id: id } })
    await edit(id, { event_date: '2026-08-01', start_time: '07:45' })
    const { rows } = await service.db.query('select starts_at, user_id from favorites where event_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ starts_at: '2026-08-01T07:45:00Z', user_id: ben.id }])
  })

  test('the audit log has old and new values until the author deletes their account', async () => {
    const leaver = await service.person()
    const long = `${'All evening. '.repeat(60)}🎷`
    const { id } = await publishEvent(service, leaver, superadmin, { images: [await photo()], content: long })
    const fields = { title: 'Brass', content: `${long} And dance.`, category_id: '2', as_proposal: 'true' }
    await edit(id, { ...fields, end_time: '23:00', images: [await photo()] }, leaver)
    const auditDetails = async () => {
      const { body } = await service.request<{ results: { action: string; details: object }[] }>(
        'GET',
        `/common/superadmin/audit/?entity=event&entity_id=${id}&action=propose`,
        { token: superadmin.token },
      )
      return body.results.map(({ details }) => details)
    }
    const tail = `…${long.slice(-41, -2)}🎷`
    expect(await auditDetails()).toEqual([
      {
        title: { from: 'Open-air jazz', to: 'Brass' },
        content: { from: tail, to: `${tail} And dance.` },
        end_time: { from: null, to: '23:00:00' },
        event_category: { from: expect.any(String), to: expect.any(String) },
        gallery_images: { from: 1, to: '2, 1 of them new' },
      },
    ])
    const { body } = await service.request<{ deeds: { action: string; details: object }[] }>(
      'GET',
      '/common/profile/export/',
      { token: leaver.token },
    )
    expect(body.deeds.at(-1)).toMatchObject({ details: { title: { to: 'Brass' } } })
    const gone = { token: leaver.token, json: { password: leaver.password } }
    await service.request('DELETE', '/common/profile/', gone)
    const names = { title: {}, content: {}, end_time: {}, event_category: {}, gallery_images: {} }
    expect(await auditDetails()).toEqual([names])
  })

  test('only the author may edit an event', async () => {
    const published = await publishEvent(service, asha, superadmin)
    const draft = await createEvent(service, asha)
    const form = { title: 'Mine now', event_type_id: '4711' }
    for (const [id, person, status] of [
      [published.id, null, 401],
      [published.id, ben, 403],
      [published.id, superadmin, 403],
      [draft.id, null, 401],
      [draft.id, ben, 404],
      [draft.id, superadmin, 403],
      [471_147, asha, 404],
      ['0', asha, 400],
      ['x', asha, 400],
    ] as const) {
      expect((await edit(id, form, person)).status, `${id} by ${person?.full_name}`).toBe(status)
    }
    expect((await read(published.id)).title).toBe(published.title)
    expect((await read(draft.id)).title).toBe(draft.title)
    const json = await service.request('PATCH', `/common/events/${draft.id}/update/`, {
      token: asha.token,
      json: { title: 'JSON' },
    })
    expect(json.status).toBe(415)
  })

  const faults: [string, Fields, string][] = [
    ['a blank title', { title: '  ' }, 'title'],
    ['VA-2 a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['NUL in the content', { content: 'a\u0000b' }, 'content'],
    ['VA-2 20,001 characters of content', { content: 'x'.repeat(20_001) }, 'content'],
    ['VA-2 a link of 2,049 characters', { register_link: linkOf(2049) }, 'register_link'],
    ['a day before today', { event_date: '2026-06-14' }, 'event_date'],
    ['no day', { event_date: '' }, 'event_date'],
    ['no start', { start_time: 'null' }, 'start_time'],
    ['no venue', { venue: '' }, 'venue'],
    ['no location', { location: '' }, 'location'],
    ['an end before the existing start', { end_time: '18:00' }, 'end_time'],
    ['a start after the existing end', { start_time: '22:00' }, 'end_time'],
    ['a deadline after the event', { registration_deadline: '2026-07-02' }, 'registration_deadline'],
    ['a day before the existing deadline', { event_date: '2026-06-20' }, 'registration_deadline'],
    ['an unknown category', { category_id: '4711' }, 'category_id'],
    ['an unknown type', { event_type_id: '4711' }, 'event_type_id'],
    ['no category', { category_id: '' }, 'category_id'],
    ['a script as a link', { register_link: 'javascript:alert(1)' }, 'register_link'],
    ['a maximum of 0 participants', { max_participants: '0' }, 'max_participants'],
    ['a field sent twice', { title: ['a', 'b'] }, 'title'],
    ['text in place of a picture', { images: 'photo.jpg' }, 'images'],
    ['an invalid picture id', { deleted_images: ['x'] }, 'deleted_images'],
    ['a file in place of an id', { deleted_images: new File(['1'], '1') }, 'deleted_images'],
    ['11 pictures to delete', { deleted_images: Array.from({ length: 11 }, () => '1') }, 'deleted_images'],
    ['an approval status', { approval_status: 'published' }, 'approval_status'],
    ['a featured flag', { is_featured: 'true' }, 'is_featured'],
    ['a slug', { slug: 'mine' }, 'slug'],
    ['another author', { author_id: '1' }, 'author_id'],
    ['a prototype', { ['__proto__']: 'x' }, '__proto__'],
  ]
  test.each(faults)('refuses %s', async (_what, fields, field) => {
    const event = await createEvent(service, asha, {
      end_time: '21:00',
      registration_deadline: '2026-06-25',
    })
    const { status, body } = await edit(event.id, { tags: 'changed', ...fields })
    expect([status, body.success]).toEqual([400, false])
    expect(Object.keys(body.errors ?? {})).toEqual([field])
    expect(await read(event.id)).toMatchObject({ tags: null, updated_at: null })
    expect(await audits(event.id)).toEqual(['create'])
  })

  test('a concurrent decision runs either before or after the edit', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await createEvent(service, asha)
      const [pending, published] = [await countOf('pending'), await countOf('published')]
      const both = [() => edit(id, { title: 'Raced' }), () => decide(service, superadmin, id)]
      const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((run) => run()))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const event = await read(id)
      const isLive = event.approval_status === 'published'
      expect(event).toMatchObject({ title: 'Raced', is_published: isLive })
      expect(await audits(id)).toEqual(
        isLive ? ['create', 'update', 'publish'] : ['create', 'publish', 'resubmit'],
      )
      expect([await countOf('pending'), await countOf('published')]).toEqual(
        isLive ? [pending - 1, published + 1] : [pending, published],
      )
    }
  })

  test('an edit to a category that is deleted at the same moment is either applied first or refused', async () => {
    const events = await Promise.all(Array.from({ length: 8 }, () => createEvent(service, asha)))
    for (let round = 0; round < 5; round += 1) {
      const { rows } = await service.db.query<{ id: number }>(
        "insert into categories (name) values ('Fleeting') returning id",
      )
      const category_id = String(rows[0]?.id)
      const edits = events.map(({ id }) => edit(id, { category_id, title: `Round ${round}` }))
      const deletion = service.request('DELETE', `/common/categories/${category_id}/`, {
        token: superadmin.token,
      })
      for (const { status, body } of await Promise.all(edits)) {
        if (status !== 200) expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['category_id']])
      }
      expect((await deletion).status).toBe(204)
      await deleteUnusedEntries(service.db)
      const { rows: left } = await service.db.query(
        'select id from categories where id = $1 and not exists (select from events where category_id = $1)',
        [category_id],
      )
      expect(left).toEqual([])
    }
  })

  test('50 concurrent edits submit the event once, and keep every field and at most ten pictures', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const mails = (await service.mails(superadmin.email)).length
    await toldLongAgo()
    const image = await photo(16, 16)
    const forms: Fields[] = [
      { title: 'Side by side' },
      { content: 'All of it.' },
      { tags: 'one, two' },
      { images: [image, image, image] },
    ]
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => edit(id, forms[at % 4] ?? {})))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ status, body }) => status === 400 && body.errors?.['images'])).toBe(true)
    const event = await read(id)
    expect(event).toMatchObject({ title: 'Side by side', content: 'All of it.', tags: 'one, two' })
    expect(picturesOf(event)).toHaveLength(9)
    expect((await audits(id)).filter((action) => action === 'resubmit')).toHaveLength(1)
    expect(await service.mails(superadmin.email)).toHaveLength(mails + 1)
  })
})
