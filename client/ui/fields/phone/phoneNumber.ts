import { decimalDigits, digitsOf } from '../decimalDigits.ts'

/**
 * `code` is the two-letter country code, `dial` the dial code without +. `trunkZero` is true if national
 * numbers begin with 0.
 */
export interface PhoneCountry {
  code: string
  name: string
  dial: string
  trunkZero: boolean
}

/** E.164 allows 15 digits, including the country code. */
const longest = 15

/** The number as sent: `+` and at most 15 digits, or ''. A text without + is a number in `country`. */
export function phoneValue(text: string, country: PhoneCountry): string {
  const digits = digitsOf(text)
  if (digits === '') return ''
  if (isWhole(text)) return `+${digits.slice(0, longest)}`
  const national = country.trunkZero ? digits.replace(/^0/, '') : digits
  return national === '' ? '' : `+${(country.dial + national).slice(0, longest)}`
}

const isWhole = (text: string) => decimalDigits(text).trim().startsWith('+')

/** Removes characters that do not occur in phone numbers, and the digits that `phoneValue` would cut off. */
export function phoneText(text: string, country: PhoneCountry): string {
  const plain = decimalDigits(text)
  const whole = isWhole(plain)
  const trunk = !whole && country.trunkZero && /^\D*0/.test(plain) ? 1 : 0
  let room = longest - (whole ? 0 : country.dial.length) + trunk
  let kept = ''
  for (const character of plain.replaceAll(/[^\d+ ()-]/g, '')) {
    if (/\d/.test(character) && room-- <= 0) break
    kept += character
  }
  return kept
}

/** The number without the dial code of `country`. A number of another country is returned unchanged. */
export function nationalText(value: string, country: PhoneCountry): string {
  return value.startsWith(`+${country.dial}`) ? value.slice(country.dial.length + 1) : value
}
