import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { pageOf } from '../../fixtures.ts'
import { datesOfJazz } from '../seriesDates/model.ts'
import { extend, weeklyJazz } from './model.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of extend.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, extend, { also: ['listMyEvents'] })
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(weeklyJazz)))
    const card = page.getByRole('article', { name: 'Jazz under the Bridge' })
    const details = page.getByRole('dialog', { name: 'Event Details' })
    const form = page.getByRole('dialog', { name: 'Add Dates' })

    await walk(extend, path, {
      events: {
        ...network.outcomes,
        'extension.ask': async (_event, { was }) => {
          if (was && was.tells.length > 0) await network.settle(done('listMyEvents', pageOf(weeklyJazz)))
          if ((await details.count()) === 0) {
            await card.getByRole('button').click()
            await network.settle(done('listSeriesDates', datesOfJazz))
            await expect(details.getByText('June 14, 2031, this date')).toBeVisible()
          }
          await details.getByRole('button', { name: 'Add Dates' }).click()
        },
        'end.change': async ({ changes: { count, until, ends } }) => {
          if (count !== undefined) await form.getByLabel('Number of dates', { exact: true }).fill(count)
          if (until !== undefined) await form.getByLabel('Last day', { exact: true }).fill(until)
          if (ends !== undefined) await form.getByRole('radio', { name: 'On a day' }).click()
        },
        'date.toggle': () => form.getByRole('checkbox', { name: 'June 28, 2031' }).click(),
        'extension.confirm': () => form.getByRole('button', { name: 'Add Dates' }).click(),
        'extension.cancel': async (_event, { was }) => {
          const name = was?.leaves[0] === 'asked.filling' ? 'Cancel' : 'Close'
          await form.getByRole('button', { name }).last().click()
        },
      },
      states: {
        idle: async () => await expect(form).toHaveCount(0),
        loading: async () => {
          await expect(form.getByText('Loading...')).toBeAttached()
        },
        'asked.filling': async ({ facts: { ends, count, until, except, problem, fields } }) => {
          if (ends === 'COUNT')
            await expect(form.getByLabel('Number of dates', { exact: true })).toHaveValue(count)
          else await expect(form.getByLabel('Last day', { exact: true })).toHaveValue(until)
          await expect(form.getByText('The series has 2 dates so far.')).toHaveCount(ends === 'COUNT' ? 1 : 0)
          const isShown = ends === 'COUNT' ? count === '3' || count === '6' : until === '2031-07-05'
          if (isShown)
            await expect(form.getByRole('checkbox', { name: 'June 28, 2031' })).toBeChecked({
              checked: except.length === 0,
            })
          if (problem !== '') await expect(form.getByText(problem)).toBeVisible()
          if (fields.some((field) => field !== 'except'))
            await expect(form.locator('[aria-invalid=true]').and(page.locator(':focus'))).toBeVisible()
        },
        'asked.sending': async () => {
          await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'asked.outdated': async ({ facts: { problem } }) => {
          await expect(form.getByRole('alert')).toHaveText(problem)
        },
      },
    })
  })
