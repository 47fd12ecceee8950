import { type RefObject, useLayoutEffect, useRef } from 'react'
import { hasNone, type Problems, type SignupForm } from '../../machines/account/rules.ts'
import { useFirstInvalid } from '../ui/fields/useFirstInvalid.ts'

/** What the forms Login and Signup are given. */
export interface AccountForm {
  form: SignupForm
  problems: Problems<SignupForm>
  busy: boolean
  change: (changes: Partial<SignupForm>) => void
  onSubmit: () => void
}

/** For the fields' container: when something turns out to be wrong, the first such field gets the focus. */
export const useFirstProblem = <Box extends HTMLElement>(problems: object): RefObject<Box | null> =>
  useFirstInvalid(hasNone(problems) ? null : problems)

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
