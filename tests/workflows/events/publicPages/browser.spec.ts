import { publicPages } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { clipboardOf } from '../../../browser/support/clipboard.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of publicPages.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, publicPages)
    const clipboard = await clipboardOf(page)
    await page.goto('/explore?location=Cologne&date=2031-06-14&search=jazz+%26+blues')
    const button = page.getByRole('button', { name: 'Subscribe' })
    const popover = page.getByRole('dialog', { name: 'Subscribe' })
    const feeds = page.locator('link[rel=alternate]')
    const { origin } = new URL(page.url())
    const startOf = ({ publicUrl }: { publicUrl: string | null }) => `${publicUrl ?? origin}/feeds/events`
    const filters = '?location=Cologne&search=jazz+%26+blues'

    await walk(publicPages, path, {
      events: {
        ...network.outcomes,
        'text.copy': async () => {
          if (!(await popover.isVisible())) await button.click()
          await popover.getByRole('button', { name: 'Copy link' }).first().click()
        },
        'copyText succeeds': async (_outcome, { facts }) => {
          expect(await clipboard.copied()).toBe(`${startOf(facts)}.ics${filters}`)
          await clipboard.take()
        },
        'copyText fails': () => clipboard.refuse(),
      },
      states: {
        asking: () => expect(button).toHaveCount(0),
        offered: async ({ facts }) => {
          const start = startOf(facts)
          await expect(button).toBeVisible()
          await expect(feeds.nth(0)).toHaveAttribute('href', `${start}.ics${filters}`)
          await expect(feeds.nth(1)).toHaveAttribute('href', `${start}.atom${filters}`)
        },
        'offered.ready': async ({ event, facts }) => {
          if (event?.type !== 'copyText fails') return
          const start = startOf(facts)
          await expect(popover).toContainText('Only events that everyone can see are included.')
          await expect(popover).toContainText('The date is left out, as it will pass.')
          await expect(popover.getByLabel('For feed readers')).toHaveValue(`${start}.atom${filters}`)
          await expect(popover.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
            'href',
            `${start}.ics${filters}`.replace(/^https?/, 'webcal'),
          )
        },
        'offered.copying': () => expect(popover).toBeVisible(),
        absent: async () => {
          await expect(page.getByRole('button', { name: 'Back to Filters' }).first()).toBeVisible()
          await expect(button).toHaveCount(0)
          await expect(feeds).toHaveCount(0)
        },
      },
    })
  })
