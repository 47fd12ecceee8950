import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventChanges } from '../../../service/events/editEvent/eventChanges.ts'
import { locationDetails } from '../../../service/events/fields/coordinates.ts'
import { EventForm } from '../../../service/events/newEvent.ts'
import {
  day,
  jsonId,
  line,
  longText,
  requiredLine,
  webAddress,
  wholeNumber,
} from '../../../service/http/input/input.ts'
import { createEvent, decide, publishEvent, sendEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

/** The messages of a schema for a value; none if it accepts the value. */
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

const required = ['This field is required.']
const invisible = {
  'zero-width space': '\u200B',
  'zero-width joiner': '\u200D',
  'zero-width non-joiner': '\u200C',
  'word joiner': '\u2060',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uFFA0',
  'Hangul choseong filler': '\u115F',
  'soft hyphen': '\u00AD',
  'variation selector': '\uFE0F',
  'another variation selector': '\u{E0100}',
  tag: '\u{E0041}',
  'braille blank': '\u2800',
  'combining acute alone': '\u0301',
  'enclosing circle alone': '\u20DD',
  'combining grapheme joiner': '\u034F',
  'Mongolian vowel separator': '\u180E',
  'byte order mark': '\uFEFF',
  'left-to-right mark': '\u200E',
  'open override': '\u202E',
  'override that ends at once': '\u202E\u202C',
  'ideographic space': '\u3000',
  'many of them': ' \u200B\u2060 \u3164\u0301\u2800 ',
}
const visible = [
  'A',
  '7',
  '…',
  '👩‍👩‍👧 Familienfest',
  '❤️',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇮🇳',
  'می‌خواهم',
  'مهرجان الجاز',
  'ערב ג׳אז',
  'जैज़ संध्या',
  'ดนตรีแจ๊ส',
  '재즈의 밤',
  'ಕ್ಷಮಿಸಿ',
  'Zürich',
  '\u2067ערב\u2069 in Haifa',
  '\u202Bعرض\u202C at 8',
  'ABC\u200F.',
]

describe('VA-5 a text', () => {
  test.each(Object.entries(invisible))('is refused if it is invisible: %s', (_name, text) => {
    expect(messagesOf(requiredLine(200), text)).toEqual(required)
    expect(line(200).parse(text)).toBe('')
    expect(longText(200).parse(text)).toBe('')
  })

  test.each(visible)('is accepted if a character is visible: %s', (text) => {
    expect(requiredLine(200).parse(text)).toBe(text.normalize('NFC'))
    expect(longText(200).parse(`${text}\n${text}`)).toBe(`${text}\n${text}`.normalize('NFC'))
  })

  test('is refused if it consists of control characters', () => {
    expect(messagesOf(line(200), '\0')).toEqual(['This contains characters that cannot be stored.'])
    expect(EventChanges.safeParse({ venue: '\0' }).success).toBe(false)
  })

  test('that is invisible empties an optional field', () => {
    expect(EventChanges.parse({ venue: '\u200B', tags: 'jazz' })).toMatchObject({ venue: null })
  })
})

describe('VA-4 a control character', () => {
  test.each([
    ['Talk\u000BSpeaker', 'Talk Speaker', 'Talk\nSpeaker'],
    ['Talk\fSpeaker\u0007', 'Talk Speaker', 'Talk\nSpeaker'],
    ['One\tTwo\u001FThree\u009FFour', 'One Two Three Four', 'One\tTwo Three Four'],
    ['One\u2028Two\u0085Three', 'One Two Three', 'One\nTwo\nThree'],
    ['\u000B\u001B', '', ''],
  ])('becomes a blank or a line break: %j', (sent, onOneLine, onLines) => {
    expect(line(200).parse(sent)).toBe(onOneLine)
    expect(longText(200).parse(sent)).toBe(onLines)
  })

  test('of the end of a line becomes a line break in a long text', () => {
    expect(longText(200).parse('One\r\nTwo\rThree')).toBe('One\nTwo\nThree')
    expect(line(200).safeParse('One\r\nTwo').success).toBe(false)
  })

  test.each(['a\0b', 'a\uD800b'])('is refused: %j', (sent) => {
    for (const schema of [line(200), longText(200)])
      expect(messagesOf(schema, sent)).toEqual(['This contains characters that cannot be stored.'])
  })
})

describe('VA-5 a change of the writing direction', () => {
  const refused = [
    'This changes the writing direction with an invisible character and never changes it back.',
  ]
  test.each(['a\u202Eb', 'a\u202Ab', '\u2066a', '\u2068a\u202C', 'a\u202C', '\u2067\u202Ea\u2069\u202C'])(
    'must end within the text: %j',
    (text) => {
      expect(messagesOf(line(200), text)).toEqual(refused)
      expect(messagesOf(longText(200), `first\n${text}`)).toEqual(refused)
    },
  )

  test.each(['\u202Ea\u202C', '\u2068a\u202Bb\u202Cc\u2069', '\u202D\u2066a\u2069\u202C'])(
    'is accepted: %j',
    (text) => expect(line(200).parse(text)).toBe(text),
  )
})

describe('VA-6 a link', () => {
  test.each([
    'https://.',
    'https:///x',
    'http://..',
    'https://-',
    'https://a..b',
    'https://-a.b',
    'https://a-.b',
    'https://.a',
    'https://a,b',
    'https://a..',
    'https:x',
    'https:/x',
    'https://',
    'https://?x',
    'https://#x',
    'https://\\x',
    'https://a b',
    'https://256.1.1.1',
    'https://1.2.3.4.5',
    'https://[::1',
    'https://a:99999',
    'https://%2E',
    `https://${'a'.repeat(64)}.org`,
    'ftp://a.b',
    'javascript:alert(1)',
    'data:text/html,x',
    'a.b',
  ])('needs a host: not %s', (text) =>
    expect(messagesOf(webAddress, text)).toEqual(['Give an address that starts with http:// or https://.']),
  )

  test.each(['https://user@a.b', 'HTTPS://user:pass@a.b'])('has no user name: not %s', (text) =>
    expect(messagesOf(webAddress, text)).toEqual(['Leave out the user name and the password.']),
  )

  test.each([
    'https://example.org',
    'https://example.org.',
    'HTTPS://Example.ORG/Path?q=ä#f',
    'http://localhost:3000/x',
    'https://bücher.example/fest',
    'https://例え.テスト/',
    'https://مثال.إختبار',
    'https://xn--bcher-kva.example',
    'http://192.0.2.7:8080/a',
    'http://[2001:db8::7]/a',
    'https://my_site.example.org/',
    'https://a-b.co/..',
    'https://x/%',
    'https://1.example',
  ])('can be %s', (text) => expect(webAddress.parse(text)).toBe(text))
})

describe('VA-3 location details', () => {
  const noPlace = ['Give a latitude from -90 to 90 and a longitude from -180 to 180, as decimal numbers.']
  test.each([
    '91,0',
    '90.5, 0',
    '-90.1,0',
    '0,181',
    '0,-180.000001',
    'NaN,NaN',
    'nan, 6',
    '6,-Infinity',
    '1e2,0',
    'null,null',
    'undefined,undefined',
    '.5,1',
    '٩١,٠',
    '９１，０',
    '٩١٫٥، ٦',
    '−91,0',
    '1'.repeat(60) + ',0',
  ])('that look like coordinates but are invalid are refused: %s', (text) => {
    expect(messagesOf(locationDetails, text)).toEqual(noPlace)
    for (const schema of [EventChanges, EventForm]) {
      const { error } = schema.safeParse({ location_details: text })
      const issues = error?.issues.filter(({ path }) => path[0] === 'location_details')
      expect(issues?.map(({ message }) => message)).toEqual(noPlace)
    }
  })

  test.each([
    ['50.9375,6.9603', '50.9375,6.9603'],
    [' +50.93750 ,  006.9603000 ', '50.9375,6.9603'],
    ['90,-180', '90,-180'],
    ['-0,0.0000001', '0,0'],
    ['٥٠٫٩٣٧٥، ٦٫٩٦', '50.9375,6.96'],
    ['５０．９３７５，−６．９６', '50.9375,-6.96'],
    ['५०.५,६', '50.5,6'],
  ])('are stored in one form: %s', (text, kept) => {
    expect(locationDetails.parse(text)).toBe(kept)
    expect(locationDetails.parse(kept)).toBe(kept)
  })

  test.each(['Second floor, left', 'Gate 91, 0', 'Hof 3,5', '1,2,3', '50.9° N, 6.9° E', '三階、左'])(
    'can be a description in words: %s',
    (text) => expect(locationDetails.parse(text)).toBe(text),
  )
})

describe('VA-3 an invalid day is refused with the reason', () => {
  test.each([
    ['10000-01-01', 'This date is too far ahead.'],
    ['275760-09-13', 'This date is too far ahead.'],
    ['+010000-01-01', 'This date is too far ahead.'],
    ['0000-01-01', 'This date is too long ago.'],
    ['1899-12-31', 'This date is too long ago.'],
    ['-000001-01-01', 'This date is too long ago.'],
    ['2027-02-29', 'There is no such day.'],
    ['2027-13-01', 'There is no such day.'],
    ['2027-1-1', 'Give the date as YYYY-MM-DD.'],
    ['tomorrow', 'Give the date as YYYY-MM-DD.'],
    ['2027-01-01T00:00', 'Give the date as YYYY-MM-DD.'],
  ])('%s', (text, message) => expect(messagesOf(day, text)).toEqual([message]))

  test.each(['1900-01-01', '2028-02-29', '9999-12-31'])('%s is valid', (text) =>
    expect(day.parse(text)).toBe(text),
  )
})

describe('VA-4 an invalid number is refused with the reason', () => {
  test.each([
    ['1000000000', 'This must be at most 1000.'],
    ['1001', 'This must be at most 1000.'],
    ['9'.repeat(400), 'This must be at most 1000.'],
    ['0', 'This must be a whole number of at least 1.'],
    ['-1', 'This must be a whole number of at least 1.'],
    ['1.5', 'This must be a whole number of at least 1.'],
    ['1e3', 'This must be a whole number of at least 1.'],
    ['', 'This must be a whole number of at least 1.'],
  ])('%s', (text, message) => expect(messagesOf(wholeNumber(1000), text)).toEqual([message]))

  test('an id in a JSON body is a number or a string', () => {
    for (const value of [7, '7']) expect(jsonId.parse(value)).toBe(7)
    for (const value of [0, -1, 1.5, 2 ** 31, 1e21, '1e0', '', true, null, [7], { id: 7 }]) {
      expect(messagesOf(jsonId, value), JSON.stringify(value)).toEqual(['This is not a valid ID.'])
    }
  })
})

describe('over HTTP', () => {
  let service: TestService
  let asha: Person
  let boss: Person
  beforeAll(async () => {
    service = await openTestService()
    asha = await service.person()
    boss = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  test('VA-5 title, name, heading, venue and place must be visible', async () => {
    const blank = '\u200B\u3164'
    const event = await sendEvent(service, asha, { title: blank, venue: blank, location: blank })
    expect([event.status, event.body.errors]).toEqual([
      400,
      { title: required, venue: required, location: required },
    ])
    const refused = async (method: string, path: string, sent: object, token = boss.token) => {
      const { status, body } = await service.request(method, path, { token, ...sent })
      expect(status).toBe(400)
      return body['errors']
    }
    expect(await refused('PATCH', '/common/profile/', { form: { full_name: blank } })).toEqual({
      full_name: required,
    })
    for (const path of ['/common/categories/', '/common/types/']) {
      const json = { name: blank }
      expect(await refused('POST', path, { json })).toEqual({ name: required })
      expect(await refused('PATCH', `${path}1/`, { json })).toEqual({ name: required })
    }
    const slide = { order: '1', heading: blank, description: blank, date: '2027-01-01', place: blank }
    const path = '/common/superadmin/homepage-content/create/'
    expect(await refused('POST', path, { form: slide })).toEqual({
      heading: required,
      description: required,
      place: required,
    })
    const register = {
      email: 'x@plaza.test',
      password: 'correct horse',
      phone: '+4915112345',
      full_name: blank,
    }
    expect(await refused('POST', '/common/register/', { json: register })).toEqual({ full_name: required })
    const { id } = await createEvent(service, asha)
    const edit = `/common/events/${id}/update/`
    expect(await refused('PATCH', edit, { form: { title: blank } }, asha.token)).toEqual({ title: required })
  })

  test('VA-5 a reason must be visible too; an invisible one counts as missing', async () => {
    const blank = '\u2060\u200D'
    const reasons = '/common/reject-reasons/'
    const send = (method: string, path: string, json: object) =>
      service.request<{ data: { id: number }; errors: object }>(method, path, { token: boss.token, json })
    const { id } = (await send('POST', reasons, { text: 'Too loud for a park.' })).body.data
    for (const answer of [
      await send('POST', reasons, { text: blank }),
      await send('PATCH', `${reasons}${id}/`, { text: blank }),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([400, { text: required }])
    }
    const event = await publishEvent(service, asha, boss)
    const taken = await send('POST', `/common/superadmin/events/${event.id}/takedown/`, { reason: blank })
    expect([taken.status, taken.body.errors]).toEqual([400, { reason: ['Say why.'] }])
    const waiting = await createEvent(service, asha)
    const rejected = await decide(service, boss, waiting.id, { action: 'reject', reason: blank })
    expect(rejected.body.data).toMatchObject({ approval_status: 'rejected', reject_reason: null })
  })

  test('VA-3 the last possible day can be set and searched for', async () => {
    const event = await createEvent(service, asha, { event_date: '9999-12-31' })
    const { status, body } = await service.request<{ results: { id: number }[] }>(
      'GET',
      '/common/superadmin/events/?date_from=9999-12-31&date_to=9999-12-31&created_to=9999-12-31',
      { token: boss.token },
    )
    expect([status, body.results.map(({ id }) => id)]).toEqual([200, [event.id]])
  })

  test('VA-2 in every list, a page after the last one is empty, with a link back, and a page number over the limit is refused', async () => {
    const page = (path: string, page: number) =>
      service.request(`GET`, `${path}?page=${page}&page_size=100`, { token: boss.token })
    const { paths } = service.reference.reference
    const lists = Object.entries(paths).flatMap(([path, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'page_size') ? [path] : [],
    )
    expect(lists.length).toBeGreaterThan(5)
    for (const path of lists) {
      const { status, body } = await page(path, 1_000_000_000)
      expect([path, status, body['errors']]).toEqual([path, 400, { page: ['This must be at most 1000.'] }])
      const last = await page(path, 1000)
      const first = await page(path, 1)
      expect(last.status, path).toBe(200)
      expect(last.body, path).toMatchObject({ count: first.body['count'], next: null })
      expect(last.body['results'] ?? last.body['data'], path).toEqual([])
      expect(String(last.body['previous']), path).toContain('page=999')
    }
  })
})
