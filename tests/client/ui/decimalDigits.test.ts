import { expect, test } from 'vitest'
import { decimalDigits } from '../../../client/ui/fields/decimalDigits.ts'

/** Numbering systems with ten decimal digits. */
const decimalSystems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{10}$/u.test(digitsOf(system)),
)

function digitsOf(system: string) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((digit) => new Intl.NumberFormat('en', { numberingSystem: system }).format(digit))
    .join('')
}

test('many scripts are covered', () => {
  expect(decimalSystems.length).toBeGreaterThan(50)
  expect(decimalSystems).toEqual(expect.arrayContaining(['arab', 'deva', 'fullwide', 'mathmono', 'thai']))
})

test.each(decimalSystems)('the digits of %s are converted', (system) => {
  expect(decimalDigits(digitsOf(system))).toBe('0123456789')
})

test.each([
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['٩٨١٢٣ ٤٥٦٧٨', '98123 45678'],
  ['٧:٣٠', '7:30'],
  ['７：３０', '7:30'],
  ['＋９１', '+91'],
  ['٥٠٫٩٣، −٦٫٩٥', '50.93, -6.95'],
  ['no digits', 'no digits'],
  ['Ⅳ ½ ²', 'Ⅳ ½ ²'],
  ['', ''],
])('%j is read as %j', (typed, taken) => {
  expect(decimalDigits(typed)).toBe(taken)
})
