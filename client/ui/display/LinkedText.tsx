import { css } from '@emotion/react'
import { linkParts } from '../../../machines/language/linkParts.ts'
import { color } from '../tokens.ts'

/** A user's text. Its links do not send a referrer and are marked as user content for search engines. */
export const LinkedText = ({ text }: { text: string }) =>
  linkParts(text).map(({ at, shown, href }) =>
    href === null ? (
      shown
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener nofollow ugc" css={link}>
        {shown}
      </a>
    ),
  )

const link = css({ color: color.brandText, overflowWrap: 'anywhere' })
