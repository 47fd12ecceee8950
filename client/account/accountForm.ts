import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Problems, SignupForm } from '../../machines/account/rules.ts'

/** What the forms Login and Signup are given. */
export interface AccountForm {
  form: SignupForm
  problems: Problems<SignupForm>
  busy: boolean
  change: (changes: Partial<SignupForm>) => void
  onSubmit: () => void
}

/** For the container of a step that takes another's place: its first field gets the focus, which went with the other. */
export function useStepFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => takeLostFocus(box.current), [])
  return box
}

/** The same for what was there when the page opened, and comes back. */
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
