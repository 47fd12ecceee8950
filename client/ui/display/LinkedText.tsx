import { css } from '@emotion/react'
import { color } from '../tokens.ts'

export interface TextPart {
  at: number
  shown: string
  href: string | null
}

interface LinkedTextProps {
  parts: readonly TextPart[]
}

/** A text by somebody else: its addresses are links that we do not vouch for, and that learn nothing of this page. */
export const LinkedText = ({ parts }: LinkedTextProps) =>
  parts.map(({ at, shown, href }) =>
    href === null ? (
      shown
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener nofollow ugc" css={link}>
        {shown}
      </a>
    ),
  )

const link = css({ color: color.brandText, overflowWrap: 'anywhere' })
