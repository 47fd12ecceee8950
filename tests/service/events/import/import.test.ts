import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decide,
  page,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  sendEdit,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { calendar, entry, importFile, previewFile, sendChoice, sendFile } from './importing.ts'
import { oneEngine } from '../../../support/run/engines.ts'

const hour = 3_600_000
/** Knows one place. */
const zones = {
  at: async () => null,
  of: async (place: string) => (place === 'Funchal' ? 'Atlantic/Madeira' : null),
}

describe.each(oneEngine)('the import of a file on %s', (engine) => {
  let service: TestService
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine, services: { zones } })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const actionsOf = async (by: Person, text: string) =>
    (await previewFile(service, by, text)).items.map(({ uid, action, problems }) => [uid, action, problems])
  const eventsOf = async (by: Person) => (await page(service, by, '/common/events/my-events/')).results

  test('creates nothing until events are selected; then these wait for approval, announced in one letter', async () => {
    const asha = await service.person()
    const text = calendar(entry('a@x'), entry('b@x', 'SUMMARY:Night of films'), entry('c@x', 'LOCATION:'))
    const { import_id, items } = await previewFile(service, asha, text)
    expect(items.map(({ uid, action, problems }) => [uid, action, problems])).toEqual([
      ['a@x', 'new', {}],
      ['b@x', 'new', {}],
      ['c@x', 'invalid', { venue: ['This field is required.'], location: ['This field is required.'] }],
    ])
    expect(await eventsOf(asha)).toEqual([])

    const { status, body } = await sendChoice(service, asha, import_id, {
      uids: ['a@x', 'c@x', 'b@x', 'd@x'],
    })
    expect(status).toBe(200)
    expect(body.data.items.map(({ uid, outcome, problems }) => [uid, outcome, problems])).toEqual([
      ['a@x', 'created', {}],
      ['c@x', 'refused', { venue: ['This field is required.'], location: ['This field is required.'] }],
      ['b@x', 'created', {}],
      ['d@x', 'refused', { uid: ['This import has no such entry.'] }],
    ])
    const events = await eventsOf(asha)
    expect(events.map(({ title, approval_status }) => [title, approval_status])).toEqual([
      ['Night of films', 'pending'],
      ['Open-air jazz', 'pending'],
    ])
    expect(body.data.items[0]?.event).toEqual(events[1])
    expect(events[1]).toMatchObject({
      event_date: '2026-07-10',
      start_time: '20:00:00',
      end_time: null,
      time_zone: 'Europe/Berlin',
      venue: 'Stadtgarten',
      location: 'Cologne',
      event_type: null,
      event_category: null,
    })
    const letters = (await service.mails(superadmin.email)).filter(({ text: words }) =>
      words.includes('Night of films'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Open-air jazz')
  })

  test('a second import creates no duplicates and reports the changes', async () => {
    const asha = await service.person()
    const before = calendar(entry('a@x'), entry('b@x'))
    const [first] = await importFile(service, asha, before)
    expect(await actionsOf(asha, before)).toEqual([
      ['a@x', 'same', {}],
      ['b@x', 'same', {}],
    ])
    const after = calendar(
      entry('a@x', 'SUMMARY:Jazz indoors', 'DTSTART;TZID=Europe/Berlin:20260710T210000'),
      entry('b@x'),
    )
    const { items } = await previewFile(service, asha, after)
    expect(items.map(({ action, changed }) => [action, changed])).toEqual([
      ['changed', ['title', 'start_time']],
      ['same', []],
    ])
    expect((await importFile(service, asha, after)).map(({ outcome }) => outcome)).toEqual([
      'changed',
      'same',
    ])
    expect(await eventsOf(asha)).toHaveLength(2)
    expect(await readEvent(service, asha, first?.event?.id ?? 0)).toMatchObject({
      title: 'Jazz indoors',
      start_time: '21:00:00',
      approval_status: 'pending',
    })
    expect((await importFile(service, asha, after)).map(({ outcome }) => outcome)).toEqual(['same', 'same'])
  })

  test('two concurrent imports create each event once', async () => {
    const asha = await service.person()
    const { import_id, items } = await previewFile(service, asha, calendar(entry('a@x'), entry('b@x')))
    const uids = items.map(({ uid }) => uid)
    const both = await Promise.all([1, 2].map(() => sendChoice(service, asha, import_id, { uids })))
    const outcomes = both.map(({ body }) => body.data.items.map(({ outcome }) => outcome).join(' '))
    expect(outcomes.toSorted()).toEqual(['created created', 'same same'])
    expect(await eventsOf(asha)).toHaveLength(2)
    expect(both[0]?.body.data.items.map(({ event }) => event?.id)).toEqual(
      both[1]?.body.data.items.map(({ event }) => event?.id),
    )
  })

  test('a change of a published event becomes a proposal and keeps what its author has changed here', async () => {
    const asha = await service.person()
    const [made] = await importFile(service, asha, calendar(entry('a@x')))
    const id = made?.event?.id ?? 0
    await sendEdit(service, asha, id, { title: 'My own title', max_participants: '80' })
    await decide(service, superadmin, id)
    const [changed] = await importFile(
      service,
      asha,
      calendar(entry('a@x', 'LOCATION:Alte Feuerwache\\, Cologne', 'SEQUENCE:1')),
    )
    expect(changed?.outcome).toBe('proposed')
    const event = await readEvent(service, asha, id)
    expect(event).toMatchObject({ approval_status: 'published', venue: 'Stadtgarten' })
    expect(event['proposal']).toMatchObject({
      title: 'My own title',
      max_participants: 80,
      venue: 'Alte Feuerwache',
      status: 'pending',
    })
  })

  test('the newest version of an entry counts, and an older one changes nothing', async () => {
    const asha = await service.person()
    const older = entry('a@x', 'SEQUENCE:1', 'SUMMARY:Older')
    const newer = entry('a@x', 'SEQUENCE:2', 'SUMMARY:Newer')
    const [made, ...more] = await importFile(service, asha, calendar(newer, older))
    expect([made?.event?.title, more]).toEqual(['Newer', []])
    expect(await actionsOf(asha, calendar(older))).toEqual([['a@x', 'same', {}]])
    const latest = calendar(older, entry('a@x', 'SEQUENCE:3', 'SUMMARY:Latest'), newer)
    expect((await importFile(service, asha, latest)).map(({ event }) => event?.title)).toEqual(['Latest'])
  })

  test('an event that is cancelled in the source is cancelled here, at once and with its reason', async () => {
    const asha = await service.person()
    const [made] = await importFile(service, asha, calendar(entry('a@x')))
    const id = made?.event?.id ?? 0
    await decide(service, superadmin, id)
    const off = calendar(
      entry('a@x', 'SEQUENCE:1', 'STATUS:CANCELLED', 'COMMENT:The singer is ill.', 'LOCATION:'),
      entry('b@x', 'STATUS:CANCELLED'),
    )
    const { items } = await previewFile(service, asha, off)
    expect(
      items.map(({ action, changed, event, problems }) => [action, changed, event['lifecycle'], problems]),
    ).toEqual([
      ['changed', ['lifecycle'], 'cancelled', {}],
      ['invalid', [], 'cancelled', { lifecycle: ['This event is cancelled.'] }],
    ])
    expect((await importFile(service, asha, off)).map(({ outcome }) => outcome)).toEqual([
      'cancelled',
      'refused',
    ])
    expect(await readEvent(service, asha, id)).toMatchObject({
      approval_status: 'published',
      lifecycle: 'cancelled',
      lifecycle_reason: 'The singer is ill.',
    })
    expect((await importFile(service, asha, off)).map(({ outcome }) => outcome)).toEqual(['same', 'refused'])
    const on = calendar(entry('a@x', 'SEQUENCE:2'))
    expect((await importFile(service, asha, on)).map(({ outcome }) => outcome)).toEqual(['scheduled'])
    expect(await readEvent(service, asha, id)).toMatchObject({ lifecycle: 'scheduled' })
    // The comment is too short to be a valid reason.
    await importFile(service, asha, calendar(entry('a@x', 'SEQUENCE:3', 'STATUS:CANCELLED', 'COMMENT:No')))
    expect(await readEvent(service, asha, id)).toMatchObject({
      lifecycle: 'cancelled',
      lifecycle_reason: 'It is cancelled in the calendar that it was imported from.',
    })
  })

  test('what is over is counted and not listed; what has begun is listed, but not imported', async () => {
    const asha = await service.person()
    const text = calendar(
      entry('a@x', 'DTSTART:20260614T235900Z'),
      entry('b@x', 'DTSTART:20260615T000000Z'),
      entry('c@x', 'DTSTART:20260614T220000Z', 'DTEND:20260616T100000Z'),
      entry('d@x', 'DTSTART:20260614T235900Z', 'LOCATION:'),
      entry('e@x', 'DTSTART:20260615T000000Z', 'DTEND:20260615T060000Z'),
    )
    const { items, past } = await previewFile(service, asha, text)
    expect(past).toBe(3)
    expect(
      items.map(({ uid, action, problems, note, chosen }) => [uid, action, problems, note, chosen]),
    ).toEqual([
      ['b@x', 'new', {}, null, true],
      ['c@x', 'past', {}, 'It has begun already.', false],
    ])
    const done = await importFile(service, asha, text)
    expect(done.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['created', {}],
      ['refused', { event_date: ['Event date cannot be before today.'] }],
    ])
  })

  test('a calendar of 1,590 past and 18 coming entries is imported', async () => {
    const asha = await service.person()
    const past = Array.from({ length: 1590 }, (_, at) =>
      entry(`past-${at}@x`, `DTSTART;TZID=Europe/Berlin:20${10 + (at % 16)}0301T200000`, 'LOCATION:'),
    )
    const coming = Array.from({ length: 18 }, (_, at) => entry(`${at}@x`, `DTSTART:202607${at + 10}T180000Z`))
    const read = await previewFile(service, asha, calendar(...past, ...coming))
    expect([read.past, read.more, read.is_part]).toEqual([1590, 0, false])
    expect(read.items.map(({ action }) => action)).toEqual(Array.from({ length: 18 }, () => 'new'))
  })

  test('of more than 500 coming entries, the soonest are listed and the rest is counted', async () => {
    const asha = await service.person()
    const entries = Array.from({ length: 510 }, (_, at) =>
      entry(`${at}@x`, `DTSTART:20${at < 10 ? 28 : 27}0101T180000Z`),
    )
    const { items, more, past } = await previewFile(service, asha, calendar(...entries))
    expect([items.length, items[0]?.uid, more, past]).toEqual([500, '10@x', 10, 0])
  })

  test('entries that are probably private are not chosen at first, and say why', async () => {
    const asha = await service.person()
    const text = calendar(
      entry('a@x', 'CLASS:PRIVATE'),
      entry('b@x', 'CLASS: Confidential'),
      entry('c@x', 'CLASS: PUBLIC'),
      entry('d@x', 'SUMMARY:Busy'),
      entry('e@x', 'SUMMARY:Busy', 'DESCRIPTION:How to do less. A talk.'),
      entry('f@x', 'SUMMARY:Busy bees'),
    )
    const { import_id, items } = await previewFile(service, asha, text)
    expect(items.map(({ uid, action, chosen, note }) => [uid, action, chosen, note])).toEqual([
      ['a@x', 'new', false, 'It is marked as private.'],
      ['b@x', 'new', false, 'It is marked as confidential.'],
      ['c@x', 'new', true, null],
      ['d@x', 'new', false, 'It only says that somebody is busy.'],
      ['e@x', 'new', true, null],
      ['f@x', 'new', true, null],
    ])
    const { body } = await sendChoice(service, asha, import_id, { uids: ['a@x'] })
    expect(body.data.items.map(({ outcome }) => outcome)).toEqual(['created'])
  })

  test('of a calendar that breaks off, what is whole is offered', async () => {
    const asha = await service.person()
    const whole = calendar(entry('a@x'), entry('b@x'), entry('c@x'))
    const cut = await previewFile(service, asha, whole.slice(0, whole.indexOf('UID:c@x') + 40))
    expect([cut.items.map(({ uid, action }) => `${uid} ${action}`), cut.is_part]).toEqual([
      ['a@x new', 'b@x new'],
      true,
    ])
    const { status, body } = await sendFile(service, asha, whole.slice(0, whole.indexOf('UID:a@x') + 40))
    expect([status, body.errors]).toEqual([
      400,
      { file: ['This calendar breaks off before the end of its first entry.'] },
    ])
  })

  test('type and category apply to all entries, except that an entry may name a category of ours', async () => {
    const asha = await service.person()
    const { data } = (
      await service.request<{ data: { id: number; name: string }[] }>('GET', '/common/categories/', {
        token: asha.token,
      })
    ).body
    const [own, given] = data
    const text = calendar(
      entry('a@x', `CATEGORIES:Blue,${own?.name.toUpperCase()},Live`),
      entry('b@x', 'CATEGORIES:Blue'),
    )
    const fields = { event_type_id: '2', event_category_id: String(given?.id) }
    const { import_id, items } = await previewFile(service, asha, text, fields)
    const kinds = items.map(({ event }) => [event['event_type'], event['event_category'], event['tags']])
    expect(kinds).toMatchObject([
      [{ id: 2 }, { id: own?.id, name: own?.name }, 'Blue, Live'],
      [{ id: 2 }, { id: given?.id }, 'Blue'],
    ])
    const done = await sendChoice(service, asha, import_id, { uids: ['a@x', 'b@x'], event_type_id: 1 })
    expect(
      done.body.data.items.map(({ event }) => [event?.['event_type'], event?.['event_category']]),
    ).toMatchObject([
      [{ id: 1 }, { id: own?.id }],
      [{ id: 1 }, { id: given?.id }],
    ])
    for (const wrong of [{ event_type_id: '999' }, { event_category_id: '999' }]) {
      const { status, body } = await sendFile(service, asha, text, wrong)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, Object.keys(wrong)])
      const { import_id: id } = await previewFile(service, asha, text)
      expect((await sendChoice(service, asha, id, { uids: ['a@x'], ...wrong })).status).toBe(400)
    }
  })

  test('times without a time zone are local to the place, unless the author gives a zone', async () => {
    const asha = await service.person()
    const funchal = 'LOCATION:Teatro\\, Funchal'
    const text = calendar(
      entry('a@x', 'DTSTART:20260710T200000', 'DTEND:20260710T220000', funchal),
      entry('b@x', funchal),
      entry('c@x', 'DTSTART:20260711T180000Z', funchal),
      entry('d@x', 'DTSTART;VALUE=DATE:20260712', funchal),
      entry('e@x', 'DTSTART:20260713T200000', 'RRULE:FREQ=DAILY;COUNT=2', funchal),
      entry('f@x', 'DTSTART;TZID=Nowhere:20260714T200000'),
    )
    const { import_id, items } = await previewFile(service, asha, text)
    expect(items.map(({ is_floating, event }) => [is_floating, event['time_zone']])).toEqual([
      [true, 'Atlantic/Madeira'],
      [false, 'Europe/Berlin'],
      [false, 'Atlantic/Madeira'],
      [false, 'Atlantic/Madeira'],
      [true, 'Atlantic/Madeira'],
      [true, 'Atlantic/Madeira'],
      [false, null],
    ])
    const uids = items.map(({ uid }) => uid)
    const refusal = await sendChoice(service, asha, import_id, { uids, floating_time_zone: 'Mars/Base' })
    expect([refusal.status, refusal.body.errors]).toEqual([
      400,
      { floating_time_zone: ['There is no such time zone.'] },
    ])
    const choice = { uids: uids.slice(0, 3), floating_time_zone: 'Asia/Kolkata' }
    const { body } = await sendChoice(service, asha, import_id, choice)
    const timesOf = ({ event }: (typeof body.data.items)[number]) =>
      ['start_time', 'end_time', 'time_zone', 'starts_at'].map((name) => event?.[name])
    expect(body.data.items.map(timesOf)).toEqual([
      ['20:00:00', '22:00:00', 'Asia/Kolkata', '2026-07-10T20:00:00+05:30'],
      ['20:00:00', null, 'Europe/Berlin', '2026-07-10T20:00:00+02:00'],
      ['19:00:00', null, 'Atlantic/Madeira', '2026-07-11T19:00:00+01:00'],
    ])
    const other = (await sendChoice(service, asha, import_id, { uids: uids.slice(4, 5) })).body.data.items
    expect(other.map(timesOf)).toEqual([['20:00:00', null, 'Atlantic/Madeira', '2026-07-13T20:00:00+01:00']])
    const again = (await sendChoice(service, asha, import_id, choice)).body.data.items
    expect(again.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
  })

  test('a time that is skipped by the clocks of the selected zone is refused, and nothing is changed', async () => {
    const asha = await service.person()
    const text = calendar(entry('a@x', 'DTSTART:20270328T013000'))
    const { import_id, items } = await previewFile(service, asha, text)
    expect(items.map(({ action }) => action)).toEqual(['new'])
    const choice = { uids: ['a@x'], floating_time_zone: 'Europe/Lisbon' }
    const { body } = await sendChoice(service, asha, import_id, choice)
    expect(body.data.items.map(({ outcome, problems }) => [outcome, Object.keys(problems)])).toEqual([
      ['refused', ['start_time']],
    ])
    expect(await eventsOf(asha)).toEqual([])
  })

  test('an invalid or too large file is refused at its field', async () => {
    const asha = await service.person()
    const many = (count: number) => calendar(...Array.from({ length: count }, (_, at) => entry(`${at}@x`)))
    const textOf = async (text: string) => {
      const { status, body } = await sendFile(service, asha, text)
      return [status, body.errors?.['file']]
    }
    expect(await textOf('Hello')).toEqual([400, ['This is no calendar file.']])
    expect(await textOf('')).toEqual([400, ['This is no calendar file.']])
    const megabyte = 1024 * 1024
    expect(await textOf(`${calendar()}\r\n`.padEnd(10 * megabyte + 1))).toEqual([400, ['At most 10 MB.']])
    expect((await previewFile(service, asha, many(500))).items).toHaveLength(500)
    expect((await previewFile(service, asha, calendar())).items).toEqual([])
    const { status, body } = await service.request<{ errors: object }>('POST', '/common/events/import/', {
      token: asha.token,
      json: {},
    })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['file', 'url']])
  })

  test('AZ-3 an import that is unknown, older than an hour or from another account gets 404', async () => {
    const [asha, ben] = [await service.person(), await service.person()]
    const choose = async (by: Person, id: string) =>
      (await sendChoice(service, by, id, { uids: ['a@x'] })).status
    const { import_id } = await previewFile(service, asha, calendar(entry('a@x')))
    expect(await choose(ben, import_id)).toBe(404)
    expect(await choose(superadmin, import_id)).toBe(404)
    expect(await choose(asha, '7')).toBe(404)
    expect((await sendChoice(service, asha, import_id, { uids: [] })).status).toBe(400)
    service.advance(hour - 1)
    expect(await choose(asha, import_id)).toBe(200)
    service.advance(1)
    expect(await choose(asha, import_id)).toBe(404)
    expect((await sendFile(service, null, calendar())).status).toBe(401)
  })

  test('reports an existing event with the same day, place and title, if the caller may see it', async () => {
    const [asha, ben] = [await service.person(), await service.person()]
    const fields = {
      title: 'Open air jazz!',
      event_date: '2026-07-15',
      venue: 'Stadtgarten',
      location: 'Köln',
    }
    const { id, title } = await publishEvent(service, ben, superadmin, fields)
    const text = calendar(
      entry('a@x', 'DTSTART:20260715T180000Z', 'LOCATION:Stadtgarten\\, Köln'),
      entry('b@x', 'DTSTART:20260716T180000Z', 'LOCATION:Stadtgarten\\, Köln'),
      entry('c@x', 'DTSTART:20260715T180000Z', 'LOCATION:Hamburg'),
    )
    const alike = async (by: Person) => (await previewFile(service, by, text)).items.map((item) => item.alike)
    expect(await alike(asha)).toEqual([{ id, title }, null, null])
    await sendEdit(service, ben, id, { title: 'Open-air jazz' })
    expect(await alike(asha)).toEqual([null, null, null])
  })

  test('pictures of an entry are checked like uploads, and a bad one does not stop its event', async () => {
    const asha = await service.person()
    const picture = Buffer.from(await (await photo(64, 48)).arrayBuffer()).toString('base64')
    const attach = (bytes: string, type: string) =>
      `ATTACH;FMTTYPE=${type};ENCODING=BASE64;VALUE=BINARY:${bytes}`
    const text = calendar(
      entry('a@x', attach(picture, 'image/jpeg'), attach('AAAA', 'application/pdf')),
      entry('b@x', attach('AAAA', 'image/png')),
    )
    const done = await importFile(service, asha, text)
    expect(done.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['created', {}],
      ['created', { images: ['Only JPG, PNG or WebP pictures can be uploaded.'] }],
    ])
    expect(done.map(({ event }) => event && picturesOf(event).length)).toEqual([1, 0])
  })

  test('an import takes at most 20 pictures, and tells which events lack theirs', async () => {
    const asha = await service.person()
    const picture = Buffer.from(await (await photo(64, 48)).arrayBuffer()).toString('base64')
    const attach = `ATTACH;FMTTYPE=image/jpeg;ENCODING=BASE64;VALUE=BINARY:${picture}`
    const text = calendar(...Array.from({ length: 22 }, (_, n) => entry(`p${n}@x`, attach)))
    const done = await importFile(service, asha, text)
    expect(done.map(({ event }) => event && picturesOf(event).length)).toEqual([
      ...Array.from({ length: 20 }, () => 1),
      0,
      0,
    ])
    expect(done.at(-1)?.problems).toEqual({ images: ['At most 20 pictures are taken for one import.'] })
  })

  test('a large import on a full day is compared with the newest events of that day', async () => {
    const asha = await service.person()
    const crowd = (first: number, count: number, ...more: string[]) =>
      calendar(...Array.from({ length: count }, (_, n) => entry(`${first + n}@y`, ...more)))
    await importFile(service, asha, crowd(0, 30, 'SUMMARY:Kite day', 'LOCATION:Meadow\\, Ghent'))
    await importFile(service, asha, crowd(100, 20, 'SUMMARY:Choir', 'LOCATION:Church\\, Ghent'))
    const foundFor = async (count: number) => {
      const text = crowd(1000, count, 'SUMMARY:Kite day', 'LOCATION:Meadow\\, Ghent')
      return (await previewFile(service, asha, text)).items.filter((item) => item.alike).length
    }
    expect(await foundFor(200)).toBe(200)
    expect(await foundFor(500)).toBe(0)
  })

  test('an event of this Plaza is not imported again', async () => {
    const [asha, ben] = [await service.person(), await service.person()]
    const { id } = await publishEvent(service, asha, superadmin)
    const own = await service.app(
      new Request(`http://plaza.test/common/events/${id}/calendar.ics`, {
        headers: { Authorization: `Bearer ${asha.token}` },
      }),
      { ip: '192.0.2.1' },
    )
    const text = await own.text()
    const uid = `event-${id}@plaza.test`
    expect(await actionsOf(asha, text)).toEqual([[uid, 'same', {}]])
    expect(await actionsOf(ben, text)).toEqual([
      [uid, 'invalid', { uid: ['This event is on Plaza already.'] }],
    ])
    const [done] = await importFile(service, asha, text)
    expect([done?.outcome, done?.event?.id]).toEqual(['same', id])
  })
})

