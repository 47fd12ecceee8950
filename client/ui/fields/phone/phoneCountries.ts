import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { PhoneCountry } from './phoneNumber.ts'

const names = new Intl.DisplayNames(undefined, { type: 'region' })

/** The digit dialled before numbers at home; the library has it, its types do not. */
function trunkPrefix(code: CountryCode) {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  return (
    metadata.numberingPlan as { nationalPrefix?: () => string | undefined } | undefined
  )?.nationalPrefix?.()
}

/** Every country, by name in the reader's language. This module is a chunk of its own: the metadata is large. */
export const phoneCountries: readonly PhoneCountry[] = getCountries()
  .map((code) => ({
    code,
    name: names.of(code) ?? code,
    dial: getCountryCallingCode(code),
    trunkZero: trunkPrefix(code) === '0',
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** The two letters of the country whose number this is, as far as the digits tell. */
export function countryOf(value: string): string | undefined {
  const number = parsePhoneNumberFromString(value)
  return number?.country ?? number?.getPossibleCountries()[0]
}
