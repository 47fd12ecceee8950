import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  sendEdit,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { oneEngine } from '../../../support/run/engines.ts'

interface Series {
  id: number
  position: number
  count: number
}

describe.each(oneEngine)('changes of a series on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person
  /** The dates on July 1, 8, 15 and 22. The clock is set to June 15. */
  let ids: number[]

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person()
    ben = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  async function repeated(fields: Fields = {}, count = 4): Promise<number[]> {
    const { id } = await createEvent(service, asha, fields)
    const { body } = await service.request<{ data: { events: AnsweredEvent[] } }>(
      'POST',
      `/common/events/${id}/repeat/`,
      { token: asha.token, json: { frequency: 'weekly', count } },
    )
    return body.data.events.map((event) => event.id)
  }
  beforeEach(async () => {
    ids = await repeated()
  })

  const at = (place: number) => ids[place] ?? 0
  const read = (by: Person = asha) => Promise.all(ids.map((id) => readEvent(service, by, id)))
  const each = async (...fields: string[]) =>
    (await read()).map((event) =>
      fields.length === 1 ? event[fields[0] ?? ''] : fields.map((field) => event[field]),
    )
  const edit = async (place: number, form: Fields) => {
    const { status, body } = await sendEdit(service, asha, at(place), form)
    expect([status, body.message]).toEqual([200, undefined])
    return body.data
  }
  const lead = (place: number, json: object, by: Person = asha) =>
    service.request<{ message: string }>('PATCH', `/common/events/${at(place)}/lifecycle/`, {
      token: by.token,
      json,
    })
  const cancel = (place: number, scope?: string) =>
    lead(place, { lifecycle: 'cancelled', reason: 'The potter is ill.', scope })
  const remove = async (place: number, scope = '', by: Person = asha) => {
    const path = `/common/events/${at(place)}/${scope && `?scope=${scope}`}`
    const { status } = await service.request('DELETE', path, { token: by.token })
    const { rows } = await service.db.query<{ id: number }>(
      'select id from events where id = any ($1::integer[]) order by id',
      [ids],
    )
    return [status, rows.map(({ id }) => ids.indexOf(id))]
  }
  const submissions = async () => {
    const { rows } = await service.db.query(`select from mail_outbox where kind = 'event-submitted'`)
    return rows.length
  }
  const publish = () => decide(service, superadmin, at(0))
  const end = (place: number) =>
    service.db.query(`update events set event_date = '2026-06-10' where id = $1`, [at(place)])

  describe('editing', () => {
    test('changes one date, this and the following ones, or all dates', async () => {
      await edit(1, { title: 'One' })
      expect(await each('title')).toEqual(['Open-air jazz', 'One', 'Open-air jazz', 'Open-air jazz'])
      await edit(2, { venue: 'Barn', scope: 'following' })
      expect(await each('venue')).toEqual(['Stadtgarten', 'Stadtgarten', 'Barn', 'Barn'])
      await edit(0, { venue: 'Tower', scope: 'all' })
      expect(await each('venue')).toEqual(['Tower', 'Stadtgarten', 'Barn', 'Barn'])
    })

    test('a date that was changed individually stays unchanged and is marked so, unless it is the edited one', async () => {
      await edit(1, { title: 'One', scope: 'this' })
      await edit(0, { title: 'Other', visibility: 'link', scope: 'all' })
      expect(await each('title', 'visibility')).toEqual([
        ['Other', 'link'],
        ['One', 'members'],
        ['Other', 'link'],
        ['Other', 'link'],
      ])
      expect(await each('recurrence')).toEqual(
        [false, true, false, false].map((changed_alone) => ({
          frequency: 'weekly',
          interval: 1,
          changed_alone,
          upcoming: 4,
        })),
      )
      await edit(1, { title: 'All', scope: 'all' })
      expect(await each('title')).toEqual(['All', 'All', 'All', 'All'])
    })

    test('an edit that changes nothing does not mark a date as changed individually', async () => {
      await edit(1, { title: 'Open-air jazz' })
      await edit(0, { title: 'Other', scope: 'all' })
      expect(await each('title')).toEqual(['Other', 'Other', 'Other', 'Other'])
    })

    test('dates that are over never change', async () => {
      await end(0)
      await edit(1, { title: 'Other', scope: 'all' })
      expect(await each('title')).toEqual(['Open-air jazz', 'Other', 'Other', 'Other'])
      await edit(0, { title: 'New', scope: 'all' })
      expect(await each('title')).toEqual(['Open-air jazz', 'New', 'New', 'New'])
      for (const place of [1, 2, 3]) await end(place)
      const { status, body } = await sendEdit(service, asha, at(2), { title: 'Late', scope: 'all' })
      expect([status, body.message]).toEqual([409, 'None of these dates can be changed: they are over.'])
    })

    test('following makes two series', async () => {
      const [had] = (await each('series')) as Series[]
      const { series } = (await edit(2, { title: 'Other', scope: 'following' })) as unknown as {
        series: Series
      }
      expect(series.id).not.toBe(had?.id)
      expect(await each('series')).toEqual([
        { id: had?.id, position: 1, count: 2 },
        { id: had?.id, position: 2, count: 2 },
        { id: series.id, position: 1, count: 2 },
        { id: series.id, position: 2, count: 2 },
      ])
      await edit(0, { title: 'First', scope: 'following' })
      expect(await each('title')).toEqual(['First', 'First', 'Other', 'Other'])
      expect(((await each('series')) as Series[]).map(({ id }) => id)).toEqual([
        had?.id,
        had?.id,
        series.id,
        series.id,
      ])
    })

    test('a new day moves each date by the same number of days', async () => {
      await edit(1, {
        event_date: '2026-07-09',
        end_date: '2026-07-10',
        end_time: '02:00',
        registration_deadline: '2026-07-07',
        scope: 'following',
      })
      expect(await each('event_date', 'end_date', 'registration_deadline', 'end_time')).toEqual([
        ['2026-07-01', null, null, null],
        ['2026-07-09', '2026-07-10', '2026-07-07', '02:00:00'],
        ['2026-07-16', '2026-07-17', '2026-07-14', '02:00:00'],
        ['2026-07-23', '2026-07-24', '2026-07-21', '02:00:00'],
      ])
    })

    test('leaves all dates unchanged if the edit would break a rule for one of them', async () => {
      const early = await sendEdit(service, asha, at(3), { event_date: '2026-06-16', scope: 'all' })
      expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([400, ['event_date']])
      expect(await each('event_date')).toEqual(['2026-07-01', '2026-07-08', '2026-07-15', '2026-07-22'])
      const odd = await sendEdit(service, asha, at(3), { title: 'Odd', scope: 'every' })
      expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([400, ['scope']])
    })

    test('deletes and adds pictures for each date', async () => {
      ids = await repeated({ images: [await photo(), await photo()] }, 3)
      const [first] = await read()
      const [gone] = picturesOf(first as AnsweredEvent)
      await edit(0, { deleted_images: String(gone?.id), images: [await photo()], scope: 'all' })
      const pictures = (await read()).map((event) => picturesOf(event).map(({ image }) => image))
      expect(pictures[0]).toHaveLength(2)
      expect(pictures[0]).not.toContain(gone?.image)
      expect(pictures).toEqual([pictures[0], pictures[0], pictures[0]])
    })

    test('for an event without a series, every scope means the event', async () => {
      const alone = await createEvent(service, asha)
      const { body } = await sendEdit(service, asha, alone.id, { title: 'Alone', scope: 'all' })
      expect(body.data).toMatchObject({ title: 'Alone', series: null, recurrence: null })
    })

    test('concurrent edits of all dates run one after the other', async () => {
      const answers = await Promise.all([
        sendEdit(service, asha, at(3), { title: 'Red', scope: 'all' }),
        sendEdit(service, asha, at(0), { title: 'Blue', scope: 'all' }),
        sendEdit(service, asha, at(1), { venue: 'Barn' }),
        sendEdit(service, asha, at(2), { venue: 'Mill' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const [first, , , last] = (await each('title')) as string[]
      expect(first).toBe(last)
      expect(['Red', 'Blue']).toContain(first)
    })
  })

  describe('review', () => {
    test('a decision about one pending date decides all pending ones', async () => {
      expect((await decide(service, superadmin, at(2))).status).toBe(200)
      expect(await each('approval_status')).toEqual(['published', 'published', 'published', 'published'])
      expect((await decide(service, superadmin, at(0))).status).toBe(409)
      ids = await repeated()
      const reason = 'The barn is closed.'
      await decide(service, superadmin, at(1), { action: 'reject', reason })
      expect(await each('approval_status', 'reject_reason')).toEqual(ids.map(() => ['rejected', reason]))
    })

    test('the author gets one letter', async () => {
      const before = (await service.mails(asha.email)).length
      await publish()
      expect((await service.mails(asha.email)).length - before).toBe(1)
    })

    test('a changed or new date makes a decision about another one stale', async () => {
      const alone = await createEvent(service, asha)
      const { version } = await readEvent(service, superadmin, alone.id)
      await service.request('POST', `/common/events/${alone.id}/repeat/`, {
        token: asha.token,
        json: { frequency: 'weekly', count: 2 },
      })
      expect((await decide(service, superadmin, alone.id, { action: 'publish', version })).status).toBe(409)

      const [first] = await read(superadmin)
      await edit(3, { title: 'Something else' })
      const late = await decide(service, superadmin, at(0), {
        action: 'publish',
        version: first?.['version'],
      })
      expect(late.status).toBe(409)
      expect(await each('approval_status')).toEqual(['pending', 'pending', 'pending', 'pending'])
    })

    test('an edit of several published dates is one proposal, with one letter and one decision', async () => {
      await publish()
      const before = await submissions()
      await edit(0, { title: 'Other', scope: 'all', as_proposal: 'true' })
      expect(await each('title', 'approval_status')).toEqual(ids.map(() => ['Open-air jazz', 'published']))
      expect(await each('proposal')).toMatchObject(ids.map(() => ({ title: 'Other', status: 'pending' })))
      expect((await submissions()) - before).toBe(1)

      const mailsBefore = (await service.mails(asha.email)).length
      const { version } = await readEvent(service, superadmin, at(2))
      expect((await decide(service, superadmin, at(2), { action: 'publish', version })).status).toBe(200)
      expect(await each('title', 'proposal')).toEqual(ids.map(() => ['Other', null]))
      expect((await service.mails(asha.email)).length - mailsBefore).toBe(1)
    })

    test('a proposal for all dates is rejected and withdrawn as one', async () => {
      await publish()
      await edit(0, { title: 'Other', scope: 'all', as_proposal: 'true' })
      await edit(3, { venue: 'Barn', as_proposal: 'true' })
      const { version } = await readEvent(service, superadmin, at(1))
      await decide(service, superadmin, at(1), { action: 'reject', version, reason: 'No.' })
      expect(await each('proposal')).toMatchObject(
        ids.map(() => ({ status: 'rejected', reject_reason: 'No.' })),
      )
      const path = `/common/events/${at(1)}/proposal/`
      expect((await service.request('DELETE', path, { token: asha.token })).status).toBe(200)
      // The last date had its own proposal.
      expect(await each('proposal')).toMatchObject([null, null, null, { title: 'Other', venue: 'Barn' }])
    })

    test('a proposal for one date marks it as changed individually from then on', async () => {
      await publish()
      await edit(1, { title: 'One', as_proposal: 'true' })
      await edit(0, { title: 'Other', scope: 'all', as_proposal: 'true' })
      const proposed = (await each('proposal')) as { title: string }[]
      expect(proposed.map(({ title }) => title)).toEqual(['Other', 'One', 'Other', 'Other'])
      const { version } = await readEvent(service, superadmin, at(0))
      await decide(service, superadmin, at(0), { action: 'publish', version })
      expect(await each('title')).toEqual(['Other', 'One', 'Other', 'Other'])
      const alone = (await each('recurrence')) as { changed_alone: boolean }[]
      expect(alone.map(({ changed_alone }) => changed_alone)).toEqual([false, true, false, false])
    })

    test('new dates of a published event are pending while it stays published, and are decided with its changes', async () => {
      const { id } = await publishEvent(service, asha, superadmin)
      const { body } = await service.request<{ data: { events: AnsweredEvent[] } }>(
        'POST',
        `/common/events/${id}/repeat/`,
        { token: asha.token, json: { frequency: 'weekly', count: 3 } },
      )
      ids = body.data.events.map((event) => event.id)
      await edit(0, { title: 'Other', scope: 'all', as_proposal: 'true' })
      expect(await each('approval_status', 'title')).toEqual([
        ['published', 'Open-air jazz'],
        ['pending', 'Other'],
        ['pending', 'Other'],
      ])
      const { version } = await readEvent(service, superadmin, at(1))
      await decide(service, superadmin, at(1), { action: 'publish', version })
      expect(await each('approval_status', 'title')).toEqual(ids.map(() => ['published', 'Other']))
    })
  })

  describe('lifecycle', () => {
    test('changes one date, the following ones, or all coming ones', async () => {
      await publish()
      await end(0)
      expect((await cancel(2)).status).toBe(200)
      expect(await each('lifecycle')).toEqual(['scheduled', 'scheduled', 'cancelled', 'scheduled'])
      expect((await lead(1, { lifecycle: 'postponed', reason: 'Storm', scope: 'all' })).status).toBe(200)
      expect(await each('lifecycle', 'lifecycle_reason')).toEqual([
        ['scheduled', null],
        ['postponed', 'Storm'],
        ['cancelled', 'The potter is ill.'],
        ['postponed', 'Storm'],
      ])
      const back = { lifecycle: 'scheduled', event_date: '2026-07-10', scope: 'all' }
      expect((await lead(1, back)).status).toBe(200)
      expect(await each('lifecycle', 'event_date')).toEqual([
        ['scheduled', '2026-06-10'],
        ['scheduled', '2026-07-10'],
        ['cancelled', '2026-07-15'],
        ['scheduled', '2026-07-24'],
      ])
    })

    test('following makes two series', async () => {
      await cancel(1, 'following')
      expect(await each('lifecycle')).toEqual(['scheduled', 'cancelled', 'cancelled', 'cancelled'])
      const series = (await each('series')) as Series[]
      expect(series.map(({ count }) => count)).toEqual([1, 3, 3, 3])
    })

    test('refuses the state that the event already has, and callers without permission', async () => {
      await cancel(0, 'all')
      const again = await cancel(1, 'all')
      expect([again.status, again.body.message]).toEqual([409, 'This event is cancelled already.'])
      expect((await lead(0, { lifecycle: 'scheduled', scope: 'all' }, ben)).status).toBe(404)
      expect((await lead(0, { lifecycle: 'scheduled', scope: 'some' })).status).toBe(400)
      expect((await lead(0, { lifecycle: 'scheduled', scope: 'all' }, superadmin)).status).toBe(200)
      expect(await each('lifecycle')).toEqual(ids.map(() => 'scheduled'))
    })
  })

  describe('deleting', () => {
    test('deletes one date, the following ones, or all, and renumbers the others', async () => {
      expect(await remove(1)).toEqual([200, [0, 2, 3]])
      ids = ids.filter((_, place) => place !== 1)
      expect(((await each('series')) as Series[]).map(({ position, count }) => [position, count])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
      ])
      expect(await remove(1, 'following')).toEqual([200, [0]])
      expect(await remove(0, 'all')).toEqual([200, []])
    })

    test('dates that are over, published or changed individually stay', async () => {
      await end(0)
      await edit(2, { title: 'One' })
      expect(await remove(1, 'all')).toEqual([200, [0, 2]])
      ids = await repeated()
      await publish()
      expect(await remove(1, 'all')).toEqual([409, [0, 1, 2, 3]])
      await sendEdit(service, asha, at(3), { title: 'Again' })
      expect(await remove(3, 'all')).toEqual([200, [0, 1, 2]])
      expect(await remove(0, 'some')).toEqual([400, [0, 1, 2]])
      expect(await remove(0, 'all', ben)).toEqual([403, [0, 1, 2]])
    })

    test('a series is deleted with its last date', async () => {
      const [series] = (await each('series')) as Series[]
      await remove(0, 'all')
      const { rows } = await service.db.query('select from series where id = $1', [series?.id])
      expect(rows).toEqual([])
    })
  })
})