describe('an import of 200 events', () => {
  let service: TestService
  let asha: Person
  let superadmin: Person
  let made: Awaited<ReturnType<typeof importFile>>

  beforeAll(async () => {
    service = await openTestService({ services: { rateLimits: true } })
    asha = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
    const entries = Array.from({ length: 200 }, (_, at) => entry(`${at}@x`, `SUMMARY:Event ${at}`))
    made = await importFile(service, asha, calendar(...entries))
  })
  afterAll(() => service.close())

  test('creates all of them', () => {
    expect(made.filter(({ outcome }) => outcome === 'created')).toHaveLength(200)
  })

  test('can be approved as a batch: selected page by page, then decided four at a time by version', async () => {
    const read = async (path: string | null) =>
      path === null
        ? { data: [], next: null }
        : (
            await service.request<{ data: { id: number; version: number }[]; next: string | null }>(
              'GET',
              path,
              {
                token: superadmin.token,
              },
            )
          ).body
    const first = await read('/common/events/pending/?page_size=100&series=next')
    const second = await read(first.next)
    const selected = [...first.data, ...second.data]
    expect(second.next).toBeNull()
    expect(selected.map(({ id }) => id)).toEqual(made.map(({ event }) => event?.id))

    const queue = [...selected]
    const statuses: number[] = []
    const decideAll = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { id, version } = next
        statuses.push((await decide(service, superadmin, id, { action: 'publish', version })).status)
      }
    }
    await Promise.all(Array.from({ length: 4 }, decideAll))
    expect(statuses).toEqual(selected.map(() => 200))
    expect((await read('/common/events/pending/')).data).toEqual([])
    expect((await page(service, asha, '/common/events/list/main/?search=event')).count).toBe(200)
  })

  test('EQ-4 counts towards the limits of 20 imports a day and 60 previews an hour', async () => {
    const small = calendar(entry('a@x'))
    for (let n = 1; n < 20; n += 1) expect(await importFile(service, asha, small)).toHaveLength(1)
    const { import_id } = await previewFile(service, asha, small)
    const refused = await sendChoice(service, asha, import_id, { uids: ['a@x'] })
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'At most 20 imports can be made in a day. Please try again in 24 hours.',
    ])
    for (let n = 21; n < 60; n += 1) await previewFile(service, asha, small)
    expect((await sendFile(service, asha, small)).status).toBe(429)
  })
})
