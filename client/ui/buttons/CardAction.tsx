import { css } from '@emotion/react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

/* Other buttons of the card need `position: relative; z-index: 1` to stay clickable above the stretched
   area. */
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

/** The main action of a card, on its title. Clicks anywhere on the Card trigger it. */
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
