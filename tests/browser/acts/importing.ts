import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** A calendar file as a person chooses it. */
export const calendarFile = (...entries: string[]) => ({
  name: 'calendar.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR'].join('\r\n')),
})

export const entry = (title: string, ...others: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${randomUUID()}`,
    `SUMMARY:${title}`,
    'DTSTART;TZID=Europe/Berlin:20310614T200000',
    ...others,
    'END:VEVENT',
  ].join('\r\n')

/** From the list of one's own events: an event of a file is submitted, by the product itself. */
export async function importOne(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Events' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Events' })
  const file = calendarFile(entry(title, 'LOCATION:Stadtgarten\\, Cologne'))
  await dialog.getByLabel('Calendar file (.ics)').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Submit 1 event for review' }).click()
  await expect(dialog.getByText('Submitted for review')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
}
