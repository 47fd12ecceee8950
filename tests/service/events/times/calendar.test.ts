import ICAL from 'ical.js'
import { sync as nodeIcal, type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarText } from '../../../../service/events/calendar/calendarText.ts'
import { createEvent, publishEvent, sendEdit, type Fields } from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { bothEngines } from '../../../support/run/engines.ts'

const title = 'Käse, Wein; und „Jazz“ \\ 東京の夜 👩‍👩‍👧‍👦'.repeat(3)
const content =
  `First line.\nSecond, with; signs \\ and ${'a very long and odd tale of 東京 👩‍👩‍👧‍👦 '.repeat(30)}`.trim()
const register_link = 'https://tickets.test/a?b=1&c=2,3;4'

test.each([
  ['2027-07-10T19:00:00Z', false],
  ['2027-07-10T18:00:00Z', false],
  ['2027-07-10T19:01:00Z', true],
])('an end at %s is written: %s', (ends_at, isWritten) => {
  const row = {
    id: 1,
    title: 'Jazz',
    content: 'Text',
    register_link: null,
    venue: 'Old Harbour',
    location: 'Lisbon',
    latitude: null,
    longitude: null,
    starts_at: '2027-07-10T19:00:00Z',
    ends_at,
    created_at: '2027-01-01T00:00:00Z',
    updated_at: null,
    lifecycle: 'scheduled',
    sequence: 0,
  } as const
  const text = calendarText('Plaza', [row], 'http://plaza.test')
  expect(text).toContain('DTSTART:20270710T190000Z')
  expect(text.includes('DTEND:')).toBe(isWritten)
})

