import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import type { Mail } from '../../../service/ports/mail.ts'
import { openMailFolder } from '../../../service/mail/mailFolder.ts'
import { openTestService, type TestService } from '../../support/service.ts'

const minute = 60_000
const mail: Mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello' }

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

  test('CO-4 keeps at most 200 emails as files that only this user can read, newest first', async () => {
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

  test('a file that is not an email is not listed, does not hide others, and is deleted with the account that it names', async () => {
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

  test('if the clock was set back, the newest email is still listed first and is not deleted', async () => {
    for (let mails = 0; mails < 200; mails += 1) await outboxOf().send({ ...mail, subject: `Mail ${mails}` })
    now = new Date(now.getTime() - 24 * 60 * minute)
    await outboxOf().send({ ...mail, subject: 'after' })
    const [first] = await outboxOf().list()
    expect(first).toMatchObject({ subject: 'after', at: now.toISOString() })
  })

  test('an email is deferred if the outbox cannot be written to', async () => {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, '')
    await expect(outboxOf().send(mail)).rejects.toMatchObject({ name: 'MailError', about: 'server' })
    await rm(folder)
  })

  test('PR-2 emails to or about somebody are deleted with their account, and others stay', async () => {
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

  test('lists emails and shows one with its code; nothing in it is executed', async () => {
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

  test('does not exist without an outbox folder, or under any host name but this machine’s', async () => {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1']) {
      expect((await open(null, path)).status).toBe(404)
      expect((await open(outboxOf(), path, 'evil.example')).status).toBe(404)
      expect((await open(outboxOf(), path, '127.0.0.1.evil.example')).status).toBe(404)
    }
  })

  test('shows a sample of every letter, in text and HTML, each with its own subject', async () => {
    const outbox = outboxOf()
    const list = await open(outbox, '/mailbox/samples')
    const paths = [...list.text.matchAll(/href="(\/mailbox\/samples\/[\w-]+)"/g)].map(([, path = '']) => path)
    expect(paths).toHaveLength(17)
    const subjects = new Set<string>()
    for (const path of paths) {
      const shown = await open(outbox, path)
      const [, subject = ''] = /<h1>(.+)<\/h1>/.exec(shown.text) ?? []
      subjects.add(subject)
      expect(shown.text).toContain('<pre>Hello Asha Rao,')
      expect((await open(outbox, `${path}/html`)).text).toContain(`<title>${subject}</title>`)
    }
    expect(subjects.size).toBe(paths.length)
    expect((await open(outbox, '/mailbox/samples/constructor')).status).toBe(404)
    const other = await open(outbox, '/mailbox/samples/daily', 'plaza.evil.example')
    expect(other.status).toBe(404)
  })
})
