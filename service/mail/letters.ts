import { html, raw } from 'hono/html'
import type { Mail } from '../ports/mail.ts'
import type { Waiting } from './mailQueries.ts'
import type { Submissions } from './submissions.ts'

interface Draft {
  subject: string
  body: string[]
  code?: string
  quote?: string | null
  list?: { entries: { text: string; url: string }[]; rest: string | null }
  link?: { label: string; url: string }
}

export async function writeLetter(
  row: Pick<Waiting, 'kind' | 'data' | 'email' | 'full_name'>,
  {
    publicUrl,
    code,
    submissions,
  }: { publicUrl: string; code: string | null; submissions: Submissions | null },
): Promise<Mail> {
  const { event, reason } = row.data
  const draft = drafts[row.kind]({
    code: code ?? '',
    title: line(event?.title ?? ''),
    submissions: submissions ?? { events: [], total: 0 },
    reason: reason ?? null,
    publicUrl,
  })
  const greeting = `Hello ${line(row.full_name)},`
  return {
    to: row.email,
    subject: line(draft.subject),
    text: textOf(greeting, draft),
    html: await htmlOf(greeting, draft, publicUrl),
  }
}

interface Facts {
  code: string
  title: string
  submissions: Submissions
  reason: string | null
  publicUrl: string
}