describe.each(bothEngines)('calendar on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let feed: string

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
    const { body } = await service.request<{ data: { url: string } }>('POST', '/common/favorites/feed/', {
      token: superadmin.token,
    })
    feed = body.data.url
  })
  afterAll(() => service.close())

  const read = async (path: string) => {
    const headers = { Authorization: `Bearer ${superadmin.token}` }
    const answer = await service.app(new Request(new URL(path, 'http://plaza.test'), { headers }), {
      ip: '192.0.2.1',
    })
    expect(answer.status).toBe(200)
    // The file may be one that only its reader may see.
    if (path.endsWith('/calendar.ics')) expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer.text()
  }
  const readFile = (id: number) => read(`/common/events/${id}/calendar.ics`)
  const publish = (fields: Fields = {}) =>
    publishEvent(service, superadmin, superadmin, {
      title,
      content,
      register_link,
      event_date: '2026-07-10',
      start_time: '20:00',
      end_date: '2026-07-11',
      end_time: '02:00',
      venue: 'Teatro, São Luiz; Chiado',
      location: 'Lisbon',
      location_details: '38.7223,-9.1393',
      time_zone: 'Europe/Lisbon',
      ...fields,
    })

  test('two calendar programs read time, place and links from the file', async () => {
    const { id } = await publish()
    const text = await readFile(id)
    const lines = text.split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260710T190000Z', 'DTEND:20260711T010000Z']))
    expect(lines.filter((line) => /^(?:DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z$/.test(line))).toHaveLength(2)
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const description = [content, register_link, `http://plaza.test/explore?event=${id}`].join('\n\n')

    const { uid, summary, geo, status, start, end, ...other } = theirs(text)
    expect([uid, summary, status]).toEqual([`event-${id}@plaza.test`, title, 'CONFIRMED'])
    expect(geo).toEqual({ lat: 38.7223, lon: -9.1393 })
    expect([start.toISOString(), end?.toISOString()]).toEqual([
      '2026-07-10T19:00:00.000Z',
      '2026-07-11T01:00:00.000Z',
    ])
    expect(other.description).toBe(description)

    const event = ours(text)
    expect([event.uid, event.summary, event.description]).toEqual([uid, title, description])
    expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
      new Date(start.getTime()),
      new Date(end?.getTime() ?? 0),
    ])
    expect(event.location).toContain('Teatro, São Luiz; Chiado, Lisbon')
    expect(event.component.getFirstPropertyValue('url')).toBe(`http://plaza.test/explore?event=${id}`)
    expect(event.component.getFirstPropertyValue('geo')).toEqual([38.7223, -9.1393])
  })

  test('the feed describes an event exactly as its file does', async () => {
    const { id } = await publish({ title: 'In file and feed', content: content.slice(0, 900) })
    await service.request('POST', '/common/favorites/add/', {
      token: superadmin.token,
      json: { event_id: id },
    })
    const block = (text: string) => /BEGIN:VEVENT[^]*END:VEVENT/.exec(text)?.[0]
    const inFeed = block(await read(feed))
    expect(inFeed).toContain('In file and feed')
    expect(inFeed).toBe(block(await readFile(id)))
  })

  test('the sequence increases only with changes of time and place', async () => {
    const { id } = await publish()
    const changed = async (fields: Fields) => {
      service.advance(60_000)
      expect((await sendEdit(service, superadmin, id, fields)).status).toBe(200)
      const event = ours(await readFile(id))
      expect(event.uid).toBe(`event-${id}@plaza.test`)
      expect(event.component.getFirstPropertyValue('last-modified')?.toString()).toBe(
        service.now().toISOString().replace('.000', ''),
      )
      return event.sequence
    }
    const first = ours(await readFile(id)).sequence
    expect(await changed({ title: 'Another title' })).toBe(first)
    expect(await changed({ content: 'Another text' })).toBe(first)
    expect(await changed({ start_time: '21:00' })).toBe(first + 1)
    expect(await changed({ venue: 'Another hall' })).toBe(first + 2)
    expect(await changed({ time_zone: 'Atlantic/Azores' })).toBe(first + 3)
    expect(await changed({ tags: 'music' })).toBe(first + 3)
  })

  const turn = async (id: number, lifecycle: string) => {
    service.advance(60_000)
    const { status } = await service.request('PATCH', `/common/events/${id}/lifecycle/`, {
      token: superadmin.token,
      json: { lifecycle, reason: 'Storm' },
    })
    expect(status).toBe(200)
    return readFile(id)
  }

  test('a cancelled or postponed event says so, increases its sequence and has no registration link', async () => {
    const { id } = await publish({ title: 'Boat race' })
    const first = ours(await readFile(id)).sequence
    const detailsOf = (text: string) => {
      const event = ours(text)
      const changed = event.component.getFirstPropertyValue('last-modified')?.toString()
      expect(changed).toBe(service.now().toISOString().replace('.000', ''))
      const status = event.component.getFirstPropertyValue('status')
      return [event.summary, status, event.sequence - first, event.description.includes(register_link)]
    }
    expect(detailsOf(await turn(id, 'cancelled'))).toEqual(['Cancelled: Boat race', 'CANCELLED', 1, false])
    expect(detailsOf(await turn(id, 'postponed'))).toEqual(['Postponed: Boat race', 'TENTATIVE', 2, false])
    expect(detailsOf(await turn(id, 'scheduled'))).toEqual(['Boat race', 'CONFIRMED', 3, true])
  })

  test('control characters are left out, and the last line ends', async () => {
    const { id } = await publish()
    await service.db.query('update events set title = $2, content = $3 where id = $1', [
      id,
      'A\u000B\u0007B',
      'a\rb\r\nEND:VEVENT',
    ])
    const text = await readFile(id)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text).toContain('SUMMARY:AB\r\n')
    expect(text).toContain(String.raw`DESCRIPTION:a\nb\nEND:VEVENT`)
  })

  test('the file of an event without an end has no end either', async () => {
    const { id } = await publish({ end_date: '', end_time: '' })
    const text = await readFile(id)
    expect(text).not.toMatch(/^(?:DTEND|DURATION)/m)
    expect(ours(text).startDate.toJSDate()).toEqual(new Date('2026-07-10T19:00:00Z'))
  })

  test('there is no file for callers who may not see the event', async () => {
    const [author, other] = [await service.person(), await service.person()]
    const { id } = await createEvent(service, author)
    const path = `/common/events/${id}/calendar.ics`
    const statusFor = async (token?: string) => (await service.request('GET', path, { token })).status
    expect(await statusFor(other.token)).toBe(404)
    expect(await statusFor()).toBe(401)
    expect(
      (await service.request('GET', '/common/events/999999/calendar.ics', { token: other.token })).status,
    ).toBe(404)
  })

  test('the feed keeps called-off events until 7 days after their local day, and all others for longer', async () => {
    const honolulu = { event_date: '2026-07-10', end_date: '', time_zone: 'Pacific/Honolulu' }
    const running = { ...honolulu, start_time: '08:00', end_time: '09:00' }
    for (const [title, lifecycle] of [
      ['Off', 'cancelled'],
      ['Later', 'postponed'],
      ['On', null],
    ] as const) {
      const { id } = await publish({ ...running, title })
      const json = { event_id: id }
      await service.request('POST', '/common/favorites/add/', { token: superadmin.token, json })
      if (lifecycle) await turn(id, lifecycle)
    }
    const until = async (moment: string) => {
      service.advance(Date.parse(moment) - service.now().getTime())
      const text = await read(feed)
      return ['Cancelled: Off', 'Postponed: Later', 'SUMMARY:On'].map((words) => text.includes(words))
    }
    expect(await until('2026-07-17T23:59:59-10:00')).toEqual([true, true, true])
    expect(await until('2026-07-18T00:00:00-10:00')).toEqual([false, false, true])
  })
})

function theirs(text: string): VEvent {
  const event = Object.values(nodeIcal.parseICS(text)).find((entry) => entry?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') throw new Error('there is no event')
  return event
}

function ours(text: string): ICAL.Event {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('there is no event')
  return new ICAL.Event(event)
}
