/** ms after which the code no longer waits for what is to be seen. */
const patience = 1000

/**
 * Once something is painted: the picture, where one is on its way. A phone has much to do with the app's code, and would show
 * only after it what is there before it. Nothing is waited for in a browser that does not tell.
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
