/**
 * Same rule as in the service: blank, combining and ignorable characters are invisible, and so are a few
 * letters and symbols.
 */
const visible =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800\u{1D159}\u{13441}\u{13442}]/u

export const isVisible = (text: string) => visible.test(text)
