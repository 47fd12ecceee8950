import { html, raw } from 'hono/html'
import { linkParts } from '../../machines/language/linkParts.ts'
import type { Translator } from '../../machines/language/translator.ts'
import type { Letter, Mail } from '../ports/mail.ts'
import { isDecision } from './decisions.ts'
import { severalDecided } from './decisionTexts.ts'
import { type Draft, letterTexts, line } from './letterTexts.ts'
import type { LetterData, Waiting } from './mailQueries.ts'
import type { Submissions } from './submissions.ts'
import { translatorFor } from './translator.ts'

type Recipient = Pick<Waiting, 'email' | 'full_name' | 'is_email_verified' | 'time_zone' | 'language'>

export async function writeLetter(
  row: Recipient & { kind: Letter['kind']; data: LetterData },
  {
    publicUrl,
    code,
    submissions,
  }: { publicUrl: string; code: string | null; submissions: Submissions | null },
): Promise<Mail> {
  const { event, others = [], reason, visibility = 'members' } = row.data
  const facts = {
    code: code ?? '',
    title: line(event?.title ?? ''),
    eventId: event?.id ?? 0,
    submissions: submissions ?? { events: [], total: 0 },
    reason: reason ?? null,
    visibility,
    readersZone: row.time_zone,
    publicUrl,
  }
  const translator = await translatorOf(row)
  const events = [...new Map([...(event ? [event] : []), ...others].map((each) => [each.id, each])).values()]
  const draft =
    isDecision(row.kind) && events.length > 1
      ? severalDecided(row.kind, { events, reason: facts.reason, publicUrl }, translator)
      : letterTexts[row.kind](facts, translator)
  return await mailOf(row, draft, { publicUrl, translator })
}

export const translatorOf = ({ language }: Pick<Recipient, 'language'>) => translatorFor(language ?? 'en')

interface Frame {
  publicUrl: string
  translator: Translator
}

export async function mailOf(
  to: Pick<Recipient, 'email' | 'full_name' | 'is_email_verified'>,
  draft: Draft,
  frame: Frame,
): Promise<Mail> {
  const { t } = frame.translator
  // Until the address is verified, somebody else may have chosen the name.
  const greeting = to.is_email_verified ? t('Hello {name},', { name: line(to.full_name) }) : t('Hello,')
  return {
    to: to.email,
    subject: line(draft.subject),
    text: textOf(greeting, draft),
    html: await htmlOf(greeting, draft, frame),
  }
}

function textOf(greeting: string, { body, code, quote, lists = [], link, end }: Draft): string {
  const [first = '', ...rest] = body
  const parts = [
    greeting,
    first,
    ...(code ? [`    ${code}`] : []),
    // The second paragraph introduces the quotation.
    ...(quote ? [...rest.slice(0, 1), quotationOf(quote), ...rest.slice(1)] : rest),
    ...lists.flatMap(({ heading, entries, rest: more }) => [
      ...(heading ? [heading] : []),
      entries.map(({ text, url }) => `- ${text}\n  ${url}`).join('\n'),
      ...(more ? [more] : []),
    ]),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'Plaza',
    ...(end
      ? [`-- \n${[end.text, ...end.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')}`]
      : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const linked = (text: string) =>
  linkParts(text).map(({ shown, href }) => (href === null ? shown : html`<a href="${href}">${shown}</a>`))

const quotationOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((each) => `> ${each}`)
    .join('\n')

// Mail programs support neither our style sheets nor CSS variables.
const css = `
  :root { color-scheme: light dark }
  body { margin: 0; background: #f6f4ef; color: #1d2521; font: 16px/1.6 system-ui, sans-serif }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem }
  section { background: #fff; border-radius: 16px; padding: 1.75rem 1.5rem }
  p, ul { margin: 0 0 1rem; overflow-wrap: anywhere }
  h2 { font-size: 1rem; margin: 0 0 .5rem } ul { padding-inline-start: 1.25rem } li a, .end a, blockquote a { color: inherit }
  .end { font-size: .8125rem; color: #5a655f; margin: 1rem .25rem 0 }
  .brand { font-weight: 700; font-size: 1.125rem; color: #17694a; margin: 0 .25rem 1rem }
  .code { font: 700 2.25rem/1.2 ui-monospace, monospace; letter-spacing: .2em; margin: 0 0 1rem; color: #17694a }
  .link { display: inline-block; background: #17694a; color: #fff; text-decoration: none; border-radius: 999px;
    padding: .6rem 1.25rem; font-weight: 600 }
  blockquote { margin: 0 0 1rem; padding-block: .25rem; padding-inline-start: 1rem; border-inline-start: 3px solid #17694a; white-space: pre-line;
    overflow-wrap: anywhere }
  @media (prefers-color-scheme: dark) {
    body { background: #101512; color: #e7ece8 } section { background: #1a211d }
    .brand, .code { color: #7fd0ad } .link { background: #7fd0ad; color: #0d1a14 }
    blockquote { border-color: #7fd0ad } .end { color: #a3aea8 }
  }`

async function htmlOf(
  greeting: string,
  { subject, body, code, quote, lists = [], link, end }: Draft,
  { publicUrl, translator: { code: language, dir, t } }: Frame,
) {
  const [first, ...rest] = body.map((each) => html`<p>${each}</p>`)
  const quotation = quote ? html`<blockquote dir="auto">${linked(quote)}</blockquote>` : ''
  const listed = lists.map(
    ({ heading, entries, rest: more }) =>
      html`${heading ? html`<h2>${heading}</h2>` : ''}
        <ul>
          ${entries.map(({ text, url }) => html`<li><a href="${url}">${text}</a></li>`)}
        </ul>
        ${more ? html`<p>${more}</p>` : ''}`,
  )
  const page = await html`<!doctype html>
    <html lang="${language}" dir="${dir}">
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
            ${quote ? [rest[0], quotation, ...rest.slice(1)] : rest} ${listed}
            ${link ? html`<p><a class="link" href="${link.url}">${link.label}</a></p>` : ''}
          </section>
          ${end ? html`<p class="end">${end.text} ${end.links.map(({ label, url }) => html`<a href="${url}">${label}</a> `)}</p>` : ''}
          <p class="end">${t('Sent by Plaza, {address}', { address: publicUrl })}</p>
        </main>
      </body>
    </html>`
  return String(page)
}
