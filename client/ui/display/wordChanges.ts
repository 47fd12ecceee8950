import { diffWordsWithSpace } from 'diff'

export interface Part {
  /** Its place. */
  at: number
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** Both sides of a change, each with what stands there. */
interface Changes {
  before: Part[]
  after: Part[]
}

/** What a text loses and what it gains, word by word. */
export function wordChanges(before: string, after: string): Changes {
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }, at): Part => ({
    at,
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }))
  return {
    before: parts.filter(({ kind }) => kind !== 'new'),
    after: parts.filter(({ kind }) => kind !== 'gone'),
  }
}

/** One value instead of another; nothing where there was or will be none. */
export const wholeChange = (before: string, after: string): Changes => ({
  before: before === '' ? [] : [{ at: 0, text: before, kind: 'gone' }],
  after: after === '' ? [] : [{ at: 0, text: after, kind: 'new' }],
})
