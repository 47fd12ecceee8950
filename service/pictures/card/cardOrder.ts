export interface CardOrder {
  /** The bytes of the stored cover; null if there is none. */
  cover: Uint8Array | null
  /** `Postponed` or `Cancelled`; null if scheduled. */
  state: string | null
  /** Null if the font lacks some of its characters. */
  title: string | null
  when: string
}

/** The characters of the font beside this file: those of western languages. */
const known =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]*$/

/** The title, or null if the font lacks some of its characters: messengers show it beside the card anyway. */
export const drawable = (title: string): string | null => (known.test(title) ? title : null)
