import { pageOf, pendingJazz, pendingRust, tooOften } from '../../fixtures.ts'
import { approval, firstPage, lastPage } from './model.ts'
import { failureOf } from '../../../../machines/domain.ts'
import { title } from '../../../support/workflow/model.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { createPendingEvent, rejectEvent } from '../../../browser/acts/pendingEvent.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

const titles: Record<string, string> = {
  '7': 'Jazz under the Bridge',
  '8': 'Rust from Zero',
  '9': 'Pottery for Two',
}

/** Picks the call for one event, since two decisions may be in progress. */
const of = (id: string) => (variables: Record<string, unknown>) => variables['eventId'] === id

for (const path of approval.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, approval, { also: ['decideEvent'] })
    await page.goto('/admin/pending-events')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })

    await walk(approval, path, {
      events: {
        ...network.outcomes,
        retry: () => page.getByRole('button', { name: 'Try Again' }).click(),
        'pending.changed': ({ pending }) => network.tell('pendingEventsChanged', pending),
        'page.open': () => page.goBack(),
        'page.next': () => page.getByRole('button', { name: 'Next' }).click(),
        'page.previous': () => page.getByRole('button', { name: 'Previous' }).click(),
        'event.view': ({ eventId }, { was }) =>
          was?.leaves.includes('listed.viewing')
            ? page.keyboard.press(eventId === '8' ? 'j' : 'k')
            : row(titles[eventId] ?? '')
                .getByRole('cell')
                .nth(1)
                .click(),
        'reason.change': ({ reason }) => detail.getByLabel('Reason for rejecting').fill(reason),
        'detail.renew': () => detail.getByRole('button', { name: 'Show the new version' }).click(),
        'detail.close': () => detail.getByRole('button', { name: 'Close' }).click(),
        'event.approve': ({ eventId }, { was }) =>
          (was?.leaves.includes('listed.viewing') ? detail : row(titles[eventId] ?? ''))
            .getByRole('button', { name: 'Approve' })
            .click(),
        'event.reject': ({ eventId }) =>
          row(titles[eventId] ?? '')
            .getByRole('button', { name: 'Reject' })
            .click(),
        'decision.made': ({ eventId }) => network.settle(done('decideEvent'), of(eventId)),
        'decision.failed': async ({ eventId, error }) => {
          await network.settle(failed('decideEvent', failureOf(error)), of(eventId))
          const text = error ? tooOften.message : /^Failed to (approve|reject) event/
          await expect(page.getByRole('status').filter({ hasText: text }).last()).toBeVisible()
        },
        'decision.gone': ({ eventId }) =>
          network.settle(failed('decideEvent', { code: 'NOT_FOUND' }), of(eventId)),
        'events.decided': async () => {
          await page.getByLabel('Select all on this page').check()
          await page.getByRole('button', { name: 'Approve selected' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
          await network.settle(done('decideEvent'))
          await network.settle(done('decideEvent'))
        },
        'decision.outdated': ({ eventId }) =>
          network.settle(failed('decideEvent', { code: 'CONFLICT' }), of(eventId)),
      },
      states: {
        loading: async ({ facts }) => {
          expect(await network.asked('listPendingEvents')).toEqual({ page: facts.page })
          await expect(page.getByText('Loading ...', { exact: true })).toBeVisible()
        },
        failed: async ({ facts: { problem } }) => {
          const failure = page.getByRole('alert').filter({ hasText: 'Unable to Load Pending Events' })
          await expect(failure).toContainText(problem)
          await expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled()
        },
        'listed.browsing': async ({ event, facts: { rows, deciding, next, previous, count } }) => {
          await expect(detail).toBeHidden()
          for (const [name, token] of Object.entries({ Next: next, Previous: previous })) {
            const turn = page.getByRole('button', { name, exact: true })
            await expect(turn).toBeVisible({ visible: token !== null })
            if (token !== null) await expect(turn).toBeEnabled({ enabled: deciding.length === 0 })
          }
          const isCut = next !== null || previous !== null
          const cut = page.getByText(`${rows.length} of ${count} pending events are on this page.`)
          await expect(cut).toBeVisible({ visible: isCut })
          if (rows.length === 0 && !isCut)
            await expect(page.getByText('No pending events found.')).toBeVisible()
          for (const name of rows) {
            const buttons = row(name)
              .getByRole('button')
              .filter({ hasText: /Approve|Reject|Processing\.\.\./ })
            const isBusy = deciding.some((id) => titles[id] === name)
            await expect(buttons).toHaveText(
              isBusy ? ['Processing...', 'Processing...'] : ['Approve', 'Reject'],
            )
            for (const button of await buttons.all()) await expect(button).toBeEnabled({ enabled: !isBusy })
          }
          for (const name of Object.values(titles).filter((title) => !rows.includes(title)))
            await expect(row(name)).toHaveCount(0)
          if (event?.type === 'event.approve') {
            expect(await network.asked('decideEvent')).toMatchObject({ decision: 'PUBLISH' })
          }
          if (event?.type === 'event.reject') {
            expect(await network.asked('decideEvent')).toMatchObject({ decision: 'REJECT' })
          }
        },
        'listed.viewing': async ({ facts: { rows, viewed, deciding, reasons, version, seen } }) => {
          await expect(page.getByRole('dialog')).toHaveCount(1)
          // A detail that the event lacks has no label either.
          await expect(page.getByRole('definition').filter({ hasText: /^$/ })).toHaveCount(0)
          if (viewed !== 'Jazz under the Bridge')
            return expect(page.getByRole('dialog', { name: viewed ?? '' })).toBeVisible()
          await expect(detail.getByLabel('Reason for rejecting')).toHaveValue(reasons['7'] ?? '')
          const facts = [
            'Concert',
            'Music',
            'June 14, 2031',
            '6:00 PM - 11:00 PM',
            'Old Bridge Hall',
            'Joana Silva',
          ]
          for (const text of facts) await expect(detail.getByText(text, { exact: true })).toBeVisible()
          await expect(detail.getByText('joana@example.org')).toBeVisible()
          await expect(detail.getByRole('img')).toHaveCount(2)
          const isWaiting = rows.includes('Jazz under the Bridge')
          const isBusy = deciding.includes('7')
          const isOutdated = isWaiting && version !== seen
          await expect(detail.getByText('This event was edited after you opened it.')).toBeVisible({
            visible: isOutdated,
          })
          const buttons = detail.getByRole('button', { name: /Approve|Reject|Processing\.\.\./ })
          await expect(buttons).toHaveText(
            isBusy ? ['Processing...', 'Processing...'] : ['Approve', 'Reject'],
          )
          for (const button of await buttons.all())
            await expect(button).toBeEnabled({ enabled: isWaiting && !isBusy && !isOutdated })
          const note = detail.getByText('This event has been decided or withdrawn in the meantime.')
          await expect(note).toBeVisible({ visible: !isWaiting })
        },
      },
    })
  })

