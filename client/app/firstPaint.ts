/** Time in ms after which the code stops waiting for the first paint. */
const patience = 1000

/**
 * Resolves after the first paint, or after the picture's paint if one is loading. Without this wait, running
 * the app's code would keep a phone too busy to paint. Waits no longer than `patience`, and not for a paint
 * in browsers that do not report any.
 */
export async function firstPaint(picture: Promise<boolean>): Promise<void> {
  await Promise.race([picture.then(paint), new Promise((resolve) => setTimeout(resolve, patience))])
}

async function paint(hasPicture: boolean) {
  const type = hasPicture ? 'element' : 'paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  await new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type, buffered: true }),
  )
}
