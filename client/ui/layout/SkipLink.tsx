import { css } from '@emotion/react'
import * as texts from '../texts.ts'
import { color, radius, space } from '../tokens.ts'
import { t } from '../words/language.ts'

const link = css`
  position: fixed;
  z-index: 100;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.round};
  background: ${color.tip};
  color: ${color.onTip};
  font-weight: 600;
  text-decoration: none;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`

export function SkipLink() {
  return (
    <a css={link} href="#main">
      {t(texts.skipToContent)}
    </a>
  )
}
