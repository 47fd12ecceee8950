import { choices } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

for (const path of choices.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const network = await holdGraphQL(page, choices)
    await page.goto('/admin/events')
    const options = (name: string) => page.getByLabel(name, { exact: true }).locator('option')

    await walk(choices, path, {
      events: network.outcomes,
      states: {
        loading: () => network.asked('listChoices'),
        loaded: async () => {
          await expect(options('Category')).toHaveText(['All Categories', 'Music', 'Technology'])
          await expect(options('Event Type')).toHaveText(['All Event Types', 'Concert', 'Workshop'])
        },
        failed: async () => {
          await expect(page.getByRole('row').nth(1)).toBeVisible()
          await expect(options('Category')).toHaveText(['All Categories'])
          await expect(options('Event Type')).toHaveText(['All Event Types'])
          await expect(page.getByRole('alert')).toHaveCount(0)
          await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
          expect(logged).not.toEqual([])
        },
      },
    })
  })
