import type { Locator, Page } from '@playwright/test'
import { done } from '../../support/workflow/cases.ts'
import { myEvents } from '../../workflows/events/myEvents/model.ts'
import { ownJazz, pageOf } from '../../workflows/fixtures.ts'
import { openCreateEvent, openMyEvents } from '../acts/sidePanel.ts'
import { holdDrafts } from '../support/drafts.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Double-clicks like a user: the result of the first press is rendered before the second press. */
async function doubleClick(page: Page, target: Locator, between: () => Promise<void>) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await between()
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('a double click on Next advances by one section, and creates nothing', async ({ page }) => {
  await page.goto('/explore')
  await openCreateEvent(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  for (const section of ['Date & Time', 'Venue & Location', 'Event Images']) {
    const tab = dialog.getByRole('tab', { name: section })
    const isOpen = () => expect(tab).toHaveAttribute('aria-selected', 'true')
    await doubleClick(page, button(page, 'Next'), isOpen)
    await isOpen()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.locator('footer').getByRole('button').last()).toBeFocused()
  }
  await button(page, 'Create Event').click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
})

test('a double click on Edit Event saves nothing', async ({ page }) => {
  const network = await holdGraphQL(page, myEvents, { also: ['updateEvent'] })
  await openDetails(page, network)
  const save = button(page, 'Save Changes')
  await doubleClick(page, button(page, 'Edit Event'), async () => {
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
    await expect(save).toBeEnabled()
  })
  await expect(save).toBeEnabled()
  expect(network.count('updateEvent')).toBe(0)
  await save.click()
  await expect(button(page, 'Saving...')).toBeVisible()
})

test('a double click on Edit Event leaves the dialog open while its draft is being looked up', async ({
  page,
  person,
}) => {
  const drafts = await holdDrafts(page, person, 'editEvent 7')
  const network = await holdGraphQL(page, myEvents)
  await openDetails(page, network)
  const details = await page.getByRole('dialog').boundingBox()
  const dialog = page.getByRole('dialog', { name: 'Edit Event Information' })
  await doubleClick(page, button(page, 'Edit Event'), () => expect(dialog).toBeVisible())
  expect((await dialog.boundingBox())?.height).toBeGreaterThanOrEqual(details?.height ?? Infinity)
  await expect(button(page, 'Save Changes')).toBeDisabled()
  await drafts['findDraft succeeds'](done('findDraft', null))
  await expect(button(page, 'Save Changes')).toBeEnabled()
})

test('the second press of a double click next to a confirmation does not answer it', async ({ page }) => {
  await page.goto('/explore')
  await openCreateEvent(page)
  await page.getByLabel('Title', { exact: true }).fill('Jazz')
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Jazz')
})

async function openDetails(page: Page, network: Awaited<ReturnType<typeof holdGraphQL>>) {
  await page.goto('/explore')
  await openMyEvents(page)
  await network.settle(done('listMyEvents', pageOf(ownJazz)))
  await page.getByRole('article').getByRole('button').click()
  await expect(button(page, 'Edit Event')).toBeVisible()
}
