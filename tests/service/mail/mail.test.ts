import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { writeLetter } from '../../../service/mail/letters.ts'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { type Letter, type Mail, MailError, type MailTransport } from '../../../service/ports/mail.ts'
import { openMailFolder } from '../../../service/mail/mailFolder.ts'
import { openSmtp } from '../../../service/mail/mailSmtp.ts'
import { addressLetters } from '../../../service/mail/letterRequests.ts'
import { claimLetter } from '../../../service/mail/mailQueries.ts'
import type { Submissions } from '../../../service/mail/submissions.ts'
import { createEvent } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { smtpServer } from '../../support/http/smtp.ts'

const second = 1000
const minute = 60 * second
const event = { id: 1, title: 'Night of <lights>' }
const mail: Mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello' }
const log = pino({ level: 'silent' })

describe.each(['embedded', 'postgres'] as const)('the outbox on %s', (engine) => {
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

  test('a mail is sent if and only if its transaction commits', async () => {
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

  test('a submitted event is told to every active superadmin', async () => {
    const admins = [
      await service.person({ user_type: 'superadmin' }),
      await service.person({ user_type: 'superadmin' }),
    ]
    const gone = await service.person({ user_type: 'superadmin' })
    await service.db.query('update users set is_active = false where id = $1', [gone.id])
    const before = (await service.mails()).length
    await createEvent(service, await service.person())
    const told = (await service.mails()).slice(before).map(({ to }) => to)
    expect(told).toEqual(expect.arrayContaining(admins.map((admin) => admin.email)))
    expect(told).not.toContain(gone.email)
  })

  test('jobs side by side send each mail once', async () => {
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

  test.runIf(engine === 'postgres')('a mail that another process is just taking is passed over', async () => {
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
  })

  test('a process that dies while sending leaves the mail to the next after two minutes', async () => {
    await changed()
    const job = jobWith(() => Promise.reject(new Error('killed')))
    await expect(job()).rejects.toThrow('killed')
    const before = (await service.mails(email)).length
    expect(before).toBe(0)
    service.advance(2 * minute)
    expect(await service.mails(email)).toHaveLength(1)
  })

  test('a mail that is put off is tried after 5 s, then twice as long each time, up to 15 minutes; then given up', async () => {
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

  test('an address that is refused is given up at once, and holds nobody up', async () => {
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

  test('while no server answers everything waits, at most 30 s between tries; then all of it goes out', async () => {
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

  test('AU-8 a code is made when its mail is sent, anew at each try, and only the newest mail waits', async () => {
    const { rows: waiting } = await service.db.query<{ id: number }>(
      `insert into users (email, email_key, full_name, created_at) values ($1, $1, 'Asha', $2) returning id`,
      [`waiting-${email}`, service.now()],
    )
    const id = waiting[0]?.id ?? 0
    const letter = { kind: 'verify-email', email: `waiting-${email}`, asker: 'here' } as const
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

  test('PR-2 mail of a deleted account is gone', async () => {
    await changed()
    await service.db.query('delete from users where id = $1', [userId])
    expect(await rows()).toEqual([])
  })
})

describe('letters', () => {
  const write = (
    kind: Letter['kind'],
    data: object = {},
    { full_name = 'Asha', submissions = null }: { full_name?: string; submissions?: Submissions | null } = {},
  ) =>
    writeLetter(
      { kind, data, email: 'asha@example.org', full_name },
      { publicUrl: 'https://plaza.test', code: '012345', submissions },
    )

  test('a code stands in the subject, in the text and in the page', async () => {
    for (const kind of ['verify-email', 'reset-password'] as const) {
      const { to, subject, text, html } = await write(kind)
      expect(to).toBe('asha@example.org')
      expect(subject).toContain('012345')
      expect(text).toMatch(/^ {4}012345$/m)
      expect(html).toContain('>012345<')
    }
  })

  test('an answer to a submitted event names it, gives the reason and leads to it', async () => {
    const { subject, text, html } = await write('event-rejected', {
      event,
      reason: 'Please add\nthe venue & a <date>',
    })
    expect(subject).toBe('Not published: Night of <lights>')
    expect(text).toContain('> Please add\n> the venue & a <date>')
    expect(html).toContain('Please add\nthe venue &amp; a &lt;date&gt;')
    expect(text).toContain('https://plaza.test/home')
    expect((await write('event-rejected', { event, reason: null })).text).toContain('No reason was given.')
    expect((await write('event-approved', { event })).html).toContain('href="https://plaza.test/explore"')
  })

  const submitted = (id: number) => ({
    id,
    title: `Night of <lights> ${id}`,
    author_name: 'Ben & Co.',
    event_date: '2026-07-01',
  })

  test('submitted events are listed with title, author, date and address', async () => {
    const one = await write('event-submitted', {}, { submissions: { events: [submitted(7)], total: 1 } })
    expect(one.subject).toBe('To be approved: Night of <lights> 7')
    expect(one.text).toContain(
      '- Night of <lights> 7, by Ben & Co., on July 1, 2026\n  https://plaza.test/explore?event=7\n',
    )
    expect(one.text).toContain('Pending events: https://plaza.test/admin/pending-events')
    const events = [submitted(7), submitted(8)]
    const many = await write('event-submitted', {}, { submissions: { events, total: 130 } })
    expect(many.subject).toBe('130 events to be approved')
    expect(many.text).toContain('\nand 128 more.\n')
    expect(many.html).toContain(
      '<a href="https://plaza.test/explore?event=8">Night of &lt;lights&gt; 8, by Ben &amp; Co., on July 1, 2026</a>',
    )
    expect(many.html).toContain('<p>and 128 more.</p>')
  })

  test('AU-11 the owner of an account that strangers try to log in to reads what that means', async () => {
    const { to, subject, text, html } = await write('logins-refused')
    expect([to, subject]).toEqual(['asha@example.org', 'Somebody tries to log in to your Plaza account'])
    expect(text).toContain(
      'Where you have logged in before you get in as usual, and your password stays as it is.',
    )
    expect(text).toContain('choose a new one: Forgot password on the login page.')
    expect(html).toContain('href="https://plaza.test/"')
  })

  test('IN-3 names and titles are escaped, and break out of no line', async () => {
    const hostile = { event: { id: 1, title: 'a\r\nBcc: x@y.org\u2028<script>alert(1)</script>' } }
    const full_name = '<img src=x>\r\nBcc: x@y.org'
    const { subject, text, html } = await write('event-approved', hostile, { full_name })
    expect(subject).toBe('Published: a Bcc: x@y.org <script>alert(1)</script>')
    expect(text.split('\n')[0]).toBe('Hello <img src=x> Bcc: x@y.org,')
    expect(html).not.toMatch(/<script|<img/)
  })
})

describe('SMTP', () => {
  test('IN-3 hands a mail over, in text and HTML, to exactly one address', async () => {
    const server = await smtpServer()
    const transport = openSmtp(server.url, 'Plaza <plaza@example.org>')
    await transport.send(mail)
    await transport.send({ ...mail, to: 'a@example.org, b@example.org', subject: 'x\r\nBcc: c@example.org' })
    transport.close()
    await server.close()
    expect(server.received[0]).toMatchObject({ from: 'plaza@example.org', to: ['asha@example.org'] })
    expect(server.received[0]?.data).toMatch(
      /From: Plaza <plaza@example.org>[\s\S]*Subject: Hello[\s\S]*Hello, Asha/,
    )
    expect(server.received[0]?.data).toContain('text/html')
    expect(server.received[1]?.to).toHaveLength(1)
    expect(server.received[1]?.data).not.toMatch(/^Bcc:/m)
  })

  test('tells a server that does not answer from a mail put off and an address refused', async () => {
    const server = await smtpServer((to) => (to.startsWith('no') ? '550 no such user' : '451 later'))
    const transport = openSmtp(server.url, 'plaza@example.org')
    await expect(transport.send({ ...mail, to: 'nobody@example.org' })).rejects.toMatchObject({
      about: 'refused',
    })
    await expect(transport.send({ ...mail, to: 'later@example.org' })).rejects.toMatchObject({
      about: 'mail',
    })
    await server.close()
    await expect(transport.send(mail)).rejects.toMatchObject({ name: 'MailError', about: 'server' })
    transport.close()
    const unknown = openSmtp('smtp://mail.invalid', 'plaza@example.org')
    await expect(unknown.send(mail)).rejects.toMatchObject({ about: 'server' })
    unknown.close()
  })
})

describe('the mailbox', () => {
  let folder = ''
  let service: TestService
  let now = new Date('2026-06-15T12:00:00Z')

  beforeAll(async () => {
    service = await openTestService()
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'plaza-mail-')), 'outbox')
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true }))

  const outboxOf = () => openMailFolder(folder, () => now)
  const open = async (outbox: ReturnType<typeof outboxOf> | null, path: string, host = 'localhost:4000') => {
    const app = createService(service.services, { routes: [], outbox })
    const response = await app(new Request(`http://${host}${path}`))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test('CO-4 keeps mails as files for this user alone, the newest first, at most 200', async () => {
    const outbox = outboxOf()
    for (let mails = 0; mails < 203; mails += 1) await outbox.send({ ...mail, subject: `Mail ${mails}` })
    now = new Date(now.getTime() + minute)
    await outbox.send({ ...mail, subject: 'last' })
    const kept = await outbox.list()
    expect(kept).toHaveLength(200)
    expect(kept.slice(0, 3).map(({ subject }) => subject)).toEqual(['last', 'Mail 202', 'Mail 201'])
    expect(kept[0]).toMatchObject({ ...mail, subject: 'last', at: now.toISOString() })
    const files = await readdir(folder)
    expect(files).toHaveLength(200)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600)
    expect(await outbox.read('../../etc/passwd')).toBeNull()
  })

  test('a file that is no mail hides no other, is no mail, and goes with the account that is named in it', async () => {
    const outbox = outboxOf()
    await outbox.send({ ...mail, subject: 'whole' })
    const broken = [
      '',
      '{"to": "asha',
      'null',
      '[]',
      '{}',
      '{"id": 1, "at": "yesterday", "to": "a", "subject": "b"}',
    ]
    const names = broken.map((_text, at) => `${Date.now() + at}-${randomUUID()}`)
    for (const [at, text] of broken.entries()) await writeFile(join(folder, `${names[at]}.json`), text)
    await mkdir(join(folder, `${Date.now() + 99}-${randomUUID()}.json`))
    const list = await open(outbox, '/mailbox.json')
    expect(list.status).toBe(200)
    expect((JSON.parse(list.text) as Mail[]).map(({ subject }) => subject)).toContain('whole')
    expect((await open(outbox, '/mailbox')).status).toBe(200)
    for (const name of names) expect((await open(outbox, `/mailbox/${name}`)).status).toBe(404)
    await writeFile(join(folder, `${names[0]}.json`), '{"to": "mia.berg@example.org", "text": "Hello')
    await outbox.forget({ email: 'mia.berg@example.org', full_name: 'Mia Berg' })
    expect(await readdir(folder)).not.toContain(`${names[0]}.json`)
  })

  test('with a clock that was set back the newest mail is still the first, and not the one that goes', async () => {
    for (let mails = 0; mails < 200; mails += 1) await outboxOf().send({ ...mail, subject: `Mail ${mails}` })
    now = new Date(now.getTime() - 24 * 60 * minute)
    await outboxOf().send({ ...mail, subject: 'after' })
    const [first] = await outboxOf().list()
    expect(first).toMatchObject({ subject: 'after', at: now.toISOString() })
  })

  test('an outbox that cannot be written to puts mail off', async () => {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, '')
    await expect(outboxOf().send(mail)).rejects.toMatchObject({ name: 'MailError', about: 'server' })
    await rm(folder)
  })

  test('PR-2 mails to or about somebody who leaves go with the account, others stay', async () => {
    const outbox = outboxOf()
    const asha = await service.person({ email: 'asha.rao@example.org', full_name: 'Asha Rao' })
    const keep = async (subject: string, to: string, text: string) =>
      await outbox.send({ to, subject, text, html: '' })
    await keep('to her', 'Asha.Rao@example.org', 'Hello')
    await keep('about her', 'admin@example.org', 'Asha Rao submitted the event “Jazz”.')
    await keep('with her address', 'admin@example.org', 'From asha.rao@example.org.')
    await keep('of a namesake', 'admin@example.org', 'Natasha Rao submitted the event “Jazz”.')
    const mailer = {
      ...service.services.mail,
      forget: (person: { email: string; full_name: string }) => outbox.forget(person),
    }
    const app = createService({ ...service.services, mail: mailer }, { routes: allRoutes })
    const leave = (password: string) => {
      const headers = { Authorization: `Bearer ${asha.token}`, 'Content-Type': 'application/json' }
      const body = JSON.stringify({ password })
      return app(new Request('http://plaza.test/common/profile/', { method: 'DELETE', headers, body }))
    }
    expect((await leave('wrong')).status).toBe(400)
    expect(await outbox.list()).toHaveLength(4)
    expect((await leave(asha.password)).status).toBe(200)
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['of a namesake'])
  })

  test('lists mails and shows one with its code; nothing in it runs', async () => {
    const outbox = outboxOf()
    expect((await open(outbox, '/mailbox')).text).toContain('No mail yet.')
    const subject = '<script>alert(1)</script>'
    await outbox.send({
      ...mail,
      subject,
      text: 'Hello\n\n    012345\n',
      html: '<p>012345<script>1</script>',
    })
    const list = await open(outbox, '/mailbox')
    expect(list.text).toContain('&lt;script&gt;')
    expect(list.text).not.toContain('<script')
    const [, path = ''] = /href="(\/mailbox\/[^"]+)"/.exec(list.text) ?? []
    const one = await open(outbox, path)
    expect(one.text).toContain('<p class="code">012345</p>')
    expect(one.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const page = await open(outbox, `${path}/html`)
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(JSON.parse((await open(outbox, '/mailbox.json')).text)).toMatchObject([{ subject, to: mail.to }])
    expect((await open(outbox, '/mailbox/nothing')).status).toBe(404)
  })

  test('is not there without an outbox, nor under any name but this machine’s', async () => {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1']) {
      expect((await open(null, path)).status).toBe(404)
      expect((await open(outboxOf(), path, 'evil.example')).status).toBe(404)
      expect((await open(outboxOf(), path, '127.0.0.1.evil.example')).status).toBe(404)
    }
  })
})
