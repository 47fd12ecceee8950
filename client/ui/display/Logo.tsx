import { css } from '@emotion/react'
import * as texts from '../texts.ts'
import { color, font } from '../tokens.ts'
import { t } from '../words/language.ts'

const word = css`
  font-family: ${font.heading};
  font-weight: 750;
  letter-spacing: -0.04em;
  line-height: 1;
`

/** Path on a 32 by 32 grid. */
export const square =
  'M9 0h5.5v8.142A8 8 0 0 0 8.142 14.5H0V9A9 9 0 0 1 9 0ZM23 0h-5.5v8.142A8 8 0 0 1 23.858 14.5H32V9A9 9 0 0 0 23 0ZM9 32h5.5v-8.142A8 8 0 0 1 8.142 17.5H0V23A9 9 0 0 0 9 32ZM23 32h-5.5v-8.142A8 8 0 0 0 23.858 17.5H32V23A9 9 0 0 1 23 32Z'

interface LogoProps {
  /** Height of the logo in px. */
  size?: number
  tone?: 'brand' | 'onPicture'
}

export function Logo({ size = 32, tone = 'brand' }: LogoProps) {
  const white = tone === 'onPicture'
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: size * 0.31,
        color: white ? '#fff' : color.ink,
      }}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable={false}>
        <path fill={white ? 'currentColor' : color.brand} d={square} />
        <circle cx="16" cy="16" r="4.5" fill={color.amber} />
      </svg>
      <span css={[word, { fontSize: size * 0.875 }]}>{t(texts.plaza)}</span>
    </span>
  )
}