for (const [action, sent] of [
  ['Approve', { decision: 'PUBLISH' }],
  ['Reject', { decision: 'REJECT', reason: 'No address' }],
] as const)
  test(`approval: ${action} in the details closes them and decides the event of the row`, async ({
    page,
  }) => {
    const network = await holdGraphQL(page, approval, { also: ['decideEvent', 'listRejectReasons'] })
    await page.goto('/admin/pending-events')
    await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
    // A service without ready-made reasons offers none.
    await network.settle(failed('listRejectReasons', { code: 'NOT_FOUND' }))
    await page.getByRole('button', { name: 'Jazz under the Bridge' }).click()
    const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })
    await expect(page.getByText(/Ready-made reason/)).toHaveCount(0)
    await detail.getByLabel('Reason for rejecting').fill('No address')
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await expect(page.getByRole('row').getByText('Reason for rejecting: No address')).toBeVisible()
    await page.getByRole('button', { name: 'Jazz under the Bridge' }).click()
    await expect(detail.getByLabel('Reason for rejecting')).toHaveValue('No address')
    await detail.getByRole('button', { name: action }).click()
    await expect(detail).toBeHidden()
    await expect(page.getByRole('button', { name: 'Jazz under the Bridge' })).toBeFocused()
    expect(await network.asked('decideEvent')).toMatchObject(sent)
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(2)
  })

