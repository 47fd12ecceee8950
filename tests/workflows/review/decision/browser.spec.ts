import { decision } from './model.ts'
import { pageOf, pendingJazz, pendingRust } from '../../fixtures.ts'
import { title } from '../../../support/workflow/model.ts'
import { done } from '../../../support/workflow/cases.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

/** The toasts after each outcome: for an approval, and for a rejection if its text differs. */
const toasts: Record<string, [ofApproval: string, ofRejection?: string]> = {
  'decideEvent succeeds': ['Event approved successfully!', 'Event rejected successfully!'],
  'decideEvent fails (decided meanwhile)': [
    'This event was edited or decided in the meantime. Please review it again.',
  ],
  'decideEvent fails (gone)': ['This event no longer exists.'],
  'decideEvent fails (too often)': ['Too many requests. Please try again in 30 seconds.'],
  'decideEvent fails': [
    'Failed to approve event. Please try again.',
    'Failed to reject event. Please try again.',
  ],
}

for (const path of decision.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, decision, { also: ['listPendingEvents'] })
    await page.goto('/admin/pending-events')
    await network.settle(
      done('listPendingEvents', pageOf({ ...pendingJazz, version: 4 }, { ...pendingRust, version: null })),
    )
    const isApproval = path.start === 'approve'
    const eventId = isApproval ? '7' : '8'
    const name = isApproval ? 'Jazz under the Bridge' : 'Rust from Zero'
    const reason = isApproval ? '' : 'No address'
    await page.getByRole('button', { name }).click()
    const detail = page.getByRole('dialog', { name })
    await detail.getByLabel('Reason for rejecting').fill(reason)
    await detail.getByRole('button', { name: isApproval ? 'Approve' : 'Reject' }).click()
    const buttons = page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Processing...' })

    await walk(decision, path, {
      events: network.outcomes,
      states: {
        deciding: async () => {
          expect(await network.asked('decideEvent')).toMatchObject({
            eventId,
            decision: isApproval ? 'PUBLISH' : 'REJECT',
            version: isApproval ? 4 : null,
            ...(reason === '' ? {} : { reason }),
          })
          await expect(buttons).toHaveCount(2)
        },
        over: async ({ label }) => {
          const [ofApproval = '', ofRejection = ofApproval] = toasts[label] ?? []
          const text = isApproval ? ofApproval : ofRejection
          await expect(page.getByRole('status').filter({ hasText: text }).last()).toBeVisible()
          await expect(buttons).toHaveCount(0)
          expect(network.count('decideEvent')).toBe(0)
        },
      },
    })
  })
