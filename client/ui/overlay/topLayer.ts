/** The modal dialogs that are open, the topmost last. Toasts ask, because nothing outside of that one can be reached. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** From now until the returned function is called, `dialog` is the topmost. */
export function enterTopLayer(dialog: HTMLElement) {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export const topmost = () => open.at(-1) ?? null

export function subscribeTopLayer(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
