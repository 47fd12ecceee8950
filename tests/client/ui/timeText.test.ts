import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timeExample } from '../../../client/ui/texts.ts'
import { time12 } from '../../../client/ui/words/formats.ts'
import { speak, t } from '../../../client/ui/words/language.ts'
import { catalogOf, entriesOf } from '../../../machines/language/catalog.ts'
import { languages } from '../../../machines/language/languages.ts'
import { mayBecomeTime, parseTime } from '../../../client/ui/fields/time/timeText.ts'

test.each([
  ['18:30', '18:30'],
  ['6:30 pm', '18:30'],
  ['6:30 PM', '18:30'],
  ['6:30pm', '18:30'],
  ['6.30 p.m.', '18:30'],
  ['6pm', '18:00'],
  ['6 p', '18:00'],
  ['1830', '18:30'],
  ['630', '06:30'],
  ['18', '18:00'],
  ['18h30', '18:30'],
  ['  9:05  ', '09:05'],
  ['12 am', '00:00'],
  ['12:15 AM', '00:15'],
  ['12 pm', '12:00'],
  ['0:00', '00:00'],
  ['٧:٣٠', '07:30'],
  ['１９：３０', '19:30'],
  ['७:३० pm', '19:30'],
  ['6:30 م', '18:30'],
  ['12:15 ص', '00:15'],
  ['23:59', '23:59'],
  ['', ''],
  ['   ', ''],
])('%j means %j', (text, value) => {
  expect(parseTime(text)).toBe(value)
})

test.each([
  '6',
  '24:00',
  '25',
  '13 pm',
  '0 am',
  '6:60',
  '18:3',
  'noon',
  '6:30 xm',
  '18:30:00',
  '-1:00',
  '12345',
  'pm',
])('%j is not a time', (text) => {
  expect(parseTime(text)).toBeNull()
})

test.each([
  ['18:30', '6:30 PM'],
  ['00:00', '12:00 AM'],
  ['12:00', '12:00 PM'],
  ['09:05', '9:05 AM'],
  ['18:30:00', '6:30 PM'],
  ['', ''],
  ['24:00', ''],
  ['25:00', ''],
  ['99:30', ''],
  ['12:60', ''],
])('%j is shown as %j', (value, shown) => {
  expect(time12(value)).toBe(shown)
})

test('every minute of the day can be formatted and parsed again', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const value = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    expect(parseTime(time12(value))).toBe(value)
  }
})

test.each(languages)('times and the example can be parsed as they are shown in $name', ({ code }) => {
  const path = join(import.meta.dirname, `../../../client/languages/${code}.po`)
  speak(code, code === 'en' ? {} : catalogOf(entriesOf(readFileSync(path, 'utf8'))))
  for (const value of ['00:00', '09:05', '12:00', '18:30']) expect(parseTime(time12(value))).toBe(value)
  expect(parseTime(t(timeExample))).toBe('18:30')
  speak('en', {})
})

test('no prefix of a valid time is an error, in any notation', () => {
  const written = [
    '18:30',
    '6:30 pm',
    '6.30 p.m.',
    '6pm',
    '1830',
    '630',
    '18h30',
    '  9:05  ',
    '٧:٣٠',
    '12 am',
  ]
  for (const time of written)
    for (let end = 0; end <= time.length; end++) expect(mayBecomeTime(time.slice(0, end)), time).toBe(true)
})

test.each([
  '24:',
  '24:00',
  '25:',
  '25:00',
  '99',
  '99:30',
  '12:6',
  '12:60',
  '٢٥:',
  '13 p',
  'noon',
  '7:300',
  '-',
])('%j cannot be completed to a time', (text) => {
  expect(mayBecomeTime(text)).toBe(false)
})
