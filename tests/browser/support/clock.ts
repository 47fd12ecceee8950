import type { Page } from '@playwright/test'

/** Takes the page's timers in hand; they go on as before until `stopClock`. To be called before the page opens. */
export async function takeClock(page: Page) {
  await page.clock.install()
  // That clock has a limit of its own for requests.
  await neverLate(page)
}

/** A path holds an answer as long as it takes, on a busy machine longer than the client waits. To be called before the page opens. */
export const neverLate = (page: Page) =>
  page.addInitScript(() => {
    const { signal } = new AbortController()
    Object.defineProperty(AbortSignal, 'timeout', { value: () => signal })
  })

/** From here on no timer fires unless told. To be called when the screen is there: React waits a moment for parts of it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000)

/** Lets exactly that much time pass on a stopped clock, and sees that `unchanged` still holds a moment before. */
export async function pass(page: Page, ms: number, unchanged: () => Promise<void>) {
  await page.clock.runFor(ms - 10)
  await unchanged()
  await page.clock.runFor(10)
}
