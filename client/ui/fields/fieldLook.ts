import { css } from '@emotion/react'
import { color, motion, radius, space } from '../tokens.ts'
import { isMirrored } from '../words/language.ts'

export const controlLook = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem ${space[4]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.ink};
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};
  &:hover:enabled {
    border-color: ${color.muted};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: ${color.danger};
  }
  &:disabled,
  &:read-only:is(input, textarea):not([type='date']) {
    background: ${color.sunken};
    color: ${color.muted};
    border-color: ${color.line};
  }
  &:disabled {
    cursor: not-allowed;
  }
`

/** The box around a control and its icon. */
export const signBox = css`
  position: relative;
  display: flex;
  align-items: center;
  color: ${color.muted};
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    pointer-events: none;
  }
`

/**
 * Padding for icons at the start and end of the line. It follows the page's direction, which may differ from
 * that of the text in the field.
 */
export const roomFor = (start: string | undefined, end: string | undefined) =>
  isMirrored() ? { paddingRight: start, paddingLeft: end } : { paddingLeft: start, paddingRight: end }
