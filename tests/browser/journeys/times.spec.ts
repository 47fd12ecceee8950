import { calm } from '../acts/calm.ts'
import { createPendingEvent, publishEvent } from '../acts/pendingEvent.ts'
import { openMyEvents } from '../acts/sidePanel.ts'
import { expect, test } from '../support/test.ts'

// Runs against the real product, without mocked responses. In summer, Kolkata is four and a half hours ahead
// of Lisbon.
test.use({ ...calm, timezoneId: 'Asia/Kolkata' })

const evenings = {
  event_date: '2099-07-10',
  end_date: '2099-07-12',
  start_time: '20:00',
  end_time: '02:00',
  time_zone: 'Europe/Lisbon',
}

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('sees the local time of the event first, and their own time next to it', async ({
    page,
    person,
    stage,
  }) => {
    test.setTimeout(120_000)
    const title = `Lanterns ${Date.now()}`
    const eventId = await createPendingEvent(stage.url, person, title, evenings)
    await publishEvent(stage.url, stage.superadmin, eventId)

    await page.goto(`/explore?event=${eventId}`)
    const facts = page.getByRole('complementary', { name: 'Where and when' })
    await expect(facts).toContainText('July 10 - 12, 2099')
    await expect(facts).toContainText('8:00 PM - 2:00 AM')
    await expect(facts).toContainText('Lisbon time. Your time: July 11, 12:30 AM')
    await facts.getByRole('button', { name: 'Favourite' }).click()
    await expect(facts.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/myevents')
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText('July 10 - 12, 2099')
    await expect(card).toContainText('8:00 PM - 2:00 AM')
    await expect(card).toContainText('Lisbon time. Your time: July 11, 12:30 AM')

    await openMyEvents(page)
    const own = page.getByRole('dialog', { name: 'My Events' }).getByRole('article', { name: title })
    await expect(own).toContainText('July 10 - 12, 2099')
    await own.getByRole('button').click()
    const details = page.getByRole('dialog', { name: 'Event Details' })
    await expect(details).toContainText('Your TimeJuly 11, 12:30 AM')
  })
})

test.describe('a superadmin', () => {
  test.use({ as: 'superadmin' })

  test('sees both times in the tables, and a changed time zone as a difference', async ({ page, stage }) => {
    test.setTimeout(120_000)
    const [author] = stage.members
    if (!author) throw new Error('there is no member')
    const title = `Lanterns ${Date.now()}`
    const eventId = await createPendingEvent(stage.url, author, title, evenings)

    await page.goto(`/admin/pending-events?view=${eventId}`)
    const waiting = page.getByRole('dialog', { name: title })
    // The first visit also loads the code of the admin area, so it takes longer.
    await waiting.waitFor({ timeout: 60_000 })
    await expect(waiting).toContainText('July 10 - 12, 2099')
    await expect(waiting).toContainText('Your TimeJuly 11, 12:30 AM')
    await publishEvent(stage.url, stage.superadmin, eventId)

    await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Jul 10, 2099 - Jul 12, 2099')
    await expect(row).toContainText('8:00 PM - 2:00 AM')
    await expect(row).toContainText('Lisbon time. Your time: July 11, 12:30 AM')

    const body = new FormData()
    body.set('time_zone', 'Europe/Madrid')
    body.set('as_proposal', 'true')
    const answer = await fetch(`${stage.url}/common/events/${eventId}/update/`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${author.token}` },
      body,
    })
    expect(answer.status).toBe(200)
    await page.goto(`/admin/pending-events?view=${eventId}`)
    const zone = page.getByRole('dialog', { name: title }).getByRole('region', { name: 'Time Zone' })
    await expect(zone.getByRole('deletion')).toHaveText('Lisbon')
    await expect(zone.getByRole('insertion')).toHaveText('Madrid')
  })
})
