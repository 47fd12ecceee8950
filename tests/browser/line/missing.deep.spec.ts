import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { submitLogin } from '../acts/signIn.ts'
import { expect, test } from '../support/test.ts'

test.use(calm)

const lost = 'This part of the page could not be loaded. Please check your connection.'
const newer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version of Plaza is available.' })

/** Waits until the page has loaded everything that it loads once the user is present. */
async function arrive(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(200, 200, { steps: 2 })
  await page.waitForLoadState('networkidle')
}

test.describe('signed in', () => {
  test.use({ as: 'member' })

  test('offline, parts that are not loaded say so in place, everything else works, and they load once the connection is back', async ({
    page,
    context,
    faults,
  }) => {
    await arrive(page, '/home')
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
    await page.getByRole('link', { name: 'MY EVENTS' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(lost)
    // Even on a short page, the offline notice is at the bottom of the window.
    const line = await page.getByText('You are offline.').boundingBox()
    expect(line?.y).toBeGreaterThan(700)
    await openCreateEvent(page)
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await expect(dialog.getByRole('alert')).toContainText(lost)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog.getByRole('alert')).toContainText('still could not be loaded')
    await context.setOffline(false)
    const field = dialog.getByLabel('Title', { exact: true })
    await field.fill('Jazz on the roof')
    // Behind a dialog the notice could be neither announced nor reached, so it moves into the dialog.
    await context.setOffline(true)
    await expect(dialog.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
    await context.setOffline(false)
    await expect(dialog.getByRole('status').filter({ hasText: 'You are online again.' })).toBeVisible()
    await expect(field).toHaveValue('Jazz on the roof')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible()
    faults.length = 0
  })

  test('if a file disappeared with its release, a message replaces its content, and a notice offers to reload', async ({
    page,
    faults,
  }) => {
    await arrive(page, '/home')
    await page.route(/assets\/MyEvents-/, (route) => route.fulfill({ status: 404, body: 'Not found.' }))
    await page.getByRole('link', { name: 'MY EVENTS' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(lost)
    await expect(page.getByRole('link', { name: 'EXPLORE' })).toBeVisible()
    // The server still has the same release, so the notice does not offer to reload.
    await expect(newer(page)).toBeHidden()
    await page.route('/', (route) => route.fulfill({ body: '<script src="/assets/index-2.js"></script>' }))
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(newer(page)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible()
    await expect(newer(page)).toBeHidden()
    faults.length = 0
  })
})

test('if the gateway does not know an operation, a notice offers to reload, and typed text stays', async ({
  page,
  faults,
}) => {
  await arrive(page, '/')
  await page.route(/\/graphql(\?|$)/, async (route) => {
    const postData = route
      .request()
      .postData()
      ?.replace(/"sha256Hash":"\w+"/, '"sha256Hash":"of another release"')
    await route.continue(postData === undefined ? {} : { postData })
  })
  await submitLogin(page, { email: 'mira@example.org', password: 'a long password' })
  await expect(newer(page)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mira@example.org')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(newer(page)).toBeHidden()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password')
  faults.length = 0
})

test('a page cached from an earlier release reloads by itself when its code no longer exists', async ({
  page,
  faults,
}) => {
  let isGone = true
  await page.route(/assets\/app-/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue(),
  )
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return await route.continue()
    isGone = false
    return await route.fulfill({ body: '<script src="/assets/start-2.js"></script>' })
  })
  await page.goto('/')
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit && 'type' in visit && visit.type === 'reload'
  })
  await submitLogin(page, { email: 'mira@example.org', password: 'not her password' })
  await expect(page.getByRole('status').filter({ hasText: 'Invalid credentials' })).toBeVisible()
  faults.length = 0
})
