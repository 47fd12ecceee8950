import { expect, type Page, test } from '@playwright/test'
import core from 'axe-core'

declare const axe: typeof core

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/**
 * Rules whose result depends on the colour scheme or the width. Names, roles and the like are the same in all
 * four combinations.
 */
const looks = ['color-contrast', 'link-in-text-block', 'target-size']

/** The size that is checked first. A page that already has this size need not be redrawn for the check. */
export const desktop = { width: 1440, height: 900 }

/**
 * Expects no axe findings at WCAG 2.2 AA on a desktop and a phone, light and dark, and no overflow at the
 * widest and narrowest size. Failures include the state's name. The page is left unchanged.
 */
export const expectUsable = (page: Page, state = 'the page') =>
  test.step(`accessible: ${state}`, async () => {
    const found = page.viewportSize() ?? desktop
    await look(page, state)
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${state}: px beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(found)
  })

/**
 * Like `expectUsable`, but without the widest and narrowest sizes: for pages that are checked in several
 * states.
 */
export const expectLooks = (page: Page, state = 'the page') =>
  test.step(`accessible: ${state}`, async () => {
    const found = page.viewportSize() ?? desktop
    await look(page, state)
    await page.setViewportSize(found)
  })

/** Checks a desktop and a phone, light and dark, in the order that needs the fewest redraws. */
async function look(page: Page, state: string) {
  const at = (width: number, scheme: string, run: string[]) =>
    expectNoFindings(page, `${state}: ${width} px, ${scheme}`, run)
  const phone = { width: 390, height: 900 }
  await page.setViewportSize(desktop)
  await at(desktop.width, 'light', wcag)
  await page.emulateMedia({ colorScheme: 'dark' })
  await at(desktop.width, 'dark', looks)
  await page.setViewportSize(phone)
  await at(phone.width, 'dark', wcag)
  await page.emulateMedia({ colorScheme: 'light' })
  await at(phone.width, 'light', looks)
}

/** Checks the page in its current state. */
export async function expectNoFindings(page: Page, where: string, run = wcag) {
  let findings = await page.evaluate(findingsOf, run)
  if (!findings) {
    await page.evaluate(core.source)
    findings = await page.evaluate(findingsOf, run)
  }
  expect(findings, where).toEqual([])
}

/** Runs in the page; returns null if axe is not loaded yet. */
async function findingsOf(runOnly: string[]) {
  if (!('axe' in globalThis)) return null
  // Waits for the colour transitions between the schemes. The transition of an inherited colour starts only
  // after the one that it inherits from.
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
  // Checks only this page, since no frame contains controls.
  const { violations } = await axe.run(
    { exclude: ['iframe'] },
    // Fetches only the resources that the media rules need; selectors are not used.
    { runOnly, resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}
