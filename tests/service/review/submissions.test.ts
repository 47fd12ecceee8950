import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { type Mail, MailError } from '../../../service/ports/mail.ts'
import { createEvent, decide } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const minute = 60_000
const log = pino({ level: 'silent' })

describe.each(oneEngine)('mail about new events on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let author: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    author = await service.person({ full_name: 'Asha Rao' })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db.query("update users set user_type = 'user'")
    await service.db.query('delete from mail_outbox')
    superadmin = await service.person({ user_type: 'superadmin' })
  })

  const submit = async (...titles: string[]) => {
    const ids: number[] = []
    for (const title of titles) ids.push((await createEvent(service, author, { title })).id)
    return ids
  }
  const subjects = async () => (await service.mails(superadmin.email)).map(({ subject }) => subject)
  const waiting = async () =>
    (await service.db.query<{ n: number }>('select count(*) as n from mail_outbox where dead_at is null'))
      .rows[0]?.n
  /** A mail job, independent like one in another process. */
  const jobWith = (send: (mail: Mail) => Promise<void>) => {
    const { db, clock, publicUrl } = service.services
    const job = createMailJob({ db, clock, publicUrl, log, transport: { send, close: () => {} } })
    return () => job(new AbortController().signal)
  }

  test('EM-1 130 events within seconds cause two emails: one at once, and one for the others 15 minutes later', async () => {
    await service.db.query("update users set time_zone = 'Asia/Kolkata' where id = $1", [superadmin.id])
    await submit('Jazz')
    expect(await subjects()).toEqual(['To be approved: Jazz'])
    for (let n = 1; n < 130; n += 1) {
      await submit(`Event ${n}`)
      await subjects()
    }
    service.advance(14 * minute)
    expect(await subjects()).toHaveLength(1)
    service.advance(minute)
    expect(await subjects()).toEqual(['To be approved: Jazz', '129 events to be approved'])
    const [, mail] = await service.mails(superadmin.email)
    expect(mail?.text).toContain(
      '- Event 1, by Asha Rao, on Wednesday, July 1, 2026, 6:30 PM UTC time (Thursday, July 2, 2026, 12:00 AM your time)\n  http://plaza.test/explore?event=',
    )
    expect(mail?.text).toContain('- Event 20,')
    expect(mail?.text).not.toContain('- Event 21,')
    expect(mail?.text).toContain('and 109 more.')
    expect(await waiting()).toBe(0)
    service.advance(14 * minute)
    await submit('Early')
    expect(await subjects()).toHaveLength(2)
    service.advance(minute)
    expect((await subjects()).slice(2)).toEqual(['To be approved: Early'])
  }, 60_000)

  test('EM-1 concurrent processes send one email to each superadmin; after a quiet period, the next email is sent at once', async () => {
    const other = await service.person({ user_type: 'superadmin' })
    await submit('One', 'Two', 'Three')
    const sent: string[] = []
    const job = jobWith(async ({ to, subject }) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      sent.push(`${to} ${subject}`)
    })
    await Promise.all([job(), job(), job()])
    const each = [other, superadmin].map(({ email }) => `${email} 3 events to be approved`)
    expect(sent.toSorted()).toEqual(each.toSorted())
    service.advance(15 * minute)
    await submit('Four')
    await job()
    expect(sent.slice(2).map((line) => line.split(': ')[1])).toEqual(['Four', 'Four'])
  })

  test('EM-1 an edit that submits an event again is reported too, once', async () => {
    const [id = 0] = await submit('Kite day')
    await subjects()
    await decide(service, superadmin, id)
    for (const title of ['Kite night', 'Kite morning']) {
      const { token } = author
      const { status } = await service.request('PATCH', `/common/events/${id}/update/`, {
        token,
        form: { title },
      })
      expect(status).toBe(200)
      await decide(service, superadmin, id, { action: 'reject' })
    }
    const form = { title: 'Kite week' }
    await service.request('PATCH', `/common/events/${id}/update/`, { token: author.token, form })
    await subjects()
    service.advance(15 * minute)
    expect((await subjects()).slice(1)).toEqual(['To be approved: Kite week'])
  })

  test('EM-1 events decided in the meantime are left out; if none is left, no mail is sent and the next one is not delayed', async () => {
    await submit('First')
    await subjects()
    const [gone = 0, kept = 0] = await submit('Gone', 'Kept')
    await decide(service, superadmin, gone)
    service.advance(15 * minute)
    expect((await subjects()).slice(1)).toEqual(['To be approved: Kept'])

    const [last = 0] = await submit('Last')
    await subjects()
    await decide(service, superadmin, last)
    service.advance(15 * minute)
    expect(await subjects()).toHaveLength(2)
    expect(await waiting()).toBe(0)
    await decide(service, superadmin, kept)
    await submit('At once')
    expect((await subjects()).slice(2)).toEqual(['To be approved: At once'])
  })

  test('EM-1 no event is lost while the mail server is down, and former superadmins get no mail', async () => {
    await submit('One', 'Two')
    const down = jobWith(() => Promise.reject(new MailError('server', 'connect ECONNREFUSED')))
    await down()
    await submit('Three')
    await down()
    service.advance(30_000)
    expect(await subjects()).toEqual(['3 events to be approved'])

    service.advance(15 * minute)
    await submit('Four')
    await jobWith(() => Promise.reject(new MailError('mail', '451 later')))()
    await submit('Five')
    expect(await subjects()).toHaveLength(1)
    service.advance(5000)
    expect((await subjects()).slice(1)).toEqual(['2 events to be approved'])

    await submit('Six')
    await subjects()
    await service.db.query("update users set user_type = 'admin' where id = $1", [superadmin.id])
    service.advance(15 * minute)
    expect(await subjects()).toHaveLength(2)
    expect(await waiting()).toBe(0)
  })

  test('EM-1 if a process dies while sending, the email is delayed by 15 minutes, but no event is lost', async () => {
    await submit('One')
    await expect(jobWith(() => Promise.reject(new Error('killed')))()).rejects.toThrow('killed')
    await submit('Two')
    await subjects()
    service.advance(15 * minute)
    expect(await subjects()).toEqual(['2 events to be approved'])
  })

  test('EM-1 a clock that is set back a day does not delay mail', async () => {
    await submit('One')
    await subjects()
    await submit('Two')
    await subjects()
    service.advance(-24 * 60 * minute)
    expect((await subjects()).slice(1)).toEqual(['To be approved: Two'])
    await submit('Three')
    expect(await subjects()).toHaveLength(2)
    service.advance(15 * minute)
    expect((await subjects()).slice(2)).toEqual(['To be approved: Three'])
    service.advance(25 * 60 * minute)
  })
})
