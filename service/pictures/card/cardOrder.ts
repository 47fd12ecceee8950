export interface CardOrder {
  /** A picture of ours, as it was stored; null for none. */
  cover: Uint8Array | null
  /** What is said before all else; null where it takes place as announced. */
  state: string | null
  /** Null where the font has not all of its letters. */
  title: string | null
  when: string
}

/** Letters of the font beside this file, which has those of western languages. */
const known =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]*$/

/** A title that could only be drawn with boxes in it is left out: whoever shows the card shows the title beside it. */
export const drawable = (title: string): string | null => (known.test(title) ? title : null)
