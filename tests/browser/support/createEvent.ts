import type { Page } from '@playwright/test'

/** Opens Create New Event from the side panel, as a person does. */
export async function openCreateEvent(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: 'Add Events' }).click()
}
