import type { Page } from '@playwright/test'

/**
 * Takes control of the page's timers, which run as before until `stopClock`. Must be called before the page
 * opens.
 */
export async function takeClock(page: Page) {
  await page.clock.install()
  // The controlled clock would also control the client's request timeout.
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
 * From here on, timers fire only on request. Must be called when the screen is ready, because React delays
 * parts of it briefly.
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
