/** The open modal dialogs, topmost last. Everything outside the topmost one is inert. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

let hasJustLeft = false

/**
 * True while a dialog replaces another one. The new one then skips its animation, so that the page does not
 * flash between them.
 */
export const isInPlace = () => hasJustLeft

export function enterTopLayer(dialog: HTMLElement) {
  change([...open, dialog])
  return () => {
    hasJustLeft = true
    queueMicrotask(() => {
      hasJustLeft = false
    })
    change(open.filter((other) => other !== dialog))
  }
}

export const topmost = () => open.at(-1) ?? null

export function subscribeTopLayer(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
