import { type EventForm, sectionWith } from '../../../../machines/events/eventForm.ts'
import type { Repeating } from '../../../../machines/events/series/repetition.ts'
import { createEvent } from './model.ts'
import { keptHalf } from './table.ts'
import { choices, cologne, ownJazz, pageOf } from '../../fixtures.ts'
import { title } from '../../../support/workflow/model.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { openCreateEvent, openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { holdDrafts } from '../../../browser/support/drafts.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expectChoices, expectNoChoices } from '../../../browser/acts/choices.ts'
import { chooseFiles } from '../../../browser/acts/chooseFiles.ts'
import { photograph } from '../../../browser/acts/photograph.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true, viewport: { width: 1280, height: 900 } })

/** Fields that appear only on request or are checked separately. */
type Hidden = 'endDate' | 'timeZone' | 'location' | 'locationDetails' | 'visibility'
/** The labels of all other fields, so that a field without an input fails the walks. */
const labels: Record<Exclude<keyof EventForm, Hidden>, string> = {
  title: 'Title',
  content: 'Description',
  accessibilityNotes: 'Accessibility Notes',
  eventType: 'Event Type',
  category: 'Category',
  eventDate: 'Event Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  venue: 'Venue',
  registerLink: 'Registration Link',
}
const named = Object.keys(labels) as (keyof typeof labels)[]
const others: Record<string, string> = {
  count: 'Number of dates',
  until: 'Last day',
  location: 'Location',
  images: 'Add Images',
}
const chosen = new Set(['eventType', 'category'])

/** The time at which the draft was saved, in the time zone of this browser. */
const keptAt = () =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: process.env['PLAZA_ZONE'] ?? 'UTC',
  })
    .format(new Date(keptHalf.keptAt))
    .replaceAll('\u202f', ' ')

const shownDays: Record<string, string> = { '2031-06-21': 'June 21, 2031', '2031-06-28': 'June 28, 2031' }

/** The displayed days of a weekly rule, and whether each is kept. */
function daysOf(repeating: Repeating | null) {
  if (repeating?.frequency !== 'WEEKLY' || repeating.count === '53' || repeating.until === '2031-06-14')
    return []
  return Object.keys(shownDays)
    .slice(0, repeating.count === '2' ? 1 : 2)
    .map((day) => ({ day, isKept: !repeating.except.includes(day) }))
}

/** The displayed form of a typed time. */
const shownTimes: Record<string, string> = {
  '18:00': '6:00 PM',
  '23:00': '11:00 PM',
  '17:59': '5:59 PM',
  noon: 'noon',
  '': '',
}

