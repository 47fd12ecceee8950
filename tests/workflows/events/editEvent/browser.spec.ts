import { expectChoices, expectNoChoices } from '../../../browser/acts/choices.ts'
import { chooseFiles } from '../../../browser/acts/chooseFiles.ts'
import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdDrafts } from '../../../browser/support/drafts.ts'
import { fieldsOf } from '../../../browser/support/fields.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, ownRust, ownWorkshop, pageOf } from '../../fixtures.ts'
import type { OwnEvent } from '../../../../machines/domain.ts'
import type { EventForm } from '../../../../machines/events/eventForm.ts'
import { editEvent, standing, weeklyJazz } from './model.ts'

test.use({ as: 'member', sharesPage: true })

/** Fields that appear only on request or are checked separately. */
type Hidden = 'endDate' | 'timeZone' | 'visibility'
/** The labels of all other fields, so that a field without an input fails the walks. */
const labels: Record<Exclude<keyof EventForm, Hidden>, string> = {
  title: 'Title',
  eventDate: 'Event Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  venue: 'Venue',
  location: 'Location',
  locationDetails: 'Location Details',
  registerLink: 'Registration Link',
  category: 'Category',
  eventType: 'Event Type',
  content: 'Description',
  accessibilityNotes: 'Accessibility Notes',
}
const shownTimes: Record<string, string> = { '18:00': '6:00 PM', '23:00': '11:00 PM' }
const linkHint = 'Required for online events. This link will be shared with registered participants.'

for (const path of editEvent.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const drafts = await holdDrafts(page, person, 'editEvent 7')
    const network = await holdGraphQL(page, editEvent, { also: ['listMyEvents', 'listSeriesDates'] })
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(weeklyJazz)))
    await page.getByRole('dialog').getByRole('article').getByRole('button').click()
    await page.getByRole('button', { name: 'Edit Event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Event Information' })
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })

    const details = page.getByRole('dialog', { name: 'Event Details' })

    async function expectDetails() {
      await expect(details.getByRole('heading', { name: 'Jazz under the Bridge' })).toBeVisible()
      await expect(details.getByRole('img')).toHaveCount(2)
    }

    const undo = details.getByRole('button', { name: 'Undo' })

    async function cancel() {
      await drafts['findDraft succeeds'](done('findDraft', null))
      await field('Title').fill('Jazz at Night')
      await field('Registration Link').fill('')
      await button('Cancel').click()
      await expect(undo).toBeVisible()
    }
    if (path.start === 'after Undo') await cancel()

    await walk(editEvent, path, {
      restart: path.start === 'after Undo' ? () => undo.click() : undefined,
      events: {
        ...network.outcomes,
        ...drafts,
        'draft.continue': () => button('Continue').click(),
        'draft.startAnew': () => button('Start over').click(),
        'choices.retry': () => button('Load categories and types again').click(),
        'form.change': async ({ changes }) => {
          for (const [name, value] of Object.entries(changes))
            await field(labels[name as keyof typeof labels] ?? name).fill(value)
        },
        'images.add': ({ images }) => chooseFiles(dialog.locator('input[type=file]'), images),
        'image.remove': ({ key }) =>
          button(key === 'jazz-one' ? 'Remove picture 1' : 'Remove stage.png').click(),
        'image.fail': () => dialog.getByRole('img', { name: 'stage.png' }).dispatchEvent('error'),
        'scope.change': ({ scope }) => dialog.getByLabel('Applies to').selectOption(scope),
        'form.save': () => button('Save Changes').click(),
        'form.cancel': () => button('Cancel').click(),
        'form.leave': () => page.goBack(),
        // The notice that drafts cannot be kept has a Close button of its own.
        'dialog.close': () => button('Close').first().click(),
        'changes.discard': () => question.getByRole('button', { name: 'Discard changes' }).click(),
        'changes.keep': () => question.getByRole('button', { name: 'Keep editing' }).click(),
      },
      states: {
        looking: async () => {
          await expect(dialog).toBeVisible()
          await expect(field('Title')).toHaveCount(0)
        },
        offered: async () => {
          await expect(dialog.getByText('Continue where you left off?')).toBeVisible()
          await expect(dialog.getByText('Your work on "Jazz under the Bridge" was not saved.')).toBeVisible()
          await expect(button('Save Changes')).toHaveCount(0)
        },
        'open.choices.loading': () => expect(field('Category').getByRole('option')).toHaveCount(2),
        'open.choices.loaded': () => expectChoices(field),
        'open.choices.failed': () => expectNoChoices(field),
        'open.form.filling': async ({ facts: { typed, deletedImages, images, problem, faulty } }) => {
          const form = { ...standing, ...typed }
          const isOnline = form.venue === 'A Zoom call'
          const shown = Object.entries(labels).flatMap(([name, label]) => {
            const value = form[name as keyof typeof form]
            return name === 'locationDetails' && isOnline ? [] : [[label, shownTimes[value] ?? value]]
          })
          await expect.poll(() => fieldsOf(dialog)).toMatchObject(Object.fromEntries(shown))
          await expect(field('Location Details')).toHaveCount(isOnline ? 0 : 1)
          await expect(dialog.getByText('Berlin time, UTC+2 on that day')).toBeVisible()
          await expect(field('Registration Link')).toHaveJSProperty('required', isOnline)
          await expect(dialog.getByText(linkHint)).toHaveCount(isOnline ? 1 : 0)
          await expect(
            dialog.getByText('Upload images in JPG, PNG, or WebP format. Maximum 5MB per image.'),
          ).toBeVisible()
          const pictures = dialog.getByRole('button', { name: /^Remove / })
          await expect(pictures).toHaveCount(2 - deletedImages.length + images.length)
          if (problem) await expect(dialog.getByRole('alert')).toHaveText(problem)
          else await expect(dialog.getByRole('alert')).toHaveCount(0)
          const [first] = faulty
          const controls: Record<string, string> = { ...labels, visibility: 'Who can see it' }
          const wrong = field(controls[first ?? ''] ?? 'Add Image')
          // With ten pictures, the control is disabled and cannot be focused.
          if (first && (await wrong.isEnabled())) await expect(wrong).toBeFocused()
          await expect(button('Save Changes')).toBeEnabled()
        },
        'open.form.goingBack': () => expect(question).toBeVisible(),
        'open.form.closing': () => expect(question).toBeVisible(),
        'open.form.saving': async ({ facts: { typed, deletedImages, images, scope } }) => {
          const sent = await network.asked('updateEvent')
          expect(sent).toMatchObject({
            eventId: '7',
            input: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value || null])),
            deletedImages,
            ...(scope === 'ALL' ? { scope } : {}),
          })
          expect(Object.keys(sent['input'] as object)).toHaveLength(Object.keys(typed).length)
          expect(sent['images']).toHaveLength(images.length)
          await expect(button('Saving...')).toBeDisabled()
          await expect(button('Cancel')).toBeDisabled()
        },
        saved: async () => {
          await expect(page.getByRole('dialog', { name: 'My Events' })).toBeVisible()
          await network.asked('listMyEvents')
        },
        left: expectDetails,
        cancelled: async () => {
          await expectDetails()
          await expect(undo).toBeVisible()
        },
        closed: () => expect(page.getByRole('dialog')).toHaveCount(0),
      },
    })
  })

