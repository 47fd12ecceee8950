const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** In Unicode, the digits 0 to 9 of a script are contiguous, and two scripts' digits may be adjacent. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/** Converts the decimal digits of any script to 0–9. */
export const asciiDigits = (text: string) => text.replaceAll(/[^\P{Nd}0-9]/gu, valueOf)
