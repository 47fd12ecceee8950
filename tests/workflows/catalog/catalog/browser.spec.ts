import { catalog } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { enter } from '../../../browser/stage/accounts.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

/** The factory's actors and the operations that they send for categories. */
const sends = {
  listEntries: 'listCategories',
  createEntry: 'createCategory',
  updateEntry: 'updateCategory',
  deleteEntry: 'deleteCategory',
}

for (const path of catalog.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, catalog, { sends })
    await page.goto('/admin/category')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const alert = page.getByRole('alert')
    const field = (name: string) => dialog.getByLabel(name, { exact: true })

    await walk(catalog, path, {
      events: {
        ...network.outcomes,
        'entries.changed': ({ rows }) => network.tell('categoriesChanged', rows),
        retry: () => button('Try Again').click(),
        'entry.add': () => button('Add Category').click(),
        'entry.edit': () => button('Edit Music').click(),
        'entry.delete': () => button('Delete Music').click(),
        'form.change': async ({ changes: { name, description } }) => {
          if (description !== undefined) await field('Description').fill(description)
          await field('Name').fill(name ?? '')
        },
        'form.submit': () => dialog.getByRole('button', { name: /Add Category|Save Changes/ }).click(),
        'deletion.confirm': () => dialog.getByRole('button', { name: 'Delete' }).click(),
        'dialog.close': () => page.keyboard.press('Escape'),
        'alert.dismiss': () => button('Dismiss').click(),
      },
      states: {
        'list.loading': async ({ facts: { rows } }) => {
          expect(await network.asked('listCategories')).toEqual({})
          const first = page.getByText('Loading...', { exact: true })
          await expect(first).toBeVisible({ visible: rows.length === 0 })
        },
        'list.failed': async ({ facts: { problem } }) => {
          await expect(alert.filter({ hasText: problem })).toBeVisible()
          await expect(button('Try Again')).toBeEnabled()
        },
        'list.listed': async ({ facts: { rows } }) => {
          for (const name of rows) await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
          await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(rows.length)
          await expect(page.getByText('No categories found.')).toBeVisible({ visible: rows.length === 0 })
        },
        'dialog.closed': async ({ facts }) => {
          await expect(dialog).toHaveCount(0)
          if (facts.alert) await expect(alert.filter({ hasText: facts.alert.text })).toBeVisible()
        },
        'dialog.form': async ({ facts: { entry, form, nameProblem, alert: message } }) => {
          await expect(dialog).toHaveAccessibleName(entry ? 'Edit Category' : 'Add Category')
          await expect(field('Name')).toHaveValue(form.name)
          await expect(field('Description')).toHaveValue(form.description)
          await expect(field('Name')).toHaveAccessibleDescription(nameProblem)
          if (message) await expect(dialog.getByRole('alert')).toHaveText(message.text)
          else await expect(dialog.getByRole('alert')).toHaveCount(0)
        },
        'dialog.creating': async ({ facts: { form } }) => {
          expect(await network.asked('createCategory')).toEqual({ input: form })
          await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'dialog.updating': async ({ facts: { form } }) => {
          expect(await network.asked('updateCategory')).toEqual({ id: '1', input: form })
          await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'dialog.confirming': async ({ facts: { alert: message } }) => {
          const question = 'Are you sure you want to delete the category "Music"?'
          await expect(dialog.getByText(question, { exact: true })).toBeVisible()
          await expect(dialog).toContainText('12 events have it, and stay, without a category.')
          if (message) await expect(dialog.getByRole('alert')).toHaveText(message.text)
        },
        'dialog.deleting': async () => {
          expect(await network.asked('deleteCategory')).toEqual({ id: '1' })
          await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
        },
      },
    })
  })

for (const [address, one, label] of [
  ['category', 'Category', 'Name'],
  ['types', 'Type', 'Name'],
  ['pending-events', 'Reason', 'Reason'],
] as const)
  test(`catalog: in the dialog of a ${one}, the focus moves to the invalid field`, async ({ page }) => {
    const taken = `Stargazing ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(label, { exact: true })
    const add = dialog.getByRole('button', { name: `Add ${one}` })
    await page.goto(`/admin/${address}`)
    await page.getByRole('button', { name: `Add ${one}` }).click()
    for (const attempt of ['first', 'second']) {
      await add.click()
      await expect(field, attempt).toHaveAccessibleDescription(/required/i)
      await expect(field, attempt).toBeFocused()
    }
    await field.pressSequentially('S')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.fill(taken)
    await add.click()
    await expect(page.getByRole('alert')).toContainText('Created successfully')
    await page.getByRole('button', { name: `Add ${one}` }).click()
    await field.fill(taken)
    await add.click()
    await expect(field).toHaveAccessibleDescription(/already/)
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: new RegExp(`^Delete ${taken}`) }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: new RegExp(taken) })).toHaveCount(0)
  })

for (const [address, one, word] of [
  ['category', 'Category', 'category'],
  ['types', 'Type', 'type'],
] as const)
  test(`catalog: a ${word} is added, changed and deleted for good`, async ({ page }) => {
    const name = `Stargazing ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const alert = page.getByRole('alert')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(`/admin/${address}`)
    await press(`Add ${one}`)
    await dialog.getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expect(alert).toHaveText('Created successfully')
    await press(`Edit ${name}`)
    await dialog.getByLabel('Description').fill('Bring a blanket.')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(alert).toHaveText('Updated successfully')
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Bring a blanket.')
    await press(`Delete ${name}`)
    await expect(
      dialog.getByText(`Are you sure you want to delete the ${word} "${name}"?`, { exact: true }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(alert).toHaveText('deleted successfully')
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    await expect(page.getByRole('region', { name: one === 'Type' ? 'Types' : 'Categories' })).toBeFocused()
  })

test("catalog: another superadmin's changes appear automatically and do not disturb this page", async ({
  page,
  stage,
  visit,
}) => {
  const [name, renamed] = [`Aardvarks ${Date.now()}`, `Zebras ${Date.now()}`]
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const own = page.getByRole('dialog')
  await page.goto('/admin/category')
  const first = page.getByRole('button', { name: /^Edit / }).first()
  await first.focus()
  const named = await first.getAttribute('aria-label')

  const elsewhere = await visit(await enter(stage.url, stage.superadmin))
  const dialog = elsewhere.getByRole('dialog')
  const press = (text: string) => elsewhere.getByRole('button', { name: text, exact: true }).click()
  await elsewhere.goto('/admin/category')
  await press('Add Category')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  await expect(page.getByRole('button', { name: named ?? '', exact: true })).toBeFocused()

  // A row under the pointer keeps its place. Once the pointer leaves, it moves to its sorted position.
  await row(name).hover()
  await press(`Edit ${name}`)
  await dialog.getByLabel('Name').fill(renamed)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(renamed)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByRole('row').last()).toContainText(renamed)

  await page.getByRole('button', { name: `Edit ${renamed}`, exact: true }).click()
  await own.getByLabel('Description').fill('Half a thought')
  await press(`Delete ${renamed}`)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row(renamed)).toHaveCount(0)
  await expect(own.getByLabel('Name')).toHaveValue(renamed)
  await expect(own.getByLabel('Description')).toHaveValue('Half a thought')
  await expect(own.getByLabel('Description')).toBeFocused()
})
