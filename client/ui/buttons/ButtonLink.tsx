import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './buttonLook.ts'

interface ButtonLinkProps extends Omit<ButtonLook, 'wide'>, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Somebody else's page: it opens in a new tab and does not learn where its visitor comes from. */
  external?: boolean
  icon?: ReactNode
}

/** Inside wouter's `<Link asChild>` it gets its address from there. */
export function ButtonLink({ variant, size, external, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      css={buttonLook({ variant, size })}
      {...(external && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      {...rest}
    >
      {icon}
      {children}
    </a>
  )
}
