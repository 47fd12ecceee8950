import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { settings } from '../../workflows/account/settings/model.ts'
import { featuredJazz, pageOfEvents, publishedToday } from '../../workflows/admin/adminEvents/fixtures.ts'
import { dashboard } from '../../workflows/admin/dashboard/model.ts'
import { phoneTaken, root } from '../../workflows/fixtures.ts'
import { holdGraphQL } from '../support/network.ts'
import { stopIntercepting } from '../support/interception.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectUsable } from '../support/usable.ts'

test.use({ as: 'superadmin', sharesPage: true, viewport: desktop })
// Slow, because each test checks several states at several sizes and in both colour schemes.
test.beforeEach(() => test.slow())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('the dashboard is accessible, whether its figures load or not', async ({ page }) => {
  const network = await holdGraphQL(page, dashboard)
  await page.goto('/admin')
  await network.settle(failed('getDashboard'))
  await see(page, 'Unable to Load Dashboard')
  await expectUsable(page, 'Admin Dashboard, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('getDashboard', { statistics: null, at: '' }))
  await see(page, 'No Data Available')
  await expectUsable(page, 'Admin Dashboard, without data')
  await stopIntercepting(page)
  await page.goto('/admin')
  await page.getByRole('img', { name: /^Meetup: / }).focus()
  await expect(page.getByText(/^Events \d+$/)).toBeVisible()
  await expectUsable(page, 'Admin Dashboard')
})

test('the lists of users and events, their details, and their empty states are accessible', async ({
  page,
}) => {
  await page.goto('/admin/users')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expectUsable(page, 'Users')
  await page.goto('/admin/users?search=admin%40plaza')
  await page.getByRole('button', { name: /^View Details/ }).click()
  await expect(page.getByRole('dialog', { name: 'User Details' })).toBeVisible()
  await expectUsable(page, 'User Details')
  await page.goto('/admin/users?search=nobody-at-all&isActive=no')
  await see(page, 'No users found matching your criteria.')
  await expectUsable(page, 'Users, none')
  await page.goto('/admin/events?search=nothing-at-all')
  await see(page, 'No events found matching your criteria.')
  await expectUsable(page, 'Events, none')
  await page.goto('/admin/events?search=a')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(button(page, 'Clear All Filters')).toBeVisible()
  await expectUsable(page, 'Events')
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents'] })
  await page.goto('/admin/events')
  await network.settle(failed('listAdminEvents'))
  await see(page, 'Unable to Load Events')
  await expectUsable(page, 'Events, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listAdminEvents', pageOfEvents(featuredJazz, publishedToday)))
  await button(page, 'View Details of Jazz under the Bridge').click()
  await see(page, 'Max Participants')
  await expectUsable(page, 'Events, the details of one')
})

test('categories and types are accessible: a missing name, a change, the confirmation of a deletion', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await page.goto('/admin/category')
  await button(page, 'Add Category').click()
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await see(page, 'Name is required')
  await expectUsable(page, 'Category, what is missing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Edit Music').click()
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alert')).toHaveText('Updated successfully')
  await expectUsable(page, 'Category, after a change')
  await page.goto('/admin/types')
  await button(page, 'Delete Concert').click()
  await see(page, 'Are you sure you want to delete the type "Concert"?')
  await expectUsable(page, 'Types, the question before one goes')
})

test('Settings after a refused save, and the login on top of them, are accessible', async ({ page }) => {
  const network = await holdGraphQL(page, settings)
  await page.goto('/admin/settings')
  // The surrounding admin frame requests the profile first.
  await network.settle(done('getProfile', root))
  await network.settle(done('getProfile', root))
  await button(page, 'Save Changes').click()
  await network.settle(failed('updateProfile', phoneTaken))
  await see(page, 'failed to update')
  await expectUsable(page, 'Settings, refused')
  await page.getByLabel('Full Name').fill('Ada of Settings')
  await button(page, 'Save Changes').click()
  await network.settle(failed('updateProfile', { code: 'UNAUTHENTICATED' }))
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  await expectUsable(page, 'Settings, and the login over it')
})
