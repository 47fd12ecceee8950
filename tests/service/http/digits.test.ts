import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asciiDigits } from '../../../service/http/input/digits.ts'
import { asciiDigits as asciiDigitsOfGraph } from '../../../gateway/graph/digits.ts'
import { scalars } from '../../../gateway/graph/scalars.ts'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { publishEvent, readEvent, sendEdit, sendEvent } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

cheapPasswords()

const zeros = {
  Arabic: '٠',
  Persian: '۰',
  Devanagari: '०',
  Bengali: '০',
  Thai: '๐',
  'full-width': '０',
  Adlam: '𞥐',
}
const scripts = Object.entries({ ...zeros, bold: '𝟎', monospaced: '𝟶' })

/** The text, with its digits replaced by those of the script that has this zero. */
const inScript = (zero: string, text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

describe.each([
  ['the service', asciiDigits],
  ['the gateway', asciiDigitsOfGraph],
])('digits of all scripts in %s', (_part, plain) => {
  test.each(scripts)('%s', (_script, zero) => {
    expect(plain(inScript(zero, '+91 98123-45670'))).toBe('+91 98123-45670')
  })

  test('characters other than decimal digits stay unchanged', () => {
    expect(plain('x² ① Ⅳ ½ 七 ፩')).toBe('x² ① Ⅳ ½ 七 ፩')
  })
})

test.each(scripts)('days and times in the graph, in %s digits', (_script, zero) => {
  expect(scalars.Date.parseValue(inScript(zero, '2027-06-19'))).toBe('2027-06-19')
  expect(scalars.Time.parseValue(inScript(zero, '07:30'))).toBe('07:30')
  expect(() => scalars.Date.parseValue(inScript(zero, '2027-02-29'))).toThrow('Date must be a day')
  expect(() => scalars.Time.parseValue(inScript(zero, '24:00'))).toThrow('Time must be a time')
})

describe.each(bothEngines)('digits of all scripts on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  test.each(Object.entries(zeros))('a sign-up with phone and code in %s digits', async (script, zero) => {
    const email = `${script.toLowerCase()}@example.org`
    const phone = `+9198123456${String(Object.keys(zeros).indexOf(script)).padStart(2, '0')}`
    const typed = inScript(zero, phone.replace('+91', '+91 '))
    const json = { email, full_name: 'Asha', phone: typed, password: 'blue boats at noon' }
    expect((await service.request('POST', '/common/register/', { json })).status).toBe(201)
    const [, code = ''] = /^ {4}(\d{6})$/m.exec((await service.mails(email))[0]?.text ?? '') ?? []
    const otp = inScript(zero, code)
    const verified = await service.request('POST', '/common/verify-email/', { json: { email, otp } })
    expect(verified.status).toBe(200)
    const { rows } = await service.db.query('select phone from users where email = $1', [email])
    expect(rows).toEqual([{ phone }])
  })

  test.each(Object.entries(zeros))('an event in %s digits', async (_script, zero) => {
    const asha = await service.person()
    const write = (text: string) => inScript(zero, text)
    const { status, body } = await sendEvent(service, asha, {
      event_type_id: write('1'),
      event_category_id: write('2'),
      event_date: write('2026-07-03'),
      start_time: write('07:30'),
      end_time: write('09:00:00'),
      latitude: write('50.9375'),
      longitude: write('-6.5'),
      registration_deadline: write('2026-07-01'),
      max_participants: write('80'),
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      event_date: '2026-07-03',
      start_time: '07:30:00',
      end_time: '09:00:00',
      location_details: '50.9375,-6.5',
      registration_deadline: '2026-07-01',
      max_participants: 80,
    })
    const id = body.data.id
    expect((await sendEdit(service, asha, write(String(id)), { start_time: write('08:15') })).status).toBe(
      200,
    )
    expect(await readEvent(service, asha, id)).toMatchObject({ start_time: '08:15:00' })
  })

  test.each(Object.entries(zeros))(
    'days, ids and page numbers in a query, in %s digits',
    async (_script, zero) => {
      const asha = await service.person()
      const admin = await service.person({ user_type: 'superadmin' })
      const { id } = await publishEvent(service, asha, admin, { event_date: '2026-07-05' })
      const read = (path: string, query: Record<string, string>) =>
        service.request<{ results: { id: number }[] }>('GET', `${path}?${new URLSearchParams(query)}`, {
          token: admin.token,
        })
      const write = (text: string) => inScript(zero, text)
      const on = { date: write('2026-07-05'), page: write('1'), page_size: write('100') }
      const explored = await read('/common/events/list/main/', on)
      expect(explored.status).toBe(200)
      expect(explored.body.results.map((event) => event.id)).toContain(id)
      const json = { event_id: write(String(id)) }
      expect(
        (await service.request('POST', '/common/favorites/add/', { token: admin.token, json })).status,
      ).toBe(200)
      const kept = await read('/common/favorites/', { event_date: write('2026-07-05') })
      expect(kept.body.results).toHaveLength(1)
      await service.request('POST', '/common/favorites/remove/', { token: admin.token, json })
      const audited = await read('/common/superadmin/audit/', { actor: write(String(admin.id)) })
      expect(audited.status).toBe(200)
    },
  )
})
