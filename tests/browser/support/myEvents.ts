import type { Page } from '@playwright/test'

/** Opens My Events from the side panel, as a person does. */
export async function openMyEvents(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: 'My Events' }).click()
}
