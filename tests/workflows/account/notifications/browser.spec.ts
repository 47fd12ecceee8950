import { openOwnAccount } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'
import { notifications } from './model.ts'

test.use({ as: 'member', sharesPage: true })

const names = {
  favoriteChanges: 'Changes of favourites',
  reminders: 'Reminders',
  matches: 'New events for your saved searches',
} as const

for (const path of notifications.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, notifications)
    await openOwnAccount(page)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications', exact: true })
    const letter = (name: string) => dialog.getByRole('switch', { name, exact: true })

    await walk(notifications, path, {
      events: {
        ...network.outcomes,
        retry: () => dialog.getByRole('button', { name: 'Try Again' }).click(),
        'mail.resume': () => dialog.getByRole('button', { name: 'Send Mails Again' }).click(),
        'notification.toggle': ({ name }) => letter(names[name]).click(),
      },
      states: {
        loading: () => expect(dialog.getByText('Loading...')).toBeVisible(),
        failed: ({ facts: { problem } }) => expect(dialog.getByRole('alert')).toContainText(problem),
        absent: async () => {
          await expect(dialog).toContainText('This server sends no mails about events.')
          await expect(dialog.getByRole('switch')).toHaveCount(0)
        },
        shown: async ({ facts }) => {
          for (const name of ['favoriteChanges', 'reminders', 'matches'] as const)
            await expect(letter(names[name])).toBeChecked({ checked: facts[name] })
          const refused = dialog.getByRole('note').filter({ hasText: 'Mail does not reach you' })
          await expect(refused).toHaveCount(facts.isFailing ? 1 : 0)
          await expect(letter(names.matches)).toHaveAccessibleDescription(
            facts.hasSearches ? /in the same mail at 8:00/ : /You have no saved search yet/,
          )
        },
        'shown.resuming': async () => {
          await expect(dialog.getByRole('button', { name: 'Send Mails Again' })).toBeDisabled()
          await expect(letter(names.reminders)).toBeDisabled()
        },
        'shown.ready': async ({ event, was }) => {
          await expect(letter(names.reminders)).toBeEnabled()
          if (event?.type.startsWith('updateNotifications'))
            await expect(letter(names[was?.facts.saving ?? 'matches'])).toBeFocused()
        },
        'shown.saving': async ({ facts }) => {
          const { input } = (await network.asked('updateNotifications')) as { input: object }
          expect(input).toEqual({ [facts.saving]: facts[facts.saving] })
          await expect(letter(names.reminders)).toBeDisabled()
          await expect(dialog.getByRole('button', { name: 'Back to Your Account' })).toBeDisabled()
        },
      },
    })
  })
