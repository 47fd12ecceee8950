export interface CardOrder {
  /** The bytes of the stored cover; null if there is none. */
  cover: Uint8Array | null
  /** `Postponed` or `Cancelled`; null if the event is scheduled. */
  state: string | null
  /** Null if the font lacks some of the title's characters. */
  title: string | null
  when: string
}

/** The characters of the bundled font, which covers western languages. */
const known =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]*$/

/**
 * Returns null if the font lacks some of the characters. Messengers show the title next to the card anyway.
 */
export const drawable = (title: string): string | null => (known.test(title) ? title : null)
