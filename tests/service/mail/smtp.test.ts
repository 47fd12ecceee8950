import { describe, expect, test } from 'vitest'
import type { Mail } from '../../../service/ports/mail.ts'
import { openSmtp } from '../../../service/mail/mailSmtp.ts'
import { smtpServer } from '../../support/http/smtp.ts'

const mail: Mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello, Asha', html: '<p>Hello' }

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
