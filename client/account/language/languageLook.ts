import { css } from '@emotion/react'
import { color, radius, space } from '../../ui/tokens.ts'

/** The look of the field, and of its placeholder until its code has loaded. */
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
    appearance: 'none',
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    paddingInline: `2.5rem 2rem`,
    border: 0,
    borderRadius: radius.medium,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    // As wide as the chosen name alone, because measuring the others would load the fonts of their scripts.
    fieldSizing: 'content',
    '& > option': {
      color: color.ink,
      background: color.surface,
      fontFamily: 'system-ui, sans-serif',
    },
  }),
}
