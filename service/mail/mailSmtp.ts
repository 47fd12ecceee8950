import { createTransport } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { type Mail, MailError, type MailTransport } from '../ports/mail.ts'

const serverCodes = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EAUTH',
  'EDNS',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])

export function openSmtp(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    send: async ({ to, subject, text, html, headers }) => {
      try {
        // The library treats an object as one address, even if it contains commas.
        const recipient = { name: '', address: to }
        await transport.sendMail({ to: recipient, text, html, ...headOf(subject, headers) })
      } catch (error) {
        throw translate(error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * The library does not encode a subject that looks like an encoded word. Such a subject may come from a user,
 * so it is encoded here.
 */
function headOf(subject: string, headers: Mail['headers'] = {}) {
  if (!subject.includes('=?')) return { subject, headers }
  const value = encodeWord(subject, 'B', 52)
  return { headers: { ...headers, Subject: { prepared: true, foldLines: true, value } } }
}

function translate(error: unknown): MailError {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const text = message ?? 'unknown'
  if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) {
    return new MailError('refused', text, error)
  }
  return new MailError(code !== undefined && serverCodes.has(code) ? 'server' : 'mail', text, error)
}
