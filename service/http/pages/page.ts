import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { html, raw } from 'hono/html'
import { translatorOf } from './translator.ts'

const policies = ['content-security-policy', 'cross-origin-resource-policy']

/**
 * Answers 304 to whoever has the page, with the policies of the page: browsers replace the headers that they have
 * by those of a 304, and an answer without policies of its own gets some that allow nothing.
 */
export const pageTag = () => etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...policies] })

export type Html = ReturnType<typeof html>

/** Placeholder in a message for an HTML value. */
export const hole = '\uFFFC'

/** Replaces the placeholder in a translated message with HTML. */
export function withHtml(text: string, value: Html): Html {
  const [before, after] = text.split(hole)
  return html`${before}${value}${after}`
}

interface Page {
  title: string
  main: Html
  head?: Html | undefined
  status?: 200 | 400 | 404 | 413 | 429 | 503
  /** Allowed origins of pictures, in addition to `'self'`. */
  images?: readonly string[]
  /** Allows scripts of this server; the page must work without them. */
  hasScript?: boolean
  /** Colour of links and logo, as six hexadecimal digits; its lightness is adjusted for contrast. */
  accent?: string | undefined
  /** Other sites may show the page in a frame; its links then open new tabs. */
  isFramed?: boolean
  /** For a short message and its links: centres them on the screen. */
  isNotice?: boolean
}

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')
// No whitespace around the CSS, since the policy has the hash of the element's whole content.
const styleElement = (css: string) => raw(`<style>${css}</style>`)
const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

const accentStyle = (accent: string) =>
  `@supports (color: oklch(from red l c h)){:root{--brand-text:oklch(from #${accent} .45 min(c,.13) h);--brand:var(--brand-text);--focus:var(--brand-text)}@media screen and (prefers-color-scheme:dark){:root{--brand-text:oklch(from #${accent} .8 min(c,.13) h)}}}`

const stylesOf = ({ accent }: Page) => (accent === undefined ? [style] : [style, accentStyle(accent)])

function policyOf(content: Page): string {
  const { images = [], hasScript, isFramed } = content
  return [
    "default-src 'none'",
    // Tools such as Lighthouse read robots.txt from within the page.
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    `style-src ${stylesOf(content).map(hashOf).join(' ')}`,
    "font-src 'self'",
    `img-src ${["'self'", ...images].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ].join('; ')
}

/** A complete HTML document for readers without an account. It works without scripts; `html` escapes its values. */
export async function page(c: Context, content: Page) {
  const { title, main, head, status = 200, isFramed, isNotice } = content
  const { code, dir } = await translatorOf(c)
  const document = await html`<!doctype html>
    <html lang="${code}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${head ?? ''}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${stylesOf(content).map(styleElement)}
      </head>
      <body>
        <header><a class="logo" href="/" ${isFramed ? newTab : ''}>${mark}Plaza</a></header>
        ${isNotice ? html`<main class="notice card">${mark}${main}</main>` : html`<main>${main}</main>`}
      </body>
    </html>`
  c.header('content-security-policy', policyOf(content))
  c.header('vary', 'Accept-Language', { append: true })
  return c.html(document, status)
}

interface Notice {
  title: string
  text: string
  /** The way on. */
  action: { text: string; href: string }
}

/** A page that says why there is nothing else. Within a list that other sites frame, they may frame it too. */
export async function noticePage(
  c: Context,
  status: NonNullable<Page['status']>,
  { title, text, action }: Notice,
) {
  const isFramed = c.req.path.startsWith('/embed/')
  const main = html`<h1>${title}</h1>
    <p>${text}</p>
    <p class="actions"><a class="button" href="${action.href}">${action.text}</a></p>`
  return await page(c, { title, main, status, isNotice: true, isFramed })
}

const newTab = raw('target="_blank" rel="noopener"')

const mark = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M9 0h5.5v8.142A8 8 0 0 0 8.142 14.5H0V9A9 9 0 0 1 9 0ZM23 0h-5.5v8.142A8 8 0 0 1 23.858 14.5H32V9A9 9 0 0 0 23 0ZM9 32h5.5v-8.142A8 8 0 0 1 8.142 17.5H0V23A9 9 0 0 0 9 32ZM23 32h-5.5v-8.142A8 8 0 0 0 23.858 17.5H32V23A9 9 0 0 1 23 32Z"/><circle cx="16" cy="16" r="4.5"/></svg>',
)