test('editEvent: a rejected event shows the reason, and its visibility can be chosen if there are public pages', async ({
  page,
}) => {
  const network = await holdGraphQL(page, editEvent, {
    also: ['listMyEvents', 'listSeriesDates', 'getFeatures'],
  })
  await page.goto('/myevents')
  await openMyEvents(page)
  await network.settle(done('listMyEvents', pageOf(ownRust, ownWorkshop)))
  await page.getByRole('article', { name: 'Pottery for Two' }).getByRole('button').click()
  const reason = page.getByRole('alert').filter({ hasText: 'Rejected' })
  for (const text of ['Please name the street.', 'Edit it and save your changes to submit it again.'])
    await expect(reason.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Event' }).click()
  await expect(reason.getByText('Please name the street.')).toBeVisible()
  const visibility = page.getByLabel('Who can see it')
  await expect(visibility).toHaveCount(0)
  await network.settle(done('getFeatures', { publicPages: true, publicUrl: null }))
  await expect(visibility).toHaveValue('MEMBERS')
})

test('editEvent: an author sees that a superadmin limited the visibility and why, and more is proposed', async ({
  page,
}) => {
  const limit = { visibilityCeiling: 'MEMBERS', visibilityReason: 'The garden is private.' } as const
  const published = { ...ownJazz, visibility: 'MEMBERS', ...limit } as const
  const network = await holdGraphQL(page, editEvent, { also: ['listMyEvents', 'listSeriesDates'] })
  await page.goto('/myevents')
  await openMyEvents(page)
  await network.settle(done('listMyEvents', pageOf<OwnEvent>(published, { ...ownWorkshop, ...limit })))
  const limited = 'A superadmin limited who can see this event: Members only'
  for (const { title, after, note } of [
    {
      title: 'Pottery for Two',
      after: 'Once the event is published, you can ask for more by editing it. A superadmin then decides.',
      note: 'This is more than a superadmin allows. Once the event is published, you can ask for it here.',
    },
    {
      title: 'Jazz under the Bridge',
      after: 'You can ask for more by editing the event. A superadmin then decides.',
      note: 'This is more than a superadmin allows. It will be proposed, and a superadmin decides.',
    },
  ]) {
    const card = page.getByRole('article', { name: title })
    await expect(card.getByText(limited)).toBeVisible()
    await card.getByRole('button').click()
    const notice = page.getByRole('note').filter({ hasText: limited })
    await expect(notice.getByText('The garden is private.')).toBeVisible()
    await expect(notice.getByText(after)).toBeVisible()
    await page.getByRole('button', { name: 'Edit Event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Event Information' })
    await expect(notice.getByText('The garden is private.')).toBeVisible()
    const visibility = dialog.getByLabel('Who can see it')
    await expect(dialog.getByText('Applies at once, without a new approval.')).toBeVisible()
    await visibility.selectOption('LINK')
    await expect(dialog.getByText(note)).toBeVisible()
    await expect(dialog.getByText('Applies at once, without a new approval.')).toHaveCount(0)
    if (title === 'Pottery for Two') {
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Back to all events' }).click()
    }
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect(await network.asked('updateEvent')).toMatchObject({ eventId: '7', input: { visibility: 'LINK' } })
})
