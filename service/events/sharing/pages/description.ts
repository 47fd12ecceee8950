import { html } from 'hono/html'
import { linkParts } from '../../../../machines/language/linkParts.ts'
import type { Html } from '../../../http/pages/page.ts'

/** Splits plain text into paragraphs with links. */
export const blocksOf = (text: string): Html[] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => html`<p class="lines">${linkedText(block.trim())}</p>`)

/** Turns web and email addresses in a plain text into links. */
export const linkedText = (text: string): (string | Html)[] =>
  linkParts(text).map(({ shown, href }) =>
    href === null ? shown : html`<a href="${href}" rel="noopener noreferrer nofollow ugc">${shown}</a>`,
  )

/** The text on one line, cut to at most `most` characters. */
export function excerpt(text: string, most: number): string {
  const letters = Array.from(text.replaceAll(/\s+/gu, ' ').trim())
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
