import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { calm } from '../acts/calm.ts'
import { speakPseudo, untranslated } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectNoFindings } from '../support/usable.ts'

const signup = async (page: Page) => await page.getByRole('tab').nth(1).click()
const forgotPassword = async (page: Page) => {
  await page.getByRole('tab').first().click()
  await page.getByRole('tabpanel').locator('button[type=button]').last().click()
}

/** A calendar with an entry for each badge and each kind of remark in the preview. */
function calendar(): string {
  const start = 'DTSTART;TZID=Europe/Berlin:20310614T200000'
  const entries = [
    ['SUMMARY:Harbour fair', start, 'LOCATION:Stadtgarten\\, Cologne'],
    ['SUMMARY:Last year’s fair', start.replace('2031', '2021'), 'LOCATION:Stadtgarten\\, Cologne'],
    ['SUMMARY:A fair nowhere', start],
    ['SUMMARY:No fair', start, 'LOCATION:Stadtgarten\\, Cologne', 'STATUS:CANCELLED'],
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines) => ['BEGIN:VEVENT', `UID:${randomUUID()}`, lines.join('\r\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
}

const openImport = async (page: Page) => {
  await page.getByRole('dialog').locator('footer').getByRole('button').click()
  await expect(page.locator('input[type=url]')).toBeVisible()
}
const preview = async (page: Page) => {
  const file = { name: 'fairs.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar()) }
  await page.locator('input[type=file]').setInputFiles(file)
  // The fair that is over is only counted.
  await expect(page.getByRole('dialog').last().getByRole('listitem')).toHaveCount(3)
}
const submitImport = async (page: Page) => {
  await page.getByRole('dialog').last().locator('footer').getByRole('button').last().click()
  await expect(page.getByRole('dialog').last().getByRole('checkbox')).toHaveCount(0)
}

const dialogs = (path: string, ...searches: string[]) => searches.map((search) => `${path}?${search}`)

/** The path of a page, and steps that open more screens on it. */
type Screen = string | [path: string, ...steps: ((page: Page) => Promise<void>)[]]

const screens: Record<'nobody' | 'mira' | 'member' | 'superadmin', Screen[]> = {
  nobody: [['/', signup, forgotPassword]],
  member: [['/myevents?dialog=my-events', openImport, preview, submitImport]],
  mira: [
    '/home',
    '/explore',
    '/myevents',
    ...dialogs('/explore', 'location=a', 'event=1'),
    ...dialogs(
      '/myevents',
      'dialog=profile',
      'dialog=create-event',
      'dialog=my-events',
      'dialog=edit-profile',
    ),
    ...dialogs(
      '/myevents?dialog=account',
      ...['password', 'devices', 'calendar', 'embed', 'notifications', 'deletion'].map(
        (step) => `step=${step}`,
      ),
    ).map((address) => address.replace('account?', 'account&')),
  ],
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
    ...dialogs('/admin/home', 'add='),
    ...dialogs('/admin/category', 'add=', 'edit=1', 'delete=1'),
    ...dialogs('/admin/users', 'view=1'),
    ...dialogs('/admin/events', 'view=1'),
    ...dialogs('/admin/pending-events', 'keys=', 'add-reason='),
  ],
}

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
          const [path, ...steps] = typeof screen === 'string' ? [screen] : screen
          await page.goto(path)
          await expect(page.getByRole('main')).toBeAttached()
          // The lists of the admin area keep a stream open, so the network is never idle.
          await expect(page.getByText(/⟦Lo\u0301a|جارٍ|Wird geladen/)).toHaveCount(0)
          if (/[?&](dialog|add|edit|delete|view|keys|add-reason)=/.test(path))
            await expect(page.getByRole('dialog').first()).toBeVisible()
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
