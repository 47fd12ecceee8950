import type { Page } from '@playwright/test'

/** From here on time stands still on the page. To be called before it opens. */
export async function stopClock(page: Page) {
  const now = new Date()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now.getTime() + 1000)
}

/** Lets exactly that much time pass, and sees that `unchanged` still holds a moment before. */
export async function pass(page: Page, ms: number, unchanged?: () => Promise<void>) {
  await page.clock.runFor(ms - 10)
  await unchanged?.()
  await page.clock.runFor(10)
}
