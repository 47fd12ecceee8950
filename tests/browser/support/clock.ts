import type { Page } from '@playwright/test'

/**
 * Takes control of the page's timers, which keep running in real time until `stopClock`. With `time`, its
 * clock starts there, and the server's follows it. Must be called before the page opens.
 */
export async function takeClock(page: Page, time?: string) {
  if (time !== undefined) await page.addInitScript(serverFollows)
  await page.clock.install(time === undefined ? {} : { time })
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
 * Sets the page's clock, and lets the server's follow it. Without this, the page would go by the server's.
 * Must be called before the page opens.
 */
export async function setClock(page: Page, time: string) {
  await page.addInitScript(serverFollows)
  await page.clock.setFixedTime(time)
}

/** Moves the clocks of the open page and of the server ahead by days. */
export async function passMidnight(page: Page, days = 1) {
  await page.evaluate(serverFollows)
  await page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() + ms
    document.dispatchEvent(new Event('visibilitychange'))
  }, days * 86_400_000)
}

function serverFollows() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the headers that it belongs to
  const { get } = Headers.prototype
  Headers.prototype.get = function read(name) {
    return name === 'date' ? new Date(Date.now()).toUTCString() : get.call(this, name)
  }
}

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
