import { type RefObject, useEffect, useRef } from 'react'

/** For the fields' container: when something turns out to be wrong, not null, the first field marked so gets the focus. */
export function useFirstInvalid<Box extends HTMLElement>(problem: object | null): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (problem) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  return box
}
