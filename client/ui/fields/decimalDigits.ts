const decimal = /\p{Nd}/u

/** Signs typed along with such digits: the Arabic decimal separator and comma, and the minus sign. */
const signs: Record<string, string> = { '٫': '.', '،': ',', '−': '-' }

/**
 * Converts the decimal digits of every script, full-width characters and `signs` to ASCII: `١٢٣` and `１２３`
 * become `123`.
 */
export const decimalDigits = (text: string) =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (form) => String.fromCodePoint(form.charCodeAt(0) - 0xfee0))
    .replaceAll(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replaceAll(/[٫،−]/g, (sign) => signs[sign] ?? sign)

export const digitsOf = (text: string) => decimalDigits(text).replaceAll(/\D/g, '')

/**
 * Finds a digit's value: in Unicode, the digits 0 to 9 of a script are contiguous, and two scripts' digits
 * may be adjacent.
 */
function valueOf(code: number): number {
  let first = code
  while (decimal.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
