import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'superadmin', sharesPage: true, ...calm })

test('the admin area: dialogs, filters and pages have addresses that work with reload, Back, Forward and links', async ({
  page,
  visit,
  stage,
}) => {
  const dialog = page.getByRole('dialog')
  const leaveFor = async (tab: string) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/[?&](view|add)=/)
    const from = page.url()
    await page.locator(`nav a[href="/admin/${tab}"]`).click()
    return from
  }
  await page.goto('/admin/events')
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Published' })
  await expect(page).toHaveURL('/admin/events?visibility=PUBLISHED')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\?visibility=PUBLISHED&page=/)
  await expect(page.getByText(/^\d+ events$/)).toBeVisible()
  const view = page.getByRole('button', { name: /^View Details of/ }).first()
  const name = (await view.getAttribute('aria-label'))?.slice('View Details of '.length) ?? ''
  await view.click()
  await expect(dialog).toContainText(name)
  const address = page.url()
  await page.reload()
  await expect(dialog).toContainText(name)
  const other = await visit(stage.superadmin)
  await other.goto(address)
  await expect(other.getByRole('dialog')).toContainText(name)
  await expect(other.locator('tr').filter({ hasText: name })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/admin/events?visibility=PUBLISHED')
  await page.goBack()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('')
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(dialog).toContainText(name)

  for (const [tab, add, question] of [
    ['category', 'Add Category', 'Delete Category'],
    ['types', 'Add Type', 'Delete Type'],
    ['home', 'Add Content', 'Delete Content'],
  ] as const) {
    const from = await leaveFor(tab)
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await expect(page).toHaveURL(new RegExp(`/admin/${tab}\\?edit=\\d+$`))
    await page.reload()
    await expect(dialog.getByRole('button', { name: /Save Changes|Update Content/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/admin/${tab}`)
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: question })).toBeVisible()
    await expect(page).toHaveURL(/\?delete=\d+$/)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    await expect(page.getByRole('dialog', { name: question })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/admin/${tab}`)
    // Closed dialogs leave no history entries in between.
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect(dialog).toHaveCount(0)
    await page.goto(`/admin/${tab}?add=`)
    await expect(dialog.getByRole('heading', { name: new RegExp(`^${add.split(' ')[0]}`) })).toBeVisible()
  }

  await leaveFor('pending-events')
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(/\?view=\d+$/)
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
})

test('the admin area: the steps of Your Account have addresses, and an unknown address opens the dashboard', async ({
  page,
}) => {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Password, Devices, Calendar and Data' }).click()
  await expect(page).toHaveURL('/admin/settings?account=')
  for (const [step, title] of [
    ['password', 'Change Password'],
    ['devices', 'Devices'],
    ['calendar', 'Calendar of Favourites'],
    ['notifications', 'Notifications'],
    ['deletion', 'Delete Account'],
  ] as const) {
    await dialog('Your Account').getByRole('button', { name: title }).click()
    await expect(page).toHaveURL(`/admin/settings?account=&step=${step}`)
    if (step === 'password') {
      await page.reload()
      await expect(page.getByLabel('Current Password')).toBeFocused()
    }
    await expect(dialog(title)).toBeVisible()
    await page.goBack()
    await expect(dialog('Your Account')).toBeVisible()
  }
  await page.goForward()
  await expect(dialog('Delete Account')).toBeVisible()
  await page.goto('/admin/settings?account=&step=nothing')
  await expect(dialog('Your Account')).toBeVisible()
  await expect(page).toHaveURL('/admin/settings?account=')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
})

/** Records the mutations that the page sends; opening the address of a confirmation must send none. */
function entriesOf(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [, operation] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? []
    if (operation && /^(update|feature|takeDown|decide|delete)/.test(operation)) sent.push(operation)
  })
  return sent
}

const questions = (page: Page) => ({
  question: (name: string | RegExp) => page.getByRole('dialog', { name }),
  none: page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) }),
})

test('the admin area: the confirmation of an action has an address; opening it changes nothing, and an impossible one is dropped', async ({
  page,
  stage,
}) => {
  const { question, none } = questions(page)
  const sent = entriesOf(page)
  await page.goto(`/admin/users?search=${encodeURIComponent(stage.members[0]?.email ?? '')}`)
  await page.getByRole('button', { name: /^View Details of/ }).click()
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await expect(question('Change User Type')).toBeVisible()
  await expect(page).toHaveURL(/&view=\d+&act=make-admin$/)
  const address = page.url()
  await page.reload()
  await expect(question('Change User Type')).toContainText('is shown as an admin')
  await page.goBack()
  await expect(none).toHaveCount(0)
  await expect(question('User Details')).toBeVisible()
  await page.goForward()
  await expect(question('Change User Type')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/&view=\d+$/)
  for (const act of ['make-user', 'feature']) {
    await page.goto(address.replace('make-admin', act))
    await expect(question('User Details')).toBeVisible()
    await expect(page).toHaveURL(/&view=\d+$/)
    await expect(none).toHaveCount(0)
  }
  await page.goto('/admin/users?act=verify')
  await expect(page).toHaveURL('/admin/users')

  await page.goto('/admin/events?visibility=PUBLISHED')
  await page
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click()
  for (const [act, title] of [
    ['take-down', 'Take Down Event'],
    [/(un)?feature/, /^(Unf|F)eature Event$/],
  ] as const) {
    await page
      .getByRole('button', { name: typeof act === 'string' ? 'Take Down' : /^(Unf|F)eature$/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`&act=${typeof act === 'string' ? act : act.source}$`))
    await page.reload()
    await expect(question(title)).toBeVisible()
    await question(title).getByRole('button', { name: 'Cancel' }).click()
  }
  expect(sent).toEqual([])
})

test('the admin area: confirmations for pending events and reasons have addresses too; an unknown page opens the first one', async ({
  page,
}) => {
  const { question, none } = questions(page)
  const sent = entriesOf(page)
  await page.goto('/admin/pending-events')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Reject selected' }).click()
  await expect(page).toHaveURL(/\?reject=\d+%2C\d+$/)
  await page.reload()
  await expect(question('Reject 2 events')).toBeVisible()
  await page.goBack()
  await expect(none).toHaveCount(0)
  await page.goForward()
  await expect(question('Reject 2 events')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const [name, title] of [
    ['Edit', 'Edit Reason'],
    ['Delete', 'Delete Reason'],
    ['Add Reason', 'Add Reason'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await page.getByRole('button', { name }).first().click()
    await expect(question(title)).toBeVisible()
    await expect(page).toHaveURL(/\?(edit-reason|delete-reason|add-reason|keys)=\d*$/)
    await page.reload()
    await expect(question(title)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const search of ['approve=999999', 'edit-reason=999999', 'view=999999', 'page=broken']) {
    await page.goto(`/admin/pending-events?${search}`)
    await expect(boxes.first()).toBeVisible()
    await expect(page).toHaveURL('/admin/pending-events')
  }
  await page.goto('/admin/users?page=broken')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
  expect(sent).toEqual([])
})
