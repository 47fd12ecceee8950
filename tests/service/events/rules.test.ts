import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailField, phoneField } from '../../../service/account/accountInput.ts'
import { eventAnswer, type EventRow } from '../../../service/events/eventAnswer.ts'
import { todayAt } from '../../../service/events/fields/moments.ts'
import { applyChanges, EventChanges } from '../../../service/events/editEvent/eventChanges.ts'
import { EventForm, eventOf } from '../../../service/events/newEvent.ts'
import { linksOf, paging, sliceOf } from '../../../service/http/lists/paging.ts'
import { cursorKey, cursorParts, type Order, type Position } from '../../../service/http/lists/order.ts'
import { emailKey } from '../../../service/account/users.ts'

const filled = {
  title: 'Jazz',
  event_type_id: '1',
  event_category_id: '1',
  event_date: '2026-07-01',
  start_time: '18:30',
  venue: 'Hall',
  location: 'Berlin',
}
const formed = (fields: object) => eventOf(EventForm.parse({ ...filled, ...fields }), 'UTC')
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((each) => each.join(''))

describe('phone numbers', () => {
  const signs = fc.constantFrom('', ' ', '-', '.', '(', ')')

  test('are normalised to a plus and their digits', () => {
    const written = fc.tuple(
      fc.constantFrom('', '+', '00'),
      digits(6, 15),
      fc.array(signs, { maxLength: 15 }),
    )
    fc.assert(
      fc.property(written, ([prefix, number, between]) => {
        fc.pre(!number.startsWith('0'))
        const text = prefix + Array.from(number, (digit, at) => digit + (between[at] ?? '')).join('')
        const phone = phoneField.parse(` ${text} `)
        expect(phone).toBe(`+${number}`)
        expect(phoneField.parse(phone)).toBe(phone)
      }),
    )
  })

  test('are refused unless they have 6 to 15 digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(0, 20), fc.string({ unit: 'binary' })), (text) => {
        const { success, data } = phoneField.safeParse(text)
        if (success) expect(data).toMatch(/^\+\d{6,15}$/)
      }),
    )
    for (const length of [5, 16]) expect(phoneField.safeParse('1'.repeat(length)).success).toBe(false)
  })
})

test('email addresses are equal regardless of case and surrounding blanks', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.array(fc.boolean()), (email, upper) => {
      const { success } = emailField.safeParse(email)
      fc.pre(success)
      const shouted = Array.from(email, (sign, at) => (upper[at] ? sign.toUpperCase() : sign)).join('')
      expect(emailKey(emailField.parse(` ${shouted}\n`))).toBe(emailKey(emailField.parse(email)))
    }),
  )
})

describe('slugs', () => {
  const title = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem())
    .filter((text) => EventForm.safeParse({ ...filled, title: text }).success)
  const slugOf = (text: string, id: number) => `${formed({ title: text }).slug}-${id}`

  test('are words of plain letters and digits that end with the id, short enough for a path', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (text, id) => {
        const slug = slugOf(text, id)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
        expect(slug.length).toBeLessThanOrEqual(100)
        expect(slugOf(text, id)).toBe(slug)
      }),
    )
  })

  test('of two events differ, even if the titles are equal', () => {
    const twice = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 2 })
    const numbered = fc.oneof(title, fc.constantFrom('1', 'a-1', 'a 1 2', 'event', 'a'))
    fc.assert(
      fc.property(numbered, numbered, twice, (a, b, [one = 1, two = 2]) => {
        expect(slugOf(a, one)).not.toBe(slugOf(b, two))
      }),
    )
  })
})

describe('coordinates', () => {
  const decimal = (max: number) =>
    fc
      .tuple(fc.integer({ min: -max, max }), fc.integer({ min: 0, max: 9_999_999 }))
      .map(([whole, rest]) => `${whole}.${String(rest).padStart(7, '0')}`)
      .filter((text) => Math.abs(Number(text)) <= max)

  test('are parsed from the location details, and are the same when written and parsed again', () => {
    fc.assert(
      fc.property(decimal(90), decimal(180), (latitude, longitude) => {
        const given = formed({ latitude, longitude })
        expect(given.latitude).toBeCloseTo(Number(latitude), 5)
        expect(given.longitude).toBeCloseTo(Number(longitude), 5)
        const again = formed({ location_details: given.location_details ?? '' })
        expect([again.latitude, again.longitude]).toEqual([given.latitude, given.longitude])
        const spaced = formed({ location_details: ` ${latitude} , ${longitude} ` })
        expect([spaced.latitude, spaced.longitude]).toEqual([given.latitude, given.longitude])
      }),
      { examples: [['0.0000001', '-0.0000005']] },
    )
  })

  test('are either valid or missing', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -400, max: 400 }), fc.string()).map(String)
    fc.assert(
      fc.property(fc.array(number, { maxLength: 4 }), (parts) => {
        const details = parts.join(',')
        const { success, data } = EventChanges.safeParse({ location_details: details })
        if (!success) return
        const { latitude, longitude } = applyChanges({ ...formed({}), location_details: null }, data)
        expect(latitude === null).toBe(longitude === null)
        expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(90)
        expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(180)
      }),
    )
    for (const words of ['1', '1,2,3', ',', 'Gate 7, left']) {
      expect(formed({ location_details: words }), words).toMatchObject({
        location_details: words,
        latitude: null,
        longitude: null,
      })
    }
  })
})

describe('days', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })

  test('until an event are a whole number, at any time of day and year', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -20_000, max: 20_000 }), (now, days) => {
        const midnight = Date.parse(todayAt('UTC', now)) + days * 86_400_000
        const event_date = todayAt('UTC', new Date(midnight))
        const [starts_at, over_at] = [0, 1].map((day) => new Date(midnight + day * 86_400_000).toISOString())
        const times = { event_date, starts_at, ends_at: null, over_at, time_zone: 'UTC' }
        const row = { ...times, gallery: [], author_id: null, author_email: null } as unknown as EventRow
        const services = { publicUrl: '', publicPages: true, clock: () => now }
        const answer = eventAnswer(services, { id: 1, user_type: 'user' }, row)
        expect(answer.days_until_event).toBe(days)
        expect(answer.event_status).toBe(days > 0 ? 'upcoming' : days < 0 ? 'past' : 'today')
      }),
    )
  })
})

test('a cursor decodes to the place that it was made from', () => {
  const text = { key: 'title', id: 'id', type: 'text' } as Order
  const keyOf = (place: Position) => cursorKey(text, '', place)
  const mark = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((each) => !each.includes('\0'))
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(mark, id, fc.boolean(), fc.integer({ min: 0, max: 1001 }), (mark, id, isBack, count) => {
      const slice = { cursor: { back: isBack, count, key: ['', '1'] }, page: 1, size: 20 }
      const { next, previous } = linksOf(
        { rows: [{ mark, id }], count, more: true },
        { publicUrl: 'http://plaza.test', path: '/', query: { ordering: 'title' }, slice, keyOf },
      )
      for (const [link, back] of [
        [next, false],
        [previous, true],
      ] as const) {
        const { searchParams } = new URL(link ?? '')
        const cursor = paging.cursor.parse(searchParams.get('cursor') ?? '')
        expect(sliceOf({ cursor }, cursorParts(text)).cursor).toEqual({
          back,
          count,
          key: keyOf({ mark, id }),
        })
        expect(searchParams.get('ordering')).toBe('title')
      }
    }),
  )
})
