const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls back once somebody is there: with the next move of a pointer, key or focus on the page. It is the moment to fetch what
 * the first sight does not need but the next step may. Returns how to stop waiting.
 */
export function onFirstSign(isThere: () => void): () => void {
  const waiting = new AbortController()
  const seen = () => {
    waiting.abort()
    isThere()
  }
  for (const sign of signs) addEventListener(sign, seen, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}

let sign: Promise<void> | null = null

/**
 * Resolves with the first sign of somebody since the page was opened. Until then nothing is fetched that the first sight
 * can do without: who only opens a page, or looks at it, has not asked for more.
 */
export const firstSign = () => (sign ??= new Promise<void>((resolve) => onFirstSign(resolve)))

/** Resolves when the page has loaded what it is drawn with. */
export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
