import type { Page } from '@playwright/test'

/** Opens the side panel and presses the given button in it. */
async function openFromSidePanel(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

export const openCreateEvent = (page: Page) => openFromSidePanel(page, 'Add Events')
export const openMyEvents = (page: Page) => openFromSidePanel(page, 'My Events')

export async function openOwnAccount(page: Page) {
  await page.goto('/myevents')
  await openFromSidePanel(page, 'Your Account')
}

export async function openEditProfile(page: Page) {
  await page.goto('/myevents')
  await openFromSidePanel(page, 'Edit Profile')
  return page.getByRole('dialog', { name: 'Edit Profile' })
}
