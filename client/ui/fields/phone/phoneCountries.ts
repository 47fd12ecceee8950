import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { formatter } from '../../words/language.ts'
import type { PhoneCountry } from './phoneNumber.ts'

/** Prefix dialled before national numbers. The library's types lack this method. */
function trunkPrefix(code: CountryCode) {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  return (
    metadata.numberingPlan as { nationalPrefix?: () => string | undefined } | undefined
  )?.nationalPrefix?.()
}

/**
 * Countries, sorted by name in the reader's language. Loaded separately from the field, because the metadata
 * is large.
 */
export const phoneCountries = formatter((locale): readonly PhoneCountry[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dial: getCountryCallingCode(code),
      trunkZero: trunkPrefix(code) === '0',
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
})

export function countryOf(value: string): string | undefined {
  const number = parsePhoneNumberFromString(value)
  return number?.country ?? number?.getPossibleCountries()[0]
}
