import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { freePort } from '../../support/freePort.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { submitLogin } from '../acts/signIn.ts'
import { type Account, enter } from '../stage/accounts.ts'
import { nextTitle } from '../stage/nextRelease.config.ts'
import { buildReportingClient, type Product, startProduct } from '../stage/product.ts'

const person: Account = {
  fullName: 'Vera Update',
  email: 'vera@example.org',
  phone: '+4915112340099',
  password: 'tulips on the balcony',
}

// Runs in one worker, so that the clients are built only once.
test.describe.configure({ mode: 'default' })

let folder = ''
let clients: { first: string; next: string }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-update-'))
  const config = join(import.meta.dirname, '../stage/nextRelease.config.ts')
  clients = {
    first: process.env['PLAZA_CLIENT'] || (await buildReportingClient()),
    next: await buildReportingClient(config, join(folder, 'next')),
  }
})
test.afterAll(async () => await rm(folder, { recursive: true }))

for (const serviceWorkers of ['allow', 'block'] as const)
  test(`after an update, a returning browser opens the new pages, logs in and creates an event (worker: ${serviceWorkers})`, async ({
    launchOptions,
  }) => {
    const data = await mkdtemp(join(folder, 'data-'))
    const settings = { PORT: String(await freePort()), DATA_DIR: data }
    const at = (path: string) => `http://127.0.0.1:${settings.PORT}${path}`
    const profile = await mkdtemp(join(folder, 'profile-'))
    let product: Product | undefined
    const browse = async () => {
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, serviceWorkers })
      const [page = await context.newPage()] = context.pages()
      return { context, page }
    }

    try {
      product = await startProduct(settings, clients.first)
      await enter(product.url, person)
      let { context, page } = await browse()
      await page.goto(at('/'))
      await submitLogin(page, person)
      await expect(page).toHaveURL(at('/home'))
      await visit(page, at('/explore'))
      await visit(page, at('/home'))
      if (serviceWorkers === 'allow')
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // One tab stays open throughout, with an unsent event.
      const left = await context.newPage()
      await visit(left, at('/explore'))
      await openCreateEvent(left)
      await left.getByLabel('Title', { exact: true }).fill('Lanterns on the river')
      const idle = await context.newPage()
      await visit(idle, at('/explore'))

      await product.stop()
      product = await startProduct(
        { ...settings, MAP_EMBED_URL: 'https://maps.example.org/embed?at={lat},{lng}' },
        clients.next,
      )

      // The worker still has the code of the tab's release; without a worker, the page explains what is
      // wrong.
      await idle.getByRole('link', { name: 'MY EVENTS' }).click()
      if (serviceWorkers === 'block') await idle.getByRole('button', { name: 'Reload' }).click()
      await expect(idle.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible()
      await left.reload()
      await expect(left.getByText('Continue where you left off?')).toBeVisible()
      await page.reload()
      await logOut(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
      const policy = await page.evaluate(async () =>
        (await fetch('/')).headers.get('content-security-policy'),
      )
      expect(policy).toContain('https://maps.example.org')
      await submitLogin(page, person)
      await expect(page).toHaveURL(at('/home'))
      await context.close()

      // The browser is closed and opened again.
      ;({ context, page } = await browse())
      await visit(page, at('/home'))
      await openCreateEvent(page)
      await createEvent(page)
      await context.close()
    } finally {
      await product?.stop()
    }
  })

/** Visits a page and moves the pointer, since a page's code is fetched only once the user is present. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(200, 200, { steps: 2 })
  await expect(page.getByRole('banner').getByRole('button')).toBeVisible()
}

async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
}

async function createEvent(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const next = dialog.getByRole('button', { name: 'Next' })
  await dialog.getByLabel('Title').fill('Lanterns on the river')
  await dialog.getByLabel('Event Type').selectOption({ index: 1 })
  await dialog.getByLabel('Category').selectOption({ index: 2 })
  await dialog.getByLabel('Description').fill('Bring a lantern.')
  await next.click()
  await dialog.getByLabel('Event Date').fill('2099-07-01')
  await dialog.getByLabel('Start Time').fill('6:30 PM')
  await next.click()
  await dialog.getByLabel('Venue', { exact: true }).fill('Old Harbour')
  await dialog.getByLabel('Location', { exact: true }).fill('Lisbon')
  await next.click()
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()
}
