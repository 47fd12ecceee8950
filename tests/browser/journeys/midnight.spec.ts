import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { done } from '../../support/workflow/cases.ts'
import { favorites } from '../../workflows/favorites/favorites/model.ts'
import { jazz, pageOf, rowOf, rust } from '../../workflows/fixtures.ts'
import { calm } from '../acts/calm.ts'
import { createPendingEvent, publishEvent } from '../acts/pendingEvent.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { submitLogin } from '../acts/signIn.ts'
import { openVerifyEmail } from '../acts/verifyEmail.ts'
import type { Person } from '../stage/accounts.ts'
import type { Stage } from '../stage/wholeRun.ts'
import { neverLate, takeClock } from '../support/clock.ts'
import { holdGraphQL } from '../support/network.ts'
import { readStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use(calm)

const minutes = 60_000
const hours = 60 * minutes
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** From 23:58 to 00:02. */
const passMidnight = (page: Page) => page.clock.runFor(4 * minutes)

/** Publishes an event on each of these days of July 2099, and returns the word by which they are found. */
async function publishOn({ url, superadmin }: Stage, person: Person, ...days: string[]) {
  const word = `swifts${Date.now()}`
  for (const day of days) {
    const on = { event_date: `2099-07-${day}`, time_zone: 'UTC' }
    await publishEvent(url, superadmin, await createPendingEvent(url, person, `${word} of the ${day}th`, on))
  }
  return word
}

test.describe('a page that stays open over midnight', () => {
  test.use({ as: 'member' })

  // The 12th is a Sunday.
  const sunday = '2099-07-12T23:58:00Z'

  test('on Explore, This weekend becomes the next one', async ({ page, person, stage }) => {
    const word = await publishOn(stage, person, '12', '18')
    await takeClock(page, sunday)
    await page.goto('/explore')
    const weekend = page.getByRole('region', { name: 'This weekend' })
    await expect(weekend.getByRole('article', { name: `${word} of the 12th` })).toBeVisible()
    await passMidnight(page)
    await expect(weekend.getByRole('article', { name: `${word} of the 18th` })).toBeVisible()
    await expect(weekend.getByRole('article', { name: /of the 12th/ })).toHaveCount(0)
  })

  test('on Explore, a list of the coming days starts later, and what is over is marked', async ({
    page,
    person,
    stage,
  }) => {
    const word = await publishOn(stage, person, '12', '18')
    await takeClock(page, sunday)
    await page.goto(`/explore?search=${word}&when=month`)
    const rows = page.getByRole('navigation', { name: 'Events', exact: true }).getByRole('listitem')
    await expect(rows).toHaveText([/of the 12th/, /of the 18th/])
    const past = page.getByText('Past', { exact: true })
    await expect(past).toHaveCount(0)
    await passMidnight(page)
    await expect(rows).toHaveText([/of the 18th/])
    // The open event stays open.
    await expect(page.getByRole('article', { name: `${word} of the 12th` })).toBeVisible()
    await expect(past).toHaveCount(1)
  })

  test('on My Events, the tab is listed again', async ({ page }) => {
    const network = await holdGraphQL(page, favorites)
    await takeClock(page, sunday)
    await page.goto('/myevents')
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    const list = (...events: (typeof jazz)[]) =>
      network.settle(done('listFavorites', pageOf(...events.map(rowOf))), ({ filter }) =>
        isDeepStrictEqual(filter, { period: 'UPCOMING' }),
      )
    await list(jazz, rust)
    await expect(page.getByRole('article')).toHaveCount(2)
    await passMidnight(page)
    await list(rust)
    await expect(page.getByRole('article')).toHaveText([/Rust from Zero/])
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
  })

  test('in the wizard over Home, the earliest day moves', async ({ page }) => {
    await takeClock(page, sunday)
    await page.goto('/home')
    await openCreateEvent(page)
    await page.getByRole('tab', { name: 'Date & Time' }).click()
    const date = page.getByLabel('Event Date')
    await expect(date).toHaveAttribute('min', '2099-07-12')
    await passMidnight(page)
    await expect(date).toHaveAttribute('min', '2099-07-13')
  })
})

for (const [direction, wrong] of [
  ['ahead', 26 * hours],
  ['behind', -26 * hours],
] as const)
  test(`with a clock 26 hours ${direction}, the session lasts, and an event can be today`, async ({
    page,
    person,
  }) => {
    await page.clock.install({ time: Date.now() + wrong })
    await neverLate(page)
    await page.goto('/')
    await submitLogin(page, person)
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/explore')
    await openCreateEvent(page)
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    const next = dialog.getByRole('button', { name: 'Next' })
    await dialog.getByLabel('Title').fill(`Breakfast ${Date.now()}`)
    await dialog.getByLabel('Event Type').selectOption({ index: 1 })
    await dialog.getByLabel('Category').selectOption({ index: 1 })
    await next.click()
    const today = dayOf(Date.now())
    await expect(dialog.getByLabel('Event Date')).toHaveAttribute('min', today)
    await dialog.getByLabel('Event Date').fill(today)
    await dialog.getByLabel('Start Time').fill('11:55 PM')
    await next.click()
    await dialog.getByLabel('Venue', { exact: true }).fill('Old Bridge Hall')
    await dialog.getByLabel('Location', { exact: true }).fill('Utrecht')
    await next.click()
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Event created successfully!')).toBeVisible()
    expect((await readStorage(page)).token).not.toBeNull()
  })

test('a code can be requested again after 30 s, even if the clock is changed meanwhile', async ({ page }) => {
  await openVerifyEmail(page)
  const resend = page.getByRole('button', { name: /^Resend code/ })
  await expect(resend).toHaveText('Resend code in 30s')
  const start = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(start - 26 * hours)
  await page.clock.runFor(15_000)
  await expect(resend).toHaveText('Resend code in 15s')
  await page.clock.setSystemTime(start + 26 * hours)
  await page.clock.runFor(15_000)
  await expect(resend).toHaveText('Resend code')
  await expect(resend).toBeEnabled()
})
