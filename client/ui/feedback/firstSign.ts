const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls back once a pointer, a key or the focus moves. Returns a function that stops waiting. A browser also reports a pointer that
 * lies still when a page is drawn below it: that is no sign.
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

/** Somebody's first sign since the page was opened; what the first sight does not need is fetched only then. */
export const firstSign = () => (sign ??= new Promise<void>((resolve) => onFirstSign(resolve)))

export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
