import { expect, type Locator } from '@playwright/test'

/** Presses Tab until the target is focused. */
export async function reach(target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not lead to it.')
}
