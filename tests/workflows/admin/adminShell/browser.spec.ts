import type { Page } from '@playwright/test'
import { adminShell } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { readStorage, storeSession } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'

const names = { category: 'Category', types: 'Types' } as Record<string, string>

test.describe('a superadmin', () => {
  test.use({ as: 'superadmin', viewport: { width: 390, height: 844 } })

  for (const path of adminShell.browserPaths())
    test(title(path), async ({ page, walk }) => {
      const network = await holdGraphQL(page, adminShell)
      await page.goto('/admin/category')
      const menu = page.getByRole('navigation', { name: 'Admin' })

      await walk(adminShell, path, {
        events: {
          ...network.outcomes,
          retry: () => page.getByRole('button', { name: 'Try Again' }).click(),
          'menu.toggle': () =>
            page
              .getByRole('button', { name: /(Open|Close) menu/ })
              .first()
              .click(),
          // Clicks next to the menu, on the page behind it.
          'menu.close': () => page.mouse.click(380, 600),
          'pending.count': ({ count }) => network.tell('pendingCountChanged', { count }),
          'user.change': ({ user: { fullName } }) => rename(page, fullName),
          'tab.select': async (_event, { was }) => {
            if (was?.leaves.includes('admitted.menuOpen'))
              await menu.getByRole('link', { name: 'Types' }).click()
            else await page.evaluate(() => history.pushState(null, '', '/admin/types'))
          },
        },
        states: {
          checking: async () => {
            expect(await network.asked('getProfile')).toEqual({})
            await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
            await expect(page.getByRole('banner').getByText('...', { exact: true })).toBeVisible()
            await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Home'])
            await expectNoFrame(page)
          },
          failed: async ({ facts: { problem } }) => {
            await expect(page.getByText(problem)).toBeVisible()
            await expectNoFrame(page)
          },
          turnedAway: async () => {
            await expect(page).toHaveURL(/\/home$/)
            expect((await readStorage(page)).user?.user_type).toBe('user')
            await expectNoFrame(page)
          },
          admitted: async ({ facts: { tab, user } }) => {
            const current = page.locator('[aria-current=page]')
            await expect(current).toHaveText(names[tab] ?? '')
            const initials = user === 'Ada Lovelace' ? 'AL' : 'AR'
            await expect(page.getByRole('banner').getByText(initials, { exact: true })).toBeVisible()
            await expect(page).toHaveTitle(`${names[tab]} · Admin · Plaza`)
          },
          'admitted.menuClosed': async () => {
            await expect(menu).toBeHidden()
            const toggle = page.getByRole('button', { name: 'Open menu' })
            await expect(toggle).toHaveAttribute('aria-expanded', 'false')
          },
          'admitted.menuOpen': async ({ facts: { pending } }) => {
            await expect(menu.getByRole('link')).toHaveText([
              'Dashboard',
              'Home',
              'Users',
              'Events',
              'Category',
              'Types',
              pending === null ? 'Pending events' : 'Pending events3 waiting',
              'Settings',
            ])
            await expect(menu.getByText('Pending events', { exact: true })).toBeVisible()
            await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled()
          },
        },
      })
    })

  test('admin shell: reload, back and forward keep the tab, and Escape closes the menu', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
    await page.goto('/admin/category')
    const open = page.getByRole('button', { name: 'Open menu' })
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
    await expect(heading('Categories')).toBeVisible()
    await open.click()
    await page.getByRole('link', { name: 'Pending events' }).click()
    await expect(heading('Pending events')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/pending-events$/)
    await page.reload()
    await expect(heading('Pending events')).toBeVisible()
    await page.goBack()
    await expect(heading('Categories')).toBeVisible()
    await page.goForward()
    await expect(heading('Pending events')).toBeVisible()
    await open.click()
    await page.getByRole('link', { name: 'Types' }).press('Escape')
    await expect(page.getByRole('link', { name: 'Types' })).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('admin shell: a forged role in storage does not reveal the frame of the admin area', async ({
    page,
    person,
    stage,
  }) => {
    await storeSession(page, { ...person, user: { ...person.user, user_type: 'superadmin' } })
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('nav[aria-label=Admin], [role=row]')) sessionStorage.setItem('seen', 'yes')
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/admin/pending-events')
    await expect(page).toHaveURL(`${stage.url}/home`)
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
    expect((await readStorage(page)).user?.user_type).toBe('user')
  })
})

/** Simulates another tab in which the profile was saved. */
async function rename(page: Page, full_name: string) {
  const { user } = await readStorage(page)
  await page.evaluate(
    (text) => {
      localStorage.setItem('user', text)
      dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    },
    JSON.stringify({ ...user, full_name }),
  )
}

async function expectNoFrame(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Category' })).toHaveCount(0)
}
