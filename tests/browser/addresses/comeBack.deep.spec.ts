import { chromium } from 'playwright'
import { chromiumArguments, findChromium } from '../../support/run/chromium.ts'
import { expect, test } from '../support/test.ts'
import { storedSession } from '../support/storage.ts'

/**
 * Reasons why the headless shell never puts a page in the back/forward cache. A full Chromium does not have
 * them.
 */
const ofTheShell = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'])

test.describe('a page that the user has left', () => {
  test.use({ as: 'member' })

  test("is kept in the browser's back/forward cache", async ({ stage, person }) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: chromiumArguments,
      // Playwright disables the cache by default, so that tests see every page load.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const origins = [{ origin: stage.url, localStorage: storedSession(person) }]
    for (const path of ['/', '/home', '/explore']) {
      const whose = path === '/' ? [] : origins
      const context = await browser.newContext({ storageState: { cookies: [], origins: whose } })
      const page = await context.newPage()
      const reasons: string[] = []
      const protocol = await context.newCDPSession(page)
      await protocol.send('Page.enable')
      protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
      )
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'kept' : 'anew')),
      )
      await page.goto(stage.url + path, { waitUntil: 'networkidle' })
      await page.mouse.move(200, 200, { steps: 2 })
      await page.waitForLoadState('networkidle')
      await page.goto(`${stage.url}/healthz`)
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(async () => reasons.length > 0 || (await page.title()) === 'kept', path).toBe(true)
      expect(
        reasons.filter((reason) => !ofTheShell.has(reason)),
        path,
      ).toEqual([])
      await context.close()
    }
    await browser.close()
  })

  test('shows who is signed in when the user returns', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})
