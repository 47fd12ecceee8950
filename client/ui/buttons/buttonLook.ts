import { css } from '@emotion/react'
import { color, media, motion, radius, space } from '../tokens.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  wide?: boolean | undefined
}

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: calc(1.2 + var(--taller));
  text-align: center;
  text-decoration: none;
  user-select: none;
  -webkit-user-select: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};
  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.muted};
  }
`

const variants = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};
    &:hover:enabled,
    a&:hover {
      background: ${color.brandHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.edge};
    color: ${color.ink};
    ${media.hover} {
      &:hover:enabled,
      a&:hover {
        background: ${color.sunken};
        border-color: ${color.muted};
      }
    }
  `,
  quiet: css`
    color: ${color.brandText};
    ${media.hover} {
      &:hover:enabled,
      a&:hover {
        background: ${color.brandSoft};
        color: ${color.onBrandSoft};
      }
    }
    &:disabled {
      background: none;
      border-color: transparent;
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:enabled {
      background: ${color.dangerHover};
    }
  `,
}

const smallInset = '0.875rem'

/** From the edge of a small button to its text: its border and its padding. */
export const smallEdge = `(1px + ${smallInset})`

/* A small button only looks smaller; its click target is still 44 px high. */
const small = css`
  min-height: 2.25rem;
  padding: 0.25rem ${smallInset};
  font-size: 0.875rem;
  &::before {
    content: '';
    position: absolute;
    inset: -0.25rem 0;
  }
`

const large = css`
  min-height: 3.25rem;
  padding: 0.75rem 1.75rem;
  font-size: 1.0625rem;
`

const wideLook = css`
  width: 100%;
`

export function buttonLook({ variant = 'primary', size, wide }: ButtonLook) {
  return [base, variants[variant], size === 'small' && small, size === 'large' && large, wide && wideLook]
}
