import { calm } from '../acts/calm.ts'
import { createPendingEvent, rejectEvent } from '../acts/pendingEvent.ts'
import { photograph } from '../acts/photograph.ts'
import { openMyEvents } from '../acts/sidePanel.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', ...calm })

// Runs against the real product, without mocked responses.
test('a rejected event is corrected, submitted again, and then withdrawn', async ({
  page,
  person,
  stage,
}) => {
  test.setTimeout(120_000)
  const title = `Harbour choir ${Date.now()}`
  const eventId = await createPendingEvent(stage.url, person, title)
  await rejectEvent(stage.url, stage.superadmin, eventId, 'Please name the street.')

  await page.goto('/explore')
  await openMyEvents(page)
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Rejected')).toBeVisible()
  await card.getByRole('button').click()
  await expect(page.getByText('Please name the street.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Event' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event Information' })
  await edit.getByLabel('Location', { exact: true }).fill('Rua do Cais 7, Lisbon')
  const picture = { name: 'pier.jpg', mimeType: 'image/jpeg', buffer: await photograph(640, 480) }
  await edit.getByLabel('Add Image').setInputFiles([picture])
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()

  await expect(card.getByText('Waiting for approval')).toBeVisible()
  await card.getByRole('button').click()
  await expect(page.getByText('Rua do Cais 7, Lisbon')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Event Details' }).getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Event' }).click()
  await page
    .getByRole('dialog', { name: 'Delete Event' })
    .getByRole('button', { name: 'Delete Event' })
    .click()
  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'My Events' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('each date of a rejected series has an address, which a reload keeps', async ({
  page,
  person,
  stage,
}) => {
  const title = `Choir of four ${Date.now()}`
  const first = await createPendingEvent(stage.url, person, title)
  const answer = await fetch(`${stage.url}/common/events/${first}/repeat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ frequency: 'weekly', count: 4 }),
  })
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: { events: { id: number }[] } }
  const dates = [first, ...data.events.map(({ id }) => id).filter((id) => id !== first)]
  expect(dates).toHaveLength(4)
  await rejectEvent(stage.url, stage.superadmin, first, 'Please name the street.')

  const details = page.getByRole('dialog', { name: 'Event Details' })
  const days = ['July 1, 2099', 'July 8, 2099', 'July 15, 2099', 'July 22, 2099']
  for (const [at, id] of dates.entries()) {
    await page.goto(`/home?dialog=my-events&own=${id}`)
    await expect(details.getByText(`${days[at]}, this date`)).toBeVisible()
    await expect(page).toHaveURL(`/home?dialog=my-events&own=${id}`)
  }

  const third = dates[2]
  await page.goto(`/home?dialog=my-events&own=${third}`)
  await page.reload()
  await expect(details.getByText('July 15, 2099, this date')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Event' }).click()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Edit Event Information' })).toBeVisible()
  await expect(page.getByLabel('Event Date', { exact: true })).toHaveValue('2099-07-15')
  await expect(page).toHaveURL(`/home?dialog=my-events&edit=${third}`)
})
