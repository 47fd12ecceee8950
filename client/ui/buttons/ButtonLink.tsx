import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './buttonLook.ts'

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Someone else's page: opens beside ours, and learns nothing from us. */
  external?: boolean
  icon?: ReactNode
}

/** A link that looks like a button; inside wouter's `<Link asChild>` it gets its address from there. */
export function ButtonLink({ variant, size, wide, external, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      css={buttonLook({ variant, size, wide })}
      {...(external && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      {...rest}
    >
      {icon}
      {children}
    </a>
  )
}
