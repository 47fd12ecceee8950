import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { radius } from '../tokens.ts'

const place = css`
  border-radius: ${radius.small};
  &:focus-visible {
    outline-offset: 4px;
  }
`

interface FocusPlaceProps {
  /** Names this part of the page. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A part of the page that changes under the focus: where a row or a button goes, or is disabled, that had it, the focus goes to what
 * can still be used of the row, else to the whole part. Otherwise it would begin again at the top of the page.
 */
export function FocusPlace({ label, children, className }: FocusPlaceProps) {
  const element = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)

  useEffect(() => {
    const lost = last.current
    if (!lost || document.querySelector('dialog:modal')) return
    const isUsable = lost.isConnected && !lost.matches(':disabled')
    if (isUsable || (document.activeElement !== document.body && document.activeElement !== lost)) return
    const row = lost.isConnected ? lost.closest('tr, li, article') : null
    const next = row?.querySelector<HTMLElement>('button:enabled, a[href]') ?? element.current
    next?.focus()
    if (!row) last.current = null
  })

  return (
    <section ref={element} css={place} className={className} aria-label={label} tabIndex={-1}>
      <div
        onFocus={({ target }) => {
          last.current = target
        }}
        onBlur={({ relatedTarget, target, currentTarget }) => {
          // Left by a person, for another place; what is gone or disabled leaves without a word.
          if (!target.matches(':disabled') && !currentTarget.contains(relatedTarget)) last.current = null
        }}
      >
        {children}
      </div>
    </section>
  )
}
