import { speakPseudo, untranslated } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'

const screens = {
  nobody: ['/'],
  mira: ['/home', '/explore', '/explore?location=a', '/myevents'],
  superadmin: [
    '/admin',
    '/admin/home',
    '/admin/users',
    '/admin/events',
    '/admin/category',
    '/admin/types',
    '/admin/pending-events',
    '/admin/settings',
    '/admin/audit',
  ],
} as const

for (const as of ['nobody', 'mira', 'superadmin'] as const)
  test.describe(as, () => {
    test.use({ as })
    test('no screen shows a word that is in no catalog, and each has room for longer ones', async ({
      page,
      context,
      stage,
    }) => {
      await speakPseudo(context, stage.url)
      for (const path of screens[as]) {
        await page.goto(path)
        await expect(page.getByText('⟦').first()).toBeVisible()
        // The lists of the admin area go on listening, so the network is never idle.
        await expect(page.getByRole('main').getByText(/⟦Loa/)).toHaveCount(0)
        expect(await untranslated(page), path).toEqual([])
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(wider, `${path}: px beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
