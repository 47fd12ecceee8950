/** One form of each number: many people write a 0 after the country's code that is not dialled from abroad. */
export async function phoneNumber(written: string): Promise<string> {
  // The countries' rules are loaded for whoever gives a number, and not at each start.
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min')
  const read = (number: string): string => {
    const asWritten = parse(number)
    if (asWritten === undefined) return number
    const { countryCallingCode, nationalNumber } = asWritten
    const withoutZero = parse(`+${countryCallingCode}${nationalNumber.replace(/^0+/, '')}`)
    const readings = [asWritten, withoutZero].filter((each) => each !== undefined)
    const best = readings.find((each) => each.isValid()) ?? readings.find((each) => each.isPossible())
    const form = best?.number ?? number
    // Some countries have prefixes that are taken off one after the other.
    return form.length < number.length ? read(form) : form
  }
  return read(written)
}
