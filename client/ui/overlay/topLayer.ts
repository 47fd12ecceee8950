/** The modal dialogs that are open, the topmost last. Toasts ask, because nothing outside of that one can be reached. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

let hasJustLeft = false

/** Whether a dialog takes the place of another at this moment: it is there at once then, without a flash of the page between them. */
export const isInPlace = () => hasJustLeft

/** From now until the returned function is called, `dialog` is the topmost. */
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
