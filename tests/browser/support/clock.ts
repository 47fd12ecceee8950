import type { Page } from '@playwright/test'

/** Takes control of the page's timers; they run as before until `stopClock`. To be called before the page opens. */
export async function takeClock(page: Page) {
  await page.clock.install()
  // The controlled clock would also govern the client's time limit for requests.
  await neverLate(page)
}

/** A path holds an answer for as long as it takes, on a busy machine longer than the client waits. To be called before the page opens. */
export const neverLate = (page: Page) =>
  page.addInitScript(() => {
    const { signal } = new AbortController()
    Object.defineProperty(AbortSignal, 'timeout', { value: () => signal })
  })

/** From here on, timers fire only on request. To be called when the screen is ready: React waits a moment for parts of it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000)

/** Lets exactly that much time pass on a stopped clock, and checks that `unchanged` still holds just before its end. */
export async function pass(page: Page, ms: number, unchanged: () => Promise<void>) {
  await page.clock.runFor(ms - 10)
  await unchanged()
  await page.clock.runFor(10)
}
