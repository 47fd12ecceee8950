import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref for the fields' container. Focuses the first invalid field whenever a new problem appears.
 * The focus stays where it is while problems only disappear, because the user is correcting them.
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
