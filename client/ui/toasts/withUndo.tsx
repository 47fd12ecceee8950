import { css } from '@emotion/react'
import type { Message } from '../../../machines/language/message.ts'
import { undo } from '../texts.ts'
import { radius, space } from '../tokens.ts'
import { t } from '../words/language.ts'

export const withUndo = (text: Message, press: () => void) => () => (
  <span css={line}>
    {t(text)}
    <button type="button" css={button} onClick={press}>
      {t(undo)}
    </button>
  </span>
)

const line = css({ display: 'flex', alignItems: 'center', gap: space[4] })

const button = css({
  minBlockSize: '2.75rem',
  marginBlock: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.large,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
})
