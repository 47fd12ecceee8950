let refused: HTMLElement | null = null

/**
 * Returns the focus to the element that had it before a dialog opened. When several dialogs close together,
 * the lowest one comes first, while its element is still inert below the others. It is remembered in
 * `refused`. The last dialog's own element was in a closed dialog, so the focus goes to `refused` instead.
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
