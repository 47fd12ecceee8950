import type { Locator, Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { createPendingEvent } from '../acts/pendingEvent.ts'
import { reach } from '../acts/reach.ts'
import { openEditProfile, openMyEvents } from '../acts/sidePanel.ts'
import { pass, stopClock, takeClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { expectUsable } from '../support/usable.ts'

test.use(calm)

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

const press = async (button: Locator) => {
  await reach(button)
  await button.page().keyboard.press('Enter')
}

/** Types text, cancels, and undoes the cancellation, with the keyboard alone. */
async function cancelAndUndo(dialog: Locator, label: string, typed: string, look = async () => {}) {
  const page = dialog.page()
  await dialog.getByLabel(label, { exact: true }).fill(typed)
  await press(dialog.getByRole('button', { name: 'Cancel', exact: true }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Your changes were discarded.' })).toBeVisible()
  await reach(undo(page))
  await look()
  await page.keyboard.press('Enter')
  await expect(undo(page)).toHaveCount(0)
  await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(typed)
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

test.describe('for a member', () => {
  test.use({ as: 'member' })

  test('Undo restores Edit Profile', async ({ page }) => {
    const look = () => expectUsable(page, 'the side panel with Undo')
    await cancelAndUndo(await openEditProfile(page), 'Full Name', 'Mira of Lisbon', look)
  })

  test('Undo restores Edit Event', async ({ page, person, stage }) => {
    await createPendingEvent(stage.url, person, 'Lantern parade')
    await page.goto('/myevents')
    await openMyEvents(page)
    await page.getByRole('dialog').getByRole('article').first().getByRole('button').click()
    await page.getByRole('button', { name: 'Edit Event' }).click()
    await cancelAndUndo(
      page.getByRole('dialog', { name: 'Edit Event Information' }),
      'Title',
      'Lanterns on the river',
    )
  })

  test('Undo stays for ten seconds, and longer while it has the focus', async ({ page }) => {
    await takeClock(page)
    const edit = await openEditProfile(page)
    const cancel = async () => {
      await edit.getByLabel('Full Name', { exact: true }).fill('Mira of Lisbon')
      await edit.getByRole('button', { name: 'Cancel' }).click()
      await expect(undo(page)).toBeVisible()
    }
    await edit.getByLabel('Full Name', { exact: true }).fill('Mira of Porto')
    await stopClock(page)
    await cancel()
    await pass(page, 10_000, () => expect(undo(page)).toBeVisible())
    await expect(undo(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(edit.getByLabel('Full Name', { exact: true })).not.toHaveValue('Mira of Lisbon')
    await cancel()
    await reach(undo(page))
    await page.clock.runFor(60_000)
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(10_000)
    await expect(undo(page)).toHaveCount(0)

    // Pressing Undo with the keyboard must not delay the next toast.
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await cancel()
    await press(undo(page))
    await expect(edit.getByLabel('Full Name', { exact: true })).toHaveValue('Mira of Lisbon')
    await cancel()
    await pass(page, 10_000, () => expect(undo(page)).toBeVisible())
    await expect(undo(page)).toHaveCount(0)
  })

  test('Undo disappears as soon as something else is opened', async ({ page }) => {
    const edit = await openEditProfile(page)
    await edit.getByLabel('Full Name', { exact: true }).fill('Mira of Lisbon')
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await expect(undo(page)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'My Events' }).click()
    await expect(page.getByRole('dialog', { name: 'My Events' })).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
  })
})

test.describe('for a superadmin', () => {
  test.use({ as: 'superadmin' })

  test('Undo restores the dialog of a slide', async ({ page }) => {
    await page.goto('/admin/home')
    await page.getByRole('button', { name: 'Add Content' }).click()
    await cancelAndUndo(page.getByRole('dialog', { name: 'Add New Content' }), 'Heading', 'Winter glows')
  })
})
