import { css } from '@emotion/react'
import { diffWordsWithSpace } from 'diff'
import { color } from '../tokens.ts'

/** Marks added and removed text with more than just colour. */
export const ChangedText = ({ text, kind }: { text: string; kind: Exclude<TextPart['kind'], 'same'> }) =>
  kind === 'new' ? <ins css={come}>{text}</ins> : <del css={gone}>{text}</del>

const come = css({ background: color.brandSoft, color: color.onBrandSoft, textDecoration: 'underline' })
const gone = css({ background: color.dangerSoft, color: color.dangerText, textDecoration: 'line-through' })

export interface TextPart {
  at: number
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** All parts in reading order. Removed text comes before its replacement. */
export const wordParts = (before: string, after: string): TextPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => ({
    at,
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }))

interface Changes {
  before: TextPart[]
  after: TextPart[]
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
