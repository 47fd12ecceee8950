import { css } from '@emotion/react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Ring } from './Ring.tsx'
import { color, motion } from '../tokens.ts'

const base = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
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
    -webkit-backdrop-filter: blur(8px);
    &:hover:enabled {
      background: rgb(12 20 16 / 82%);
    }
    &:focus-visible {
      outline-color: #fff;
    }
  `,
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  label: string
  icon: ReactNode
  variant?: keyof typeof variants
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, variant = 'plain', busy, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      data-screen-only
      type="button"
      aria-label={label}
      title={label}
      css={[base, variants[variant]]}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <Ring /> : icon}
    </button>
  )
}
