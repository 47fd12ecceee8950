import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, pageOf } from '../../fixtures.ts'
import { repeat } from './model.ts'

test.use({ as: 'member', sharesPage: true })

const rules: Record<string, string> = {
  'WEEKLY 1': 'Every Saturday',
  'MONTHLY_DAY 4': 'Every 4 months on the 14th',
}

for (const path of repeat.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, repeat, { also: ['listMyEvents'] })
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(ownJazz)))
    const card = page.getByRole('article', { name: 'Jazz under the Bridge' })
    const form = page.getByRole('dialog', { name: 'Repeat Event' })

    await walk(repeat, path, {
      events: {
        ...network.outcomes,
        'repeat.ask': async (_event, { was }) => {
          if (was && was.tells.length > 0) await network.settle(done('listMyEvents', pageOf(ownJazz)))
          const detail = page.getByRole('dialog', { name: 'Event Details' })
          if ((await detail.count()) === 0) await card.getByRole('button').click()
          await detail.getByRole('button', { name: 'Repeat Event' }).click()
        },
        'rule.change': async ({ changes: { count, until, ends, frequency, interval } }) => {
          if (count !== undefined) await form.getByLabel('Number of dates', { exact: true }).fill(count)
          if (until !== undefined) await form.getByLabel('Last day', { exact: true }).fill(until)
          if (ends !== undefined) await form.getByRole('radio', { name: 'On a day' }).click()
          if (frequency !== undefined)
            await form.getByLabel('How often').selectOption(`${frequency} ${interval}`)
        },
        'date.toggle': () => form.getByRole('checkbox', { name: 'June 21, 2031' }).click(),
        'repeat.confirm': () => form.getByRole('button', { name: 'Repeat Event' }).click(),
        'repeat.cancel': (_event, { was }) =>
          form
            .getByRole('button', { name: was?.leaves[0] === 'asked.filling' ? 'Cancel' : 'Close' })
            .last()
            .click(),
      },
      states: {
        idle: async () => await expect(form).toHaveCount(0),
        'asked.filling': async ({
          facts: { frequency, interval, ends, count, until, except, problem, fields },
        }) => {
          await expect(form.getByLabel('How often').locator('option:checked')).toHaveText(
            rules[`${frequency} ${interval}`] ?? '',
          )
          if (ends === 'COUNT')
            await expect(form.getByLabel('Number of dates', { exact: true })).toHaveValue(count)
          else await expect(form.getByLabel('Last day', { exact: true })).toHaveValue(until)
          const isShown =
            frequency === 'WEEKLY' && (ends === 'COUNT' ? count === '8' : until === '2031-07-01')
          if (isShown) {
            const isKept = except.length === 0
            await expect(form.getByRole('checkbox', { name: 'June 21, 2031' })).toBeChecked({
              checked: isKept,
            })
          }
          if (problem !== '') await expect(form.getByText(problem)).toBeVisible()
          if (fields.some((field) => field === 'count' || field === 'until'))
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
