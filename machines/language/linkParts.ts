import { isWebAddress } from './webAddress.ts'

interface TextPart {
  /** Index in the text. */
  at: number
  text: string
  /** The address as shown; a long one is truncated. */
  shown: string
  /** Null for plain text. */
  href: string | null
}

/**
 * Matches `http(s)` URLs, up to a space, a quote or an invisible character, and email addresses. Neither may
 * start within a word.
 */
const candidate =
  /(?<![\p{L}\p{M}\p{N}_])https?:\/\/[^\s\p{C}<>"“”„«»`{}|\\^]+|(?<![\p{L}\p{M}\p{N}_.%+'@/-])[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.%+'-]*@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+(?![\p{L}\p{M}\p{N}_@])/giu

/** Splits a text into plain parts and links. Only web and email addresses become links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutEnd(found)
    const href = hrefOf(address)
    if (href === null) continue
    if (index > done) parts.push(plain(text.slice(done, index), done))
    parts.push({ at: index, text: address, shown: shownAddress(address), href })
    done = index + address.length
  }
  if (done < text.length) parts.push(plain(text.slice(done), done))
  return parts
}

const plain = (text: string, at: number): TextPart => ({ at, text, shown: text, href: null })

const ofSentence = /[\p{Po}\p{Pf}\p{Pd}\p{Pe}*~]/u
const ofAddress = /[-/#%&@]/

/**
 * Excludes trailing punctuation, which belongs to the sentence, and a closing bracket without an opening one
 * in the address.
 */
function withoutEnd(address: string): string {
  const count = (sign: string) => address.split(sign).length
  const unopened: Record<string, number> = { ')': count(')') - count('('), ']': count(']') - count('[') }
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    const unmatched = unopened[last]
    if (unmatched === undefined ? ofAddress.test(last) || !ofSentence.test(last) : unmatched <= 0) break
    if (unmatched !== undefined) unopened[last] = unmatched - 1
  }
  return address.slice(0, end)
}

function hrefOf(address: string): string | null {
  if (!/^https?:/i.test(address)) return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
  return isWebAddress(address) ? address : null
}

const longest = 60

/** Truncates a long address, but never within its host. */
export function shownAddress(address: string): string {
  const letters = Array.from(address)
  const host = /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? address
  const end = Math.max(longest - 1, Array.from(host).length + 1)
  return letters.length > end + 1 ? `${letters.slice(0, end).join('')}…` : address
}
