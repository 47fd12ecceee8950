import { expect, test } from '../support/test.ts'

test.use({ as: 'mira' })

test('a map that loads is shown', async ({ page }) => {
  await page.goto('/explore?location=a')
  const map = page.locator('iframe[title^="Map of"]')
  await expect(map).toHaveCSS('opacity', '1')
  await expect(page.getByText('The map could not be loaded.')).toHaveCount(0)
})

test('a map whose site cannot be reached is a line with a link, and nothing on paper', async ({
  context,
  faults,
}) => {
  // Only the page of the fixture has a stand-in for the map.
  const page = await context.newPage()
  await page.goto('/explore?location=a')
  const line = page.getByText('The map could not be loaded.')
  await expect(line).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=-?[\d.]+&mlon=-?[\d.]+#map=15\/-?[\d.]+\/-?[\d.]+$/,
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeHidden()
  // The browser reports what it could not load.
  expect(faults.filter((fault) => !fault.includes('https://www.openstreetmap.org/'))).toEqual([])
  faults.length = 0
})
