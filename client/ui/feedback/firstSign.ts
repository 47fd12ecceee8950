const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls `isThere` on the first movement of the pointer or focus, or the first key press. Returns a function
 * that stops waiting. Ignores the event that a browser fires for a resting pointer when a page appears below
 * it.
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
 * Resolves on the person's first action after the page has opened. Code that the first view does not need
 * loads only then.
 */
export const firstSign = () => (sign ??= new Promise<void>((resolve) => onFirstSign(resolve)))

export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
