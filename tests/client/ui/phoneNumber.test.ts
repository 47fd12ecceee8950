import { describe, expect, test } from 'vitest'
import { countryOf, phoneCountries } from '../../../client/ui/fields/phone/phoneCountries.ts'
import { nationalText, phoneText, phoneValue } from '../../../client/ui/fields/phone/phoneNumber.ts'

const country = (code: string) => {
  const found = phoneCountries().find((one) => one.code === code)
  if (!found) throw new Error(`no country ${code}`)
  return found
}
const india = country('IN')

describe('the number as sent', () => {
  test.each([
    ['9876543210', 'IN', '+919876543210'],
    ['98765 43210', 'IN', '+919876543210'],
    ['098765 43210', 'IN', '+919876543210'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['06 6982', 'IT', '+39066982'],
    ['+44 7911 123456', 'IN', '+447911123456'],
    ['٩٨١٢٣ ٤٥٦٧٨', 'IN', '+919812345678'],
    ['０９８１２３４５６７８', 'IN', '+919812345678'],
    ['＋４４ ７９１１ １２３４５６', 'IN', '+447911123456'],
    ['', 'IN', ''],
    ['0', 'IN', ''],
    ['+', 'IN', ''],
    ['abc', 'IN', ''],
  ])('%j in %s is %j', (text, code, value) => {
    expect(phoneValue(text, country(code))).toBe(value)
  })

  test('digits after the fifteenth, including those of the country code, are dropped', () => {
    expect(phoneValue('12345678901234567890', india)).toBe('+911234567890123')
    expect(phoneValue('+12345678901234567890', india)).toBe('+123456789012345')
  })
})

describe('the displayed text', () => {
  test.each([
    ['98765 43210', '98765 43210'],
    ['98a76b5', '98765'],
    ['٩٨١٢٣ ٤٥٦٧٨', '98123 45678'],
    ['०१२३', '0123'],
    ['１２３４５６７８９０１２３４５', '1234567890123'],
    ['12345678901234567890', '1234567890123'],
    ['012345678901234567890', '01234567890123'],
    ['+12345678901234567890', '+123456789012345'],
  ])('%j becomes %j', (text, kept) => {
    expect(phoneText(text, india)).toBe(kept)
  })

  test('the displayed text never has more digits than are sent', () => {
    const kept = phoneText('99999 99999 99999 99999', india)
    expect(phoneValue(kept, india)).toBe(phoneValue(`${kept}9`, india))
  })

  test('a stored number is shown without its country code', () => {
    expect(nationalText('+919876543210', india)).toBe('9876543210')
    expect(nationalText('+447911123456', india)).toBe('+447911123456')
    expect(nationalText('', india)).toBe('')
  })
})

test('countries have names and dialling codes', () => {
  expect(phoneCountries().length).toBeGreaterThan(200)
  expect(india).toMatchObject({ name: 'India', dial: '91', trunkZero: true })
  expect(country('IT').trunkZero).toBe(false)
  const names = phoneCountries().map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
})

test('the country is derived from the number', () => {
  expect(countryOf('+442079460958')).toBe('GB')
  expect(countryOf('+919876543210')).toBe('IN')
  expect(countryOf('+1')).toBeUndefined()
})
