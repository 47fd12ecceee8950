const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls `isThere` on the first pointer movement or press, key press or focus change. Returns a function that
 * stops listening. Ignores the event that a browser fires when a page appears under a resting pointer.
 */
export function onFirstSign(isThere: () => void): () => void {
  const waiting = new AbortController()
  const seen = (event: Event) => {
    if (
      event.type === 'pointermove' &&
      !(event as PointerEvent).movementX &&
      !(event as PointerEvent).movementY
    )
      return
    waiting.abort()
    isThere()
  }
  for (const sign of signs) addEventListener(sign, seen, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}

let sign: Promise<void> | null = null

/**
 * Resolves on the user's first action on the page. Code that the first view does not need is loaded only
 * then.
 */
export const firstSign = () => (sign ??= new Promise<void>((resolve) => onFirstSign(resolve)))

export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