for (const path of createEvent.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const drafts = await holdDrafts(page, person, 'createEvent')
    const network = await holdGraphQL(page, createEvent, { also: ['geocode', 'listMyEvents'] })
    await page.goto('/home')
    // The wizard's code is fetched at the person's first action.
    await page.mouse.move(10, 10, { steps: 2 })
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    const tab = (name: string) => dialog.getByRole('tab', { name })
    const isAtBasics = (leaves: string[]) => leaves.includes('open.section.basicDetails')

    async function expectSection(name: string) {
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(button('Cancel')).toBeVisible()
      await expect(button('Close').first()).toBeVisible()
    }

    await walk(createEvent, path, {
      events: {
        ...network.outcomes,
        ...drafts,
        'draft.continue': () => button('Continue').click(),
        'draft.startAnew': () => button('Start over').click(),
        'dialog.open': () => openCreateEvent(page),
        'event.copy': async () => {
          await openMyEvents(page)
          await network.settle(done('listMyEvents', pageOf(ownJazz)))
          await page.getByRole('article', { name: ownJazz.title }).getByRole('button').click()
          const details = page.getByRole('dialog', { name: 'Event Details' })
          await details.getByRole('button', { name: 'Duplicate' }).click()
          await expect(details).toBeHidden()
        },
        'dialog.close': (_, { was }) =>
          button(was?.leaves.includes('open.submission.editing') ? 'Cancel' : 'Close')
            .first()
            .click(),
        'changes.discard': () => question.getByRole('button', { name: 'Discard changes' }).click(),
        'changes.keep': () => question.getByRole('button', { name: 'Keep editing' }).click(),
        'draft.change': async ({ changes }) => {
          for (const [name, value] of Object.entries(changes)) {
            const input = field(labels[name as keyof typeof labels] ?? name)
            if (chosen.has(name)) await input.selectOption(value)
            else await input.fill(value)
          }
        },
        'mode.choose': ({ isOnline }) =>
          dialog.getByRole('radio', { name: isOnline ? 'Online' : 'In person' }).check(),
        'location.type': ({ text }) => field('Location').fill(text),
        'location.focus': () => field('Location').focus(),
        'location.blur': () => field('Location').blur(),
        'location.dismiss': async () => {
          await network.settle(done('geocode', [cologne]))
          await expect(dialog.getByRole('option')).toHaveCount(1)
          await field('Location').press('Escape')
          await expect(dialog.getByRole('option')).toHaveCount(0)
        },
        'location.retry': async () => {
          await network.settle(failed('geocode'))
          await button('Try Again').click()
          await expect(field('Location')).toBeFocused()
        },
        'location.pick': async () => {
          await network.settle(done('geocode', [cologne]))
          await dialog.getByRole('option').click()
        },
        'repeating.choose': async ({ rule }) => {
          const { frequency = '', interval = '', ends, count = '', until = '' } = rule ?? {}
          await field('Repeats').selectOption(`${frequency} ${interval}`.trim())
          if (!rule) return
          const isUntil = ends === 'UNTIL'
          await dialog.getByRole('radio', { name: isUntil ? 'On a day' : 'After a number of dates' }).check()
          await field(isUntil ? 'Last day' : 'Number of dates').fill(isUntil ? until : count)
        },
        'date.toggle': ({ day }) => field(shownDays[day] ?? day).click(),
        'images.add': ({ images }) => chooseFiles(dialog.locator('input[type=file]'), images),
        'image.remove': ({ key }) =>
          button(key === 'poster' ? 'Remove poster.jpg' : 'Remove picture 1').click(),
        'image.fail': () => dialog.getByRole('img', { name: 'stage.png' }).dispatchEvent('error'),
        'section.select': ({ section }) => tab(tabs[section]).click(),
        'section.next': () => button('Next').click(),
        'section.previous': () => button('Previous').click(),
        'choices.retry': () => button('Load categories and types again').click(),
        'event.submit': () => button('Create Event').click(),
      },
      states: {
        closed: () => expect(dialog).toBeHidden(),
        looking: async () => {
          await expect(dialog).toBeVisible()
          await expect(dialog.getByRole('tab')).toHaveCount(0)
        },
        offered: async () => {
          await expect(dialog.getByText('Continue where you left off?')).toBeVisible()
          await expect(
            dialog.getByText(
              `"Jazz under the Bridge" was not sent. It was kept on this device on ${keptAt()}.`,
            ),
          ).toBeVisible()
          await expect(dialog.getByRole('tab')).toHaveCount(0)
        },
        'open.choices.loading': async ({ leaves }) => {
          if (isAtBasics(leaves)) await expect(field('Category').getByRole('option')).toHaveCount(1)
        },
        'open.choices.loaded': async ({ leaves }) => {
          if (isAtBasics(leaves)) await expectChoices(field)
        },
        'open.choices.failed': () => expectNoChoices(field),
        'open.section.basicDetails': async ({ leaves, facts: { draft } }) => {
          await expectSection('Basic Details')
          await expect(button('Previous')).toBeHidden()
          const hasChoices = leaves.includes('open.choices.loaded')
          const shown = named.filter(
            (name) => sectionWith(new Set([name])) === 'basicDetails' && (hasChoices || !chosen.has(name)),
          )
          for (const name of shown) await expect(field(labels[name])).toHaveValue(draft[name])
        },
        'open.section.dateAndTime': async ({ event, facts: { draft, repeating } }) => {
          await expectSection('Date & Time')
          await expect(field('Event Date')).toHaveValue(draft.eventDate)
          // A time is formatted only when its field loses the focus.
          if (event?.type === 'draft.change') await field('End Time').blur()
          await expect(field('Start Time')).toHaveValue(shownTimes[draft.startTime] ?? '')
          await expect(field('End Time')).toHaveValue(shownTimes[draft.endTime] ?? '')
          const isNone = draft.startTime === 'noon'
          await expect(dialog.getByText('Enter a time like 6:30 PM.')).toHaveCount(isNone ? 1 : 0)
          // The text of the rule names the day, so the field is hidden until there is one.
          const rule = repeating ? `${repeating.frequency} ${repeating.interval}` : ''
          if (draft.eventDate === '') await expect(field('Repeats')).toHaveCount(0)
          else await expect(field('Repeats')).toHaveValue(rule)
          for (const { day, isKept } of daysOf(repeating))
            await expect(field(shownDays[day] ?? day)).toBeChecked({ checked: isKept })
        },
        'open.section.venueAndLocation': async ({ facts: { draft } }) => {
          await expectSection('Venue & Location')
          await expect(field('Registration Link')).toHaveValue(draft.registerLink)
          await expect(field('Venue')).toHaveCount(draft.isOnline ? 0 : 1)
          if (draft.isOnline) return
          await expect(field('Venue')).toHaveValue(draft.venue)
          await expect(field('Location')).toHaveValue(draft.location)
          await expect(dialog.getByRole('region', { name: /^Map of / })).toHaveCount(
            draft.locationDetails === '' ? 0 : 1,
          )
        },
        'open.section.eventImages': async ({ facts: { copied, images } }) => {
          await expectSection('Event Images')
          await expect(dialog.getByText(/JPG or PNG, max 5MB each/)).toBeVisible()
          await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(
            images.length + (copied?.images.length ?? 0),
          )
          await expect(button('Next')).toBeHidden()
        },
        'open.submission.editing': async ({ leaves, facts: { copied, problem, faulty, images } }) => {
          await expect(dialog.getByText('Copied from “Jazz under the Bridge”.')).toHaveCount(
            copied && isAtBasics(leaves) ? 1 : 0,
          )
          if (problem) await expect(dialog.getByRole('alert')).toHaveText(problem)
          else await expect(dialog.getByRole('alert')).toHaveCount(0)
          const [first] = faulty
          // With five pictures, no more can be added, so the field cannot be focused.
          if (first && first !== 'except' && (first !== 'images' || images.length < 5))
            await expect(field(labels[first as keyof typeof labels] ?? others[first] ?? first)).toBeFocused()
        },
        'open.submission.leaving': () => expect(question).toBeVisible(),
        'open.submission.repeating': async () => await expect(button('Creating...')).toBeDisabled(),
        'open.submission.creating': async ({ leaves, facts: { draft, copied } }) => {
          const { input } = (await network.asked('createEvent')) as { input: Record<string, unknown> }
          expect(input).toMatchObject({
            title: draft.title,
            venue: draft.venue,
            location: draft.location || null,
            copiedImages: copied?.images.map(({ id }) => id) ?? [],
          })
          if (leaves.includes('open.section.eventImages')) await expect(button('Creating...')).toBeDisabled()
          await expect(button('Cancel')).toBeDisabled()
        },
      },
    })
  })

