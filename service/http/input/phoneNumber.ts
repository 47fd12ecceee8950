/** The canonical form of a number. After the country code, many people write a 0 that is not dialled from abroad. */
export async function phoneNumber(written: string): Promise<string> {
  // The countries' rules are loaded with the first number, and not at each start.
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min')
  const read = (number: string): string => {
    const asWritten = parse(number)
    if (asWritten === undefined) return number
    const { countryCallingCode, nationalNumber } = asWritten
    const withoutZero = parse(`+${countryCallingCode}${nationalNumber.replace(/^0+/, '')}`)
    const readings = [asWritten, withoutZero].filter((each) => each !== undefined)
    const best = readings.find((each) => each.isValid()) ?? readings.find((each) => each.isPossible())
    const form = best?.number ?? number
    // In some countries, several prefixes have to be removed one after the other.
    return form.length < number.length ? read(form) : form
  }
  return read(written)
}
