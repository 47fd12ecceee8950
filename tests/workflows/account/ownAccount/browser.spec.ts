import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ownAccount } from './model.ts'
import { publicPages } from '../../events/publicPages/model.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { openOwnAccount } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { readStorage } from '../../../browser/support/storage.ts'
import { intercept } from '../../../browser/support/interception.ts'
import { expect, test, willFail } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true, timezoneId: 'UTC' })

for (const path of ownAccount.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const { network, file, dialog, button, field } = await openAccount(page)
    const names = {
      currentPassword: 'Current Password',
      newPassword: 'New Password',
      confirmPassword: 'Confirm Password',
      password: 'Password',
    }
    const entries: Record<string, RegExp> = {
      password: /^Change Password/,
      devices: /^Devices/,
      calendar: /^Calendar of Favourites/,
      notifications: /^Notifications/,
      embed: /^Events on Your Website/,
      deletion: /^Delete Account/,
    }
    const loggedOut = (name: string) => dialog('Devices').getByRole('listitem').filter({ hasText: name })

    await walk(ownAccount, path, {
      events: {
        ...network.outcomes,
        'password.open': () => button(/^Change Password/).click(),
        'devices.open': () => button(/^Devices/).click(),
        'calendar.open': () => button(/^Calendar of Favourites/).click(),
        'notifications.open': () => button(/^Notifications/).click(),
        'embed.open': () => button(/^Events on Your Website/).click(),
        'deletion.open': () => button(/^Delete Account/).click(),
        'data.download': () => button(/^Download Your Data/).click(),
        'exportAccount succeeds': async () => {
          const saved = page.waitForEvent('download')
          file.release()
          expect((await saved).suggestedFilename()).toBe('plaza-account.json')
          const content = await readFile(await (await saved).path(), 'utf8')
          expect(JSON.parse(content)).toMatchObject({ user: { email: person.email } })
        },
        'exportAccount fails': () => file.break(),
        'form.change': async ({ changes }) => {
          for (const [name, typed] of Object.entries(changes))
            await field(names[name as keyof typeof names]).fill(typed)
        },
        'password.submit': () => button('Change Password').click(),
        'session.end': () => button('Log Out Safari on iPhone').click(),
        'sessions.endOthers': () => button('Log Out Elsewhere').click(),
        'deletion.confirm': () => button('Delete My Account').click(),
        retry: () => button('Try Again').click(),
        back: () => button(/^Back to/).click(),
      },
      states: {
        overview: () => expect(dialog('Your Account')).toBeVisible(),
        'overview.ready': async ({ event, was }) => {
          await expect(button(/^Download Your Data/)).toBeEnabled()
          const from = was?.leaves[0]?.split('.')[0] ?? ''
          if (event?.type === 'back') await expect(button(entries[from] ?? 'none')).toBeFocused()
        },
        'overview.downloading': () => expect(button(/^Downloading/)).toBeDisabled(),
        'password.typing': async ({ event, facts: { form, problems } }) => {
          await expect(dialog('Change Password')).toBeVisible()
          for (const name of ['currentPassword', 'newPassword', 'confirmPassword'] as const) {
            await expect(field(names[name])).toHaveValue(form[name])
            const problem = problems[name]
            // The hint of a new password follows the problem in the description.
            if (problem)
              await expect(field(names[name])).toHaveAccessibleDescription(new RegExp(`^${problem}`))
          }
          const [first = 'currentPassword'] = Object.keys(problems) as (keyof typeof names)[]
          await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
          if (event?.type === 'form.change') await expect(field('Confirm Password')).toBeFocused()
          else if (Object.keys(problems).length > 0) await expect(field(names[first])).toBeFocused()
        },
        'password.saving': async () => {
          expect(await network.asked('changePassword')).toEqual({
            currentPassword: 'a long password',
            newPassword: 'tulips on the balcony',
          })
          await expect(button('Changing...')).toBeDisabled()
          await expect(button('Back to Your Account')).toBeDisabled()
        },
        devices: () => expect(dialog('Devices')).toBeVisible(),
        'devices.loading': () => expect(dialog('Devices').getByText('Loading...')).toBeVisible(),
        'devices.failed': ({ facts: { problem } }) =>
          expect(dialog('Devices').getByRole('alert')).toContainText(problem),
        'devices.listed': async ({ facts: { sessions } }) => {
          const rows = dialog('Devices').getByRole('listitem')
          await expect(rows).toHaveCount(sessions.length)
          await expect(rows.first()).toContainText('Firefox on Linux')
          await expect(rows.first()).toContainText('This device')
          await expect(rows.first()).toContainText('Last used Dec 3, 2030, 11:00 AM')
          await expect(rows.first().getByRole('button')).toHaveCount(0)
          await expect(loggedOut('Safari on iPhone')).toHaveCount(sessions.length === 3 ? 1 : 0)
          await expect(loggedOut('Unknown device')).toHaveCount(sessions.length > 1 ? 1 : 0)
          if (sessions.length === 1)
            await expect(dialog('Devices').getByText('You are not logged in anywhere else.')).toBeVisible()
        },
        'devices.endingOne': async () => {
          expect(await network.asked('endSession')).toEqual({ id: '52' })
          await expect(button('Log Out Unknown device')).toBeDisabled()
        },
        'devices.endingOthers': () => expect(button('Logging out...')).toBeDisabled(),
        calendar: () => expect(dialog('Calendar of Favourites')).toBeVisible(),
        notifications: () => expect(dialog('Notifications')).toBeVisible(),
        embed: () => expect(dialog('Events on Your Website')).toBeVisible(),
        'deletion.asking': async ({ event, facts: { form, problems } }) => {
          await expect(dialog('Delete Account')).toContainText(
            'Published events stay, under the name Former member.',
          )
          await expect(field('Password')).toHaveValue(form.password)
          if (problems.password) {
            await expect(field('Password')).toHaveAccessibleDescription(problems.password)
            if (event?.type !== 'form.change') await expect(field('Password')).toBeFocused()
          }
        },
        'deletion.deleting': async () => {
          expect(await network.asked('deleteAccount')).toEqual({ password: 'a long password' })
          await expect(button('Deleting...')).toBeDisabled()
        },
        closed: () => expect(dialog('Profile')).toBeVisible(),
        deleted: async () => {
          await expect(page).toHaveURL('/')
          await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
          expect(await readStorage(page)).toMatchObject({ token: null, user: null })
        },
      },
    })
  })

test('entries do not move when it turns out that events can be embedded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const features = await holdGraphQL(page, publicPages)
  const { button } = await openAccount(page)
  const above = await button(/^Notifications/).boundingBox()
  await expect(button(/^Events on Your Website/)).toHaveCount(0)
  await features.settle(done('getFeatures', { publicPages: true, publicUrl: null }))
  await expect(button(/^Events on Your Website/)).toBeVisible()
  expect(await button(/^Notifications/).boundingBox()).toEqual(above)
})

async function openAccount(page: Page) {
  const network = await holdGraphQL(page, ownAccount)
  const file = await holdFile(page)
  await openOwnAccount(page)
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const button = (name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
  return { network, file, dialog, button, field }
}

/** Holds the file that the page downloads until the test lets it through or breaks the service. */
async function holdFile(page: Page) {
  let held = Promise.withResolvers<boolean>()
  await intercept(page, '*/common/profile/export/', async ({ pass, answer }) => {
    const isWell = await held.promise
    held = Promise.withResolvers()
    if (isWell) await pass()
    else await answer({ status: 503, json: { success: false, message: 'Overloaded.' } })
  })
  return {
    release: () => held.resolve(true),
    break: () => {
      willFail(page.context())
      held.resolve(false)
    },
  }
}
