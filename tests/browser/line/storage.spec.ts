import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { submitLogin } from '../acts/signIn.ts'
import { expect, test } from '../support/test.ts'

test.use(calm)

const nothingStored = (page: Page) => page.getByText('This browser does not let Plaza store anything')
const draftsNotKept = (page: Page) => page.getByText('Drafts cannot be kept whole on this device')

/** Refuses all storage, as browsers do where site data is blocked. */
function refuse() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

for (const [name, obstacle] of [
  ['refused', refuse],
  ['full', fill],
] as const)
  test(`where storage is ${name}, one sentence says so, and people log in, read, filter and write`, async ({
    page,
    person,
    stage,
  }) => {
    await page.addInitScript(obstacle)
    await page.goto('/')
    await submitLogin(page, person)
    await expect(page).toHaveURL(`${stage.url}/home`)
    await expect(nothingStored(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'EXPLORE' }).first().click()
    await page.getByRole('button', { name: 'Show All Events' }).click()
    await expect(page.getByText(/Found \d+ Event/)).toBeVisible()
    await page.getByRole('link', { name: 'MY EVENTS' }).click()
    await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(nothingStored(page)).toBeHidden()
    await page.reload()
    await expect(page).toHaveURL(`${stage.url}/`)
  })

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('stays logged in when storage disappears in the middle', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('button', { name: 'Show All Events' })).toBeEnabled()
    await page.evaluate(refuse)
    await page.getByRole('button', { name: 'Show All Events' }).click()
    await expect(page.getByText(/Found \d+ Event/)).toBeVisible()
    await expect(nothingStored(page)).toBeVisible()
    await page.getByRole('link', { name: 'MY EVENTS' }).click()
    await expect(page.getByRole('tab', { name: /^All \(/ })).toBeVisible()
  })

  for (const [name, obstacle] of [
    [
      'refused',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
      },
    ],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
    ],
  ] as const)
    test(`is told that a draft cannot be kept where storage is ${name}, and goes on writing`, async ({
      page,
    }) => {
      await page.goto('/explore?dialog=create-event')
      await page.evaluate(obstacle)
      const wizard = page.getByRole('dialog', { name: 'Create New Event' })
      await wizard.getByLabel('Title').fill('Kept nowhere')
      await expect(wizard.locator(draftsNotKept(page))).toBeVisible()
      await wizard.getByRole('tab', { name: 'Venue & Location' }).click()
      await wizard.getByRole('tab', { name: 'Basic Details' }).click()
      await expect(wizard.getByLabel('Title')).toHaveValue('Kept nowhere')
    })
})
