import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepMedia } from '../../../service/pictures/sweep.ts'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  photo,
  publishEvent,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'
import { topicsTold } from '../../support/topicsTold.ts'

interface Proposal {
  title: string
  status: string
  reject_reason: string | null
  gallery_images: { id: number; image: string }[]
  [field: string]: unknown
}
interface Reviewed extends AnsweredEvent {
  version: number | null
  proposal: Proposal | null
  gallery_images: { id: number; image: string }[]
}

const pending = '/common/events/pending/'

describe.each(oneEngine)('versions and proposals on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    ben = await service.person()
    superadmin = await service.person({ full_name: 'Mira Stein', user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const read = async (id: number, by: Person = superadmin) =>
    (await service.request<{ data: Reviewed }>('GET', `/common/events/${id}/`, { token: by.token })).body.data
  const edit = (id: number, form: Fields, by: Person = asha) =>
    service.request<{ data: Reviewed }>('PATCH', `/common/events/${id}/update/`, { token: by.token, form })
  const propose = async (id: number, form: Fields, by: Person = asha) => {
    const { status, body } = await edit(id, { ...form, as_proposal: 'true' }, by)
    expect(status).toBe(200)
    return body.data
  }
  const rule = async (id: number, action: 'publish' | 'reject', reason?: string) => {
    const { version } = await read(id)
    return decide(service, superadmin, id, { action, version, ...(reason ? { reason } : {}) })
  }
  const explored = async (search: string) => {
    const path = `/common/events/list/main/?search=${encodeURIComponent(search)}`
    const { body } = await service.request<{ results: AnsweredEvent[] }>('GET', path, { token: ben.token })
    return body.results.map(({ title }) => title)
  }
  const waiting = async () =>
    (await service.request<{ count: number; data: Reviewed[] }>('GET', pending, { token: superadmin.token }))
      .body
  const pendingOnDashboard = async () => {
    const path = '/common/superadmin/dashboard'
    type Answer = { data: { overview: { pending_events: number } } }
    const { body } = await service.request<Answer>('GET', path, { token: superadmin.token })
    return body.data.overview.pending_events
  }
  const historyOf = (id: number, by: Person) =>
    service.request<{ data: Record<string, unknown>[] }>('GET', `/common/events/${id}/history/`, {
      token: by.token,
    })

  /** Runs the sweep as if two days later, when unused files are deleted. */
  const sweep = () =>
    sweepMedia(service.db, service.services.media, () => new Date(Date.now() + 48 * 3600_000))
  const isThere = async (image: string | undefined) =>
    (await service.services.media.get(image?.split('/media/')[1] ?? '')) !== null

  test('a decision may name a version, and is refused if the version is stale', async () => {
    const { id } = await createEvent(service, asha, { title: 'Boat race' })
    expect((await read(id, asha)).version).toBeNull()
    const { version } = await read(id)
    await edit(id, { title: 'Boat parade' })
    const stale = await decide(service, superadmin, id, { action: 'publish', version })
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'This event was edited or decided about after it was read. Look at it again.',
    ])
    expect((await read(id)).approval_status).toBe('pending')

    const seen = (await read(id)).version
    expect((await decide(service, superadmin, id, { action: 'publish', version: seen })).status).toBe(200)
    const second = await decide(service, superadmin, id, { action: 'reject', version: seen })
    expect([second.status, second.body.message]).toEqual([409, stale.body.message])
    const unversioned = await decide(service, superadmin, id, { action: 'reject' })
    expect([unversioned.status, unversioned.body.message]).toEqual([
      409,
      'This event is not waiting for a decision.',
    ])
  })

  test('a proposal stored before some fields existed is read as complete, and can be edited and published', async () => {
    const { id } = await publishEvent(service, asha, superadmin, {
      title: 'Owl walk',
      end_time: '23:00',
      tags: 'owls, night',
      registration_deadline: '2098-12-31',
      max_participants: '12',
      location_details: '50.9,6.9',
      register_link: 'https://example.org/owls',
      event_date: '2099-01-01',
    })
    await propose(id, { content: 'Bring a torch.' })
    const forget = `update event_proposals set draft = jsonb_build_object('content', draft -> 'content') where event_id = $1`
    await service.db.query(forget, [id])
    const { proposal, ...event } = await read(id)
    const { status, proposed_at: _since, ...proposed } = { ...proposal }
    expect(status).toBe('pending')
    expect({ ...event, ...proposed }).toEqual({ ...event, content: 'Bring a torch.' })
    expect(Object.values(proposed)).not.toContain(undefined)
    expect(proposed).toMatchObject({
      tags: 'owls, night',
      max_participants: 12,
      start_time: event['start_time'],
    })
    await propose(id, { venue: 'Forest gate' })
    expect((await rule(id, 'publish')).status).toBe(200)
    expect(await read(id)).toEqual({
      ...event,
      content: 'Bring a torch.',
      venue: 'Forest gate',
      // They were those of the place before.
      location_details: null,
      updated_at: expect.any(String),
      version: expect.any(Number),
      proposal: null,
    })
  })

  test('an edit of a published event applies only after approval, including its pictures', async () => {
    const event = (await publishEvent(service, asha, superadmin, {
      title: 'Kite day',
      images: [await photo(90, 60), await photo(80, 60)],
    })) as Reviewed
    const [first, second] = event.gallery_images
    await read(event.id)
    const before = (await waiting()).count
    const changes = {
      title: 'Kite night',
      category_id: '3',
      deleted_images: [String(first?.id)],
      images: [await photo(70, 60)],
    }
    let answer: Awaited<ReturnType<typeof propose>> | undefined
    const told = await topicsTold(service.db, async () => (answer = await propose(event.id, changes)))
    expect(told).toContain('pending')
    expect(answer).toMatchObject({
      title: 'Kite day',
      approval_status: 'published',
      is_published: true,
      updated_at: null,
      proposal: {
        title: 'Kite night',
        event_category: { id: 3 },
        status: 'pending',
        reject_reason: null,
        proposed_at: '2026-06-15T12:00:00.000Z',
        gallery_images: [{ id: second?.id }, { width: 70 }],
      },
    })
    expect(await explored('Kite day')).toEqual(['Kite day'])
    expect(await explored('Kite night')).toEqual([])
    expect((await read(event.id, ben)).proposal).toBeNull()
    expect((await read(event.id)).proposal?.title).toBe('Kite night')
    const queue = await waiting()
    expect([queue.count, queue.data.some(({ id }) => id === event.id)]).toEqual([before + 1, true])
    expect(await pendingOnDashboard()).toBe(queue.count)

    // The author's next edit is added to the existing proposal, so there is still only one.
    const proposed = answer?.proposal?.gallery_images.at(-1)
    await propose(event.id, { start_time: '20:00', images: [await photo(60, 60)] })
    const again = await propose(event.id, { deleted_images: [String(proposed?.id)] })
    expect(again.proposal).toMatchObject({
      title: 'Kite night',
      start_time: '20:00:00',
      gallery_images: [{ id: second?.id }, { width: 60 }],
    })

    await sweep()
    expect(await isThere(again.proposal?.gallery_images.at(-1)?.image)).toBe(true)

    // Otherwise the decision would be in the same letter as those of other tests.
    await service.db.query('delete from mail_outbox')
    const { status, body } = await rule(event.id, 'publish')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: 'Kite night',
      slug: event.slug,
      start_time: '20:00:00',
      event_category: { id: 3 },
      gallery_images: [{ id: second?.id }, { id: again.proposal?.gallery_images.at(-1)?.id }],
      approval_status: 'published',
      updated_at: '2026-06-15T12:00:00Z',
      proposal: null,
    })
    expect(await explored('Kite night')).toEqual(['Kite night'])
    expect((await waiting()).count).toBe(before)
    expect((await service.mails(asha.email)).at(-1)?.subject).toBe('Changed: Kite day')

    await sweep()
    const kept = (body.data as Reviewed).gallery_images.map(({ image }) => image)
    expect(await Promise.all([first?.image, proposed?.image, ...kept].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('a rejected proposal keeps the event, gives its author the reason, and can be edited further', async () => {
    const { id } = await publishEvent(service, asha, superadmin, { title: 'Tide walk' })
    await propose(id, { title: 'Tide run' })
    expect((await rule(id, 'reject', 'Nobody may run there.')).status).toBe(200)
    expect(await read(id, asha)).toMatchObject({
      title: 'Tide walk',
      approval_status: 'published',
      reject_reason: null,
      proposal: { title: 'Tide run', status: 'rejected', reject_reason: 'Nobody may run there.' },
    })
    const mail = (await service.mails(asha.email)).at(-1)
    expect(mail?.subject).toBe('Not changed: Tide walk')
    expect(mail?.text).toContain('> Nobody may run there.')
    expect((await waiting()).data.some((event) => event.id === id)).toBe(false)
    expect((await decide(service, superadmin, id, { action: 'publish', version: 4 })).status).toBe(409)

    expect((await propose(id, { content: 'At low water.' })).proposal).toMatchObject({
      title: 'Tide run',
      content: 'At low water.',
      status: 'pending',
      reject_reason: null,
    })
    // The edit restores the published values, so nothing is left to decide.
    expect(
      (await propose(id, { title: 'Tide walk', content: 'Three bands under the trees.' })).proposal,
    ).toBeNull()
    expect((await waiting()).data.some((event) => event.id === id)).toBe(false)
  })

  test('changes cannot be decided without a version, and an edit makes a version stale', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    await propose(id, { title: 'Louder jazz' })
    const unversioned = await decide(service, superadmin, id)
    expect([unversioned.status, unversioned.body.message]).toEqual([
      409,
      'This event is not waiting for a decision.',
    ])
    const { version } = await read(id)
    await propose(id, { title: 'Quieter jazz' })
    expect((await decide(service, superadmin, id, { action: 'publish', version })).status).toBe(409)
    expect((await read(id)).title).toBe('Open-air jazz')

    const { version: seen } = await read(id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        decide(service, superadmin, id, { action: at % 2 === 0 ? 'publish' : 'reject', version: seen }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('without as_proposal, an edit resubmits the event itself and ends its proposal', async () => {
    const { id } = await publishEvent(service, asha, superadmin, { title: 'Lantern walk' })
    await propose(id, { title: 'Lantern run', images: [await photo(50, 50)] })
    const { body } = await edit(id, { venue: 'Old Harbour' })
    expect(body.data).toMatchObject({
      title: 'Lantern walk',
      venue: 'Old Harbour',
      approval_status: 'pending',
      proposal: null,
    })
    expect((await waiting()).data.filter((event) => event.id === id)).toHaveLength(1)
    expect((await propose(id, { title: 'Lantern swim' })).title).toBe('Lantern swim')
  })

  test("a superadmin's edit of their own event applies at once", async () => {
    const { id } = await publishEvent(service, superadmin, superadmin, { title: 'Staff party' })
    expect(await propose(id, { title: 'Staff picnic' }, superadmin)).toMatchObject({
      title: 'Staff picnic',
      approval_status: 'published',
      proposal: null,
    })
  })

  test('a category that was deleted in the meantime is removed on publishing', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    await service.db.query("insert into categories (name) values ('Fleeting')")
    const { rows } = await service.db.query<{ id: number }>(
      "select id from categories where name = 'Fleeting'",
    )
    await propose(id, { category_id: String(rows[0]?.id), title: 'Fleeting jazz' })
    await service.db.query("update categories set deleted_at = now() where name = 'Fleeting'")
    expect((await read(id)).proposal).toMatchObject({ event_category: null })
    const { body } = await rule(id, 'publish')
    expect(body.data).toMatchObject({ title: 'Fleeting jazz', event_category: null })
  })

  test('only the author can withdraw a proposal, and only before a decision', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    await propose(id, { title: 'Loud jazz', images: [await photo(40, 40)] })
    const withdraw = async (by: Person) =>
      (await service.request('DELETE', `/common/events/${id}/proposal/`, { token: by.token })).status
    expect([await withdraw(ben), await withdraw(superadmin), await withdraw(asha)]).toEqual([403, 403, 200])
    expect(await read(id)).toMatchObject({ title: 'Open-air jazz', is_published: true, proposal: null })
    expect((await waiting()).data.some((event) => event.id === id)).toBe(false)
    const { body } = await historyOf(id, asha)
    expect(body.data[0]).toMatchObject({ by: 'author', full_name: 'Asha Rao', action: 'withdraw' })

    await propose(id, { title: 'Quiet jazz' })
    await rule(id, 'publish')
    const late = await service.request<{ message: string }>('DELETE', `/common/events/${id}/proposal/`, {
      token: asha.token,
    })
    expect([late.status, late.body.message]).toEqual([409, 'No changes of this event are proposed.'])
    expect(await read(id)).toMatchObject({ title: 'Quiet jazz' })
  })

  test('a proposal is deleted with the account of its author, and the event stays', async () => {
    const leaver = await service.person()
    const { id } = await publishEvent(service, leaver, superadmin)
    await propose(id, { title: 'Private thoughts', images: [await photo(40, 40)] }, leaver)
    await service.request('DELETE', '/common/profile/', {
      token: leaver.token,
      json: { password: leaver.password },
    })
    expect(await read(id)).toMatchObject({ title: 'Open-air jazz', proposal: null })
    expect((await waiting()).data.some((event) => event.id === id)).toBe(false)
  })

  test('the history contains who did what, when and why, with all names for reviewers, and only their own name for authors', async () => {
    const { id } = await createEvent(service, asha)
    await decide(service, superadmin, id, { action: 'reject', reason: 'Too loud.' })
    await edit(id, { title: 'Quiet jazz', start_time: '18:00', images: [await photo(40, 40)] })
    await decide(service, superadmin, id)
    await propose(id, { venue: 'Indoors' })
    await rule(id, 'publish')
    const { body } = await historyOf(id, superadmin)
    expect(body.data.map(({ by, full_name, action }) => [by, full_name, action])).toEqual([
      ['reviewer', 'Mira Stein', 'publish-changes'],
      ['author', 'Asha Rao', 'propose'],
      ['reviewer', 'Mira Stein', 'publish'],
      ['author', 'Asha Rao', 'resubmit'],
      ['reviewer', 'Mira Stein', 'reject'],
      ['author', 'Asha Rao', 'create'],
    ])
    expect(body.data[1]).toMatchObject({ at: '2026-06-15T12:00:00Z', reason: null, changed: ['venue'] })
    expect(body.data[3]).toMatchObject({ changed: ['title', 'start_time', 'gallery_images'] })
    expect(body.data[4]).toMatchObject({ reason: 'Too loud.', changed: [] })

    const own = await historyOf(id, asha)
    expect(own.body.data.map(({ by, full_name }) => [by, full_name]).slice(0, 2)).toEqual([
      ['reviewer', null],
      ['author', 'Asha Rao'],
    ])
    expect((await historyOf(id, ben)).status).toBe(403)
  })
})
