import { type RefObject, useEffect, useRef } from 'react'

/** For a prerendered form: reports what was typed into its fields before the code loaded. */
export function useTypedBefore<Form extends object>(
  box: RefObject<HTMLElement | null>,
  change: (typed: Partial<Form>) => void,
) {
  const first = useRef(change)
  useEffect(() => {
    const inputs = Array.from(box.current?.querySelectorAll('input') ?? [])
    const typed = inputs
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value] as const)
    if (typed.length > 0) first.current(Object.fromEntries(typed) as Partial<Form>)
  }, [box])
}
