import type { Locator } from '@playwright/test'
import { mira, renamed } from '../../fixtures.ts'
import { profile } from './model.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of profile.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const network = await holdGraphQL(page, profile, { also: ['updateProfile'] })
    await page.goto('/explore')
    const panel = page.getByRole('dialog', { name: 'Profile', exact: true })
    const edit = page.getByRole('dialog', { name: 'Edit Profile' })
    const myEvents = page.getByRole('dialog', { name: 'My Events' })
    const account = page.getByRole('dialog', { name: 'Your Account' })
    const avatar = page.getByRole('banner').getByRole('button')
    // Dialogs load with the first sign of activity.
    await page.keyboard.press('Shift')

    /** The avatar shows the person, as does the panel while it is open. */
    async function expectPerson(leaves: string[], firstName: string, ...inPanel: string[]) {
      if (leaves.includes('panel.open')) await expectTexts(panel, inPanel)
      if (leaves.includes('panel.closed')) await expect(avatar).toHaveAccessibleName(firstName)
    }

    /** Opens a dialog from the panel, or by its address while the panel is closed. */
    const open = (was: { leaves: string[] } | null, name: string, address: string) =>
      was?.leaves.includes('panel.open')
        ? panel.getByRole('button', { name }).click()
        : page.evaluate((to) => history.pushState(null, '', to), `/explore?dialog=${address}`)

    await walk(profile, path, {
      events: {
        'panel.open': () => avatar.click(),
        // Clicks next to the panel, on the page behind it.
        'panel.close': () => page.mouse.click(20, 400),
        'profile.edit': (_event, { was }) => open(was, 'Edit Profile', 'edit-profile'),
        'myEvents.open': (_event, { was }) => open(was, 'My Events', 'my-events'),
        'myEvents.close': () => myEvents.getByRole('button', { name: 'Close' }).first().click(),
        'account.open': (_event, { was }) => open(was, 'Your Account', 'account'),
        'account.close': () => account.getByRole('button', { name: 'Back to Profile' }).click(),
        'edit.close': async (_event, { was }) => {
          await edit.getByRole('button', { name: 'Close' }).click()
          if (was?.facts.cancelled) await page.getByRole('button', { name: 'Discard changes' }).click()
        },
        'edit.cancel': async ({ edited: { form } }) => {
          await edit.getByLabel('Full Name').fill(form.fullName)
          await edit.getByLabel('Phone Number').fill(form.phone)
          await edit.getByRole('button', { name: 'Cancel' }).click()
        },
        'cancel.undo': () => page.getByRole('button', { name: 'Undo' }).click(),
        'profile.change': async () => {
          await edit.getByLabel('Full Name').fill('Mimi Okafor')
          await edit.getByLabel('Phone Number').fill('')
          await edit.getByRole('button', { name: 'Save Changes' }).click()
          await network.settle(done('updateProfile', renamed))
        },
        ...network.outcomes,
      },
      states: {
        'account.loading': async ({ leaves }) => {
          await network.asked('getProfile')
          await expectPerson(leaves, 'Loading...', 'Loading...')
        },
        'account.loaded': async ({ leaves, facts: { user } }) => {
          if (user?.fullName === 'Mimi Okafor') await expectPerson(leaves, 'Mimi', 'MO', 'Mimi Okafor')
          else await expectPerson(leaves, 'Mira', 'MO', 'Mira Okafor', 'mira@example.org')
        },
        // Shows the person as stored in the browser.
        'account.unknown': ({ leaves }) => expectPerson(leaves, 'Noor', person.fullName),
        'panel.closed': async () => {
          await expect(panel).toBeHidden()
          await expect(myEvents).toBeHidden()
        },
        'panel.myEvents': async () => {
          await expect(panel).toBeHidden()
          await expect(myEvents).toBeVisible()
        },
        'panel.ownAccount': async () => {
          await expect(panel).toBeHidden()
          await expect(account).toBeVisible()
        },
        'panel.open': async () => {
          await expect(panel).toBeVisible()
          for (const name of ['Edit Profile', 'Your Account', 'Add Events', 'My Events', 'Logout'])
            await expect(panel.getByRole('button', { name })).toBeEnabled()
          await expect(panel.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden()
        },
        'panel.editing': async ({ facts: { cancelled } }) => {
          await expect(edit).toBeVisible()
          if (cancelled) {
            await expect(edit.getByLabel('Full Name')).toHaveValue(cancelled.form.fullName)
            await expect(edit.getByLabel('Phone Number')).toHaveValue(
              cancelled.form.phone.slice('+49'.length),
            )
          }
          await expect(panel).toBeHidden()
        },
      },
    })
  })

async function expectTexts(box: Locator, texts: string[]) {
  for (const text of texts) await expect(box.getByText(text, { exact: true })).toBeVisible()
}

test('profile: a press on the avatar counts even if the name appears before the mouse button is released', async ({
  page,
}) => {
  const network = await holdGraphQL(page, profile)
  await page.goto('/explore')
  const avatar = page.getByRole('banner').getByRole('button')
  await expect(avatar).toHaveAccessibleName('Loading...')
  // Presses the avatar's right end, which stays in place when the name appears.
  const { x, y, width, height } = (await avatar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width - 20, y + height / 2)
  await page.mouse.down()
  await network.settle(done('getProfile', mira))
  await expect(avatar).toHaveAccessibleName('Mira')
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
})
