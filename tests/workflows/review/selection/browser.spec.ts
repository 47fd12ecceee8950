import { failureOf } from '../../../../machines/domain.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done, failed, type Outcome } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { pageOf, pendingJazz } from '../../fixtures.ts'
import { pendingRust, selection } from './model.ts'

test.use({ as: 'superadmin', sharesPage: true })

const titles: Record<string, string> = { '7': 'Jazz under the Bridge', '8': 'Rust from Zero' }

for (const path of selection.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, selection, { also: ['listPendingEvents', 'decideEvent'] })
    await page.goto('/admin/pending-events')
    await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    const box = (id: string) => page.getByRole('checkbox', { name: `Select ${titles[id]}` })
    const question = page.getByRole('dialog', {
      name: /^(Approve|Reject) (\d events?|all 3 events of this import)$/,
    })
    const outcome = page.getByRole('dialog', { name: 'Outcome' })
    const reason = question.getByLabel('Reason for rejecting all of them')
    const ended = (ending: Outcome) => (event: { eventId: string }) =>
      network.settle(ending, ({ eventId }) => eventId === event.eventId)

    await walk(selection, path, {
      events: {
        'event.select': ({ event }) => box(event.id).click(),
        'page.select': () => all.click(),
        'selection.decide': ({ decision }) =>
          page
            .getByRole('button', { name: decision === 'publish' ? 'Approve selected' : 'Reject selected' })
            .click(),
        'import.reject': () =>
          page.getByRole('button', { name: 'Reject all 3 events of this import' }).click(),
        'question.open': async ({ events: pending }) => {
          const search = `?approve=${['99', ...pending.map(({ id }) => id)].join()}`
          await page.evaluate((text) => history.pushState(null, '', `/admin/pending-events${text}`), search)
        },
        'reason.change': (event) => reason.fill(event.reason),
        'question.close': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'decision.confirm': () => question.getByRole('button', { name: /^(Approve|Reject)$/ }).click(),
        'decision.made': ended(done('decideEvent')),
        'decision.outdated': ended(failed('decideEvent', { code: 'CONFLICT' })),
        'decision.gone': ended(failed('decideEvent', { code: 'NOT_FOUND' })),
        'decision.failed': (event: { eventId: string; error?: unknown }) =>
          ended(failed('decideEvent', failureOf(event.error)))(event),
        'outcome.close': async ({ present }) => {
          await network.tell('pendingEventsChanged', pageOf(...present))
          await expect(box('7')).toHaveCount(0)
          await outcome.getByRole('button', { name: 'Close' }).last().click()
        },
      },
      states: {
        choosing: async ({ event, facts: { selected, importCount } }) => {
          const ids = Object.keys(selected)
          await expect(question).toBeHidden()
          await expect(outcome).toBeHidden()
          await expect(page).toHaveURL('/admin/pending-events')
          const count = page.getByText(`${ids.length} selected`, { exact: true })
          await expect(count).toBeVisible({ visible: ids.length > 0 })
          for (const name of ['Approve selected', 'Reject selected'])
            await expect(page.getByRole('button', { name })).toBeVisible({ visible: ids.length > 0 })
          const decided = box(importCount === null ? '7' : '8')
          if (event?.type.startsWith('decision.')) return expect(decided).toHaveCount(0)
          for (const id of Object.keys(titles)) {
            if (await box(id).isVisible()) await expect(box(id)).toBeChecked({ checked: ids.includes(id) })
          }
          if (ids.length === 1 && (await box('7').isVisible()))
            expect(await all.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
        },
        asking: async ({ facts: { selected, decision, reason: typed, importCount } }) => {
          const ids = Object.keys(selected)
          const isWhole = importCount !== null
          const verb = decision === 'publish' ? 'approve' : isWhole ? 'reject-import' : 'reject'
          await expect(page).toHaveURL(`/admin/pending-events?${new URLSearchParams({ [verb]: ids.join() })}`)
          await expect(question).toContainText(
            decision === 'publish' ? 'will be published' : 'will not be published',
          )
          const listed = isWhole ? [] : ids.map((id) => titles[id] ?? '')
          await expect(question.getByRole('listitem')).toHaveText(listed)
          if (isWhole)
            await expect(question).toContainText(
              '“Rust from Zero” and all other pending events of the same import will not be published.',
            )
          await expect(reason).toBeVisible({ visible: decision === 'reject' })
          if (decision === 'reject') await expect(reason).toHaveValue(typed)
        },
        deciding: async ({ facts: { selected, decision, reason: sent, importCount, deciding, endings } }) => {
          const [total, over] = [Object.keys(selected).length, Object.keys(endings).length]
          await expect(question.getByRole('button', { name: 'Processing...' })).toBeDisabled()
          await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
          if (importCount === null) await expect(question).toContainText(`${over} of ${total} decided`)
          const underWay = () => network.count('decideEvent')
          await expect.poll(underWay).toBe(deciding.length)
          expect(await network.asked('decideEvent')).toMatchObject({
            decision: decision === 'publish' ? 'PUBLISH' : 'REJECT',
            version: 1,
            reason: sent === '' ? null : sent,
            ...(importCount === null ? {} : { importCount }),
          })
          expect(underWay(), 'and no more').toBe(deciding.length)
        },
        told: async ({ facts: { selected, endings, problems, importCount } }) => {
          const words: Record<string, string> = {
            outdated: 'Edited or decided in the meantime. Please review it again.',
            gone: 'It no longer exists.',
          }
          const left = Object.keys(selected)
          const made = Object.keys(endings).length - left.length
          const notMade = importCount ?? left.length
          if (made > 0) await expect(outcome).toContainText(`${made} event rejected.`)
          await expect(outcome).toContainText(
            `${notMade} ${notMade === 1 ? 'event' : 'events'} not rejected:`,
          )
          await expect(outcome.getByRole('listitem')).toHaveText(
            left.map((id) => `${titles[id]}${problems[id] ?? words[endings[id] ?? '']}`),
          )
        },
      },
    })
  })
