import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'

test.use({ ...calm, viewport: { width: 720, height: 1000 } })

/** Prints the page from the dark scheme, and returns how many sheets that takes. */
async function print(page: Page): Promise<number> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Everything that would be printed in another way than black on white, or over other text. */
const findings = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
    const styled = shown.map((one) => ({ one, style: getComputedStyle(one) }))
    const named = (kind: string, list: typeof styled) =>
      list.map(({ one }) => `${kind}: ${one.outerHTML.slice(0, 90)}`)
    return [
      ...named(
        'not black',
        styled.filter(({ style }) => style.color !== 'rgb(0, 0, 0)'),
      ),
      ...named(
        'not white',
        styled.filter(({ style }) => style.backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
      ...named(
        'over the text',
        styled.filter(({ style }) => ['fixed', 'sticky'].includes(style.position)),
      ),
      ...named(
        'a frame',
        styled.filter(({ one }) => one.localName === 'iframe'),
      ),
      ...named(
        'a bar',
        styled.filter(({ one }) => one.matches('header > nav, [href="#main"], footer, form')),
      ),
    ]
  })

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
