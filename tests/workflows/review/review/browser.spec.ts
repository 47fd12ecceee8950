import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { pageOf, pendingJazz, proposedJazz, rejection } from '../../fixtures.ts'
import { datesOfJazz, seriesOfJazz } from '../../events/seriesDates/model.ts'
import { review } from './model.ts'

test.use({ as: 'superadmin', sharesPage: true })

for (const path of review.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const isProposal = path.start === 'proposed changes'
    const network = await holdGraphQL(page, review, { also: ['listPendingEvents', 'decideEvent'] })
    await page.goto('/admin/pending-events')
    await network.settle(
      done(
        'listPendingEvents',
        pageOf({
          ...pendingJazz,
          isProposal,
          version: 4,
          resembles: { id: '8', title: 'Rust from Zero' },
        }),
      ),
    )
    await expect(page.getByText('Changes proposed', { exact: true })).toHaveCount(isProposal ? 1 : 0)
    const opens = isProposal ? 'Compare' : 'Jazz under the Bridge'
    await page.getByRole('button', { name: opens, exact: true }).click()
    const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })
    const likeness = detail.getByRole('button', { name: 'Resembles Rust from Zero' })
    const approve = detail.getByRole('button', { name: 'Approve' })

    await walk(review, path, {
      events: {
        ...network.outcomes,
        'likeness.open': () => likeness.click(),
        'likeness.close': () => likeness.click(),
        retry: () => detail.getByRole('button', { name: 'Try Again' }).click(),
      },
      states: {
        loading: async () => {
          expect(await network.asked('readReview')).toEqual({ eventId: '7' })
          const what = isProposal ? 'the proposed changes' : 'history'
          await expect(detail.getByText(`Loading ${what}...`)).toBeAttached()
          // No content is shown yet that would move down when the proposed changes appear.
          await expect(detail.getByText('As published')).toHaveCount(0)
          await expect(approve).toBeEnabled({ enabled: !isProposal })
        },
        failed: async ({ facts: { problem } }) => {
          await expect(detail.getByText(problem)).toBeVisible()
          await expect(approve).toBeEnabled({ enabled: !isProposal })
        },
        'shown.fetching': async () => {
          expect(await network.asked('readResembling')).toEqual({ eventId: '8' })
          await expect(likeness).toBeDisabled()
        },
        'shown.beside': async () => {
          const title = detail.getByRole('region', { name: 'Title', exact: true }).last()
          await expect(title).toContainText('Rust from Zero')
          await expect(title.locator('mark').first()).toHaveText('Jazz')
          await expect(detail.getByText('The same: Date', { exact: true })).toBeVisible()
        },
        shown: () => expect(detail.getByRole('heading', { name: 'History' })).toBeVisible(),
        'shown.alone': async ({ facts: { proposed, steps } }) => {
          await expect(likeness).toBeEnabled()
          await expect(detail.getByRole('heading', { name: 'Side by side' })).toHaveCount(0)
          await expect(approve).toBeEnabled({ enabled: proposed !== null || !isProposal })
          if (steps.length === 0) {
            await expect(detail.getByText('Nothing has been recorded for this event yet.')).toBeVisible()
            return
          }
          await expect(detail.getByText(/^Ada Root, /)).toBeVisible()
          await expect(detail.getByText('The bridge is closed.')).toBeVisible()
          const of = (name: string) => detail.getByRole('region', { name, exact: true })
          await expect(of('Title').getByRole('deletion')).toHaveText('under')
          await expect(of('Title').getByRole('insertion')).toHaveText('beside')
          await expect(of('Description').getByRole('insertion')).toHaveText(['one', 'stage'])
          await expect(of('Start Time').getByRole('insertion')).toHaveText('7:00 PM')
          await expect(of('Registration Deadline').getByRole('deletion')).toHaveText('June 10, 2031')
          await expect(of('Registration Deadline').getByRole('insertion')).toHaveText('June 12, 2031')
          await expect(of('Participants').getByRole('deletion')).toHaveText('1,200')
          await expect(of('Participants')).toContainText('Nothing')
          await expect(of('Tags').getByRole('deletion')).toHaveText('jazz, open air')
          await expect(of('Tags').getByRole('insertion')).toHaveText('jazz, river')
          await expect(of('Who can see it').getByRole('deletion')).toHaveText('Anyone with the link')
          await expect(of('Who can see it').getByRole('insertion')).toHaveText('Everyone')
          for (const same of ['Venue', 'Online']) await expect(of(same)).toHaveCount(0)
          await expect(of('Pictures').getByText('Removed', { exact: true })).toHaveCount(1)
          await expect(of('Pictures').getByText('Added', { exact: true })).toHaveCount(1)
        },
      },
    })
    if (path.steps.at(-1)?.facts.proposed === null) return
    await approve.click()
    expect(await network.asked('decideEvent')).toMatchObject({ decision: 'PUBLISH', version: 4 })
  })

test('review: the changes proposed to a cancelled event can be read but not decided, and list the dates that keep their own', async ({
  page,
}) => {
  const network = await holdGraphQL(page, review, { also: ['listPendingEvents', 'listSeriesDates'] })
  await page.goto('/admin/pending-events')
  const event = {
    ...pendingJazz,
    series: seriesOfJazz,
    isProposal: true,
    version: 4,
    lifecycle: 'CANCELLED' as const,
  }
  await network.settle(done('listPendingEvents', pageOf({ ...event, lifecycleReason: 'The singer is ill.' })))
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await network.settle(done('readReview', { proposal: proposedJazz, history: [rejection] }))
  const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })
  await network.settle(done('listSeriesDates', datesOfJazz))
  const changed = '1 date of this series was changed on its own and keeps its change.'
  await expect(detail.getByRole('note').filter({ hasText: changed }).getByRole('listitem')).toHaveText([
    'June 22, 2031',
  ])
  await expect(detail.getByText('The singer is ill.')).toBeVisible()
  await expect(detail.getByRole('note').filter({ hasText: 'Its changes can be reviewed' })).toBeVisible()
  await expect(detail.getByRole('heading', { name: 'History' })).toBeVisible()
  for (const name of ['Approve', 'Reject'])
    await expect(detail.getByRole('button', { name, exact: true })).toBeDisabled()
})
