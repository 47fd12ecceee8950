import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { openSmtp } from '../../../service/mail/mailSmtp.ts'
import { type Mail, MailError, type MailTransport } from '../../../service/ports/mail.ts'
import { publishEvent } from '../../support/events.ts'
import { smtpServer } from '../../support/http/smtp.ts'
import { keep, writeLetters } from '../../support/letters/letters.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const minute = 60_000
const log = pino({ level: 'silent' })

describe.each(oneEngine)('sending letters to many on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let author: Person
  let asha: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    superadmin = await service.person({ user_type: 'superadmin' })
    author = await service.person()
    asha = await service.person()
    await service.db.query('delete from mail_outbox')
  })

  const jobWith = (send: MailTransport['send']) => {
    const { db, clock, publicUrl } = service.services
    const job = createMailJob({ db, clock, publicUrl, log, transport: { send, close: () => {} } })
    return () => job(new AbortController().signal)
  }
  /** Queues a letter about a change for each person. */
  async function write(people: Person[]) {
    const { id } = await publishEvent(service, author, superadmin)
    await service.db.query('delete from mail_outbox where not is_bulk')
    for (const person of people) await keep(service, person, id)
    const json = { lifecycle: 'cancelled', reason: 'Rain.' }
    await service.request('PATCH', `/common/events/${id}/lifecycle/`, { token: author.token, json })
    service.advance(10 * minute)
    await writeLetters(service)
    return id
  }
  const waiting = async (person = asha) =>
    (
      await service.db.query<{ dead: boolean }>(
        'select dead_at is not null as dead from mail_outbox where user_id = $1 order by id',
        [person.id],
      )
    ).rows.map(({ dead }) => (dead ? 'dead' : 'waits'))

  test('mail that somebody is waiting for is sent first, even if it is queued during a bulk send', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, () => service.person()))
    await write(readers)
    const enqueue = () =>
      service.services.mail.enqueue(service.db, { kind: 'password-changed', userId: asha.id })
    const forgotten = { kind: 'reset-password', email: asha.email, asker: 'here', language: 'en' } as const
    await enqueue()
    const sent: string[] = []
    await jobWith(async ({ subject }) => {
      sent.push(subject.replace(/^\d{6} /, ''))
      if (sent.length === 2) await service.services.mail.enqueue(service.db, forgotten)
    })()
    const cancelled = 'Cancelled: Open-air jazz'
    expect(sent).toEqual([
      'Your Plaza password was changed',
      cancelled,
      'resets your Plaza password',
      cancelled,
      cancelled,
      cancelled,
    ])
  })

  test('after three refusals in a row, no more letters are sent; a delivered email resets the count', async () => {
    const refuse = jobWith(() => Promise.reject(new MailError('refused', '550 no such user')))
    const accept = jobWith(async () => {})
    const bounce = async () => {
      await write([asha])
      await refuse()
    }
    await bounce()
    await bounce()
    await write([asha])
    await accept()
    for (let times = 0; times < 3; times += 1) await bounce()
    expect(await waiting()).toEqual(['dead', 'dead', 'dead', 'dead', 'dead'])
    await write([asha])
    expect(await waiting()).toHaveLength(5)

    await service.services.mail.enqueue(service.db, { kind: 'password-changed', userId: asha.id })
    await accept()
    await write([asha])
    expect(await waiting()).toHaveLength(6)
  })

  test('after the third refusal, letters already queued are not sent either', async () => {
    await write([asha])
    await service.db.query('insert into mail_bounces (user_id, n) values ($1, 3)', [asha.id])
    const sent: Mail[] = []
    await jobWith(async (mail) => void sent.push(mail))()
    expect([sent, await waiting()]).toEqual([[], []])
  })

  test('a deferral, or a rejection for another reason, does not count as a refusal of the address', async () => {
    await write([asha])
    await jobWith(() => Promise.reject(new MailError('mail', '451 later')))()
    await service.services.mail.enqueue(service.db, { kind: 'password-changed', userId: asha.id })
    await jobWith(() => Promise.reject(new MailError('refused', '550 no such user')))()
    const { rows } = await service.db.query('select n from mail_bounces where user_id = $1', [asha.id])
    expect(rows).toEqual([])
  })

  test('a bulk letter has headers for one-click unsubscribing, and a link in its footer', async () => {
    const id = await write([asha])
    const server = await smtpServer()
    const transport = openSmtp(server.url, 'plaza@example.org')
    await jobWith((mail) => transport.send(mail))()
    transport.close()
    await server.close()
    const { data = '' } = server.received[0] ?? {}
    const [, token = ''] =
      /^List-Unsubscribe:\s+<http:\/\/plaza\.test\/unsubscribe\/([\w-]+)>$/m.exec(data) ?? []
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(data).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(data).toMatch(new RegExp(`^References: <event-${id}@plaza.test>$`, 'm'))
    expect(data).toMatch(/^Content-Type: text\/plain/m)
    expect(data).toMatch(/^Content-Type: text\/html/m)
    const unfolded = data.replaceAll('=\n', '').replaceAll('=3D', '=')
    const link = `http://plaza.test/unsubscribe/${token}`
    expect(unfolded).toContain(`Unsubscribe: ${link}`)
    expect(unfolded).toContain(`<a href="${link}">Unsubscribe</a>`)

    await service.request('POST', `/common/unsubscribe/${token}/`)
    await write([asha])
    expect(await waiting()).toEqual([])
  })
})
