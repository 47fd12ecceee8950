import { css } from '@emotion/react'
import { radius, space } from '../../ui/tokens.ts'

/** The field, and what stands in its place until its code is there. */
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
    // As wide as the chosen name alone: measuring the others would request the fonts of their letters.
    fieldSizing: 'content',
    '& > option': { color: 'canvastext', background: 'canvas', fontFamily: 'system-ui, sans-serif' },
  }),
}
