const decimal = /\p{Nd}/u

/** Signs typed along with such digits: those of Arabic numbers, and the full-width forms of ASCII. */
const signs: Record<string, string> = { '٫': '.', '،': ',', '−': '-' }

/** `١٢٣` and `１２３` as `123`: converts the decimal digits of every script to ASCII. */
export const decimalDigits = (text: string) =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (form) => String.fromCodePoint(form.charCodeAt(0) - 0xfee0))
    .replaceAll(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replaceAll(/[٫،−]/g, (sign) => signs[sign] ?? sign)

export const digitsOf = (text: string) => decimalDigits(text).replaceAll(/\D/g, '')

/** Unicode keeps the ten digits of a script together and in order, with no other digits next to them. */
function valueOf(code: number): number {
  let first = code
  while (decimal.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
