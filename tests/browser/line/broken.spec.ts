import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'

test.use(calm)

const oddities = [
  ['list', 'a list where an object is meant'],
  ['date', 'a date that is none'],
] as const

const notice = (page: Page) => page.getByText('Something went wrong here.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' })

/** Makes all elements of this name fail while they are created, until `mend`. */
async function fail(page: Page, name: string) {
  await page.evaluate((tag) => {
    const create = document.createElement.bind(document)
    document.createElement = (asked: string) => {
      if (asked === tag) throw new TypeError('mira@example.org cannot be drawn')
      return create(asked)
    }
  }, name)
}

const mend = (page: Page) => page.evaluate(() => Reflect.deleteProperty(document, 'createElement'))

/** Makes the next dialog fail when it opens. */
function failToOpen() {
  const { prototype } = HTMLDialogElement
  const show = Object.getOwnPropertyDescriptor(prototype, 'showModal') ?? {}
  prototype.showModal = () => {
    Object.defineProperty(prototype, 'showModal', show)
    throw new TypeError('mira@example.org cannot be shown')
  }
}

/** The faults that pages report to the server. */
function listen(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/faults') reports.push(request.postData() ?? '')
  })
  return reports
}

/** Goes to a path as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function expectRecovery(page: Page, reports: string[]) {
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(reports.map((report) => Object.keys(JSON.parse(report) as object))).toEqual([
    ['name', 'path', 'places'],
  ])
  expect(reports.join()).not.toContain('mira')
  await mend(page)
  await tryAgain(page).click()
  await expect(notice(page)).toBeHidden()
}

test.describe('a member', () => {
  test.use({ as: 'mira' })

  for (const [path, heading] of [
    ['/home', 'Home'],
    ['/explore', 'Discover Amazing Events'],
    ['/myevents', 'My Events'],
  ] as const)
    test(`sees a notice where ${path} fails, and the rest of the page lives on`, async ({ page }) => {
      const reports = listen(page)
      await page.goto(path === '/myevents' ? '/home' : '/myevents')
      await expect(page.getByRole('button', { name: 'Mira' })).toBeVisible()
      await fail(page, 'h1')
      await page.locator(`nav a[href="${path}"]`).click()
      await expect(notice(page)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectRecovery(page, reports)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })

  for (const [search, name] of [
    ['dialog=profile', 'Profile'],
    ['dialog=create-event', 'Create New Event'],
    ['dialog=my-events', 'My Events'],
    ['dialog=edit-profile', 'Edit Profile'],
  ] as const)
    test(`sees a notice in the dialog where ${search} fails`, async ({ page }) => {
      const reports = listen(page)
      await page.addInitScript(failToOpen)
      await page.goto(`/myevents?${search}`)
      await expect(page.getByRole('dialog').filter({ has: notice(page) })).toBeVisible()
      await expectRecovery(page, reports)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name, exact: true })).toHaveCount(0)
      // Edit Profile returns to the panel that it was opened from.
      if (name === 'Edit Profile') await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('keeps what was typed into the wizard when one of its sections fails', async ({ page }) => {
    await page.goto('/myevents?dialog=create-event')
    const wizard = page.getByRole('dialog', { name: 'Create New Event' })
    await wizard.getByLabel('Title').fill('Jazz under the bridge')
    await fail(page, 'input')
    await wizard.getByRole('tab', { name: 'Venue & Location' }).click()
    await expect(wizard.getByText('Something went wrong here.')).toBeVisible()
    await mend(page)
    await tryAgain(page).click()
    await expect(wizard.getByLabel('Venue', { exact: true })).toBeVisible()
    await wizard.getByRole('tab', { name: 'Basic Details' }).click()
    await expect(wizard.getByLabel('Title')).toHaveValue('Jazz under the bridge')
  })

  for (const [odd, name] of oddities)
    test(`has the frame of every page although answers have ${name}`, async ({ page }) => {
      await oddAnswers(page, odd)
      for (const path of ['/home', '/explore', '/explore?location=a', '/explore?event=1', '/myevents']) {
        await page.goto(path)
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        await expect(page.getByRole('main')).not.toBeEmpty()
        await page.locator('nav a[href="/home"]').click()
        await expect(page).toHaveURL(/\/home$/)
      }
      for (const search of ['dialog=my-events', 'dialog=edit-profile', 'dialog=create-event']) {
        await page.goto(`/myevents?${search}`)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeAttached()
      }
    })
})

test.describe('a superadmin', () => {
  test.use({ as: 'superadmin' })

  const tabs = ['', '/home', '/users', '/events', '/category', '/types', '/pending-events', '/settings']
  for (const tab of [...tabs, '/audit'])
    test(`sees a notice where /admin${tab} fails, and the menu lives on`, async ({ page }) => {
      const reports = listen(page)
      await page.goto(tab === '/users' ? '/admin/types' : '/admin/users')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fail(page, 'h1')
      await go(page, `/admin${tab}`)
      await expect(notice(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await expectRecovery(page, reports)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  for (const address of [
    '/admin/home?add=',
    '/admin/category?add=',
    '/admin/category?delete=1',
    '/admin/types?edit=1',
    '/admin/users?view=1',
    '/admin/events?view=1',
    '/admin/pending-events?keys=',
    '/admin/pending-events?add-reason=',
  ])
    test(`sees a notice in the dialog where ${address} fails`, async ({ page }) => {
      const reports = listen(page)
      await page.addInitScript(failToOpen)
      await page.goto(address)
      await expect(page.getByRole('dialog').filter({ has: notice(page) })).toBeVisible()
      await expectRecovery(page, reports)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  for (const [odd, name] of oddities)
    test(`has the menu beside every tab although answers have ${name}`, async ({ page }) => {
      await oddAnswers(page, odd)
      for (const tab of tabs) {
        await page.goto(`/admin${tab}`)
        await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
        await expect(page.getByRole('main')).not.toBeEmpty()
      }
    })
})

test('a notice replaces the form of the landing page, and what was typed is still there', async ({
  page,
}) => {
  const reports = listen(page)
  await page.goto('/')
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByRole('tab', { name: 'Signup' }).click()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await fail(page, 'input')
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectRecovery(page, reports)
  await expect(page.getByLabel('Email')).toHaveValue('mira@example.org')
})

/** Changes all answers of the graph, except for who is signed in. */
async function oddAnswers(page: Page, odd: 'list' | 'date') {
  await page.addInitScript((kind) => {
    type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
    const isObject = (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value)
    const change = (value: Json): Json => {
      if (typeof value === 'string')
        return kind === 'date' ? value.replace(/^\d{4}-\d\d-\d\d/, 'soon') : value
      if (Array.isArray(value)) return value.map(change)
      if (typeof value !== 'object' || value === null) return value
      const inner = Object.entries(value).map(([name, one]) => [
        name,
        kind === 'list' && isObject(one) ? [change(one)] : change(one),
      ])
      return Object.fromEntries(inner) as Json
    }
    const own = fetch
    globalThis.fetch = async (asked, options) => {
      const answer = await own(asked, options)
      if (!answer.headers.get('content-type')?.includes('json')) return answer
      const text = await answer.text()
      const { data = null, ...others } = text.includes('"me"') ? {} : (JSON.parse(text) as { data?: Json })
      const body = data === null ? text : JSON.stringify({ ...others, data: change(data) })
      return new Response(body, answer)
    }
  }, odd)
}
