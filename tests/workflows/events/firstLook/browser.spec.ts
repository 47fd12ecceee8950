import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { firstLook } from './model.ts'

test.use({ as: 'member' })

for (const path of firstLook.paths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, firstLook)
    await page.clock.setFixedTime('2031-06-12T10:00:00Z')
    await page.goto('/home')
    await page.evaluate(() => localStorage.setItem('place', 'Cologne'))
    await page.goto('/explore')
    const shelf = (name: string) => page.getByRole('region', { name, exact: true })
    const retry = page.getByRole('button', { name: /try again/i })

    await walk(firstLook, path, {
      events: { ...network.outcomes, retry: () => retry.click() },
      states: {
        loading: async () => {
          expect(await network.asked('listFirstLook')).toEqual({
            dateFrom: '2031-06-14',
            dateTo: '2031-06-15',
            place: 'Cologne',
            hasPlace: true,
          })
          await expect(page.getByText('No filters applied yet')).toBeVisible()
        },
        failed: ({ facts: { problem } }) => expect(page.getByRole('alert')).toContainText(problem),
        listed: async ({ facts }) => {
          for (const [name, events] of [
            ['This weekend', facts.weekend],
            ['Near Cologne', facts.near],
            ['Just added', facts.added],
          ] as const) {
            await expect(shelf(name)).toHaveCount(events.length)
            await expect(shelf(name).getByRole('article')).toHaveCount(events.length)
          }
          const [first] = facts.weekend
          if (first === undefined) return
          await page.getByRole('link', { name: first }).click()
          await expect(page).toHaveURL(/\/explore\?event=7$/)
        },
      },
    })
  })
