import type { Page } from '@playwright/test'
import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { createPendingEvent, publishEvent } from '../../../browser/acts/pendingEvent.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { seriesOfJazz } from '../../events/seriesDates/model.ts'
import { choices } from '../../fixtures.ts'
import { featuredJazz, pageOfEvents, postponed, publishedToday, unpublishedRust } from './fixtures.ts'

test.use({ as: 'superadmin' })

const tile = (page: Page, label: string, value: string) =>
  expect(page.getByRole('main').locator('dl > div').filter({ hasText: label }).first()).toHaveText(
    label + value,
  )

test('admin events: the list shows its tiles, every filter and order, failures and an empty result', async ({
  page,
}) => {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents', 'listChoices'] })
  await takeClock(page)
  await page.goto('/admin/events')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const settle = (outcome: ReturnType<typeof done | typeof failed>) => network.settle(outcome)
  const rows = page.getByRole('row')
  await expect(page.getByText('Loading Events...', { exact: true })).toBeVisible()
  await stopClock(page)

  await settle(failed('listAdminEvents', { code: 'UPSTREAM_BAD_RESPONSE' }))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Unable to Load Events')
  await expect(alert).toContainText('Failed to fetch events')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await settle(failed('listAdminEvents', { code: 'NETWORK' }))
  await expect(alert).toContainText('Error fetching events')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await settle(
    done('listAdminEvents', pageOfEvents(featuredJazz, unpublishedRust, publishedToday, postponed)),
  )
  await settle(done('listChoices', choices))

  for (const [label, value] of Object.entries({
    'Total Events': '1,340',
    Published: '1,310',
    Unpublished: '30',
    Featured: '9',
    Upcoming: '96',
    Results: '4',
  }))
    await tile(page, label, value)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Event',
    'Author',
    'Category & Type',
    'Date & Time',
    'Location',
    'Status',
    'Stats',
    'Actions',
  ])
  for (const [row, texts] of [
    ['Jazz under the Bridge', ['Joana Silva', 'Music', 'Concert', 'Jun 14, 2031', '6:00 PM - 11:00 PM']],
    ['Jazz under the Bridge', ['Old Bridge Hall', 'Cologne, Germany', 'Featured', 'Upcoming', '41', '9']],
    ['Rust from Zero', ['Unpublished', 'Past']],
    ['Pottery for Two', ['Published', 'Today']],
    ['Choir in the Park', ['Published', 'Postponed']],
  ] as const)
    for (const text of texts)
      await expect(rows.filter({ hasText: row }).getByText(text, { exact: true })).toBeVisible()
  await expect(rows.filter({ hasText: 'Jazz' }).getByText('Published')).toHaveCount(0)
  const look = (status: string) =>
    rows.getByText(status, { exact: true }).evaluate((text) => {
      const badge = text.closest(':not(font)')
      return badge && getComputedStyle(badge).backgroundColor
    })
  // A status that Plaza does not know is styled like a past event.
  expect(await look('Postponed')).toBe(await look('Past'))
  expect(await look('Upcoming')).not.toBe(await look('Past'))

  await expect(field('Search')).toHaveAttribute('placeholder', 'Search by title, content, author, venue...')
  const options = (name: string) => field(name).locator('option')
  await expect(options('Status')).toHaveText(['All Status', 'Published', 'Unpublished', 'Featured'])
  await expect(options('Time')).toHaveText(['All Events', 'Upcoming', 'Past', 'Today', 'Active'])
  await expect(options('Lifecycle')).toHaveText(['All', 'Scheduled', 'Postponed', 'Cancelled'])
  const filter: Record<string, string> = {}
  for (const [name, value, key, sent] of [
    ['Status', 'Featured', 'visibility', 'FEATURED'],
    ['Time', 'Active', 'timing', 'ACTIVE'],
    ['Lifecycle', 'Cancelled', 'lifecycle', 'CANCELLED'],
    ['Category', 'Technology', 'category', '2'],
    ['Event Type', 'Workshop', 'eventType', '2'],
    ['Event Date From', '2031-01-01', 'dateFrom', '2031-01-01'],
    ['Event Date To', '2031-12-31', 'dateTo', '2031-12-31'],
    ['Created From', '2030-01-01', 'createdFrom', '2030-01-01'],
    ['Created To', '2030-12-31', 'createdTo', '2030-12-31'],
  ] as const) {
    if (/From|To/.test(name)) await field(name).fill(value)
    else await field(name).selectOption({ label: value })
    filter[key] = sent
    await expect.poll(() => network.asked('listAdminEvents')).toEqual({ filter, order: 'NEWEST' })
  }
  for (const [name, key] of [
    ['Search', 'search'],
    ['Author', 'author'],
    ['Location', 'location'],
  ] as const) {
    filter[key] = `part of a ${key}`
    await field(name).fill(`part of a ${key}`)
  }
  // Typing cancels the request in progress, and no new one is sent yet.
  await pass(page, 500, () => expect.poll(() => network.count('listAdminEvents')).toBe(0))
  await expect.poll(() => network.asked('listAdminEvents')).toEqual({ filter, order: 'NEWEST' })

  const orders = {
    'Newest First': 'NEWEST',
    'Oldest First': 'OLDEST',
    'Title A-Z': 'TITLE_A_Z',
    'Title Z-A': 'TITLE_Z_A',
    'Event Date (Earliest)': 'EARLIEST',
    'Event Date (Latest)': 'LATEST',
    'Most Viewed': 'MOST_VIEWED',
    'Most Favorited': 'MOST_FAVORITED',
    'Author A-Z': 'AUTHOR_A_Z',
    'Author Z-A': 'AUTHOR_Z_A',
  }
  await expect(options('Sort by')).toHaveText(Object.keys(orders))
  for (const [label, order] of Object.entries(orders).slice(1)) {
    await field('Sort by').selectOption({ label })
    await expect.poll(() => network.asked('listAdminEvents')).toEqual({ filter, order })
  }

  const before = await columns(page)
  await settle(done('listAdminEvents', pageOfEvents()))
  await expect(page.getByText('No events found matching your criteria.', { exact: true })).toBeVisible()
  await tile(page, 'Results', '0')
  const params = Object.fromEntries(new URL(page.url()).searchParams)
  expect(params).toEqual({ ...filter, order: 'AUTHOR_Z_A' })
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect.poll(() => network.asked('listAdminEvents')).toEqual({ filter: {}, order: 'NEWEST' })
  for (const name of [
    'Search',
    'Author',
    'Location',
    'Status',
    'Time',
    'Lifecycle',
    'Category',
    'Event Date From',
  ])
    await expect(field(name)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeFocused()

  // The columns stay in place when the rows change.
  await settle(done('listAdminEvents', pageOfEvents({ ...publishedToday, title: 'A'.repeat(80) })))
  await expect(rows).toHaveCount(2)
  expect(await columns(page)).toEqual(before)
})

