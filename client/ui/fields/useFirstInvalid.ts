import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Ref for the fields' container: whenever there is a new problem, the first invalid field gets the focus. */
export function useFirstInvalid<Box extends HTMLElement>(problem: object | null): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    if (problem) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  return box
}
