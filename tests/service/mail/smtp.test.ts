import { describe, expect, test } from 'vitest'
import type { Mail } from '../../../service/ports/mail.ts'
import { openSmtp } from '../../../service/mail/mailSmtp.ts'
import { smtpServer } from '../../support/http/smtp.ts'

const mail: Mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello' }

describe('SMTP', () => {
  test('IN-3 sends an email, in text and HTML, to exactly one address', async () => {
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

  test('LE-4 every email is marked as sent by a program', async () => {
    const server = await smtpServer()
    const transport = openSmtp(server.url, 'plaza@example.org')
    await transport.send(mail)
    await transport.send({ ...mail, subject: '=?utf-8?Q?Injected?=' })
    transport.close()
    await server.close()
    expect(server.received).toHaveLength(2)
    for (const { data } of server.received) expect(data).toMatch(/^Auto-Submitted: auto-generated$/m)
  })

  test.each([
    'Published: =?utf-8?Q?Injected?= word',
    '=?utf-8?B?SW5qZWN0ZWQ=?=',
    'Published: “=?utf-8?Q?Injected?=” in Zürich =?iso-8859-1?q?=E4?=',
    '=?utf-8?Q? not closed',
    `Published: ${'=?utf-8?Q?long?= 🎉 '.repeat(9)}end`,
    'Published: Fête 🎉 in 上海',
  ])('LE-4 the subject %s arrives unchanged', async (subject) => {
    const server = await smtpServer()
    const transport = openSmtp(server.url, 'plaza@example.org')
    await transport.send({ ...mail, subject })
    transport.close()
    await server.close()
    const [, sent = ''] = /^Subject: (.*(?:\n[ \t].*)*)/m.exec(server.received[0]?.data ?? '') ?? []
    expect(readSubject(sent)).toBe(subject)
    for (const each of sent.split('\n')) expect(each.length).toBeLessThanOrEqual(78)
  })

  test('distinguishes a server that is down from a deferred email and a rejected address', async () => {
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

/** Decodes like a mail reader (RFC 2047): whitespace between encoded words is ignored. */
function readSubject(header: string): string {
  const unfolded = header.replaceAll(/\n(?=[ \t])/g, '')
  const decoded = unfolded
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?([\w-]+)\?([bq])\?([^? ]*)\?=/gi, (_, charset: string, way: string, text: string) => {
      const bytes =
        way.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replaceAll(/=([\dA-F]{2})/gi, (_all, hex: string) =>
                  String.fromCodePoint(Number.parseInt(hex, 16)),
                ),
              'latin1',
            )
      return new TextDecoder(charset).decode(bytes)
    })
  return decoded
}
