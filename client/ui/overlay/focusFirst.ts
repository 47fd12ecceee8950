const fields =
  ':is(form, [data-fields]) :is(input, select, textarea):not([type=file], [readonly], [hidden], :disabled)'

/**
 * What a dialog begins with: the first field of its form, or the answer that changes nothing. False where it has neither: the
 * browser then takes the first button. On a touch screen a field would bring up the keyboard, which hides half of the form.
 */
export function focusFirst(dialog: HTMLElement): boolean {
  const field = matchMedia('(pointer: fine)').matches ? dialog.querySelector<HTMLElement>(fields) : null
  const first = field ?? dialog.querySelector<HTMLElement>('[data-refusal]')
  first?.focus()
  return first !== null
}

/** Whether the focus went with what this takes the place of, or is still on Close, where a dialog without a field begins. */
export function isFocusFree(newcomer: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === newcomer?.closest('dialog')?.querySelector('button')
}
