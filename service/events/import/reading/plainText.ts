import { Parser } from 'htmlparser2'

const known =
  'a|abbr|b|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|html-blob|i|img|li|meta|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul'
const looksLikeHtml = new RegExp(String.raw`</?(?:${known})(?:\s[^<>]*)?/?>|&(?:#?\w{1,10});`, 'i')
const isDocument = /<(?:!doctype|html|body)\b/i
const blocks = /^(p|div|h[1-6]|ul|ol|blockquote|pre|table|section|dl|hr)$/
const rows = /^(li|tr|dt|dd)$/
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])

/**
 * Normalises line endings and trailing spaces of plain text. Reduces HTML to its text, with the address of
 * each link.
 */
export function plainText(source: string): string {
  const text = looksLikeHtml.test(source) ? textOfHtml(source) : source
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?<![ \t\u00A0])[ \t\u00A0]+(?=\n|$)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * In a document, line breaks are white space. In a calendar, texts with a few tags have line breaks of their
 * own, which stay.
 */
function textOfHtml(html: string): string {
  const lineBreak = isDocument.test(html) ? null : /\r\n?|\n/
  let text = ''
  /** The number of line breaks at the end of `text`. An empty text needs no more. */
  let breaks = 2
  let isAfterBlank = true
  /** True directly after an element that ends a line, when the source's own line break adds nothing. */
  let isLineEnded = false
  let hidden = 0
  const links: { href: string; text: string }[] = []

  const write = (words: string) => {
    const added = isAfterBlank ? words.trimStart() : words
    if (added === '') return
    text += added
    const link = links.at(-1)
    if (link) link.text += added
    breaks = 0
    isAfterBlank = added.endsWith(' ')
    isLineEnded = false
  }
  const breakLine = () => {
    text += '\n'
    breaks += 1
    isAfterBlank = true
  }
  const endLine = (least: number) => {
    for (let missing = least - breaks; missing > 0; missing -= 1) breakLine()
    isLineEnded = true
  }
  const writeSource = (part: string) => {
    const lines = lineBreak ? part.split(lineBreak) : [part]
    for (const [at, line] of lines.entries()) {
      if (at > 0 && !isLineEnded) breakLine()
      if (at > 0) isLineEnded = false
      write(line.replaceAll(/[ \t\r\n\u00A0]+/g, ' '))
    }
  }

  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (unseen.has(name)) hidden += 1
      if (blocks.test(name)) endLine(2)
      if (rows.test(name)) endLine(1)
      if (name === 'li') write('- ')
      if (name === 'a') links.push({ href, text: '' })
      if (name !== 'br') return
      breakLine()
      isLineEnded = true
    },
    ontext: (part) => {
      if (hidden === 0) writeSource(part)
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1
      if (blocks.test(name)) endLine(2)
      if (rows.test(name)) endLine(1)
      const link = name === 'a' ? links.pop() : undefined
      if (link && /^https?:/i.test(link.href) && !link.text.includes(link.href)) write(` (${link.href})`)
    },
  })
  parser.end(html)
  return text
}
