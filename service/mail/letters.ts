import { html, raw } from 'hono/html'
import type { Mail } from '../ports/mail.ts'
import { type Draft, letterTexts, line } from './letterTexts.ts'
import type { Waiting } from './mailQueries.ts'
import type { Submissions } from './submissions.ts'

export async function writeLetter(
  row: Pick<Waiting, 'kind' | 'data' | 'email' | 'full_name' | 'is_email_verified' | 'time_zone'>,
  {
    publicUrl,
    code,
    submissions,
  }: { publicUrl: string; code: string | null; submissions: Submissions | null },
): Promise<Mail> {
  const { event, reason } = row.data
  const draft = letterTexts[row.kind]({
    code: code ?? '',
    title: line(event?.title ?? ''),
    eventId: event?.id ?? 0,
    submissions: submissions ?? { events: [], total: 0 },
    reason: reason ?? null,
    readersZone: row.time_zone,
    publicUrl,
  })
  // Until an address is proven, somebody else may have chosen the name.
  const greeting = row.is_email_verified ? `Hello ${line(row.full_name)},` : 'Hello,'
  return {
    to: row.email,
    subject: line(draft.subject),
    text: textOf(greeting, draft),
    html: await htmlOf(greeting, draft, publicUrl),
  }
}

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
  const [first, ...rest] = body.map((each) => html`<p dir="auto">${each}</p>`)
  const quotation = quote ? html`<blockquote dir="auto">${quote}</blockquote>` : ''
  const entries = list?.entries.map(({ text, url }) => html`<li dir="auto"><a href="${url}">${text}</a></li>`)
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
            <p dir="auto">${greeting}</p>
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
