import { css } from '@emotion/react'
import { color } from '../../tokens.ts'
import type { Part } from './wordChanges.ts'

/** Marks added and removed text with more than just colour. */
export const ChangedText = ({ text, kind }: { text: string; kind: Exclude<Part['kind'], 'same'> }) =>
  kind === 'new' ? <ins css={come}>{text}</ins> : <del css={gone}>{text}</del>

const come = css({ background: color.brandSoft, color: color.onBrandSoft, textDecoration: 'underline' })
const gone = css({ background: color.dangerSoft, color: color.dangerText, textDecoration: 'line-through' })