/** The left edge of each column in px. */
const columns = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().x))

test('admin events: View Details shows every field and the possible actions', async ({ page }) => {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents'] })
  await page.goto('/admin/events')
  await network.settle(done('listAdminEvents', pageOfEvents(featuredJazz, unpublishedRust)))
  await page.getByRole('button', { name: 'View Details of Jazz under the Bridge' }).click()
  const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })
  const fact = (label: string, value: string) =>
    expect(
      detail.locator('dl > div').filter({ hasText: label }).getByText(value, { exact: true }),
    ).toBeVisible()
  await expect(detail.getByText('by Joana Silva', { exact: true })).toBeVisible()
  for (const text of [
    'Featured',
    'Upcoming',
    'Four bands, two stages, and the river below.',
    'jazz',
    'open air',
  ])
    await expect(detail.getByText(text, { exact: true }).first()).toBeVisible()
  for (const [label, value] of [
    ['Views', '41'],
    ['Favorites', '9'],
    ['Days Until', '12'],
    ['Event ID', '7'],
    ['Slug', 'jazz-under-the-bridge'],
    ['Category', 'Music'],
    ['Type', 'Concert'],
    ['Venue', 'Old Bridge Hall'],
    ['Location', 'Cologne, Germany'],
    ['Date', 'June 14, 2031'],
    ['Start Time', '6:00 PM'],
    ['End Time', '11:00 PM'],
    ['Author Email', 'joana@example.org'],
    ['Created', 'Dec 1, 2030, 9:30 AM'],
    ['Days Until Event', 'In 12 days'],
    ['Published', 'Yes'],
    ['Featured', 'Yes'],
    ['Event Status', 'Upcoming'],
    ['Updated', 'Feb 3, 2031, 8:15 AM'],
    ['Registration Deadline', 'June 1, 2031'],
    ['Max Participants', '250'],
  ] as const)
    await fact(label, value)
  const pictures = detail.getByRole('link', { name: /in a new tab$/ })
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toHaveAttribute('target', '_blank')
  await expect(pictures.first()).toHaveAttribute('href', /jazz-one\.jpg$/)
  await expect(detail.getByRole('button')).toHaveText([
    '',
    'Cancel Event',
    'Postpone Event',
    'Unfeature',
    'Take Down',
  ])
  for (const viewport of [
    { width: 1440, height: 600 },
    { width: 390, height: 600 },
  ]) {
    await page.setViewportSize(viewport)
    expect((await detail.boundingBox())?.height).toBeLessThanOrEqual(540)
  }

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View Details of Rust from Zero' }).click()
  const other = page.getByRole('dialog', { name: 'Rust from Zero' })
  await expect(other.getByText('Never', { exact: true })).toBeVisible()
  await expect(other.getByText('1 day ago', { exact: true })).toBeVisible()
  await expect(other.getByText('No', { exact: true })).toHaveCount(2)
  for (const absent of ['Registration Deadline', 'Max Participants', 'Slug', 'Tags', 'Gallery'])
    await expect(other.getByText(absent, { exact: true })).toHaveCount(0)
})

