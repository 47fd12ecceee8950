import { expect, type Page, test } from '@playwright/test'
import core from 'axe-core'

declare const axe: typeof core

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a scheme or a width can change by itself; names, roles and their like are the same in all four looks. */
const looks = ['color-contrast', 'link-in-text-block', 'target-size']

/** As every test begins. */
const usual = { width: 1280, height: 800 }

/**
 * Nothing for axe to find at WCAG 2.2 AA on a desktop and a phone, light and dark; nothing beyond the edge of the widest and the
 * narrowest. What fails has the name of the state; the page is left as it was found.
 */
export const expectUsable = (page: Page, state = 'the page') =>
  test.step(`anyone can use it: ${state}`, async () => {
    await look(page, state)
    for (const width of [1920, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${state}: px beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
    }
    await leave(page)
  })

/** The same without the widest and the narrowest: for one of several states of a page. */
export const expectLooks = (page: Page, state = 'the page') =>
  test.step(`anyone can use it: ${state}`, async () => {
    await look(page, state)
    await leave(page)
  })

async function look(page: Page, state: string) {
  const at = async (width: number, colorScheme: 'light' | 'dark', run: string[]) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectNoFindings(page, `${state}: ${width} px, ${colorScheme}`, run)
  }
  await at(1440, 'light', wcag)
  await at(1440, 'dark', looks)
  await at(390, 'light', looks)
  await at(390, 'dark', wcag)
}

async function leave(page: Page) {
  await page.setViewportSize(usual)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** As the page is now. */
export async function expectNoFindings(page: Page, where: string, run = wcag) {
  // Colours on their way from one scheme to the other are nobody's.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
  // All in this page: nothing that can be used is in a frame.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(core.source)
  const violations = await page.evaluate(async (runOnly) => {
    const found = await axe.run({ exclude: ['iframe'] }, { runOnly, resultTypes: ['violations'] })
    return found.violations
  }, run)
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(findings, where).toEqual([])
}
