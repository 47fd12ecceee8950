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
