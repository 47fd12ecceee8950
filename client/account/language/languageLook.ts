import { css } from '@emotion/react'
import { radius, space } from '../../ui/tokens.ts'

/** Styles of the field, and of its placeholder while its code is loading. */
export const languageLook = {
  field: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    '& > svg': { pointerEvents: 'none', flex: 'none' },
    '& > svg:first-of-type': { position: 'absolute', insetInlineStart: space[3] },
    '& > svg:last-of-type': { position: 'absolute', insetInlineEnd: space[2] },
  }),
  text: css({
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    paddingInline: `2.5rem 2rem`,
    borderRadius: radius.medium,
    fontWeight: 600,
  }),
}
