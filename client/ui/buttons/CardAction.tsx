import { css } from '@emotion/react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

/* Other buttons of the card stay above the stretched area by their own `position: relative; z-index: 1`. */
const action = css`
  display: inline;
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
  text-align: start;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: 1.2rem;
  }
`

type CardActionProps =
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)

/** A card's action, on its title: the whole Card around it is the target. */
export function CardAction(props: CardActionProps) {
  if (props.href !== undefined) {
    const { children, ...rest } = props
    return (
      <a css={action} {...rest}>
        {children}
      </a>
    )
  }
  return <button type="button" css={action} {...props} />
}
