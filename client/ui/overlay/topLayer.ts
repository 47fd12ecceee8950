/** The open modal dialogs, topmost last: nothing outside the topmost one can be reached. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

let hasJustLeft = false

/** Whether a dialog is replacing another: it then opens without an animation, so that the page does not flash between them. */
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
