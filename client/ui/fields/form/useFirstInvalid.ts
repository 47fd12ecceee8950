import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref for the fields' container: whenever something new is wrong, the first such field gets the focus. Where there is less than before,
 * somebody is putting it right, and keeps the focus.
 */
export function useFirstInvalid<Box extends HTMLElement>(
  problems: object | null,
  count = Object.keys(problems ?? {}).length,
): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    if (problems && count >= before.current)
      box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    before.current = count
  }, [problems, count])
  return box
}
