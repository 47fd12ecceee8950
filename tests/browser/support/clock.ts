import type { Page } from '@playwright/test'

/**
 * Takes control of the page's timers, which keep running in real time until `stopClock`. Must be called
 * before the page opens.
 */
export async function takeClock(page: Page) {
  await page.clock.install()
  // Otherwise the controlled clock would also drive the client's request timeout.
  await neverLate(page)
}

/**
 * Disables the client's request timeout: on a busy machine, a path can hold an answer for longer than that.
 * Must be called before the page opens.
 */
export const neverLate = (page: Page) =>
  page.addInitScript(() => {
    const { signal } = new AbortController()
    Object.defineProperty(AbortSignal, 'timeout', { value: () => signal })
  })

/**
 * Stops the clock, so that timers fire only when a test advances it. Must be called when the screen is ready,
 * because React briefly delays rendering parts of it.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000)

/**
 * Lets exactly this much time pass on a stopped clock, and checks that `unchanged` still holds just before
 * its end.
 */
export async function pass(page: Page, ms: number, unchanged: () => Promise<void>) {
  await page.clock.runFor(ms - 10)
  await unchanged()
  await page.clock.runFor(10)
}
