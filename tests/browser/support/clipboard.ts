import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface Copying {
  copying?: { text: string; take: () => void; refuse: () => void }
}

/** The page's clipboard: each copy waits until it is accepted or refused. */
export async function clipboardOf(page: Page) {
  await page.addInitScript(() => {
    const writeText = (text: string) =>
      new Promise<void>((take, refuse) => {
        ;(globalThis as Copying).copying = { text, take, refuse: () => refuse(new Error('Refused.')) }
      })
    // Configurable, because tests that share a page define it repeatedly.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  })
  const copied = () => page.evaluate(() => (globalThis as Copying).copying?.text ?? null)
  const settle = async (how: 'take' | 'refuse') => {
    await expect.poll(copied).not.toBeNull()
    await page.evaluate((name) => (globalThis as Copying).copying?.[name](), how)
  }
  return { copied, take: () => settle('take'), refuse: () => settle('refuse') }
}
