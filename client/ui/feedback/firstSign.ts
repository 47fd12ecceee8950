const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls back once a pointer, a key or the focus moves. Returns a function that stops waiting. Ignores the event that a browser
 * reports for a resting pointer when a page is drawn below it.
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

/** Resolves at the person's first action since the page was opened; code that the first view does not need is fetched only then. */
export const firstSign = () => (sign ??= new Promise<void>((resolve) => onFirstSign(resolve)))

export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
