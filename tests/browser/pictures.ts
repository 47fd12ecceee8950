/**
 * `npm run pictures` retakes the README's pictures of the main screens from the running product with its
 * sample content, and writes them to `tests/pictures/`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, format } from 'date-fns'
import { type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumArguments, findChromium } from '../support/run/chromium.ts'
import { enter, type Person } from './stage/accounts.ts'
import { startProduct, superadmin } from './stage/product.ts'
import { standInTile } from './support/standInTile.ts'
import { storedSession } from './support/storage.ts'

const folder = join(import.meta.dirname, '../pictures')
const size = { width: 1440, height: 900 }

/** The maximum size of a picture in bytes. */
const largest = 120_000

const product = await startProduct()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
try {
  await mkdir(folder, { recursive: true })
  const mira = await enter(product.url, {
    fullName: 'Mira Okafor',
    email: 'mira@example.org',
    phone: '+4915112345678',
    password: 'a long password',
  })
  const admin = await enter(product.url, { ...superadmin, fullName: '', phone: '' })
  await keepSome(mira)
  await picture('landing', null, '/', (page) => page.getByRole('tabpanel').waitFor())
  await picture('home', mira, '/home', (page) => page.getByRole('button', { name: 'EXPLORE' }).waitFor())
  await picture('explore', mira, '/explore', openEvent)
  await picture('my-events', mira, '/myevents', (page) => page.getByRole('article').nth(3).waitFor())
  await picture('create-event', mira, '/explore', fillEvent)
  await picture('pending-events', admin, '/admin/pending-events', (page) =>
    page.getByRole('row').nth(1).waitFor(),
  )
} finally {
  await browser.close()
  await product.stop()
}

async function picture(
  name: string,
  person: Person | null,
  path: string,
  open: (page: Page) => Promise<void>,
) {
  const localStorage = person ? storedSession(person) : []
  const context = await browser.newContext({
    viewport: size,
    baseURL: product.url,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  })
  await drawMap(context)
  const page = await context.newPage()
  await page.goto(path)
  await open(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(inSight.map((image) => image.decode()))
  })
  await writeFile(join(folder, `${name}.webp`), await packed(await page.screenshot()))
  await context.close()
}

/** Encodes a screenshot at the best quality that stays within the size limit. */
async function packed(screenshot: Buffer): Promise<Buffer> {
  for (let quality = 90; quality > 0; quality -= 6) {
    const bytes = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= largest) return bytes
  }
  throw new Error(`A picture does not fit into ${largest} bytes.`)
}

async function keepSome({ token }: Person) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const list = await fetch(`${product.url}/common/events/list/main/?page_size=60`, { headers })
  const { results } = (await list.json()) as { results: { id: number }[] }
  for (const { id } of results.filter((_, index) => index % 9 === 2)) {
    const body = JSON.stringify({ event_id: id })
    await fetch(`${product.url}/common/favorites/add/`, { method: 'POST', headers, body })
  }
}

async function openEvent(page: Page) {
  await page.getByLabel('Category').selectOption({ label: 'Food & Drink' })
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.getByText(/^Found \d+ Event/).waitFor()
  await page.getByRole('button', { name: 'Favourite' }).waitFor()
}

async function fillEvent(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: 'Add Events' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByLabel('Title').fill('Jazz under the Bridge')
  await dialog.getByRole('tab', { name: 'Date & Time' }).click()
  await dialog.getByLabel('Event Date').fill(format(addDays(new Date(), 30), 'yyyy-MM-dd'))
  await dialog.getByRole('tab', { name: 'Venue & Location' }).click()
  await dialog.getByLabel('Venue', { exact: true }).fill('Old Bridge Hall')
  await dialog.getByRole('combobox', { name: 'Location' }).fill('Lisboa')
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click()
  await dialog
    .getByRole('region', { name: /^Map of / })
    .locator('.leaflet-tile-loaded')
    .first()
    .waitFor()
}

/** Serves drawn tiles if the real ones are unreachable. */
async function drawMap(context: BrowserContext) {
  await context.route('https://tile.openstreetmap.org/**', async (route) => {
    const answer = await route.fetch({ timeout: 5000 }).catch(() => null)
    if (answer?.ok()) await route.fulfill({ response: answer })
    else await route.fulfill({ contentType: 'image/svg+xml', body: standInTile })
  })
}
