import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, pageOf } from '../../fixtures.ts'
import { seriesDates, seriesOfJazz } from './model.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of seriesDates.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, seriesDates, { also: ['listMyEvents'] })
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf({ ...ownJazz, series: seriesOfJazz })))
    await page.getByRole('article', { name: 'Jazz under the Bridge' }).getByRole('button').click()
    const detail = page.getByRole('dialog', { name: 'Event Details' })
    const dates = detail.getByRole('listitem').filter({ hasText: /June (14|22), 2031/ })

    await walk(seriesDates, path, {
      events: {
        ...network.outcomes,
        retry: (_event, { was }) =>
          detail
            .getByRole('alert')
            .filter({ hasText: was?.facts.problem ?? '' })
            .getByRole('button', { name: 'Try Again' })
            .click(),
      },
      states: {
        loading: async () => {
          await expect(detail.getByText('Loading...')).toBeVisible()
          await expect(dates).toHaveCount(0)
        },
        shown: async () => {
          await expect(dates).toHaveText([
            'June 14, 2031, this date',
            /^June 22, 2031.*Cancelled.*Changed on its own.*Favourite/,
          ])
          await expect(dates.getByRole('button')).toHaveText(['June 22, 2031'])
        },
        failed: async ({ facts: { problem } }) => {
          await expect(detail.getByRole('alert').filter({ hasText: problem })).toBeVisible()
          await expect(dates).toHaveCount(0)
        },
      },
    })
  })

test('seriesDates: on Explore, each of the other dates has its own favourite button', async ({ page }) => {
  await page.goto('/explore?search=Language+Exchange')
  const dates = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /, 20\d\d$/ }) })
  const favourite = dates.first().getByRole('button', { name: /^Favourite: \w+ \d+, 20\d\d$/ })
  const toggle = async (isKept: boolean, toast: string) => {
    await favourite.click()
    await expect(page.getByRole('status').filter({ hasText: toast }).last()).toBeVisible()
    await expect(favourite).toHaveAttribute('aria-pressed', String(isKept))
    await page.reload()
    await expect(favourite).toHaveAttribute('aria-pressed', String(isKept))
  }
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  await toggle(true, 'Event added to favorites successfully!')
  await expect(dates.getByRole('button', { pressed: true })).toHaveCount(1)
  await toggle(false, 'Event removed from favorites successfully!')
})
