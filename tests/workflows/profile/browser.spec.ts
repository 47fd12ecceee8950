import type { Locator } from '@playwright/test'
import { mira } from '../fixtures.ts'
import { profile } from './model.ts'
import { done } from '../../support/workflow/cases.ts'
import { title } from '../../support/workflow/model.ts'
import { holdGraphQL } from '../../browser/support/network.ts'
import { expect, test } from '../../browser/support/test.ts'

test.use({ as: 'member' })

for (const path of profile.paths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, profile)
    await page.goto('/explore')
    const panel = page.getByRole('dialog', { name: 'Profile' })
    const myEvents = page.getByRole('dialog', { name: 'My Events' })
    const avatar = page.getByRole('banner').getByRole('button')

    /** The avatar says who it is, and so does the panel while it is open; My Events lies over both. */
    async function expectPerson(leaves: string[], firstName: string, ...inPanel: string[]) {
      if (leaves.includes('panel.open')) await expectTexts(panel, inPanel)
      if (leaves.includes('panel.closed')) await expect(avatar).toHaveAccessibleName(firstName)
    }

    await walk(profile, path, {
      events: {
        'panel.open': () => avatar.click(),
        // Beside the panel, on what lies behind it.
        'panel.close': () => page.mouse.click(20, 400),
        'myEvents.open': () => panel.getByRole('button', { name: 'My Events' }).click(),
        'myEvents.close': () => myEvents.getByRole('button', { name: 'Close' }).first().click(),
        ...network.outcomes,
      },
      states: {
        'account.loading': async ({ leaves }) => {
          await network.asked('getProfile')
          await expectPerson(leaves, 'Loading...', 'Loading...')
        },
        'account.loaded': async ({ leaves }) => {
          await expectPerson(leaves, 'Mira', 'MO', 'Mira Okafor', 'mira@example.org')
          if (leaves.includes('panel.closed')) await expectTexts(avatar, ['MO', 'Mira'])
        },
        'account.unknown': async ({ leaves }) => {
          await expectPerson(leaves, 'User', 'MS', 'User')
          if (leaves.includes('panel.closed')) await expectTexts(avatar, ['MS', 'User'])
        },
        'panel.closed': async () => {
          await expect(panel).toBeHidden()
          await expect(myEvents).toBeHidden()
        },
        'panel.myEvents': async () => {
          await expect(panel).toBeHidden()
          await expect(myEvents).toBeVisible()
        },
        'panel.open': async () => {
          await expect(panel).toBeVisible()
          for (const name of ['Add Events', 'My Events', 'Logout'])
            await expect(panel.getByRole('button', { name })).toBeEnabled()
          await expect(panel.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden()
        },
      },
    })
  })

async function expectTexts(box: Locator, texts: string[]) {
  for (const text of texts) await expect(box.getByText(text, { exact: true })).toBeVisible()
}

test('profile: a press on the avatar counts though the name comes before the button is let go', async ({
  page,
}) => {
  const network = await holdGraphQL(page, profile)
  await page.goto('/explore')
  const avatar = page.getByRole('banner').getByRole('button')
  await expect(avatar).toHaveAccessibleName('Loading...')
  // Its right end, which stays where it is when the name comes.
  const { x, y, width, height } = (await avatar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width - 20, y + height / 2)
  await page.mouse.down()
  await network.settle(done('getProfile', mira))
  await expect(avatar).toHaveAccessibleName('Mira')
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
})
