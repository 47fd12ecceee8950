/**
 * Returns the canonical form of a number. Many people write a 0
 * after the country code that is not dialled from abroad.
 */
export async function phoneNumber(written: string): Promise<string> {
  // The rules for all countries are loaded with the first number, to keep the start short.
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
