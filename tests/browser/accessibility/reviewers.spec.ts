import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { pageOf, pendingJazz, pendingRust, proposedJazz, rejection } from '../../workflows/fixtures.ts'
import { approval } from '../../workflows/review/approval/model.ts'
import { review } from '../../workflows/review/review/model.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectUsable } from '../support/usable.ts'

test.use({ as: 'superadmin', sharesPage: true, viewport: desktop })
// Slow, because each test checks several states at several sizes and in both colour schemes.
test.beforeEach(() => test.slow())

const alikeJazz = { ...pendingJazz, resembles: { id: '8', title: 'Rust from Zero' } }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('the pending events, the details of one, the ready-made reasons and the list of shortcuts are accessible', async ({
  page,
}) => {
  const network = await holdGraphQL(page, approval)
  const dialog = page.getByRole('dialog')
  await page.goto('/admin/pending-events')
  await network.settle(failed('listPendingEvents'))
  await see(page, 'Unable to Load Pending Events')
  await see(page, 'Failed to load pending events. Please try again later.')
  await expectUsable(page, 'Pending events, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listPendingEvents', pageOf()))
  await see(page, 'No pending events found.')
  await expectUsable(page, 'Pending events, none')
  await page.reload()
  await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
  await see(page, 'Jazz under the Bridge')
  await expectUsable(page, 'Pending events')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectUsable(page, 'Keyboard shortcuts of the review')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await dialog.getByLabel('Reason').fill('')
  await button(page, 'Save Changes').click()
  await see(page, 'Reason is required')
  await expectUsable(page, 'Ready-made reasons, one being edited')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Jazz under the Bridge').first().click()
  await expect(dialog).toBeVisible()
  await expectUsable(page, 'a pending event')
})

test('the actions on several pending events at once are accessible', async ({ page }) => {
  const network = await holdGraphQL(page, approval, { also: ['decideEvent'] })
  const dialog = page.getByRole('dialog')
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf(alikeJazz, pendingRust)))
  await page.getByRole('checkbox', { name: 'Select Rust from Zero' }).check()
  await see(page, '1 selected')
  await expectUsable(page, 'several pending events, one selected')
  await page.getByLabel('Select all on this page').check()
  await button(page, 'Reject selected').click()
  await page.getByLabel('Ready-made reason', { exact: true }).selectOption({ index: 1 })
  await expectUsable(page, 'several pending events, about to be rejected')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Approve selected').click()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await network.settle(done('decideEvent'))
  await network.settle(failed('decideEvent', { code: 'CONFLICT' }))
  await see(page, 'Edited or decided in the meantime. Please review it again.')
  await expectUsable(page, 'several pending events, of which one could not be decided')
})

test('a pending event next to a similar one, and the changes proposed to an event, are accessible', async ({
  page,
}) => {
  const network = await holdGraphQL(page, review, { also: ['listPendingEvents'] })
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf(alikeJazz)))
  await button(page, 'Jazz under the Bridge').first().click()
  await network.settle(done('readReview', { proposal: null, history: [] }))
  await button(page, 'Resembles Rust from Zero').click()
  await network.settle(done('readResembling', pendingRust))
  await see(page, 'Side by side')
  await expectUsable(page, 'a pending event beside one that it resembles')
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf({ ...pendingJazz, isProposal: true })))
  await button(page, 'Compare').click()
  await network.settle(done('readReview', { proposal: proposedJazz, history: [rejection] }))
  await see(page, 'The bridge is closed.')
  await expect(page.getByRole('insertion').first()).toBeVisible()
  await expectUsable(page, 'changes that are proposed of an event')
})