const tabs = {
  basicDetails: 'Basic Details',
  dateAndTime: 'Date & Time',
  venueAndLocation: 'Venue & Location',
  eventImages: 'Event Images',
}

test('createEvent: broken files and an unreadable HEIC photo are refused by name, and a readable one is sent as a JPEG', async ({
  page,
}) => {
  const files: string[] = []
  await page.exposeFunction('fileSent', (file: string) => files.push(file))
  await page.addInitScript(() => {
    const append = Reflect.get(FormData.prototype, 'append') as (...given: unknown[]) => void
    FormData.prototype.append = function (...given: unknown[]) {
      if (given[1] instanceof File) Reflect.get(globalThis, 'fileSent')(`${given[1].name} ${given[1].type}`)
      append.apply(this, given)
    }
  })
  const network = await holdGraphQL(page, createEvent)
  await page.goto('/home')
  await openCreateEvent(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const open = (name: string) => dialog.getByRole('tab', { name }).click()
  await network.settle(done('listChoices', choices))
  await open('Event Images')
  const good = await photograph(64, 48)
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: good.subarray(0, good.length / 2) },
    { name: 'other.heic', mimeType: '', buffer: Buffer.from('not for this browser') },
    // Chromium decodes this JPEG whatever its name, as Safari decodes a HEIC photo.
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: good },
  ])
  const alert = dialog.getByRole('alert')
  for (const text of [
    'broken.jpg cannot be read as a picture',
    'half.jpg cannot be read as a picture',
    'other.heic is a HEIC picture, which this browser cannot read. Please choose it as a JPG',
  ])
    await expect(alert).toContainText(text)
  await expect(alert).not.toContainText('IMG_1.HEIC')
  await expect(dialog.getByRole('img')).toHaveCount(1)

  await open('Basic Details')
  await field('Title').fill('Jazz under the Bridge')
  for (const name of ['Event Type', 'Category']) await field(name).selectOption('1')
  await open('Date & Time')
  await field('Event Date').fill('2031-06-14')
  await field('Start Time').fill('6 PM')
  await open('Venue & Location')
  await dialog.getByRole('radio', { name: 'Online' }).check()
  await field('Registration Link').fill('https://example.org/jazz')
  await open('Event Images')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await network.settle(done('createEvent'))
  await expect(dialog).toBeHidden()
  expect(files).toEqual(['IMG_1.jpg image/jpeg'])
})

