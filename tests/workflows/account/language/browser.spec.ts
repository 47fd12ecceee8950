import type { Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '../../../../machines/language/languages.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test, willFail } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'
import { language } from './model.ts'

// Not on the shared page, because the language's cookie would affect the next test.
test.use({ as: 'member' })

// Resets the language, because a replaced choice may still reach the service later. No other worker uses this
// account.
test.afterEach(async ({ person, stage }) => {
  const body = new FormData()
  body.set('language', '')
  const headers = { authorization: `Bearer ${person.token}` }
  const response = await fetch(`${stage.url}/common/profile/`, { method: 'PATCH', headers, body })
  expect(response.status).toBe(200)
})

for (const path of language.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const isVisitor = path.start === 'a visitor'
    const network = await holdGraphQL(page, language)
    const words = await holdWords(page)
    const field = page.locator('select:has(option[lang=ar])')
    if (isVisitor) {
      await page.addInitScript(() => localStorage.clear())
      await page.goto('/')
      await page.keyboard.press('Tab')
    } else {
      await page.goto('/home')
      await page.getByRole('banner').getByRole('button').click()
    }
    await expect(field).toHaveValue('en')

    await walk(language, path, {
      events: {
        ...network.outcomes,
        'language.choose': async ({ language: code }) => {
          words.hold()
          await field.selectOption(code)
        },
        'speakLanguage succeeds': () => words.release(),
        'speakLanguage fails': () => words.refuse(),
      },
      states: {
        ready: async ({ facts }) => {
          await expect(field).toHaveValue(facts.chosen)
          const { dir } = languageOf(facts.language as LanguageCode)
          await expect(page.locator('html')).toHaveAttribute('lang', facts.language)
          await expect(page.locator('html')).toHaveAttribute('dir', dir)
        },
        loading: async ({ facts }) => {
          await words.arrived()
          await expect(field).toHaveValue(facts.chosen)
          await expect(field).toHaveAttribute('aria-busy', 'true')
          await expect(page.locator('html')).toHaveAttribute('lang', facts.language)
        },
        saving: async ({ facts }) => {
          await expect(page.locator('html')).toHaveAttribute('lang', facts.language)
          await network.asked('saveLanguage')
        },
      },
    })
  })

/**
 * Holds requests for the client's own script. While the connection is in doubt, the client sends one before
 * it loads each part of a catalog. The catalogs themselves cannot be held, because a loaded one is
 * not requested again.
 */
async function holdWords(page: Page) {
  let gates: { opening: PromiseWithResolvers<boolean>; waiting: number }[] = []
  const open = (isFine: boolean) => {
    for (const { opening } of gates) opening.resolve(isFine)
    gates = []
  }
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route('**/assets/*.js', async (route) => {
    const gate = gates.at(-1)
    if (!gate || route.request().resourceType() !== 'fetch') return await route.continue()
    gate.waiting += 1
    if (await gate.opening.promise) return await route.continue()
    willFail(page.context())
    return await route.abort()
  })
  return {
    hold: () => gates.push({ opening: Promise.withResolvers(), waiting: 0 }),
    /** Resolves once the requests for both parts are held, since one that arrives later is not. */
    arrived: () => expect.poll(() => gates.at(-1)?.waiting).toBeGreaterThanOrEqual(2),
    release: () => open(true),
    refuse: () => open(false),
  }
}
