import type { OwnEvent } from '../../../../machines/domain.ts'
import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, pageOf } from '../../fixtures.ts'
import { lifecycle } from './model.ts'

test.use({ as: 'member', sharesPage: true })

/** The text of the button and the question, and the explanation in the question. */
const questions: Record<string, [word: string, meaning: string]> = {
  'SCHEDULED CANCELLED': ['Cancel Event', 'will not take place.'],
  'POSTPONED CANCELLED': ['Cancel Event', 'will not take place.'],
  'SCHEDULED POSTPONED': ['Postpone Event', 'will not take place on its date.'],
  'CANCELLED SCHEDULED': ['Take Back', 'will take place on this date.'],
  'POSTPONED SCHEDULED': ['Set a New Date', 'will take place on this date.'],
}

const buttons: Record<string, string[]> = {
  SCHEDULED: ['Cancel Event', 'Postpone Event'],
  CANCELLED: ['Take Back'],
  POSTPONED: ['Cancel Event', 'Set a New Date'],
}

for (const path of lifecycle.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, lifecycle, { also: ['listMyEvents', 'listSeriesDates'] })
    const first = path.steps.map(({ event }) => event).find((event) => event?.type === 'change.ask')
    let shown = (first && 'event' in first ? first.event : ownJazz) as OwnEvent
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(shown)))
    await page.getByRole('article', { name: 'Jazz under the Bridge' }).getByRole('button').click()
    const detail = page.getByRole('dialog', { name: 'Event Details' })
    const question = page.getByRole('dialog', {
      name: /^(Cancel|Postpone) Event$|^Take Back$|^Set a New Date$/,
    })
    const undo = page.getByRole('button', { name: 'Undo' })
    const wordOf = ({ was, becomes }: { was: string; becomes: string }) =>
      questions[`${was} ${becomes}`] ?? ['', '']

    /** The details that follow from the event's lifecycle. */
    async function expectDetails() {
      const { lifecycle: is, lifecycleReason } = shown
      for (const [state, names] of Object.entries(buttons))
        for (const name of names)
          await expect(detail.getByRole('button', { name })).toHaveCount(
            state === is || buttons[is ?? '']?.includes(name) ? 1 : 0,
          )
      await expect(detail.getByText('Cancelled', { exact: true })).toHaveCount(is === 'CANCELLED' ? 1 : 0)
      await expect(detail.getByText('Postponed', { exact: true })).toHaveCount(is === 'POSTPONED' ? 1 : 0)
      await expect(detail.locator('s')).toHaveText(is === 'POSTPONED' ? ['June 14, 2031'] : [])
      await expect(detail.getByText('Date to be announced')).toHaveCount(is === 'POSTPONED' ? 1 : 0)
      if (lifecycleReason)
        await expect(detail.getByRole('note').filter({ hasText: lifecycleReason })).toBeVisible()
    }

    await walk(lifecycle, path, {
      events: {
        ...network.outcomes,
        'changeLifecycle succeeds': async (outcome) => {
          shown = (outcome as { output: OwnEvent }).output
          await network.settle(outcome)
        },
        'change.ask': (_event, { facts }) => detail.getByRole('button', { name: wordOf(facts)[0] }).click(),
        'reason.change': ({ reason }) => question.getByLabel('Reason', { exact: true }).fill(reason),
        'days.change': async ({ changes: { eventDate, startTime } }) => {
          if (eventDate !== undefined) await question.getByLabel('Event Date').fill(eventDate)
          if (startTime !== undefined) await question.getByLabel('Start Time').fill(startTime)
        },
        'scope.change': ({ scope }) => question.getByLabel('Applies to').selectOption(scope),
        'change.confirm': (_event, { facts }) =>
          question.getByRole('button', { name: wordOf(facts)[0] }).click(),
        'change.cancel': (_event, { was }) =>
          question
            .getByRole('button', { name: was?.leaves[0] === 'asked.filling' ? 'Back' : 'Close' })
            .last()
            .click(),
        'change.undo': () => undo.click(),
      },
      states: {
        idle: async ({ was, facts: { scope } }) => {
          await expect(question).toHaveCount(0)
          await expect(undo).toHaveCount(0)
          if (was?.leaves[0] === 'asked.outdated') {
            expect(await network.asked('listMyEvents')).toEqual({ page: null })
          } else if (scope === 'THIS') await expectDetails()
        },
        'asked.filling': async ({ facts }) => {
          const { becomes, reason, eventDate, problem, fields } = facts
          const [word, meaning] = wordOf(facts)
          await expect(question).toHaveAccessibleName(word)
          await expect(question.getByText(`“Jazz under the Bridge” ${meaning}`)).toBeVisible()
          const isCalledOff = becomes !== 'SCHEDULED'
          await expect(question.getByText('9 people have this event as a favourite.')).toHaveCount(
            isCalledOff ? 1 : 0,
          )
          await expect(question.getByLabel('Reason', { exact: true })).toHaveCount(isCalledOff ? 1 : 0)
          if (isCalledOff) await expect(question.getByLabel('Reason', { exact: true })).toHaveValue(reason)
          if (!isCalledOff) await expect(question.getByLabel('Event Date')).toHaveValue(eventDate)
          if (problem !== '') await expect(question.getByText(problem)).toBeVisible()
          if (fields.length > 0)
            await expect(question.locator('[aria-invalid=true]').and(page.locator(':focus'))).toBeVisible()
        },
        'asked.sending': async ({ facts: { becomes, scope, eventDate } }) => {
          expect(await network.asked('changeLifecycle')).toEqual({
            ...(scope === 'ALL' ? { scope } : {}),
            eventId: '7',
            lifecycle: becomes,
            reason: becomes === 'SCHEDULED' ? null : 'The singer is ill.',
            dates: eventDate === '2031-06-14' ? null : { eventDate: '2031-09-20', startTime: '17:00' },
          })
          await expect(question.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'asked.outdated': async ({ facts: { problem, reason } }) => {
          await expect(question.getByRole('alert')).toHaveText(problem)
          await expect(question.getByText(reason.trim())).toBeVisible()
        },
        done: async ({ facts: { scope } }) => {
          await expect(question).toHaveCount(0)
          await expect(undo).toBeVisible()
          if (scope === 'ALL') await network.settle(done('listMyEvents', pageOf(shown)))
          else await expectDetails()
        },
        undoing: async ({ facts: { was } }) => {
          expect(await network.asked('changeLifecycle')).toMatchObject({ eventId: '7', lifecycle: was })
          await expect(undo).toHaveCount(0)
        },
      },
    })
  })
