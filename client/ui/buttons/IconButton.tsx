import { css } from '@emotion/react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Ring } from '../feedback/Ring.tsx'
import { color, motion } from '../tokens.ts'

const base = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  border: 1px solid transparent;
  border-radius: 50%;
  transition:
    background-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};
  &:active:enabled {
    transform: scale(0.94);
  }
  &:disabled {
    color: ${color.faint};
    cursor: not-allowed;
  }
`

const variants = {
  plain: css`
    color: ${color.ink};
    &:hover:enabled {
      background: ${color.sunken};
    }
    &[aria-pressed='true'] {
      color: ${color.brandText};
    }
  `,
  outlined: css`
    background: ${color.surface};
    border-color: ${color.edge};
    &:hover:enabled {
      background: ${color.sunken};
    }
    &[aria-pressed='true'] {
      background: ${color.brandSoft};
      border-color: ${color.brandText};
      color: ${color.onBrandSoft};
    }
  `,
  brand: css`
    background: ${color.brand};
    color: ${color.onBrand};
    &:hover:enabled {
      background: ${color.brandHover};
    }
  `,
  onPicture: css`
    background: rgb(12 20 16 / 62%);
    color: #fff;
    backdrop-filter: blur(8px);
    &:hover:enabled {
      background: rgb(12 20 16 / 82%);
    }
    &:focus-visible {
      outline-color: #fff;
    }
  `,
}

/* px: the target is never below 44. */
const sizes = { small: 44, medium: 48, large: 56 }

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** What it does, for those who do not see the icon, and as its tooltip. */
  label: string
  icon: ReactNode
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  busy?: boolean
  /** For a button that stays in or out. */
  pressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'small',
  busy,
  pressed,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      css={[base, variants[variant], { width: sizes[size], height: sizes[size] }]}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <Ring /> : icon}
    </button>
  )
}
