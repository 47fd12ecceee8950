import { expect, test } from '../support/test.ts'

test.use({ as: 'mira' })

test('a map leads to its own page, and a line stands in its place while the device is offline', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/explore?location=a')
  const map = page.locator('iframe[title^="Map of"]')
  const line = page.getByText('The map could not be loaded.')
  await expect(map).toBeVisible()
  const link = page.getByRole('link', { name: 'Open in OpenStreetMap' })
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=-?[\d.]+&mlon=-?[\d.]+#map=15\/-?[\d.]+\/-?[\d.]+$/,
  )

  await context.setOffline(true)
  await expect(line).toBeVisible()
  await expect(map).toHaveCount(0)
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await context.setOffline(false)
  await expect(map).toBeVisible()
  await expect(line).toHaveCount(0)
  // The browser reports the pictures that it could not load meanwhile.
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  faults.length = 0
})
