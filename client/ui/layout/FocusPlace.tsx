import { css } from '@emotion/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { topmost } from '../overlay/topLayer.ts'
import { radius } from '../tokens.ts'

const place = css`
  border-radius: ${radius.small};
  &:focus-visible {
    outline-offset: 4px;
  }
  & tr:focus-visible {
    outline-offset: -2px;
  }
`

interface FocusPlaceProps {
  label: string
  children: ReactNode
}

/**
 * Keeps the focus nearby when the focused row or button is removed or disabled; it would otherwise move to
 * the top of the page.
 */
export function FocusPlace({ label, children }: FocusPlaceProps) {
  const element = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const lost = last.current
    const modal = topmost()
    if (!lost || (modal && !modal.contains(element.current))) return
    const isUsable = lost.isConnected && !lost.matches(':disabled')
    if (isUsable || (document.activeElement !== document.body && document.activeElement !== lost)) return
    // Focuses the row or the section rather than another button, because the next Enter would press that
    // button.
    const row = lost.isConnected ? lost.closest<HTMLElement>('tr, li, article') : null
    row?.setAttribute('tabindex', '-1')
    const next = row ?? element.current
    // The section is already in view, though its beginning may not be.
    next?.focus({ preventScroll: next === element.current })
    if (!row) last.current = null
  })

  return (
    <section ref={element} css={place} aria-label={label} tabIndex={-1}>
      <div
        onFocus={({ target }) => {
          last.current = target
        }}
        onBlur={({ relatedTarget, target, currentTarget }) => {
          // The user has moved the focus. This event does not fire for an element that is removed or
          // disabled.
          if (!target.matches(':disabled') && !currentTarget.contains(relatedTarget)) last.current = null
        }}
      >
        {children}
      </div>
    </section>
  )
}
