import { adminShell } from './model.ts'
import { title } from '../../support/workflow/model.ts'
import { expect, test } from '../../browser/support/test.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

test.use({ as: 'superadmin', viewport: phone })

for (const path of adminShell.paths())
  test(title(path), async ({ page, walk }) => {
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Admin' })
    const tab = menu.getByRole('button', { name: 'Pending events' })
    await expect(page.getByRole('heading', { name: 'Pending events' })).toBeVisible()

    await walk(adminShell, path, {
      events: {
        'menu.toggle': () =>
          page
            .getByRole('button', { name: /(Open|Close) menu/ })
            .first()
            .click(),
        // Beside the menu, on the page that it lies over.
        'menu.close': () => page.mouse.click(380, 600),
        'tab.select': async () => {
          // With the menu folded away, the tabs can only be reached on a wide screen.
          if (await tab.isHidden()) await page.setViewportSize(wide)
          await tab.click()
          await page.setViewportSize(phone)
        },
      },
      states: {
        menuClosed: async () => {
          await expect(menu).toBeHidden()
          await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
            'aria-expanded',
            'false',
          )
        },
        menuOpen: async () => {
          await expect(tab).toHaveAttribute('aria-current', 'page')
          await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled()
        },
      },
    })
  })
