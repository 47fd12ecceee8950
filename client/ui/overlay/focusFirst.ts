const fields =
  ':is(form, [data-fields]) :is(input, select, textarea):not([type=file], [readonly], [hidden], :disabled)'

/**
 * Focuses the first field of a dialog's form, or else the button that changes nothing. Returns false if there
 * is neither, and the browser focuses the first button. On touch screens it skips the fields, because the
 * keyboard would hide half of the form.
 */
export function focusFirst(dialog: HTMLElement): boolean {
  const field = matchMedia('(pointer: fine)').matches ? dialog.querySelector<HTMLElement>(fields) : null
  const first = field ?? dialog.querySelector<HTMLElement>('[data-refusal]')
  first?.focus()
  return first !== null
}

/**
 * True if the replaced element had the focus, or if the focus is still on Close, where it starts in a dialog
 * without fields.
 */
export function isFocusFree(newcomer: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === newcomer?.closest('dialog')?.querySelector('button')
}
