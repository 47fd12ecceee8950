/** A country of the phone field: its two letters, its name, its dial code, and whether numbers at home begin with 0. */
export interface PhoneCountry {
  code: string
  name: string
  dial: string
  trunkZero: boolean
}

/** E.164 ends at 15 digits, the country's among them. */
const longest = 15

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * The number as it is sent: `+` and digits, or '' for none. Text that starts with + says its country itself; other text
 * belongs to `country`, without the 0 that is dialled at home only. Digits beyond 15 are refused.
 */
export function phoneValue(text: string, country: PhoneCountry): string {
  const digits = digitsOf(text)
  if (digits === '') return ''
  if (text.trim().startsWith('+')) return `+${digits.slice(0, longest)}`
  const national = country.trunkZero ? digits.replace(/^0/, '') : digits
  return national === '' ? '' : `+${(country.dial + national).slice(0, longest)}`
}

/** What of a typed text stays on the screen: phone characters only, and no digit that phoneValue would refuse. */
export function phoneText(text: string, country: PhoneCountry): string {
  const whole = text.trim().startsWith('+')
  const trunk = !whole && country.trunkZero && /^\D*0/.test(text) ? 1 : 0
  let room = longest - (whole ? 0 : country.dial.length) + trunk
  let kept = ''
  for (const character of text.replaceAll(/[^\d+ ()-]/g, '')) {
    if (/\d/.test(character) && room-- <= 0) break
    kept += character
  }
  return kept
}

/** The part of a number that one dials inside `country`; a number of another country stays whole. */
export function nationalText(value: string, country: PhoneCountry): string {
  return value.startsWith(`+${country.dial}`) ? value.slice(country.dial.length + 1) : value
}
