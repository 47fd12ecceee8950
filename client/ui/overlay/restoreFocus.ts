let refused: HTMLElement | null = null

/**
 * The focus goes back to where it was before a dialog. Of several that close together the lowest comes first, and what had the focus
 * before it refuses that below the others: the last one, whose own place is gone with a dialog, gives it on.
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