const drafts: Record<Waiting['kind'], (facts: Facts) => Draft> = {
  'verify-email': ({ code }) => ({
    subject: `${code} is your Plaza code`,
    body: [
      'Enter this code to prove that this address is yours. It is valid for 10 minutes and only once.',
      'If you did not sign up for Plaza, you need do nothing.',
    ],
    code,
  }),
  'reset-password': ({ code }) => ({
    subject: `${code} resets your Plaza password`,
    body: [
      'Enter this code to choose a new password. It is valid for 10 minutes and only once.',
      'If you did not ask for it, you need do nothing: your password stays as it is.',
    ],
    code,
  }),
  'logins-refused': ({ publicUrl }) => ({
    subject: 'Somebody tries to log in to your Plaza account',
    body: [
      'Somebody enters one wrong password after the other for your account, from places where you have never logged in.',
      'Until that ends, logins from new places have to wait, at most an hour. Where you have logged in before you get in as usual, and your password stays as it is.',
      'If you are kept waiting yourself, or your password is easy to guess, choose a new one: Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'password-changed': ({ publicUrl }) => ({
    subject: 'Your Plaza password was changed',
    body: [
      'Your password was just changed, and your other devices were signed out.',
      'If that was not you, reset your password at once: Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'event-submitted': ({ submissions: { events, total }, publicUrl }) => ({
    subject:
      total === 1 ? `To be approved: ${line(events[0]?.title ?? '')}` : `${total} events to be approved`,
    body: [
      total === 1
        ? 'An event waits for you to approve or reject it.'
        : `${total} events wait for you to approve or reject them.`,
    ],
    list: {
      entries: events.map(({ id, title, author_name, event_date }) => ({
        text: `${line(title)}, by ${line(author_name)}, on ${longDate.format(new Date(event_date))}`,
        url: `${publicUrl}/explore?event=${id}`,
      })),
      rest: total > events.length ? `and ${total - events.length} more.` : null,
    },
    link: { label: 'Pending events', url: `${publicUrl}/admin/pending-events` },
  }),
  'event-approved': ({ title, publicUrl }) => ({
    subject: `Published: ${title}`,
    body: [`Your event “${title}” was approved. Everybody can find it on Explore now.`],
    link: { label: 'Explore', url: `${publicUrl}/explore` },
  }),
  'event-rejected': ({ title, reason, publicUrl }) => ({
    subject: `Not published: ${title}`,
    body: [
      `Your event “${title}” was not approved.`,
      reason ? 'The reason that was given:' : 'No reason was given.',
      'You can edit it under My Events; with that it is submitted again.',
    ],
    quote: reason,
    link: { label: 'My Events', url: `${publicUrl}/home` },
  }),
  'changes-approved': ({ title, publicUrl }) => ({
    subject: `Changed: ${title}`,
    body: [`Your changes of “${title}” were approved. Everybody sees them on Explore now.`],
    link: { label: 'Explore', url: `${publicUrl}/explore` },
  }),
  'changes-rejected': ({ title, reason, publicUrl }) => ({
    subject: `Not changed: ${title}`,
    body: [
      `Your changes of “${title}” were not approved. It stays on Explore as it was.`,
      reason ? 'The reason that was given:' : 'No reason was given.',
      'You can edit them under My Events; with that they are submitted again.',
    ],
    quote: reason,
    link: { label: 'My Events', url: `${publicUrl}/home` },
  }),
  'event-taken-down': ({ title, reason, publicUrl }) => ({
    subject: `Taken down: ${title}`,
    body: [
      `Your event “${title}” is not on Explore any more.`,
      'The reason that was given:',
      'You can edit it under My Events; with that it is submitted again.',
    ],
    quote: reason,
    link: { label: 'My Events', url: `${publicUrl}/home` },
  }),
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** One line without control characters, for subjects and greetings. */
const line = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

function textOf(greeting: string, { body, code, quote, list, link }: Draft): string {
  const [first = '', ...rest] = body
  const parts = [
    greeting,
    first,
    ...(code ? [`    ${code}`] : []),
    // The first paragraph of the rest introduces the quotation.
    ...(quote ? [...rest.slice(0, 1), quotationOf(quote), ...rest.slice(1)] : rest),
    ...(list ? [list.entries.map(({ text, url }) => `- ${text}\n  ${url}`).join('\n')] : []),
    ...(list?.rest ? [list.rest] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'Plaza',
  ]
  return `${parts.join('\n\n')}\n`
}

const quotationOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((each) => `> ${each}`)
    .join('\n')

// Mail readers know neither our style sheets nor variables.
const css = `
  :root { color-scheme: light dark }
  body { margin: 0; background: #f6f4ef; color: #1d2521; font: 16px/1.6 system-ui, sans-serif }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem }
  section { background: #fff; border-radius: 16px; padding: 1.75rem 1.5rem }
  p, ul { margin: 0 0 1rem; overflow-wrap: anywhere }
  ul { padding-left: 1.25rem } li a { color: inherit }
  .brand { font-weight: 700; font-size: 1.125rem; color: #17694a; margin: 0 0 1rem .25rem }
  .code { font: 700 2.25rem/1.2 ui-monospace, monospace; letter-spacing: .2em; margin: 0 0 1rem; color: #17694a }
  .link { display: inline-block; background: #17694a; color: #fff; text-decoration: none; border-radius: 999px;
    padding: .6rem 1.25rem; font-weight: 600 }
  blockquote { margin: 0 0 1rem; padding: .25rem 0 .25rem 1rem; border-left: 3px solid #17694a; white-space: pre-line;
    overflow-wrap: anywhere }
  @media (prefers-color-scheme: dark) {
    body { background: #101512; color: #e7ece8 } section { background: #1a211d }
    .brand, .code { color: #7fd0ad } .link { background: #7fd0ad; color: #0d1a14 }
    blockquote { border-color: #7fd0ad }
  }`

async function htmlOf(
  greeting: string,
  { subject, body, code, quote, list, link }: Draft,
  publicUrl: string,
) {
  const [first, ...rest] = body.map((each) => html`<p>${each}</p>`)
  const quotation = quote ? html`<blockquote>${quote}</blockquote>` : ''
  const entries = list?.entries.map(({ text, url }) => html`<li><a href="${url}">${text}</a></li>`)
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${line(subject)}</title>
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">Plaza</p>
          <section>
            <p>${greeting}</p>
            ${first} ${code ? html`<p class="code">${code}</p>` : ''}
            ${quote ? [rest[0], quotation, ...rest.slice(1)] : rest}
            ${
              entries
                ? html`<ul>
                    ${entries}
                  </ul>`
                : ''
            }
            ${list?.rest ? html`<p>${list.rest}</p>` : ''}
            ${link ? html`<p><a class="link" href="${link.url}">${link.label}</a></p>` : ''}
          </section>
          <p style="font-size: .8125rem; opacity: .7; margin: 1rem .25rem 0">Sent by Plaza, ${publicUrl}</p>
        </main>
      </body>
    </html>`
  return String(page)
}
