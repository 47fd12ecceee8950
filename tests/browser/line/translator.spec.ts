import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translator.ts'

test.use({ ...calm, as: 'mira' })

for (const original of ['replaced', 'moved'] as const)
  test(`what changes is shown, and translated, by a translator whose original is ${original}`, async ({
    page,
    context,
  }) => {
    await translate(context, { mark: '✱ ', original })
    await page.goto('/explore')
    await page.getByRole('button', { name: '✱ Show All Events' }).click()
    await expect(page.getByText(/^✱ Found [2-9]\d* Event/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to Filters' }).click()
    await page.getByLabel('Search Events').fill('no such event anywhere')
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.getByText('✱ No events found.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to Filters' }).click()
    await page.getByRole('link', { name: 'MY EVENTS' }).click()
    await expect(page.getByRole('tab', { name: /^✱ All \(\d+\)/ })).toBeVisible()
  })

test('a page goes on after an extension has removed its texts', async ({ page }) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Show All Events' }).click()
  await expect(page.getByText(/Found \d+ Event/)).toBeVisible()
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: ChildNode[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode)
    for (const text of texts) text.remove()
  })
  await page.locator('nav a[href="/myevents"]').click()
  await expect(page.getByRole('tab', { name: /^All \(\d+\)/ })).toBeVisible()
})
