import { type RefObject, useEffect, useRef } from 'react'
import { hasNone, type Problems, type SignupForm } from '../../machines/account/rules.ts'

/** What the forms Login and Signup are given. */
export interface AccountForm {
  form: SignupForm
  problems: Problems<SignupForm>
  busy: boolean
  change: (changes: Partial<SignupForm>) => void
  onSubmit: () => void
}

/** For the fields' container: when something turns out to be wrong, the first such field gets the focus. */
export function useFirstProblem<Box extends HTMLElement>(problems: object): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (!hasNone(problems)) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  return box
}
