const fields =
  ':is(form, [data-fields]) :is(input, select, textarea):not([type=file], [readonly], [hidden], :disabled)'

/**
 * Focuses the first field of a dialog's form, or the answer that changes nothing. False where it has neither: the browser then
 * focuses the first button. On a touch screen, a field would bring up the keyboard, which hides half of the form.
 */
export function focusFirst(dialog: HTMLElement): boolean {
  const field = matchMedia('(pointer: fine)').matches ? dialog.querySelector<HTMLElement>(fields) : null
  const first = field ?? dialog.querySelector<HTMLElement>('[data-refusal]')
  first?.focus()
  return first !== null
}

/** Whether the focus was on the replaced element, or is still on Close, where a dialog without a field begins. */
export function isFocusFree(newcomer: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === newcomer?.closest('dialog')?.querySelector('button')
}
