import { preview, results } from '../import/entries.ts'
import { myEvents } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { done, failed, type Outcome } from '../../../support/workflow/cases.ts'
import { calendarFile } from '../../../browser/acts/importing.ts'
import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { ownRust, pageOf } from '../../fixtures.ts'
import { datesOfJazz } from '../seriesDates/model.ts'

test.use({ as: 'member', sharesPage: true })

/** The texts on a card besides its title. */
const cards: Record<string, string[]> = {
  'Jazz under the Bridge': ['Featured', 'June 14, 2031', 'Old Bridge Hall', 'Changes rejected'],
  'Rust from Zero': ['Draft', 'July 2, 2031', 'Online Event', 'Waiting for approval'],
  'Rust from One': ['Draft', 'July 2, 2031', 'Online Event', 'Waiting for approval'],
  'Rust from Two': ['Draft', 'Cancelled', 'July 2, 2031', 'Online Event', 'Waiting for approval'],
  'Pottery for Two': ['Draft', 'July 2, 2031', 'Porto, Portugal', 'Rejected'],
}

const details: Record<string, string[]> = {
  'Jazz under the Bridge': [
    'Published',
    'Featured',
    'June 14, 2031',
    '6:00 PM - 11:00 PM',
    'Old Bridge Hall',
    'Cologne, Germany',
    '50.93753,6.96028',
    'Concert',
    'Music',
    '41',
    '9',
    'Four bands, two stages, and the river below.',
    'The bridge is closed.',
  ],
  'Rust from Zero': [
    'Draft',
    'July 2, 2031',
    '2:00 PM',
    'Online Event',
    'Workshop',
    'Technology',
    'An afternoon at the keyboard.',
    'No images available for this event.',
  ],
}
details['Rust from Two'] = [...(details['Rust from Zero'] ?? []), 'Cancelled']

