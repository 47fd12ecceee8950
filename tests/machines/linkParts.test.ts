import { describe, expect, test } from 'vitest'
import { slowness } from '../support/run/pace.ts'
import { linkParts, shownAddress } from '../../machines/language/linkParts.ts'

const linksIn = (text: string) =>
  linkParts(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]))
const addresses = (text: string) => linksIn(text).map(([shown]) => shown)

describe('web addresses are links', () => {
  test.each([
    ['See https://example.org/jazz.', 'https://example.org/jazz'],
    ['See http://example.org, then come.', 'http://example.org'],
    ['(https://example.org/jazz)', 'https://example.org/jazz'],
    ['(see https://example.org/jazz).', 'https://example.org/jazz'],
    ['https://en.example.org/wiki/Jazz_(music)', 'https://en.example.org/wiki/Jazz_(music)'],
    ['(https://en.example.org/wiki/Jazz_(music)).', 'https://en.example.org/wiki/Jazz_(music)'],
    ['https://example.org/a?b=c&d=e#f!', 'https://example.org/a?b=c&d=e#f'],
    ['https://example.org/?q=1&amp;x=2', 'https://example.org/?q=1&amp;x=2'],
    ['https://example.org/path/', 'https://example.org/path/'],
    ['https://example.org:8443/x?!…', 'https://example.org:8443/x'],
    ['“https://example.org/x”', 'https://example.org/x'],
    ['<https://example.org/x>', 'https://example.org/x'],
    ['"https://example.org/x"', 'https://example.org/x'],
    ["'https://example.org/x'", 'https://example.org/x'],
    ['**https://example.org/x**', 'https://example.org/x'],
    ['詳しくは https://例え.テスト/案内。', 'https://例え.テスト/案内'],
    ['https://bücher.example/lesen', 'https://bücher.example/lesen'],
    ['اقرأ https://مثال.example/صفحة، ثم', 'https://مثال.example/صفحة'],
    ['HTTPS://EXAMPLE.ORG/X', 'HTTPS://EXAMPLE.ORG/X'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
    ['https://192.0.2.7/x', 'https://192.0.2.7/x'],
    ['https://example.org/\u200Bnext', 'https://example.org/'],
    ['https://example.org/a\u202Egpj.exe', 'https://example.org/a'],
  ])('%j contains %j', (text, address) => {
    expect(linksIn(text)).toEqual([[address, address]])
  })

  test('several addresses become separate links', () => {
    const text = 'https://a.example and\nhttps://b.example; c@d.example'
    expect(addresses(text)).toEqual(['https://a.example', 'https://b.example', 'c@d.example'])
  })
})

describe('email addresses are links', () => {
  test.each([
    ['Write to joana@example.org.', 'joana@example.org', 'mailto:joana@example.org'],
    [
      '(joana.silva+jazz@example.org)',
      'joana.silva+jazz@example.org',
      'mailto:joana.silva%2Bjazz@example.org',
    ],
    ['Mail:info@bücher.example!', 'info@bücher.example', 'mailto:info@b%C3%BCcher.example'],
    ['a%0d%0abcc@example.org', 'a%0d%0abcc@example.org', 'mailto:a%250d%250abcc@example.org'],
  ])('%j contains %j', (text, address, href) => {
    expect(linksIn(text)).toEqual([[address, href]])
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'ftp://example.org/x',
  'tel:+49123',
  'www.example.org',
  'example.org/jazz',
  'xhttps://example.org',
  'https://',
  'https://.',
  'http:example.org',
  'https://bank.example@evil.example/login',
  'https://user:secret@example.org/',
  'https://999.1.1.1/',
  'joana@localhost',
  '@example.org',
  'joana@',
  '&lt;a href=&quot;x&quot;&gt;',
  '<a href="x">y</a>',
])('%j is not a web address', (text) => {
  expect(addresses(text).filter((address) => !address?.includes('@'))).toEqual([])
  expect(linksIn(text).every(([, href]) => href?.startsWith('mailto:'))).toBe(true)
})

test.each([
  ['Jazz https://example.org/x. (c@d.example) & <b>more</b>\nhttps://e.example'],
  ['no link at all'],
  [''],
])('the parts of %j, joined, are the original text', (text) => {
  const parts = linkParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  for (const { at, text: part } of parts) expect(text.slice(at, at + part.length)).toBe(part)
})

const longestMs = 5 * slowness()

test.each([
  `https://a.example/${')'.repeat(20_000)}`,
  "a'".repeat(10_000),
  'a@'.repeat(10_000),
  `a@${'a-'.repeat(10_000)}`,
  `a@${'a.'.repeat(10_000)}`,
  'https://'.repeat(2_500),
  'https://a.example/ '.repeat(1_000),
  `http://a${'.'.repeat(19_900)}x`,
  `http://a${'.'.repeat(19_900)}`,
  `http://a${')'.repeat(9_900)}${'.'.repeat(9_900)}x`,
  `https://a.example/${'('.repeat(9_900)}${')'.repeat(9_900)}.`,
  'http://a. '.repeat(2_000),
])('a long text is parsed within 5 ms: %#', (text) => {
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now()
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    return performance.now() - began
  })
  expect(Math.min(...times)).toBeLessThan(longestMs)
})

test('a long address is truncated, but never within its host', () => {
  const path = 'https://example.org/a/very/long/path/that/goes/on/and/on/and/never/seems/to/end?with=more'
  expect(shownAddress(path)).toBe('https://example.org/a/very/long/path/that/goes/on/and/on/an…')
  expect(shownAddress('https://example.org/jazz')).toBe('https://example.org/jazz')
  const host = `https://bank.example.${'a'.repeat(60)}.evil.example`
  expect(shownAddress(`${host}/login/and/more`)).toBe(`${host}/…`)
  expect(shownAddress(`${'n'.repeat(70)}@example.org`)).toBe(`${'n'.repeat(70)}@example.org`)
})
