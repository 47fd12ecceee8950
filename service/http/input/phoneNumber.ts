/**
 * Returns the canonical form of a number. Removes the 0 that many people write after the country code but
 * that is not dialled from abroad.
 */
export async function phoneNumber(written: string): Promise<string> {
  // Loaded on first use, since loading the rules for all countries would slow down startup.
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min')
  const read = (number: string): string => {
    const asWritten = parse(number)
    if (asWritten === undefined) return number
    const { countryCallingCode, nationalNumber } = asWritten
    const withoutZero = parse(`+${countryCallingCode}${nationalNumber.replace(/^0+/, '')}`)
    const readings = [asWritten, withoutZero].filter((each) => each !== undefined)
    const best = readings.find((each) => each.isValid()) ?? readings.find((each) => each.isPossible())
    const form = best?.number ?? number
    // In some countries, several prefixes must be removed one after another.
    return form.length < number.length ? read(form) : form
  }
  return read(written)
}
