import { expect, type Locator } from '@playwright/test'

type Field = (label: string) => Locator

/** Waits for the lists of categories and types. */
export async function expectChoices(field: Field) {
  const categories = ['Select a category', 'Music', 'Technology']
  await expect(field('Category').getByRole('option')).toHaveText(categories)
  await expect(field('Event Type').getByRole('option')).toHaveText(['Select a type', 'Concert', 'Workshop'])
}

export async function expectNoChoices(field: Field) {
  await expect(field('Category')).toContainText('Error loading categories')
  await expect(field('Event Type')).toContainText('Error loading types')
}
