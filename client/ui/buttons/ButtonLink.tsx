import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './buttonLook.ts'

interface ButtonLinkProps extends Omit<ButtonLook, 'wide'>, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** For links to other sites, which open in a new tab without a referrer. */
  external?: boolean
  icon?: ReactNode
}

/** Needs an `href`, or a surrounding `<Link asChild>` of wouter, which provides the address. */
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
