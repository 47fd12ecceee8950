import { Parser } from 'htmlparser2'

const known =
  'a|abbr|b|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|html-blob|i|img|li|meta|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul'
const looksLikeHtml = new RegExp(String.raw`</?(?:${known})(?:\s[^<>]*)?/?>`, 'i')
const blocks = /^(p|div|h[1-6]|ul|ol|blockquote|pre|table|section|dl|hr)$/
const rows = /^(li|tr|dt|dd)$/
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])

/**
 * Normalises line endings and trailing spaces of plain text. Reduces HTML to its text, with the address of
 * each link.
 */
export function plainText(source: string): string {
  const text = looksLikeHtml.test(source) ? wordsOf(source) : source
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t\u00A0]+(?=\n|$)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function wordsOf(html: string): string {
  let text = ''
  let hidden = 0
  const links: { at: number; href: string }[] = []
  const lineEnd = (least: number) => {
    const had = /\n*$/.exec(text)?.[0].length ?? 0
    if (text !== '' && had < least) text += '\n'.repeat(least - had)
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (unseen.has(name)) hidden += 1
      if (name === 'br') text += '\n'
      if (blocks.test(name)) lineEnd(2)
      if (rows.test(name)) lineEnd(1)
      if (name === 'li') text += '- '
      if (name === 'a') links.push({ at: text.length, href: attributes['href'] ?? '' })
    },
    ontext: (part) => {
      if (hidden > 0) return
      const words = part.replaceAll(/[ \t\r\n\u00A0]+/g, ' ')
      text += /(^|\s)$/.test(text) ? words.trimStart() : words
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1
      if (blocks.test(name)) lineEnd(2)
      if (rows.test(name)) lineEnd(1)
      const link = name === 'a' ? links.pop() : undefined
      if (link && /^https?:/i.test(link.href) && !text.slice(link.at).includes(link.href)) {
        text += ` (${link.href})`
      }
    },
  })
  parser.end(html)
  return text
}
