import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { enter } from '../stage/accounts.ts'
import { codeFor } from '../stage/mailbox.ts'
import { reach } from '../acts/reach.ts'
import { expect, test } from '../support/test.ts'

test.use({ sharesPage: true, ...calm })

// Covers the main workflows with Tab, Enter, Space, arrow and letter keys, against the real product.

type Role = 'link' | 'button' | 'tab'

async function press(page: Page, name: string, role: Role = 'button') {
  await reach(page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string) {
  await reach(page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function choose(page: Page, label: string) {
  await reach(page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ArrowDown')
}

/** Opens the signed-in user's side panel. */
async function openPanel(page: Page, firstName: string) {
  await expect(page.getByRole('banner').getByRole('button', { name: firstName })).toBeVisible()
  await press(page, firstName)
}

const toast = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a new user signs up, creates, edits and deletes an event, and manages the account', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000)
  const number = `8${String(Date.now()).slice(-9)}`
  const email = `keys-${number}@example.org`
  const password = 'nothing but a keyboard'
  await page.goto('/')
  await reach(page.getByRole('tab', { name: 'Login' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Signup' })).toBeFocused()
  await page.keyboard.press('Enter')
  await type(page, 'Full Name', 'Kaya Demir')
  await type(page, 'Phone Number', number)
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'VERIFY YOUR EMAIL' })).toBeVisible()
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(await codeFor(stage.url, email))
  await page.keyboard.press('Enter')
  await toast(page, 'Registration successful. Now log in')
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)

  await openPanel(page, 'Kaya')
  await press(page, 'Add Events')
  // The form opens with the focus on its first field.
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  const title = `Night of keys ${number}`
  await type(page, 'Title', title)
  await choose(page, 'Event Type')
  await choose(page, 'Category')
  await type(page, 'Description', 'Pianos, typewriters and a church organ.')
  await press(page, 'Next')
  await reach(page.getByLabel('Event Date'))
  await page.keyboard.type('12312099')
  await type(page, 'Start Time', '6:30 PM')
  await type(page, 'End Time', '11 PM')
  await press(page, 'Next')
  await type(page, 'Venue', 'Old Bridge Hall')
  await type(page, 'Location', 'Lisboa')
  await expect(page.getByRole('option', { name: /Portugal/ }).first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, 'Next')
  await press(page, 'Create Event')
  await expect(page.getByRole('dialog', { name: 'Create New Event' })).toBeHidden({ timeout: 30_000 })

  await openPanel(page, 'Kaya')
  await press(page, 'My Events')
  const card = page.getByRole('article', { name: title })
  await expect(card).toBeVisible()
  await reach(card.getByRole('button'))
  await page.keyboard.press('Enter')
  await press(page, 'Edit Event')
  await type(page, 'Title', `${title}, again`)
  await press(page, 'Save Changes')
  await toast(page, 'Updated successfully')
  const changed = page.getByRole('article', { name: `${title}, again` })
  await expect(changed).toBeVisible()
  await reach(changed.getByRole('button'))
  await page.keyboard.press('Enter')
  await press(page, 'Delete Event')
  const question = page.getByRole('dialog', { name: 'Delete Event' })
  await reach(question.getByRole('button', { name: 'Delete Event' }))
  await page.keyboard.press('Enter')
  await toast(page, 'Event deleted successfully')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'My Events' })).toBeHidden()

  await openPanel(page, 'Kaya')
  await press(page, 'Edit Profile')
  await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused()
  await type(page, 'Full Name', 'Leyla Demir')
  await press(page, 'Save Changes')
  const panel = page.getByRole('dialog', { name: 'Profile', exact: true })
  await expect(panel.getByText('Leyla Demir')).toBeVisible()
  await press(page, 'Your Account')
  await open(page, 'Calendar of Favourites')
  await press(page, 'Create Calendar Address')
  await expect(page.getByLabel('Calendar Address')).toHaveValue(/\/common\//)
  await press(page, 'Revoke Address')
  await press(page, 'Revoke')
  await expect(page.getByRole('button', { name: 'Create Calendar Address' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Your Account' })).toBeVisible()

  await enter(stage.url, { email, password, fullName: 'Leyla Demir', phone: '' })
  await open(page, 'Devices')
  await press(page, 'Log Out Elsewhere')
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible()
  await press(page, 'Back to Your Account')
  const download = page.waitForEvent('download')
  await open(page, 'Download Your Data')
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await open(page, 'Change Password')
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await page.keyboard.type(password)
  await type(page, 'New Password', `${password}, still`)
  await type(page, 'Confirm Password', `${password}, still`)
  await page.keyboard.press('Enter')
  for (const name of ['Your Account', 'Profile']) {
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    if (name !== 'Profile') await page.keyboard.press('Escape')
  }
  await press(page, 'Logout')
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()

  await type(page, 'Email', email)
  await type(page, 'Password', `${password}, still`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await openPanel(page, 'Leyla')
  await press(page, 'Your Account')
  await open(page, 'Delete Account')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(`${password}, still`)
  await press(page, 'Delete My Account')
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()
})

/** Opens an entry of the Your Account dialog. The entry's button contains more text than its title. */
async function open(page: Page, title: string) {
  await reach(page.getByRole('button', { name: title }))
  await page.keyboard.press('Enter')
}

test('a user logs in and marks a favourite', async ({ page, person }) => {
  await page.goto('/')
  await type(page, 'Email', person.email)
  await type(page, 'Password', person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await press(page, 'EXPLORE', 'link')
  await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
  await press(page, 'Show All')
  await expect(page.getByText(/^Found \d+ Event\(s\)$/)).toBeVisible()
  const heart = page.getByRole('button', { name: 'Favourite' })
  await reach(heart)
  const wasKept = (await heart.getAttribute('aria-pressed')) === 'true'
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasKept))
  await expect(heart).toBeFocused()
})

test.describe('the admin area', () => {
  test.use({ as: 'superadmin' })

  test('a superadmin adds, edits and deletes a category, and looks up a user', async ({ page, person }) => {
    const name = `Keys ${Date.now()}`
    await page.goto('/admin')
    await press(page, 'Category', 'link')
    await press(page, 'Add Category')
    await expect(page.getByRole('dialog', { name: 'Add Category' }).getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Created successfully')
    await press(page, `Edit ${name}`)
    await type(page, 'Name', `${name} and pedals`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Updated successfully')
    await press(page, `Delete ${name} and pedals`)
    const question = page.getByRole('dialog', { name: 'Delete Category' })
    // The confirmation opens with the focus on the button that changes nothing.
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await reach(question.getByRole('button', { name: 'Delete' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('deleted successfully')

    await press(page, 'Users', 'link')
    await reach(page.getByLabel('Search', { exact: true }))
    await page.keyboard.type(person.email)
    const details = page.getByRole('button', { name: /^View Details of/ })
    await expect(details).toHaveCount(1)
    await reach(details)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'User Details' }).getByText(person.email)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeFocused()
  })
})
