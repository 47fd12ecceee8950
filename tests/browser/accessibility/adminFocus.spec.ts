import { done, failed } from '../../support/workflow/cases.ts'
import { pageOfEvents, publishedToday } from '../../workflows/admin/adminEvents/fixtures.ts'
import { dashboard } from '../../workflows/admin/dashboard/model.ts'
import { pageOf, pendingJazz, pendingRust, slides } from '../../workflows/fixtures.ts'
import { adaAccount, file, statistics } from '../../workflows/lists/list/model.ts'
import { photograph } from '../acts/photograph.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

test('in the details of an event and of a user, each action moves the focus to Undo and then back to the actions', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
  const act = async (name: string) => {
    await button(name).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await button(name).press('Enter')
  }
  const operations = ['listAdminEvents', 'featureEvent', 'takeDownEvent', 'listUsers', 'updateUser']
  const network = await holdGraphQL(page, { cases: new Map() }, { also: operations })
  await page.goto('/admin/events')
  await network.settle(done('listAdminEvents', pageOfEvents(publishedToday)))
  await button('View Details of Pottery for Two').press('Enter')
  await act('Feature')
  await network.settle(done('featureEvent', { ...publishedToday, isFeatured: true }))
  await expect(button('Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await network.settle(done('featureEvent', publishedToday))
  await expect(button('Feature')).toBeFocused()
  await act('Feature')
  await network.settle(done('featureEvent', { ...publishedToday, isFeatured: true }))
  await button('Dismiss').press('Enter')
  await expect(button('Unfeature')).toBeFocused()
  // Each irreversible action leaves fewer actions in the details, until none are left.
  for (const rest of [{ isFeatured: true }, { isFeatured: false }]) {
    await button('Take Down').press('Enter')
    await page.getByLabel('Reason').fill('The venue is closed')
    await button('Take Down').press('Enter')
    await network.settle(done('takeDownEvent', { ...publishedToday, ...rest, isPublished: false }))
    if (rest.isFeatured) await expect(button('Unfeature')).toBeFocused()
    else await expect(page.getByRole('region', { name: 'Pottery for Two' })).toBeFocused()
    await page.goto('/admin/events')
    await network.settle(done('listAdminEvents', pageOfEvents(publishedToday)))
    await button('View Details of Pottery for Two').press('Enter')
  }

  await page.goto('/admin/users')
  await network.settle(done('listUsers', { ...pageOf(adaAccount), statistics, file }))
  await button('View Details of Ada Root').press('Enter')
  for (const [name, change] of [
    ['Deactivate', { isActive: false }],
    ['Make Admin', { userType: 'ADMIN' }],
  ] as const) {
    await act(name)
    await network.settle(done('updateUser', { ...adaAccount, ...change }))
    await expect(button('Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await network.settle(done('updateUser', adaAccount))
    await expect(button('Deactivate')).toBeFocused()
  }
})

test("removing a picture from the home page's content leaves the focus in its field", async ({ page }) => {
  await page.goto('/admin/home')
  await page.getByRole('button', { name: 'Add Content' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Upload Image').setInputFiles({
    name: 'poster.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(60, 40),
  })
  await dialog.getByRole('button', { name: 'Remove poster.jpg' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Upload Image' })).toBeFocused()
})

test('when a button becomes disabled, its row gets the focus, and Enter does nothing there', async ({
  page,
}) => {
  const also = ['listSlides', 'orderSlides', 'listPendingEvents', 'decideEvent']
  const network = await holdGraphQL(page, { cases: new Map() }, { also })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/admin/home')
  await network.settle(done('listSlides', slides.slice(0, 2)))
  await button('Move Summer is loud later').press('Enter')
  const slide = page.getByRole('article', { name: 'Summer is loud' })
  await expect(slide).toBeFocused()
  await network.settle(done('orderSlides', slides.slice(0, 2).toReversed()))
  await page.keyboard.press('Enter')
  await expect(button('Move Summer is loud later')).toBeDisabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
  const row = page.getByRole('row').filter({ hasText: 'Jazz under the Bridge' })
  await row.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await network.settle(done('decideEvent'))
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pending events' })).toBeFocused()
})

test('on a phone the keyboard reaches only the open menu, and one button closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/category')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu', includeHidden: true })).toHaveCount(1)
  const menu = page.getByRole('navigation', { name: 'Admin' })
  // All tabs, the language menu, and Logout.
  const stops = (await menu.getByRole('link').count()) + 2
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus, header a:focus')).toHaveCount(0)

  // On a wide screen the menu is next to the page and covers nothing.
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('on the dashboard, a retry keeps the focus in the figures', async ({ page }) => {
  const network = await holdGraphQL(page, dashboard)
  const figures = page.getByRole('region', { name: 'Admin Dashboard' })
  await page.goto('/admin')
  await network.settle(failed('getDashboard'))
  await page.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(figures).toBeFocused()
  await network.settle(done('getDashboard', { statistics: null, at: '' }))
  await page.getByRole('button', { name: 'Refresh Data' }).press('Enter')
  await expect(figures).toBeFocused()
})

test('the next page of a list opens at its top', async ({ page }) => {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents'] })
  const many = (name: string) =>
    pageOfEvents(
      ...Array.from({ length: 20 }, (_, at) => ({
        ...publishedToday,
        id: String(at),
        title: `${name} ${at}`,
      })),
    )
  await page.goto('/admin/events')
  await network.settle(done('listAdminEvents', { ...many('Kite'), next: 'page-two' }))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await network.settle(done('listAdminEvents', { ...many('Lute'), previous: 'page-one' }))
  await expect(page.getByRole('row').filter({ hasText: 'Lute 0' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await network.settle(done('listAdminEvents', { ...many('Kite'), next: 'page-two' }))
  await expect(page.getByRole('row').filter({ hasText: 'Kite 0' })).toBeInViewport({ ratio: 1 })
})
