import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  sendEdit,
  signedInAgain,
} from '../../support/events.ts'
import { lettersTo, writeLetters } from '../../support/letters/letters.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

describe.each(oneEngine)('letters about series that end on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    at('2026-06-15T06:00:00Z')
    await service.db.query('delete from events')
    asha = await service.person()
    await livesIn('UTC')
  })

  const at = (moment: string) => service.advance(Date.parse(moment) - service.now().getTime())
  const livesIn = (zone: string) =>
    service.db.query('update users set time_zone = $2 where id = $1', [asha.id, zone])
  /** Repeats an event weekly, by default on July 1, 8, 15 and 22. */
  async function repeated(fields: Fields = {}, { count = 4, isPublished = true } = {}) {
    const author = await signedInAgain(service, asha)
    const { id } = await createEvent(service, author, { title: 'Pottery', time_zone: 'UTC', ...fields })
    const { body } = await service.request<{ data: { events: AnsweredEvent[] } }>(
      'POST',
      `/common/events/${id}/repeat/`,
      { token: author.token, json: { frequency: 'weekly', count } },
    )
    if (isPublished) await decide(service, await signedInAgain(service, superadmin), id)
    return body.data.events.map((event) => event.id)
  }
  async function extend(id: number | undefined, count: number) {
    const { token } = await signedInAgain(service, asha)
    const sent = { token, json: { count } }
    const path = `/common/events/${id}/series/`
    const { body } = await service.request<{ data: { events: AnsweredEvent[] } }>('POST', path, sent)
    return body.data.events.map((event) => event.id)
  }
  async function lead(id: number | undefined, lifecycle: string, scope = 'this') {
    const { token } = await signedInAgain(service, asha)
    const json = { lifecycle, reason: 'The potter is ill.', scope }
    const { status } = await service.request('PATCH', `/common/events/${id}/lifecycle/`, { token, json })
    expect(status).toBe(200)
  }
  const endings = async () =>
    (await lettersTo(service, asha)).filter(({ subject }) => subject.startsWith('Ends soon'))
  const count = async () => (await endings()).length

  test('the author gets one email at 8:00, 14 days before the last date, and another one if the series is extended', async () => {
    const ids = await repeated()
    at('2026-07-08T07:59:59Z')
    expect(await count()).toBe(0)
    at('2026-07-08T08:00:00Z')
    const [letter] = await endings()
    expect(letter?.subject).toBe('Ends soon: Pottery')
    expect(letter?.text).toContain(`My Events: http://plaza.test/home?dialog=my-events&own=${ids[3]}\n`)
    at('2026-07-09T08:00:00Z')
    expect(await count()).toBe(1)
    const [added] = await extend(ids[0], 6)
    await decide(service, await signedInAgain(service, superadmin), added ?? 0)
    at('2026-07-22T07:59:59Z')
    expect(await count()).toBe(1)
    at('2026-07-22T08:00:00Z')
    expect(await count()).toBe(2)
    at('2026-08-04T08:00:00Z')
    expect(await count()).toBe(2)
  })

  test("8:00 is in the account's zone; after a pause the email is late, but comes neither at night nor after the last date", async () => {
    await livesIn('Asia/Kolkata')
    await repeated()
    at('2026-07-08T02:29:59Z')
    expect(await count()).toBe(0)
    at('2026-07-10T02:29:59Z')
    expect(await count()).toBe(0)
    at('2026-07-10T02:30:00Z')
    expect(await count()).toBe(1)
    await repeated({ event_date: '2026-07-11' })
    at('2026-08-01T19:00:00Z')
    expect(await count()).toBe(1)
  })

  test('there is no letter about a series that is entirely cancelled, pending or rejected', async () => {
    const [off] = await repeated()
    await repeated({}, { isPublished: false })
    const [refused] = await repeated({}, { isPublished: false })
    await decide(service, await signedInAgain(service, superadmin), refused ?? 0, { action: 'reject' })
    await createEvent(service, await signedInAgain(service, asha), { event_date: '2026-07-22' })
    await lead(off, 'cancelled', 'all')
    at('2026-07-08T08:00:00Z')
    expect(await count()).toBe(0)
  })

  test('the last date that is not cancelled counts, even if it is still pending', async () => {
    const ids = await repeated({}, { count: 5 })
    await lead(ids[4], 'cancelled')
    const others = await repeated({ title: 'Clay' })
    await extend(others[0], 5)
    at('2026-07-08T08:00:00Z')
    expect((await endings()).map(({ subject }) => subject)).toEqual(['Ends soon: Pottery'])
  })

  test('an author who created the last date less than 14 days before it gets no letter', async () => {
    const ids = await repeated({ event_date: '2026-06-19' }, { count: 2 })
    at('2026-06-16T08:00:00Z')
    expect(await count()).toBe(0)
    const [last] = await extend(ids[0], 3)
    await decide(service, await signedInAgain(service, superadmin), last ?? 0)
    at('2026-06-19T08:00:00Z')
    expect(await count()).toBe(1)
  })

  test('a series that continues under another name causes only one letter', async () => {
    const ids = await repeated({}, { count: 6 })
    const form = { title: 'Ceramics', scope: 'following', as_proposal: 'false' }
    await sendEdit(service, await signedInAgain(service, asha), ids[4] ?? 0, form)
    await decide(service, await signedInAgain(service, superadmin), ids[4] ?? 0)
    for (let day = 8; day < 30; day += 1) {
      at(`2026-07-${String(day).padStart(2, '0')}T08:00:00Z`)
      await writeLetters(service)
    }
    expect((await endings()).map(({ subject }) => subject)).toEqual(['Ends soon: Ceramics'])
  })

  test('accounts without a verified address get no letter, and only one of several concurrent processes writes it', async () => {
    await repeated()
    at('2026-07-08T08:00:00Z')
    await service.db.query('update users set is_email_verified = false where id = $1', [asha.id])
    expect(await count()).toBe(0)
    await service.db.query('update users set is_email_verified = true where id = $1', [asha.id])
    await Promise.all([writeLetters(service), writeLetters(service), writeLetters(service)])
    expect(await count()).toBe(1)
  })
})