for (const path of myEvents.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, myEvents, {
      also: ['updateEvent', 'changeLifecycle', 'listSeriesDates', 'previewImport', 'confirmImport'],
    })
    await page.goto('/myevents')
    await openMyEvents(page)
    const list = page.getByRole('dialog', { name: 'My Events' })
    const detail = page.getByRole('dialog', { name: 'Event Details' })
    const form = page.getByRole('dialog', { name: 'Edit Event Information' })
    const question = page.getByRole('dialog', { name: 'Delete Event' })
    const withdrawal = page.getByRole('dialog', { name: 'Withdraw Changes' })
    const cancellation = page.getByRole('dialog', { name: 'Cancel Event' })
    const discard = page.getByRole('button', { name: 'Discard changes' })
    const tryAgain = list.getByRole('button', { name: 'Try Again' })
    const titles: Record<string, string> = { '7': 'Jazz under the Bridge', '8': 'Rust from' }

    async function expectLoading() {
      await expect(list.getByText('Loading...')).toBeAttached()
      await expect(list.getByRole('article')).toHaveCount(0)
    }

    async function expectCards(events: string[]) {
      await expect(list.getByRole('article')).toHaveCount(events.length)
      for (const name of events) {
        const card = list.getByRole('article', { name })
        for (const text of cards[name] ?? [])
          await expect(card.getByText(text, { exact: true })).toBeVisible()
        await expect(card.getByText('Draft')).toHaveCount(cards[name]?.includes('Draft') ? 1 : 0)
        await expect(card.getByText('Featured')).toHaveCount(cards[name]?.includes('Featured') ? 1 : 0)
        await expect(card.locator('img')).toHaveCount(name === 'Jazz under the Bridge' ? 1 : 0)
      }
    }

    async function cancelEvent(outcome: Outcome) {
      await detail.getByRole('button', { name: 'Cancel Event' }).click()
      await cancellation.getByLabel('Reason', { exact: true }).fill('The room is taken.')
      await cancellation.getByRole('button', { name: 'Cancel Event' }).click()
      await network.settle(outcome)
    }

    async function importSome() {
      const dialog = page.getByRole('dialog', { name: 'Import Events' })
      await page.getByRole('button', { name: 'Import Events' }).click()
      await dialog.getByLabel('Calendar file (.ics)').setInputFiles(calendarFile)
      await network.settle(done('previewImport', preview))
      await dialog.getByRole('button', { name: 'Submit 2 events for review' }).click()
      await network.settle(done('confirmImport', results))
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    }

    await walk(myEvents, path, {
      events: {
        ...network.outcomes,
        retry: () => tryAgain.click(),
        'page.more': () => list.getByRole('button', { name: 'Show more' }).click(),
        'event.view': ({ eventId }) =>
          eventId in titles
            ? list
                .getByRole('article', { name: titles[eventId] ?? '' })
                .getByRole('button')
                .click()
            : page.evaluate((search) => {
                history.pushState(null, '', search)
                dispatchEvent(new PopStateEvent('popstate'))
              }, `?dialog=my-events&own=${eventId}`),
        'list.show': () => detail.getByRole('button', { name: 'Back to all events' }).click(),
        'date.view': async () => {
          await network.settle(done('listSeriesDates', datesOfJazz))
          await expect(detail.getByText('June 14, 2031, this date')).toBeVisible()
          await expect(detail.getByText('Changed on its own')).toBeVisible()
          await detail.getByRole('button', { name: 'June 22, 2031' }).click()
        },
        'event.edit': () => detail.getByRole('button', { name: 'Edit Event' }).click(),
        'cancel.undo': () => page.getByRole('button', { name: 'Undo' }).click(),
        'row.changed': ({ row }) => cancelEvent(done('changeLifecycle', row)),
        'rows.outdated': async (_event, { was }) => {
          if (was?.leaves[0] === 'browsing.listed.ready') return await importSome()
          await cancelEvent(failed('changeLifecycle', { code: 'CONFLICT' }))
          await expect(cancellation.getByRole('alert')).toBeVisible()
          await cancellation.getByRole('button', { name: 'Close' }).last().click()
        },
        'scope.change': ({ scope }) => question.getByLabel('Applies to').selectOption(scope),
        'event.delete': () => detail.getByRole('button', { name: 'Delete Event' }).click(),
        'changes.withdraw': () => detail.getByRole('button', { name: 'Withdraw Changes' }).click(),
        'withdrawal.confirm': () => withdrawal.getByRole('button', { name: 'Withdraw Changes' }).click(),
        'withdrawal.cancel': () => withdrawal.getByRole('button', { name: 'Cancel' }).click(),
        'deletion.confirm': () => question.getByRole('button', { name: 'Delete Event' }).click(),
        'deletion.cancel': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'dialog.close': (_, { was }) =>
          (was?.leaves.includes('preparing') ? detail : list)
            .getByRole('button', { name: 'Close' })
            .last()
            .click(),
        'editEvent succeeds': async (outcome, { was }) => {
          const { kind, event } = (outcome as { output: { kind: string; event?: unknown } }).output
          if (kind === 'cancelled') await form.getByLabel('Title', { exact: true }).fill('Rust for All')
          if (kind === 'cancelled') return await form.getByRole('button', { name: 'Cancel' }).click()
          if (kind === 'left') await page.goBack()
          if (kind === 'closed') await page.keyboard.press('Escape')
          if (kind === 'left' || kind === 'closed') {
            if (was?.facts.cancelled) await discard.click()
            return
          }
          await form.getByRole('button', { name: 'Save Changes' }).click()
          await network.settle(done('updateEvent', event))
          await expect(page.getByText('Updated successfully')).toBeVisible()
        },
      },
      states: {
        closed: async () => {
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page.getByRole('banner').getByRole('button')).toBeFocused()
        },
        'browsing.loading': async () => {
          expect(await network.asked('listMyEvents')).toEqual({ page: null })
          await expectLoading()
        },
        'browsing.refreshing': async () => {
          expect(await network.asked('listMyEvents')).toEqual({ page: null })
          await expectLoading()
        },
        'browsing.failed': async ({ facts: { problem } }) => {
          await expect(list.getByRole('alert').getByText(problem)).toBeVisible()
          await expect(tryAgain).toBeEnabled()
        },
        'browsing.listed': ({ facts: { events } }) => expectCards(events),
        'browsing.listed.ready': async ({ event, was, facts: { events, next } }) => {
          await expect(list.getByText("You haven't created any events yet.")).toBeVisible({
            visible: events.length === 0,
          })
          await expect(list.getByRole('button', { name: 'Close' })).toHaveCount(events.length === 0 ? 2 : 1)
          const more = list.getByRole('button', { name: 'Show more' })
          await expect(more).toBeVisible({ visible: next !== null })
          if (event?.type !== 'list.show') return
          // A date of a series may have no card of its own.
          const arrived = events.includes(was?.facts.viewed ?? '')
            ? list.getByRole('article').getByRole('button', { name: /Jazz|Rust/ })
            : list.getByRole('region', { name: 'Events' })
          await expect(arrived.and(page.locator(':focus'))).toBeVisible()
        },
        'browsing.listed.loadingMore': async () => {
          expect(await network.asked('listMyEvents')).toEqual({ page: 'page-two' })
          await expect(list.getByRole('button', { name: 'Loading...' })).toBeVisible()
        },
        'browsing.listed.stale': async ({ facts: { problem } }) => {
          await expect(list.getByRole('alert').getByText(problem)).toBeVisible()
          await expect(tryAgain).toBeEnabled()
        },
        'browsing.opening': async () => {
          expect(await network.asked('getOwnEvent')).toEqual({ eventId: '10' })
        },
        'browsing.fetching': async () => {
          expect(await network.asked('getOwnEvent')).toEqual({ eventId: '10' })
        },
        'browsing.viewing': async ({ facts: { viewed } }) => {
          await expect(detail.getByRole('heading', { name: viewed ?? '' })).toBeVisible()
          for (const text of details[viewed ?? ''] ?? [])
            await expect(detail.getByText(text, { exact: true }).first()).toBeVisible()
          const isPublished = viewed === 'Jazz under the Bridge'
          await expect(detail.getByRole('img')).toHaveCount(isPublished ? 2 : 0)
          await expect(detail.getByRole('button', { name: 'Delete Event' })).toHaveCount(isPublished ? 0 : 1)
          await expect(detail.getByRole('button', { name: 'Edit Event' })).toBeEnabled()
          await expect(detail.getByRole('button', { name: 'Withdraw Changes' })).toHaveCount(
            isPublished ? 1 : 0,
          )
          await expect(question.or(withdrawal)).toBeHidden()
        },
        preparing: async () => {
          expect(await network.asked('readProposal')).toEqual({ eventId: '7' })
          await expect(detail.getByRole('button', { name: 'Loading...' })).toBeDisabled()
        },
        editing: ({ facts: { draft, cancelled } }) =>
          expect(form.getByLabel('Title', { exact: true })).toHaveValue(cancelled?.form.title ?? draft ?? ''),
        confirmingWithdrawal: async () => {
          const text = 'Withdraw your changes of “Jazz under the Bridge”? It stays on Explore as it is.'
          await expect(withdrawal.getByText(text)).toBeVisible()
        },
        withdrawing: async () => {
          expect(await network.asked('withdrawProposal')).toEqual({ eventId: '7' })
          await expect(withdrawal.getByRole('button', { name: 'Withdrawing...' })).toBeDisabled()
          await expect(withdrawal.getByRole('button', { name: 'Cancel' })).toBeDisabled()
        },
        confirmingDeletion: async ({ facts: { viewed } }) => {
          const text = `Are you sure you want to delete "${viewed}"? This action cannot be undone.`
          await expect(question.getByText(text)).toBeVisible()
        },
        deleting: async ({ facts: { scope } }) => {
          expect(await network.asked('deleteEvent')).toEqual(
            scope === 'ALL' ? { eventId: '10', scope } : { eventId: '8' },
          )
          await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
          await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
        },
      },
    })
  })

test('myEvents: the Close button stays in place while the list arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const network = await holdGraphQL(page, myEvents)
  await page.goto('/myevents')
  await openMyEvents(page)
  const list = page.getByRole('dialog', { name: 'My Events' })
  const close = list.getByRole('button', { name: 'Close' })
  await close.hover()
  const before = await close.boundingBox()
  const rows = Array.from({ length: 7 }, (_, at) => ({ ...ownRust, id: `${at + 1}` }))
  await network.settle(done('listMyEvents', pageOf(...rows)))
  await expect(list.getByRole('listitem')).toHaveCount(rows.length)
  expect(await close.boundingBox()).toEqual(before)
})
