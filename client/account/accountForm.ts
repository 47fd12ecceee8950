import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Problems, SignupForm } from '../../machines/account/rules.ts'

/** Props of the Login and Signup forms. */
export interface AccountForm {
  form: SignupForm
  problems: Problems<SignupForm>
  busy: boolean
  change: (changes: Partial<SignupForm>) => void
  onSubmit: () => void
}

/**
 * A ref for the container of a step that replaces another one. Focuses its first field if the previous step
 * had the focus.
 */
export function useStepFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => takeLostFocus(box.current), [])
  return box
}

/**
 * Same as `useStepFocus`, for content that was on the page from the start, was replaced, and is shown again.
 */
export function useReturn(isHere: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const wasHere = useRef(isHere)
  useLayoutEffect(() => {
    if (isHere && !wasHere.current) takeLostFocus(box.current)
    wasHere.current = isHere
  }, [isHere])
  return box
}

function takeLostFocus(box: HTMLElement | null) {
  if (document.activeElement === document.body)
    box?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
}
