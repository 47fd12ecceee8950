import type { Page } from '@playwright/test'

/** Opens Edit Profile from the side panel, as a person does. */
export async function openEditProfile(page: Page) {
  await page.goto('/explore')
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Profile' }).click()
  return page.getByRole('dialog', { name: 'Edit Profile' })
}
