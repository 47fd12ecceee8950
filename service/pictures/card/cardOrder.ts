export interface CardOrder {
  /** The bytes of the stored cover; null if there is none. */
  cover: Uint8Array | null
  /** `Postponed` or `Cancelled`; null if the event is scheduled. */
  state: string | null
  /** Null if the title cannot be drawn: see `drawable`. */
  title: string | null
  when: string
}

const latin = String.raw`\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u00FF\u0100-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126-\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u0168-\u017E\u01A0\u01A1\u01AF\u01B0\u01CD\u01CE\u0218-\u021B\u0237\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9`
const signs = String.raw`\u02C6\u02C7\u02DA\u02DC\u02DD\u0304\u0308\u2002\u2009\u2010\u2011\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u2113\u2122\u2191\u2193\u2212`
const currencies = String.raw`\u20A1\u20A4\u20A6\u20A8\u20A9\u20AB-\u20AE\u20B1\u20B2\u20B4\u20B5\u20B8-\u20BA\u20BC-\u20BF`
const arabic = String.raw`\u0600-\u06FF\u0750-\u077F\u0870-\u088E\u0890\u0891\u0898-\u08E1\u08E3-\u08FF\u204F\u2E41\uFB50-\uFBC2\uFBD3-\uFD8F\uFD92-\uFDC7\uFDCF\uFDF0-\uFDFF\uFE70-\uFE74\uFE76-\uFEFC\u{10EFD}-\u{10EFF}`
const devanagari = String.raw`\u0900-\u097F\u1CD0-\u1CF6\u1CF8\u1CF9\u20F0\u25CC\uA830-\uA839\uA8E0-\uA8FF\u{11B00}-\u{11B09}`
/** Characters that join or separate others, or set the writing direction. */
const joiners = String.raw`\u200B-\u200F`

/**
 * The characters that the fonts next to this file contain. `tests/service/pictures/cardFonts.test.ts` checks
 * this.
 */
const known = new RegExp(`^[${latin}${signs}${currencies}${arabic}${devanagari}${joiners}]*$`, 'u')

/** Emoji, including sequences and skin tones. */
const emoji = /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv

/**
 * Returns the title without emoji. Returns null if the fonts lack some of its other characters, or if nothing is
 * left: messengers show the title next to the card anyway.
 */
export function drawable(title: string): string | null {
  const text = title.replaceAll(emoji, ' ').replaceAll(/\s+/g, ' ').trim()
  return text !== '' && known.test(text) ? text : null
}
