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

/**
 * A `ref` for an element that replaces another one in a dialog. Moves the focus to the element, or to the
 * button in its `data-arrival`, because the focus would otherwise be lost.
 */
export function arrive(element: HTMLElement | null) {
  // A dialog that is still opening sets its own focus.
  if (!element?.closest('dialog')?.open) return
  const marked = element.querySelector('[data-arrival]')
  if (marked) marked.scrollIntoView({ block: 'center' })
  else element.scrollIntoView({ block: 'start' })
  const target = marked?.querySelector('button') ?? element
  target.focus({ preventScroll: true })
}

let refused: HTMLElement | null = null

/**
 * Returns the focus to the element that had it before a dialog opened. If several dialogs close together, the
 * bottom one closes first, while its element is still inert beneath the others; that element is remembered in
 * `refused`. The elements of the other dialogs have closed with them, so the focus then goes to `refused`.
 */
export function restoreFocus(before: Element | null) {
  if (!(before instanceof HTMLElement)) return
  before.focus()
  if (document.activeElement === before) return
  refused ??= before
  refused.focus()
  queueMicrotask(() => {
    refused = null
  })
}
