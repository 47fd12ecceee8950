import { type RefObject, useLayoutEffect, useRef } from 'react'
import { topmost } from '../../ui/index.ts'
import type { ActState } from './actState.ts'

/**
 * Returns a ref for the notice. If an action removes the focused button, the focus moves to the notice, to
 * the remaining buttons, or else to the details.
 */
export function useActFocus(step: ActState['state']['value']): RefObject<HTMLOutputElement | null> {
  const notice = useRef<HTMLOutputElement>(null)
  const last = useRef(step)
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    const details = notice.current?.closest('dialog')
    if (!details || topmost() !== details || document.activeElement !== document.body) return
    const places = ['output button', '[data-acts] button:enabled', 'section']
    for (const place of places) {
      const next = details.querySelector<HTMLElement>(place)
      if (!next) continue
      next.focus()
      return
    }
  }, [step])
  return notice
}
