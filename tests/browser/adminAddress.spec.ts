import { expect, test } from './support/test.ts'

test.use({ as: 'superadmin' })

test('the admin area: a dialog, a filter and a page are an address, for reload, back, forward and a link', async ({
  page,
  visit,
  stage,
}) => {
  const dialog = page.getByRole('dialog')
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
    await page.goto(`/admin/${tab}`)
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
    await page.goBack()
    await expect(dialog.getByRole('button', { name: /Save Changes|Update Content/ })).toBeVisible()
    await page.goto(`/admin/${tab}?add=`)
    await expect(dialog.getByRole('heading', { name: new RegExp(`^${add.split(' ')[0]}`) })).toBeVisible()
  }

  await page.goto('/admin/pending-events')
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(/\?view=\d+$/)
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
})
