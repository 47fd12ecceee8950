import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { html, raw } from 'hono/html'
import type { Env } from '../http/env.ts'
import { HttpError } from '../http/httpError.ts'
import type { Services } from '../ports/services.ts'
import type { Mail } from '../ports/mail.ts'
import type { KeptMail, Outbox } from './mailFolder.ts'
import { sampleLetter, sampleNames } from './samples.ts'

const css = `
  :root { color-scheme: light dark; --paper: #f6f4ef; --card: #fff; --ink: #1d2521; --soft: #5a655f; --line: #e2ded4; --brand: #17694a }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #101512; --card: #1a211d; --ink: #e7ece8; --soft: #a3aea8; --line: #2c352f; --brand: #7fd0ad }
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere }
  .soft { color: var(--soft); margin: 0 0 1.5rem; overflow-wrap: anywhere }
  a { color: var(--brand) }
  ol { list-style: none; margin: 0; padding: 0; background: var(--card); border-radius: 16px; overflow: hidden }
  li + li { border-top: 1px solid var(--line) }
  li a { display: grid; gap: .125rem; padding: .875rem 1.125rem; color: inherit; text-decoration: none }
  li a:hover, li a:focus-visible { background: color-mix(in srgb, var(--brand) 10%, transparent); outline: none }
  li strong { overflow-wrap: anywhere } li span { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
  .code { font: 700 clamp(2.25rem, 12vw, 4rem)/1.1 ui-monospace, monospace; letter-spacing: .15em; color: var(--brand);
    background: var(--card); border-radius: 16px; padding: 1.5rem 1rem; margin: 0 0 1rem; text-align: center; user-select: all }
  iframe { width: 100%; height: 32rem; border: 0; border-radius: 16px; background: var(--card) }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border-radius: 16px; padding: 1rem; font-size: .875rem }
  summary { cursor: pointer; padding: .75rem 0 }`

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`

/** Disabled while others can reach Plaza. The host name is checked to prevent DNS rebinding. */
export function mailboxPages(
  outbox: Outbox,
  { isPublic, network, publicUrl }: Pick<Services, 'isPublic' | 'network' | 'publicUrl'>,
): Hono<Env> {
  const app = new Hono<Env>()
  const found = <Of extends Mail>(mail: Of | null) => {
    if (!mail) throw new HttpError(404, 'Not found.')
    return mail
  }
  const findMail = async (id: string) => found(await outbox.read(id))
  const findSample = async (name: string) => found(await sampleLetter(name, publicUrl))
  const showHtml = (c: Context<Env>, { html: letter }: Mail) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    )
    return c.html(letter)
  }

  app.use(async (c, next) => {
    if (isPublic() || !network.isLoopback(new URL(c.req.url).hostname)) throw new HttpError(404, 'Not found.')
    c.header('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
    await next()
  })
  // Compression is safe, since the responses do not leave this machine and nobody can observe their length.
  app.use(compress())
  app.get('/mailbox.json', async (c) => c.json(await outbox.list()))
  app.get('/mailbox', async (c) => c.html(page('Mailbox', listPage(await outbox.list()))))
  app.get('/mailbox/samples', (c) => c.html(page('Samples', samplesPage())))
  app.get('/mailbox/samples/:name', async (c) => {
    const name = c.req.param('name')
    const mail = await findSample(name)
    return c.html(page(mail.subject, mailPage(mail, `/mailbox/samples/${name}`, 'A sample')))
  })
  app.get('/mailbox/samples/:name/html', async (c) => showHtml(c, await findSample(c.req.param('name'))))
  app.get('/mailbox/:id', async (c) => {
    const mail = await findMail(c.req.param('id'))
    return c.html(page(mail.subject, mailPage(mail, `/mailbox/${mail.id}`, when(mail))))
  })
  app.get('/mailbox/:id/html', async (c) => showHtml(c, await findMail(c.req.param('id'))))
  return app
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const when = (mail: KeptMail) =>
  html`<time datetime="${mail.at}">${moment.format(new Date(mail.at))} UTC</time>`

const listPage = (mails: KeptMail[]) =>
  html`<h1>Mailbox</h1>
    <p class="soft">Mail that Plaza would have sent, newest first. Set SMTP_URL to send it.</p>
    ${
      mails.length === 0
        ? html`<p>No mail yet.</p>`
        : html`<ol>
            ${mails.map(
              (mail) =>
                html`<li>
                  <a href="/mailbox/${mail.id}"
                    ><strong>${mail.subject}</strong><span>To ${mail.to} · ${when(mail)}</span></a
                  >
                </li>`,
            )}
          </ol>`
    }
    <p><a href="/mailbox/samples">Samples of every letter</a></p>`

const samplesPage = () =>
  html`<p><a href="/mailbox">Mailbox</a></p>
    <h1>Samples</h1>
    <p class="soft">Every letter that Plaza sends, with made-up content.</p>
    <ol>
      ${sampleNames.map((name) => html`<li><a href="/mailbox/samples/${name}">${name}</a></li>`)}
    </ol>`

function mailPage(mail: Mail, path: string, origin: unknown) {
  const [code] = /^ {4}\d{6}$/m.exec(mail.text) ?? []
  return html`<p><a href="/mailbox">Mailbox</a></p>
    <h1>${mail.subject}</h1>
    <p class="soft">To ${mail.to} · ${origin}</p>
    ${code ? html`<p class="code">${code.trim()}</p>` : ''}
    <iframe sandbox title="The mail" src="${path}/html"></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${mail.text}</pre>
    </details>`
}
