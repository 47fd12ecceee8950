import { randomUUID } from 'node:crypto'
import { calm } from '../acts/calm.ts'
import { openMyEvents } from '../acts/sidePanel.ts'
import { expect, test } from '../support/test.ts'

// Runs against the real product, without mocked responses.
test.use(calm)
test.use({ as: 'member' })

test('a member submits an event of a calendar file for review', async ({ page }) => {
  const title = `Harbour fair ${randomUUID()}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${randomUUID()}`,
    `SUMMARY:${title}`,
    'DTSTART;TZID=Europe/Berlin:20310614T200000',
    'LOCATION:Stadtgarten\\, Cologne',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const file = { name: 'fair.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) }
  await page.goto('/myevents')
  await openMyEvents(page)
  await page.getByRole('button', { name: 'Import Events' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Events' })
  await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Submit 1 event for review' }).click()
  await expect(dialog.getByText('Submitted for review')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('article', { name: title }).getByText('Waiting for approval')).toBeVisible()
})
