import type { BrowserContext } from '@playwright/test'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { calm } from '../acts/calm.ts'
import { openScreen, screens, stepsOf } from '../acts/screens.ts'
import { speakPseudo, untranslated } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectNoFindings } from '../support/usable.ts'

/** How each language is selected, and the widths in px at which axe runs. */
const languages = {
  // axe would report that a button's accessible name, which is lengthened too, lacks its visible text.
  'the pseudo-language': { speak: speakPseudo, looks: [] },
  Arabic: { speak: choose('ar'), looks: [320, 1440] },
  German: { speak: choose('de'), looks: [320] },
} satisfies Record<
  string,
  { speak: (context: BrowserContext, url: string) => Promise<void>; looks: number[] }
>

function choose(value: LanguageCode) {
  return async (context: BrowserContext, url: string) =>
    await context.addCookies([{ name: 'language', value, url }])
}

test.use(calm)

for (const as of ['nobody', 'mira', 'member', 'superadmin'] as const)
  test.describe(as, () => {
    test.use({ as })
    for (const [language, { speak, looks }] of Object.entries(languages))
      test(`every screen is usable in ${language}, and its text fits`, async ({ page, context, stage }) => {
        test.slow()
        await speak(context, stage.url)
        for (const screen of screens[as]) {
          const [path, ...steps] = stepsOf(screen)
          await openScreen(page, path)
          for (const [at, step] of [null, ...steps].entries()) {
            await step?.(page)
            const name = `${path} in ${language}, step ${at}`
            if (speak === speakPseudo) expect(await untranslated(page), name).toEqual([])
            for (const width of [320, 1440]) {
              await page.setViewportSize({ width, height: 800 })
              const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
              expect(wider, `${name}: px beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
              if (looks.some((look) => look === width)) await expectNoFindings(page, `${name} at ${width} px`)
            }
          }
        }
        await context.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })
