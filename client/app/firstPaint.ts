/** ms after which the code no longer waits for the first paint. */
const patience = 1000

/**
 * Resolves once something is painted: the picture, where one is loading. Running the app's code keeps a phone so busy that it would
 * otherwise paint only afterwards. Does not wait in a browser that does not report paints.
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
