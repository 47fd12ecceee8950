import { describe, expect, test } from 'vitest'
import {
  acceptedLanguage,
  bestLanguage,
  chosenLanguage,
  languageOf,
} from '../../machines/language/languages.ts'
import { asPhrase, phrase, together } from '../../machines/language/message.ts'
import { type Language, word } from '../../machines/language/wording.ts'

const english: Language = { locale: 'en-US', catalog: {} }
const events = (count: number) =>
  phrase('{count, plural, =0 {none} one {# event} other {# events}} here', { count })
const arabic: Language = {
  locale: 'ar-u-nu-latn',
  dir: 'rtl',
  catalog: {
    'Save {name}': '«{name}»: حفظ',
    '{count, plural, =0 {none} one {# event} other {# events}} here':
      '{count, plural, zero {0} one {1} two {2} few {few #} many {many #} other {other #}}',
    Title: 'العنوان',
  },
}

describe('word', () => {
  test.each([
    [events(0), 'none here'],
    [events(1), '1 event here'],
    [events(1234), '1,234 events here'],
    [phrase('{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { day: 22 }), '22nd'],
    [
      phrase('{kind, select, cat {A {size} cat} other {Something}}', { kind: 'cat', size: 'big' }),
      'A big cat',
    ],
    [phrase('{kind, select, cat {A cat} other {Something}}', { kind: 'dog' }), 'Something'],
    [phrase('Missing: {names}', { names: [phrase('Title'), phrase('Venue')] }), 'Missing: Title, Venue'],
    [
      phrase('It holds {title}', { title: '{count, plural, other {#}} # {x}' }),
      'It holds {count, plural, other {#}} # {x}',
    ],
    [together('One.', phrase('{n}.', { n: 2 }), 'Three.'), 'One. 2. Three.'],
    ['A plain text with {braces} and #', 'A plain text with {braces} and #'],
    ['constructor', 'constructor'],
  ])('%j in English', (message, text) => expect(word(message, english)).toBe(text))

  test.each([
    ['Title', 'العنوان'],
    ['What nobody has translated', 'What nobody has translated'],
    [phrase('Save {name}', { name: 'Title' }), '«\u2068Title\u2069»: حفظ'],
    [phrase('Save {name}', { name: '31.6, -7.9' }), '«\u206831.6, -7.9\u2069»: حفظ'],
    [phrase('Save {name}', { name: '1,000' }), '«1,000»: حفظ'],
    [phrase('Save {name}', { name: '9:00 م' }), '«9:00 م»: حفظ'],
    [phrase('Save {name}', { name: 'حفل Jazz' }), '«\u2068حفل Jazz\u2069»: حفظ'],
    [phrase('Save {name}', { name: 'حفل \u2068Jazz\u2069' }), '«حفل \u2068Jazz\u2069»: حفظ'],
    [phrase('Save {name}', { name: asPhrase('Title') }), '«العنوان»: حفظ'],
    [events(0), '0'],
    [events(2), '2'],
    [events(3), 'few 3'],
    [events(11), 'many 11'],
    [events(100), 'other 100'],
  ])('%j in Arabic, whose values are not translated unless they are messages', (message, text) =>
    expect(word(message, arabic)).toBe(text),
  )

  test('an unclosed brace in a message throws', () =>
    expect(() => word(phrase('{count, plural, one {#', { count: 1 }), english)).toThrow('not closed'))
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'AR-eg', 'de'], 'ar'],
  [['fr'], 'en'],
  [[], 'en'],
])('for the languages %j, Plaza uses %s', (tags, code) => expect(bestLanguage(tags)).toBe(code))

test.each([
  ['fr-CH, de;q=0.8, hi;q=0.9, *;q=0.1', 'hi'],
  ['es', 'es'],
  ['de;q=0, es;q=0.1', 'es'],
  ['de;q=0', 'en'],
  ['de;q=0.9, hi', 'hi'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %j is answered in %s', (header, code) => expect(acceptedLanguage(header)).toBe(code))

test.each([
  ['language=de', 'de'],
  ['theme=dark; language=ar; visits=2', 'ar'],
  ['sublanguage=de', null],
  ['language=xx', null],
  ['', null],
])('the language chosen in the cookies %j is %j', (cookies, code) =>
  expect(chosenLanguage(cookies)).toBe(code),
)

test('a language has its own direction', () => {
  expect(languageOf('ar')).toMatchObject({ code: 'ar', dir: 'rtl' })
  expect(languageOf('de')).toMatchObject({ code: 'de', dir: 'ltr' })
})