test('approval: an address opens a page and one of its events', async ({ page }) => {
  const network = await holdGraphQL(page, approval)
  await page.goto('/admin/pending-events?page=page-two&view=9')
  expect(await network.asked('listPendingEvents')).toEqual({ page: 'page-two' })
  await network.settle(done('listPendingEvents', lastPage))
  const detail = page.getByRole('dialog', { name: 'Pottery for Two' })
  await expect(detail).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/pending-events\?page=page-two&view=9$/)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/pending-events\?page=page-two$/)
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await network.settle(done('listPendingEvents', { ...firstPage, previous: null }))
  await expect(page).toHaveURL(/\/admin\/pending-events\?page=page-one$/)
  // Going back does not reopen the linked event, because it was closed.
  await page.goBack()
  await network.settle(done('listPendingEvents', lastPage))
  await expect(page).toHaveURL(/\/admin\/pending-events\?page=page-two$/)
  await expect(page.getByRole('row', { name: /Pottery for Two/ })).toBeVisible()
  await expect(detail).toBeHidden()
})

test('approval: ready-made reasons can be saved, edited and deleted, and adapted to one event', async ({
  page,
}) => {
  const network = await holdGraphQL(page, approval)
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf(pendingJazz)))
  const kept = page.getByRole('region', { name: 'Ready-made reasons' })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.getByRole('button', { name: 'Add Reason' }).click()
  await dialog('Add Reason').getByLabel('Reason').fill('Too many lanterns.')
  await dialog('Add Reason').getByRole('button', { name: 'Add Reason' }).click()
  await kept.getByRole('button', { name: 'Edit Too many lanterns.' }).click()
  await dialog('Edit Reason').getByLabel('Reason').fill('Too few lanterns.')
  await dialog('Edit Reason').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Updated successfully')

  await page.getByRole('button', { name: 'Jazz under the Bridge' }).click()
  const detail = dialog('Jazz under the Bridge')
  const reason = detail.getByLabel('Reason for rejecting')
  await detail.getByLabel('Ready-made reason').selectOption('Too few lanterns.')
  await expect(reason).toHaveValue('Too few lanterns.')
  await reason.fill('Too few lanterns, and no bridge.')
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Reason for rejecting: Too few lanterns, and no bridge.')).toBeVisible()

  await kept.getByRole('button', { name: 'Delete Too few lanterns.' }).click()
  await dialog('Delete Reason').getByRole('button', { name: 'Delete' }).click()
  await expect(kept.getByText('Too few lanterns.')).toHaveCount(0)
})

test('approval: the focus moves to the list when the focused element disappears', async ({ page }) => {
  const network = await holdGraphQL(page, approval, { also: ['decideEvent'] })
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', firstPage))
  const list = page.getByRole('region', { name: 'Pending events' })
  const row = page.getByRole('row').filter({ hasText: 'Rust from Zero' })
  await row.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(row).toBeFocused()
  await network.settle(done('decideEvent'))
  await expect(row).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(list).toBeFocused()
  await network.settle(done('listPendingEvents', lastPage))
  await expect(page.getByRole('button', { name: 'Pottery for Two' })).toBeVisible()
  await expect(list).toBeFocused()
})

test('approval: a new event appears automatically, and one that is decided elsewhere disappears', async ({
  page,
  stage,
}) => {
  await page.goto('/admin/pending-events')
  await expect(page.getByRole('heading', { name: 'Pending events' })).toBeVisible()
  const title = `Ferry race ${Date.now()}`
  const row = page.getByRole('row').filter({ hasText: title })
  const eventId = await createPendingEvent(stage.url, stage.superadmin, title)
  await expect(row).toBeVisible()
  await rejectEvent(stage.url, stage.superadmin, eventId)
  await expect(row).toHaveCount(0)
})