test('admin events: the service searches, filters and sorts, and a reload keeps the query', async ({
  page,
}) => {
  await page.goto('/admin/events?visibility=UNPUBLISHED&order=TITLE_A_Z&timing=NEVER')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('')
  const badges = page.getByRole('cell').getByText('Unpublished', { exact: true })
  await expect(badges.first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(await badges.count())
  await page.getByLabel('Search', { exact: true }).fill('nothing is called like this')
  await expect(page.getByText('No events found matching your criteria.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nothing is called like this')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('UNPUBLISHED')
})

test('admin events: a superadmin sets a new date; an invalid day, a conflict and a series are handled as for the author', async ({
  page,
}) => {
  const also = ['listAdminEvents', 'getAdminEvent', 'changeEventLifecycle']
  const network = await holdGraphQL(page, { cases: new Map() }, { also })
  const weekly = {
    ...featuredJazz,
    series: seriesOfJazz,
    lifecycle: 'POSTPONED' as const,
    lifecycleReason: 'Flood.',
  }
  await page.goto('/admin/events?view=7')
  await network.settle(done('getAdminEvent', weekly))
  await network.settle(done('listAdminEvents', pageOfEvents(weekly)))
  const detail = page.getByRole('dialog', { name: 'Jazz under the Bridge' })
  const question = page.getByRole('dialog', { name: 'Set a New Date' })
  const button = question.getByRole('button', { name: 'Set a New Date' })
  await expect(detail.getByRole('button')).toHaveText([
    '',
    'Cancel Event',
    'Set a New Date',
    'Unfeature',
    'Take Down',
  ])
  await detail.getByRole('button', { name: 'Set a New Date' }).click()
  await expect(question.getByText('“Jazz under the Bridge” will take place on this date.')).toBeVisible()
  await expect(page).toHaveURL('/admin/events?view=7&change=scheduled')

  const day = question.getByLabel('Event Date')
  await expect(day).toHaveValue('')
  await day.fill('2020-06-14')
  await button.click()
  await expect(question.getByRole('alert')).toHaveText('Event date cannot be before today')
  await expect(day).toBeFocused()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await day.fill('2031-09-20')
  await question.getByLabel('Start Time').fill('17:00')
  await button.click()
  const sent = { eventId: '7', lifecycle: 'SCHEDULED', reason: null }
  const dates = { eventDate: '2031-09-20', startTime: '17:00' }
  expect(await network.asked('changeEventLifecycle')).toEqual({ ...sent, dates })
  await network.settle(failed('changeEventLifecycle', { code: 'CONFLICT', message: 'It was moved.' }))
  await expect(question.getByRole('alert')).toContainText('It was moved.')
  await question.getByRole('button', { name: 'Close' }).last().click()
  await network.settle(done('getAdminEvent', { ...weekly, lifecycleReason: 'Storm.' }))
  await expect(detail.getByRole('note')).toContainText('Storm.')
  await network.settle(done('listAdminEvents', pageOfEvents(weekly)))

  await detail.getByRole('button', { name: 'Set a New Date' }).click()
  await day.fill('2031-09-20')
  await question.getByLabel('Applies to').selectOption('ALL')
  await button.click()
  expect(await network.asked('changeEventLifecycle')).toEqual({
    ...sent,
    dates: { eventDate: '2031-09-20' },
    scope: 'ALL',
  })
  const moved = { ...featuredJazz, series: seriesOfJazz, eventDate: '2031-09-20' }
  await network.settle(done('changeEventLifecycle', moved))
  await network.settle(done('getAdminEvent', moved))
  await network.settle(done('listAdminEvents', pageOfEvents(moved)))
  await expect(detail.getByText('September 20, 2031')).toBeVisible()
  await expect(page.getByText('The event is scheduled again.')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Postpone Event' })).toBeFocused()
})

test('admin events: a superadmin cancels an event, undoes that, postpones it and sets a new date, which the audit log shows', async ({
  page,
  person,
  stage,
}) => {
  const title = `Moved ${Date.now()}`
  const id = await createPendingEvent(stage.url, person, title)
  await publishEvent(stage.url, person, id)
  await page.goto(`/admin/events?view=${id}`)
  const detail = page.getByRole('dialog', { name: title })
  const note = detail.getByRole('note')
  const ask = (name: string) => detail.getByRole('button', { name, exact: true }).click()
  const question = (name: string) => page.getByRole('dialog', { name, exact: true })
  const answer = (name: string) => question(name).getByRole('button', { name, exact: true }).click()
  const reason = (name: string) => question(name).getByLabel('Reason', { exact: true })

  await ask('Cancel Event')
  await answer('Cancel Event')
  await expect(reason('Cancel Event')).toBeFocused()
  await reason('Cancel Event').fill('The river is too high.')
  await answer('Cancel Event')
  await expect(note).toContainText('The river is too high.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveCount(0)

  await ask('Postpone Event')
  await question('Postpone Event')
    .getByLabel('Ready-made reason')
    .selectOption('The weather does not allow it.')
  await answer('Postpone Event')
  await expect(note).toContainText('The weather does not allow it.')
  await ask('Set a New Date')
  await question('Set a New Date').getByLabel('Event Date').fill('2099-07-08')
  await answer('Set a New Date')
  await expect(note).toHaveCount(0)
  await expect(detail.getByText('July 8, 2099')).toBeVisible()

  await page.goto(`/admin/audit?entity=event&entityId=${id}`)
  await expect(page.getByRole('row').nth(1)).toContainText('Date: 2099-07-0108')
})
