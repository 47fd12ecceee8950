import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const signup = async (page: Page) => await page.getByRole('tab').nth(1).click()
const forgotPassword = async (page: Page) => {
  await page.getByRole('tab').first().click()
  await page.getByRole('tabpanel').locator('button[type=button]').last().click()
}

/** A calendar with an entry for each badge and each kind of remark in the preview. */
function calendar(): string {
  const start = 'DTSTART;TZID=Europe/Berlin:20310614T200000'
  const entries = [
    ['SUMMARY:Harbour fair', start, 'LOCATION:Stadtgarten\\, Cologne'],
    ['SUMMARY:Last year’s fair', start.replace('2031', '2021'), 'LOCATION:Stadtgarten\\, Cologne'],
    ['SUMMARY:A fair nowhere', start],
    ['SUMMARY:No fair', start, 'LOCATION:Stadtgarten\\, Cologne', 'STATUS:CANCELLED'],
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines) => ['BEGIN:VEVENT', `UID:${randomUUID()}`, lines.join('\r\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
}

const openImport = async (page: Page) => {
  await page.getByRole('dialog').locator('footer').getByRole('button').click()
  await expect(page.locator('input[type=url]')).toBeVisible()
}
const preview = async (page: Page) => {
  const file = { name: 'fairs.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar()) }
  await page.locator('input[type=file]').setInputFiles(file)
  // The fair that is over is only counted.
  await expect(page.getByRole('dialog').last().getByRole('listitem')).toHaveCount(3)
}
const submitImport = async (page: Page) => {
  await page.getByRole('dialog').last().locator('footer').getByRole('button').last().click()
  await expect(page.getByRole('dialog').last().getByRole('checkbox')).toHaveCount(0)
}

const dialogs = (path: string, ...searches: string[]) => searches.map((search) => `${path}?${search}`)

/** The path of a page, and steps that open more screens on it. */
type Screen = string | [path: string, ...steps: ((page: Page) => Promise<void>)[]]

/** The screens and dialogs that each person can reach. */
export const screens: Record<'nobody' | 'mira' | 'member' | 'superadmin', Screen[]> = {
  nobody: [['/', signup, forgotPassword]],
  member: [['/myevents?dialog=my-events', openImport, preview, submitImport]],
  mira: [
    '/home',
    '/explore',
    '/myevents',
    ...dialogs('/explore', 'location=a', 'event=1'),
    ...dialogs(
      '/myevents',
      'dialog=profile',
      'dialog=create-event',
      'dialog=my-events',
      'dialog=edit-profile',
    ),
    ...dialogs(
      '/myevents?dialog=account',
      ...['password', 'devices', 'calendar', 'embed', 'notifications', 'deletion'].map(
        (step) => `step=${step}`,
      ),
    ).map((address) => address.replace('account?', 'account&')),
  ],
  superadmin: [
    '/admin',
    '/admin/home',
    '/admin/users',
    '/admin/events',
    '/admin/category',
    '/admin/types',
    '/admin/pending-events',
    '/admin/settings',
    '/admin/audit',
    ...dialogs('/admin/home', 'add='),
    ...dialogs('/admin/category', 'add=', 'edit=1', 'delete=1'),
    ...dialogs('/admin/users', 'view=1'),
    ...dialogs('/admin/events', 'view=1'),
    ...dialogs('/admin/pending-events', 'keys=', 'add-reason='),
  ],
}

/** Opens a page and waits for its content, in any language. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeAttached()
  // The lists of the admin area keep a stream open, so the network is never idle.
  await expect(page.getByText(/⟦Lo\u0301a|جارٍ|Wird geladen|Loading/)).toHaveCount(0)
  if (/[?&](dialog|add|edit|delete|view|keys|add-reason)=/.test(path))
    await expect(page.getByRole('dialog').first()).toBeVisible()
}

export const stepsOf = (screen: Screen): [path: string, ...steps: ((page: Page) => Promise<void>)[]] =>
  typeof screen === 'string' ? [screen] : screen
