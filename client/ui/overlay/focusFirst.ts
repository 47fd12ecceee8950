const fields =
  ':is(form, [data-fields]) :is(input, select, textarea):not([type=file], [readonly], [hidden], :disabled)'

/**
 * Focuses the first field of a dialog's form, or else the button that changes nothing. If there is neither,
 * returns false, and the browser focuses the first button. Skips the fields on touch screens, where the
 * keyboard would hide half of the form.
 */
export function focusFirst(dialog: HTMLElement): boolean {
  const field = matchMedia('(pointer: fine)').matches ? dialog.querySelector<HTMLElement>(fields) : null
  const first = field ?? dialog.querySelector<HTMLElement>('[data-refusal]')
  first?.focus()
  return first !== null
}

/**
 * True if nobody has moved the focus: it was lost when the focused element was removed, or it is still on the
 * Close button, where a dialog without fields puts it.
 */
export function isFocusFree(newcomer: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === newcomer?.closest('dialog')?.querySelector('button')
}
