import { html } from 'hono/html'
import type { Html } from './page.ts'

const address = /https?:\/\/[^\s\p{C}<>"'“”«»`{}|\\^]+/giu

/** Trailing punctuation belongs to the sentence, not to the address. */
const sentenceEnd = /[.,;:!?…)\]]+$/u

const isSafe = (href: string) => {
  const url = URL.parse(href)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

/** Splits plain text into paragraphs and turns web addresses into links. */
export const blocksOf = (text: string): Html[] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => html`<p class="lines">${partsOf(block.trim())}</p>`)

function partsOf(text: string): (string | Html)[] {
  const parts: (string | Html)[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(sentenceEnd, '')
    if (!isSafe(href)) continue
    parts.push(
      text.slice(done, index),
      html`<a href="${href}" rel="noopener noreferrer nofollow ugc">${href}</a>`,
    )
    done = index + href.length
  }
  return [...parts, text.slice(done)]
}

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
