import { intercept, stopIntercepting } from '../support/interception.ts'
import { standInTile, tiles as tileAddress } from '../support/standInTile.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'mira' })

const notLoaded = 'The map could not be loaded.'

test('without its pictures, a map says so beside its pin and its link, until they can be loaded', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/explore?location=a')
  const map = page.getByRole('region', { name: /^Map of / })
  const tiles = map.locator('.leaflet-tile-loaded')
  const pin = map.locator('.leaflet-marker-icon svg')
  await expect(tiles.first()).toBeVisible()
  await expect(page.getByText(notLoaded)).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Open in OpenStreetMap' })
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=-?[\d.]+&mlon=-?[\d.]+#map=15\/-?[\d.]+\/-?[\d.]+$/,
  )
  await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )

  // The maps service refuses this page, as OpenStreetMap does without a referrer.
  await stopIntercepting(page, { mapToo: true })
  await intercept(page, tileAddress, ({ answer }) => answer({ status: 403, body: '' }))
  await page.reload()
  await expect(page.getByText(notLoaded)).toBeVisible()
  await expect(pin).toBeVisible()
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(notLoaded)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  faults.length = 0

  await stopIntercepting(page, { mapToo: true })
  await intercept(page, tileAddress, ({ answer }) =>
    answer({ contentType: 'image/svg+xml', body: standInTile }),
  )
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(notLoaded)).toHaveCount(0)
  await expect(tiles.first()).toBeVisible()
  faults.length = 0
})

test('a line stands in the place of an embedded map while the device is offline', async ({
  page,
  context,
  faults,
}) => {
  // As with `MAP_EMBED_URL`.
  await page.route('**/explore?location=a', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '&quot;embed&quot;:null',
      '&quot;embed&quot;:&quot;https://maps.example/{lat}/{lng}&quot;',
    )
    const { 'content-security-policy': policy = '', ...others } = answer.headers()
    const allowed = policy.replace('frame-src', '$& https://maps.example')
    const headers = { ...others, 'content-security-policy': allowed }
    await route.fulfill({ response: answer, headers, body })
  })
  await page.goto('/explore?location=a')
  const map = page.getByTitle(/^Map of /)
  await expect(map).toHaveAttribute('src', /^https:\/\/maps\.example\/-?[\d.]+\/-?[\d.]+$/)
  await context.setOffline(true)
  await expect(page.getByText(notLoaded)).toBeVisible()
  await expect(map).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  await context.setOffline(false)
  await expect(map).toBeVisible()
  await expect(page.getByText(notLoaded)).toHaveCount(0)
  faults.length = 0
})

test('a map is moved and zoomed with the keyboard, and by its buttons', async ({ page }) => {
  await page.goto('/explore?location=a')
  const map = page.getByRole('region', { name: /^Map of / })
  const zooms = async () => {
    const sources = await map
      .locator('img.leaflet-tile')
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLImageElement).src))
    return new Set(sources.map((src) => /org\/(\d+)\//.exec(src)?.[1]))
  }
  await expect.poll(zooms).toEqual(new Set(['15']))
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(zooms).toEqual(new Set(['16']))
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
  await expect.poll(zooms).toEqual(new Set(['15']))
  await map.focus()
  await page.keyboard.press('-')
  await expect.poll(zooms).toEqual(new Set(['14']))
  const pin = map.locator('.leaflet-marker-icon')
  const before = await pin.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => ((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeLessThan(-40)
})
