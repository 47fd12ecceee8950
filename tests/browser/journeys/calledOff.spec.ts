import { calm } from '../acts/calm.ts'
import { createPendingEvent, publishEvent } from '../acts/pendingEvent.ts'
import type { Person } from '../stage/accounts.ts'
import { expect, test } from '../support/test.ts'
import { expectUsable } from '../support/usable.ts'

// Runs against the real product, without mocked responses.
test.use(calm)

const registerLink = 'https://tickets.plaza.test/lanterns'

async function changeLifecycle(
  url: string,
  { token }: Pick<Person, 'token'>,
  eventId: number,
  lifecycle: 'postponed' | 'cancelled',
  reason: string,
) {
  const answer = await fetch(`${url}/common/events/${eventId}/lifecycle/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lifecycle, reason }),
  })
  expect(answer.status).toBe(200)
}

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('sees that an event is called off and why, but no link to register', async ({
    page,
    person,
    stage,
  }) => {
    test.setTimeout(180_000)
    const title = `Lanterns ${Date.now()}`
    const eventId = await createPendingEvent(stage.url, person, title, { register_link: registerLink })
    await publishEvent(stage.url, stage.superadmin, eventId)

    await page.goto(`/explore?event=${eventId}`)
    const facts = page.getByRole('complementary', { name: 'Where and when' })
    const story = page.getByRole('article', { name: title })
    const notice = story.getByRole('note')
    await expect(facts.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', registerLink)
    await expect(notice).toHaveCount(0)
    await facts.getByRole('button', { name: 'Favourite' }).click()
    await expect(facts.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')

    await changeLifecycle(stage.url, person, eventId, 'postponed', 'The harbour is closed.')
    const search = `/explore?search=${encodeURIComponent(title)}`
    await page.goto(search)
    const row = page.getByRole('navigation', { name: 'Events' }).getByRole('button', { name: title })
    await expect(row).toContainText('Postponed')
    await expect(row.locator('s')).toHaveText('July 1, 2099')
    await expect(notice).toHaveText('This event is postponed.The harbour is closed.')
    await expect(facts.locator('s')).toHaveText('July 1, 2099')
    await expect(facts).toContainText('July 1, 2099 Date to be announced')
    await expect(facts.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    await expect(facts.getByRole('link', { name: 'Register Now' })).toHaveCount(0)
    await expectUsable(page, 'a postponed event')
    await page.goto('/myevents')
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText('Postponed')
    await expect(card.locator('s')).toHaveText('July 1, 2099')

    await changeLifecycle(stage.url, person, eventId, 'cancelled', 'הנמל סגור.')
    await page.goto(search)
    await expect(row).toContainText('Cancelled')
    await expect(notice).toHaveText('This event is cancelled.הנמל סגור.')
    expect(await notice.getByText('הנמל סגור.').evaluate((text) => getComputedStyle(text).direction)).toBe(
      'rtl',
    )
    await expect(page.locator('s')).toHaveCount(0)
    await expect(facts.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    await expect(facts.getByRole('link', { name: 'Register Now' })).toHaveCount(0)
    await expectUsable(page, 'a cancelled event')
    await page.goto('/myevents')
    await expect(card).toContainText('Cancelled')
    await expectUsable(page, 'a cancelled favourite')
  })
})

test.describe('a superadmin', () => {
  test.use({ as: 'superadmin' })

  test('sees that a pending event is called off, and can filter the list for such events', async ({
    page,
    stage,
  }) => {
    test.setTimeout(180_000)
    const [author] = stage.members
    if (!author) throw new Error('there is no member')
    const title = `Lanterns ${Date.now()}`
    const eventId = await createPendingEvent(stage.url, author, title)
    await changeLifecycle(stage.url, author, eventId, 'cancelled', 'The harbour is closed.')

    await page.goto(`/admin/pending-events?view=${eventId}`)
    const waiting = page.getByRole('dialog', { name: title })
    // The first visit also loads the code of the admin area, so it takes longer.
    await waiting.waitFor({ timeout: 60_000 })
    await expect(waiting.getByRole('note')).toHaveText('This event is cancelled.The harbour is closed.')
    await waiting.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Cancelled')

    await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Cancelled')
    const lifecycle = page.getByLabel('Lifecycle', { exact: true })
    await lifecycle.selectOption('Postponed')
    await expect(row).toHaveCount(0)
    await lifecycle.selectOption('Cancelled')
    await expect(row).toBeVisible()
    await expectUsable(page, 'a cancelled event among all')
    await row.getByRole('button', { name: 'View Details' }).click()
    const details = page.getByRole('dialog', { name: title })
    await expect(details.getByRole('note')).toHaveText('This event is cancelled.The harbour is closed.')
    await expectUsable(page, 'the details of a cancelled event')

    const postponed = await createPendingEvent(stage.url, author, `${title}, again`)
    await publishEvent(stage.url, stage.superadmin, postponed)
    await changeLifecycle(stage.url, author, postponed, 'postponed', 'The harbour is closed.')
    await page.goto(`/admin/events?view=${postponed}`)
    const again = page.getByRole('dialog', { name: `${title}, again` })
    await expect(again.getByRole('note')).toHaveText('This event is postponed.The harbour is closed.')
    // Its day no longer holds, so there is nothing to count to.
    await expect(again.getByText('Upcoming', { exact: true })).toHaveCount(0)
    await expect(again.getByText(/^In \d+ days$/)).toHaveCount(0)
    await expect(again).toContainText('Date to be announced')
  })
})
