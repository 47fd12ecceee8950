import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { type Letter, MailError, type MailTransport } from '../../../service/ports/mail.ts'
import { addressLetters } from '../../../service/mail/letterRequests.ts'
import { claimLetter } from '../../../service/mail/mailQueries.ts'
import { createEvent } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

const second = 1000
const minute = 60 * second
const event = { id: 1, title: 'Night of <lights>' }
const log = pino({ level: 'silent' })

describe.each(bothEngines)('the outbox on %s', (engine) => {
  let service: TestService
  let userId = 0
  let email = ''

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db.query('delete from mail_outbox')
    ;({ id: userId, email } = await service.person())
  })

  const enqueue = (letter: Letter) => service.services.mail.enqueue(service.db, letter)
  const changed = () => enqueue({ kind: 'password-changed', userId })
  const rows = async () =>
    (
      await service.db.query<{
        attempts: number
        due_at: string
        last_error: string | null
        dead_at: string | null
      }>('select attempts, due_at, last_error, dead_at from mail_outbox order by id')
    ).rows
  const jobWith = (send: MailTransport['send']) => {
    const { db, clock, publicUrl } = service.services
    const job = createMailJob({ db, clock, publicUrl, log, transport: { send, close: () => {} } })
    return () => job(new AbortController().signal)
  }

  test('an email is sent if and only if its transaction commits', async () => {
    const { db, services } = service
    await db.transaction((tx) => services.mail.enqueue(tx, { kind: 'event-approved', userId, event }))
    const failing = db.transaction(async (tx) => {
      await services.mail.enqueue(tx, { kind: 'event-approved', userId, event })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await service.mails(email)).map(({ subject }) => subject)).toEqual([
      'Published: Night of <lights>',
    ])
    expect(await rows()).toEqual([])
  })

  test('the decisions of a batch are reported in one letter, in the order in which they were made', async () => {
    const night = (id: number, more: object = {}) =>
      enqueue({ kind: 'event-approved', userId, event: { id, title: `Night ${id}` }, reason: null, ...more })
    const other = await service.person()
    for (const id of [3, 1, 2]) await night(id)
    await night(8, { userId: other.id })
    await night(9, { kind: 'event-rejected', reason: 'Too loud.' })
    const subjects = async (to = email) => (await service.mails(to)).map(({ subject }) => subject)
    // The other letters do not wait.
    expect([await subjects(), await subjects(other.email)]).toEqual([
      ['Not published: Night 9'],
      ['Published: Night 8'],
    ])
    service.advance(9 * second)
    await night(4)
    service.advance(9 * second)
    expect(await subjects()).toHaveLength(1)
    service.advance(second)
    const [, letter, ...more] = await service.mails(email)
    expect([letter?.subject, more]).toEqual(['4 events were published', []])
    expect(letter?.text.match(/^- Night \d$/gm)).toEqual(['- Night 3', '- Night 1', '- Night 2', '- Night 4'])
    expect(letter?.text).toContain('/home?dialog=my-events&own=4\n')
    expect(await rows()).toEqual([])
  })

  test('a long batch is reported every minute; a letter that could not be sent loses none of its events', async () => {
    const change = (id: number) =>
      enqueue({
        kind: 'changes-rejected',
        userId,
        event: { id, title: `Night ${id}` },
        reason: 'Too loud.',
      })
    await change(1)
    for (let id = 2; id <= 8; id += 1) {
      await change(id)
      expect(await service.mails(email)).toEqual([])
      service.advance(8 * second)
    }
    service.advance(4 * second)
    const failing = jobWith(() => Promise.reject(new MailError('mail', '451 later')))
    await failing()
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: '451 later' }])
    await change(9)
    const letters = await service.mails(email)
    expect(letters.map(({ subject }) => subject)).toEqual(['9 events were not changed'])
    expect(letters[0]?.text.match(/Night \d/g)?.toSorted()).toEqual(
      Array.from({ length: 9 }, (_, index) => `Night ${index + 1}`),
    )
    expect(letters[0]?.text).toContain('> Too loud.')
    expect(await rows()).toEqual([])
  })

  test('every active superadmin gets a letter about a submitted event', async () => {
    const admins = [
      await service.person({ user_type: 'superadmin' }),
      await service.person({ user_type: 'superadmin' }),
    ]
    const gone = await service.person({ user_type: 'superadmin' })
    await service.db.query('update users set is_active = false where id = $1', [gone.id])
    const before = (await service.mails()).length
    await createEvent(service, await service.person())
    const recipients = (await service.mails()).slice(before).map(({ to }) => to)
    expect(recipients).toEqual(expect.arrayContaining(admins.map((admin) => admin.email)))
    expect(recipients).not.toContain(gone.email)
  })

  test('concurrent jobs send each email once', async () => {
    for (let letters = 0; letters < 20; letters += 1) await changed()
    const sent: string[] = []
    const job = jobWith(async ({ to }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(to)
    })
    await Promise.all([job(), job(), job()])
    expect(sent).toHaveLength(20)
    expect(await rows()).toEqual([])
  })

  test.runIf(engine === 'postgres')(
    'an email that another process is claiming at that moment is skipped',
    async () => {
      await changed()
      await changed()
      const { promise: isTaken, resolve: tell } = Promise.withResolvers<number | undefined>()
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const other = service.db.transaction(async (tx) => {
        tell((await claimLetter(tx, service.now()))?.id)
        await mayEnd
      })
      const first = await isTaken
      const second = (await claimLetter(service.db, service.now()))?.id
      expect(second).toBeGreaterThan(first ?? Infinity)
      expect(await claimLetter(service.db, service.now())).toBeNull()
      end()
      await other
    },
  )

  test('if a process dies while sending, the next one sends its email after two minutes', async () => {
    await changed()
    const job = jobWith(() => Promise.reject(new Error('killed')))
    await expect(job()).rejects.toThrow('killed')
    const before = (await service.mails(email)).length
    expect(before).toBe(0)
    service.advance(2 * minute)
    expect(await service.mails(email)).toHaveLength(1)
  })

  test('a deferred email is retried after 5 s, then after twice as long each time, up to 15 minutes; after two days, it is dropped', async () => {
    await changed()
    const job = jobWith(() => Promise.reject(new MailError('mail', '451 later')))
    const pauses = []
    for (let tries = 0; tries < 10; tries += 1) {
      await job()
      const [row] = await rows()
      const pause = Date.parse(row?.due_at ?? '') - service.now().getTime()
      pauses.push(pause / second)
      service.advance(pause)
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
    service.advance(2 * 24 * 60 * minute)
    await job()
    expect(await rows()).toMatchObject([{ last_error: '451 later', dead_at: expect.any(String) }])
    service.advance(minute)
    expect(await service.mails(email)).toEqual([])
  })

  test('an email to a rejected address is dropped at once, and delays nobody', async () => {
    const other = await service.person()
    await changed()
    await enqueue({ kind: 'password-changed', userId: other.id })
    const sent: string[] = []
    const job = jobWith(async ({ to }) => {
      if (to === email) throw new MailError('refused', '550 no such user')
      sent.push(to)
    })
    await job()
    expect(sent).toEqual([other.email])
    expect(await rows()).toMatchObject([{ last_error: '550 no such user', dead_at: expect.any(String) }])
  })

  test('while no server answers, everything waits, at most 30 s between tries; then everything is sent', async () => {
    await changed()
    await changed()
    let isDown = true
    let tries = 0
    const sent: string[] = []
    const job = jobWith(async ({ to }) => {
      tries += 1
      if (isDown) throw new MailError('server', 'connect ECONNREFUSED')
      sent.push(to)
    })
    const pauses = []
    for (let runs = 0; runs < 6; runs += 1) pauses.push(await job())
    expect(pauses).toEqual([5, 10, 20, 30, 30, 30].map((seconds) => seconds * second))
    expect(tries).toBe(6)
    isDown = false
    expect(await job()).toBeUndefined()
    expect(sent).toEqual([email, email])
  })

  test('AU-8 a code is generated when its email is sent, again for each try, and only the newest email stays queued', async () => {
    const { rows: waiting } = await service.db.query<{ id: number }>(
      `insert into users (email, email_key, full_name, created_at) values ($1, $1, 'Asha', $2) returning id`,
      [`waiting-${email}`, service.now()],
    )
    const id = waiting[0]?.id ?? 0
    const letter = { kind: 'verify-email', email: `waiting-${email}`, asker: 'here', language: 'en' } as const
    await enqueue(letter)
    await enqueue(letter)
    await addressLetters(service.db, service.now())
    await enqueue(letter)
    await addressLetters(service.db, service.now())
    expect(await rows()).toHaveLength(1)
    const { rows: codes } = await service.db.query('select from one_time_codes where user_id = $1', [id])
    expect(codes).toEqual([])

    const tried: string[] = []
    await jobWith(async ({ text }) => {
      tried.push(text)
      throw new MailError('mail', '451 later')
    })()
    service.advance(5 * second)
    await service.mails()
    const [code] = /\d{6}/.exec((await service.mails(`waiting-${email}`))[0]?.text ?? '') ?? []
    const verify = (otp: string | undefined) =>
      service.request('POST', '/common/verify-email/', { json: { email: `waiting-${email}`, otp } })
    const [lost] = /\d{6}/.exec(tried[0] ?? '') ?? []
    if (lost !== code) expect((await verify(lost)).status).toBe(400)
    expect((await verify(code)).status).toBe(200)

    await enqueue(letter)
    const before = await service.mails()
    expect(before.filter(({ to }) => to === `waiting-${email}`)).toHaveLength(1)
  })

  test('PR-2 letters to a deleted account are deleted', async () => {
    await changed()
    await service.db.query('delete from users where id = $1', [userId])
    expect(await rows()).toEqual([])
  })
})
