import { diffWordsWithSpace } from 'diff'

export interface Part {
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** What a text loses and what it gains, word by word: each side with the words that it has. */
export function wordChanges(before: string, after: string): { before: Part[]; after: Part[] } {
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): Part => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }))
  return {
    before: parts.filter(({ kind }) => kind !== 'new'),
    after: parts.filter(({ kind }) => kind !== 'gone'),
  }
}
