import { calm } from '../acts/calm.ts'
import { findings, print } from '../support/paper.ts'
import { expect, test } from '../support/test.ts'

test.use({ ...calm, viewport: { width: 720, height: 1000 } })

test.describe('a member', () => {
  test.use({ as: 'mira' })

  for (const path of ['/home', '/explore?event=1', '/explore?location=a', '/myevents'])
    test(`prints ${path} black on white, without bars`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const sheets = await print(page)
      expect(sheets).toBeLessThanOrEqual(path === '/home' ? 1 : 4)
      expect(await findings(page)).toEqual([])
    })

  test('prints the results of Explore as a list with days and places', async ({ page }) => {
    await page.goto('/explore?location=a')
    const list = page.getByRole('navigation', { name: 'Events' }).getByRole('listitem')
    await expect(list.nth(1)).toBeVisible()
    const count = await list.count()
    const sheets = await print(page)
    for (const item of await list.all()) await expect(item).toBeVisible()
    await expect(page.getByRole('article')).toBeHidden()
    await expect(list.first()).toContainText(/\w, \w/)
    expect(sheets).toBeLessThanOrEqual(1 + Math.ceil(count / 6))
  })

  test('prints the open dialog without the page beneath it', async ({ page }) => {
    await page.goto('/myevents?dialog=my-events')
    await expect(page.getByRole('dialog', { name: 'My Events' })).toBeVisible()
    expect(await print(page)).toBe(1)
    await expect(page.getByRole('dialog', { name: 'My Events' })).toBeVisible()
    await expect(page.getByText('All your favourites, in one place.')).toBeHidden()
    expect(await findings(page)).toEqual([])
  })
})

test.describe('a superadmin', () => {
  test.use({ as: 'superadmin' })

  for (const tab of ['', '/users', '/events', '/pending-events', '/audit'])
    test(`prints /admin${tab} black on white, without the menu`, async ({ page }) => {
      await page.goto(`/admin${tab}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await print(page)
      expect(await findings(page)).toEqual([])
    })
})
