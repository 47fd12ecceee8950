import { diffWordsWithSpace } from 'diff'

export interface Part {
  at: number
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** All parts in reading order. Removed text comes before its replacement. */
export const wordParts = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => ({
    at,
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }))

interface Changes {
  before: Part[]
  after: Part[]
}

export function wordChanges(before: string, after: string): Changes {
  const parts = wordParts(before, after)
  return {
    before: parts.filter(({ kind }) => kind !== 'new'),
    after: parts.filter(({ kind }) => kind !== 'gone'),
  }
}

export const wholeChange = (before: string, after: string): Changes => ({
  before: before === '' ? [] : [{ at: 0, text: before, kind: 'gone' }],
  after: after === '' ? [] : [{ at: 0, text: after, kind: 'new' }],
})
