import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, pageOf } from '../../fixtures.ts'
import { datesOfJazz } from '../seriesDates/model.ts'
import { series, weeklyJazz } from './model.ts'

test.use({ as: 'member', sharesPage: true })

const rules: Record<string, string> = {
  'WEEKLY 1': 'Every Saturday',
  'MONTHLY_DAY 4': 'Every 4 months on the 14th',
}

for (const path of series.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, series, { also: ['listMyEvents'] })
    const isSeries = path.steps.some(({ label }) => label === 'dates.ask (a series)')
    const list = done('listMyEvents', pageOf(isSeries ? weeklyJazz : ownJazz))
    const verb = isSeries ? 'Add Dates' : 'Repeat Event'
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(list)
    const card = page.getByRole('article', { name: 'Jazz under the Bridge' })
    const details = page.getByRole('dialog', { name: 'Event Details' })
    const form = page.getByRole('dialog', { name: verb })
    const count = form.getByLabel('Number of dates', { exact: true })
    const until = form.getByLabel('Last day', { exact: true })

    await walk(series, path, {
      events: {
        ...network.outcomes,
        'dates.ask': async (_event, { was }) => {
          if (was && was.tells.length > 0) await network.settle(list)
          if ((await details.count()) === 0) {
            await card.getByRole('button').click()
            if (isSeries) {
              await network.settle(done('listSeriesDates', datesOfJazz))
              await expect(details.getByText('June 14, 2031, this date')).toBeVisible()
            }
          }
          await details.getByRole('button', { name: verb }).click()
        },
        'rule.change': async ({ changes }) => {
          if (changes.count !== undefined) await count.fill(changes.count)
          if (changes.until !== undefined) await until.fill(changes.until)
          if (changes.ends !== undefined) await form.getByRole('radio', { name: 'On a day' }).click()
          if (changes.frequency !== undefined)
            await form.getByLabel('How often').selectOption(`${changes.frequency} ${changes.interval}`)
        },
        'date.toggle': ({ day }) => form.getByRole('checkbox', { name: nameOf(day) }).click(),
        'dates.confirm': () => form.getByRole('button', { name: verb }).click(),
        'dates.cancel': async (_event, { was }) => {
          const name = was?.leaves[0] === 'asked.filling' ? 'Cancel' : 'Close'
          await form.getByRole('button', { name }).last().click()
        },
      },
      states: {
        idle: async () => await expect(form).toHaveCount(0),
        loading: async () => {
          await expect(form.getByText('Loading...')).toBeAttached()
        },
        'asked.filling': async ({ facts }) => {
          const { frequency, interval, ends, except, problem, fields } = facts
          if (!isSeries)
            await expect(form.getByLabel('How often').locator('option:checked')).toHaveText(
              rules[`${frequency} ${interval}`] ?? '',
            )
          if (ends === 'COUNT') await expect(count).toHaveValue(facts.count)
          else await expect(until).toHaveValue(facts.until)
          if (isSeries)
            await expect(form.getByText('The series has 2 dates so far.')).toHaveCount(
              ends === 'COUNT' ? 1 : 0,
            )
          const day = isSeries ? '2031-06-28' : '2031-06-21'
          const counts = isSeries ? ['3', '6'] : ['8']
          const isShown = ends === 'COUNT' ? counts.includes(facts.count) : facts.until === '2031-07-05'
          if (isShown && frequency === 'WEEKLY')
            await expect(form.getByRole('checkbox', { name: nameOf(day) })).toBeChecked({
              checked: !except.includes(day),
            })
          if (problem !== '') await expect(form.getByText(problem)).toBeVisible()
          if (fields.some((field) => field === (ends === 'COUNT' ? 'count' : 'until')))
            await expect(form.locator('[aria-invalid=true]').and(page.locator(':focus'))).toBeVisible()
        },
        'asked.repeating': async () => {
          await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'asked.extending': async () => {
          await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'asked.outdated': async ({ facts: { problem } }) => {
          await expect(form.getByRole('alert')).toHaveText(problem)
        },
      },
    })
  })

const nameOf = (day: string) => `June ${Number(day.slice(8))}, 2031`
