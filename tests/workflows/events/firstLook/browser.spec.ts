import { dayAfter } from '../../../../machines/events/calendarDays.ts'
import { passMidnight, setClock } from '../../../browser/support/clock.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { firstLook } from './model.ts'

test.use({ as: 'member' })

for (const path of firstLook.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, firstLook)
    let saturday = '2031-03-08'
    await setClock(page, '2031-03-05T10:00:00Z')
    await page.goto('/home')
    await page.evaluate(() => localStorage.setItem('place', 'Cologne'))
    await page.goto('/explore')
    const shelf = (name: string) => page.getByRole('region', { name, exact: true })
    const retry = page.getByRole('button', { name: /try again/i })

    await walk(firstLook, path, {
      events: {
        ...network.outcomes,
        retry: () => retry.click(),
        // The client would merge identical requests, so a day of another week begins.
        'day.change': async () => {
          saturday = dayAfter(saturday, 7)
          await passMidnight(page, 7)
        },
      },
      states: {
        loading: async () => {
          expect(await network.asked('listFirstLook')).toEqual({
            dateFrom: saturday,
            dateTo: dayAfter(saturday),
            place: 'Cologne',
            hasPlace: true,
          })
          await expect(page.getByText('No filters applied yet')).toBeVisible()
        },
        failed: ({ facts: { problem } }) => expect(page.getByRole('alert')).toContainText(problem),
        renewing: ({ facts }) => expectShelves(facts),
        listed: ({ facts }) => expectShelves(facts),
      },
    })
    const [first] = path.steps.at(-1)?.facts.weekend ?? []
    if (first === undefined) return
    await page.getByRole('link', { name: first }).click()
    await expect(page).toHaveURL(/\/explore\?event=7$/)

    async function expectShelves({ weekend, near, added }: Record<'weekend' | 'near' | 'added', string[]>) {
      for (const [name, events] of [
        ['This weekend', weekend],
        ['Near Cologne', near],
        ['Just added', added],
      ] as const) {
        await expect(shelf(name)).toHaveCount(events.length)
        await expect(shelf(name).getByRole('article')).toHaveCount(events.length)
      }
    }
  })