test('createEvent: the visibility is chosen in plain words, with a preview of the link', async ({ page }) => {
  const network = await holdGraphQL(page, createEvent, { also: ['getFeatures'] })
  await page.goto('/home')
  await openCreateEvent(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const open = (name: string) => dialog.getByRole('tab', { name }).click()
  const preview = dialog.getByRole('figure', { name: 'How the link looks in messages' })
  await network.settle(done('listChoices', choices))
  await field('Title').fill('Jazz under the Bridge')
  for (const name of ['Event Type', 'Category']) await field(name).selectOption('1')
  await open('Event Images')
  await expect(dialog.getByText(/JPG or PNG/)).toBeVisible()
  await expect(field('Who can see it')).toHaveCount(0)
  await network.settle(done('getFeatures', { publicPages: true, publicUrl: null }))
  await expect(field('Who can see it')).toHaveValue('MEMBERS')
  await expect(dialog).toContainText('People need to log in to see it.')
  await expect(preview).toHaveCount(0)
  await field('Who can see it').selectOption({ label: 'Anyone with the link' })
  await expect(dialog).toContainText('Search engines do not list it.')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photograph(64, 48) })
  await open('Date & Time')
  await field('Event Date').fill('2031-06-14')
  await field('Start Time').fill('6 PM')
  await open('Venue & Location')
  await dialog.getByRole('radio', { name: 'Online' }).check()
  await field('Registration Link').fill('https://example.org/jazz')
  await open('Event Images')
  await expect(preview.locator('strong')).toHaveText('Jazz under the Bridge')
  await expect(preview).toContainText('June 14, 2031, 6:00 PM')
  await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 64)
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  expect(await network.asked('createEvent')).toMatchObject({ input: { visibility: 'LINK' } })
})
