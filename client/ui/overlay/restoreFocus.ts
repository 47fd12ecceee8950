let refused: HTMLElement | null = null

/**
 * Returns the focus to where it was before a dialog opened. When several dialogs close together, the lowest one comes first, and its
 * element cannot take the focus below the others: the last one, whose own element is gone with a dialog, passes the focus on to it.
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
