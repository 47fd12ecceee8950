export interface CardOrder {
  /** The bytes of the stored cover; null if there is none. */
  cover: Uint8Array | null
  /** `Postponed` or `Cancelled`; null if the event is scheduled. */
  state: string | null
  /** Null if the fonts lack some of the title's characters. */
  title: string | null
  when: string
}

const latin = String.raw`\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u00FF\u0100-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126-\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u0168-\u017E\u01A0\u01A1\u01AF\u01B0\u01CD\u01CE\u0218-\u021B\u0237\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9`
const marks = String.raw`\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC`
const arabic = String.raw`\u0600-\u06FF\u0750-\u077F`
const devanagari = String.raw`\u0900-\u097F`
/** Characters that join or separate others, or set the direction. */
const joiners = String.raw`\u200C-\u200F`

/** The characters of the fonts beside this file. */
const known = new RegExp(`^[${latin}${marks}${arabic}${devanagari}${joiners}]*$`)

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
