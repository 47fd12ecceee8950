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

/** A user's text. Its links do not send a referrer and are marked as user content for search engines. */
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
