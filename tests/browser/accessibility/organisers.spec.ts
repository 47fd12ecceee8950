import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { preview } from '../../workflows/events/import/entries.ts'
import { myEvents } from '../../workflows/events/myEvents/model.ts'
import { cologne, ownJazz, ownRust, ownWorkshop, pageOf } from '../../workflows/fixtures.ts'
import { calendarFile } from '../acts/importing.ts'
import { openCreateEvent, openMyEvents } from '../acts/sidePanel.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectNoFindings, expectUsable } from '../support/usable.ts'

test.use({ as: 'member', sharesPage: true, viewport: desktop })
// Slow, because each test checks several states at several sizes and in both colour schemes.
test.beforeEach(() => test.slow())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('My Events, its events, and the forms that import, repeat and edit them are accessible', async ({
  page,
}) => {
  const network = await holdGraphQL(page, myEvents, { also: ['previewImport'] })
  await page.goto('/explore')
  await openMyEvents(page)
  await network.asked('listMyEvents')
  await expectUsable(page, 'the dialog My Events, loading')
  await network.settle(failed('listMyEvents'))
  await expect(button(page, 'Try Again')).toBeVisible()
  await expectUsable(page, 'the dialog My Events, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listMyEvents', pageOf()))
  await see(page, "You haven't created any events yet.")
  await expectUsable(page, 'the dialog My Events, empty')
  await page.goto('/explore')
  await openMyEvents(page)
  await network.settle(done('listMyEvents', pageOf(ownJazz, ownRust, ownWorkshop)))
  await see(page, 'Pottery for Two')
  await expectUsable(page, 'the dialog My Events')
  await button(page, 'Import Events').click()
  const imports = page.getByRole('dialog', { name: 'Import Events' })
  await expect(imports.getByText('Calendar file (.ics)', { exact: true })).toBeVisible()
  await expectUsable(page, 'Import Events')
  await imports.getByLabel('Calendar file (.ics)').setInputFiles(calendarFile)
  await network.settle(done('previewImport', preview))
  await expect(imports.getByRole('checkbox', { name: 'Open-air jazz' })).toBeVisible()
  await expectUsable(page, 'Import Events, the entries')
  await imports.getByRole('button', { name: 'Close' }).last().click()
  await button(page, 'Pottery for Two').click()
  await see(page, 'Please name the street.')
  await expectNoFindings(page, 'one of My Events')
  await button(page, 'Delete Event').click()
  const question = page.getByRole('dialog', { name: 'Delete Event' })
  await expect(question).toBeVisible()
  await expectUsable(page, 'one of My Events, and whether it goes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Back to all events').click()
  await button(page, 'Jazz under the Bridge').click()
  await see(page, 'Back to all events')
  await expectUsable(page, 'one of My Events, published')
  await button(page, 'Repeat Event').click()
  const repeats = page.getByRole('dialog', { name: 'Repeat Event' })
  const date = repeats.getByRole('checkbox', { name: 'June 21, 2031' })
  await date.click()
  await expect(date).not.toBeChecked()
  await expectUsable(page, 'Repeat Event')
  await repeats.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Edit Event').click()
  await page.getByLabel('Venue', { exact: true }).fill('A Zoom call')
  await page.getByLabel('Title', { exact: true }).fill('')
  await button(page, 'Save Changes').click()
  await see(page, 'Please fill in the following required fields: Title')
  await expectNoFindings(page, 'Edit Event Information, and what is missing')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  await expectUsable(page, 'Edit Event Information, and whether to leave it')
})

test('Create New Event is accessible: its sections, missing values, and a saved draft', async ({ page }) => {
  const options = { also: ['geocode'], real: ['geocode'] }
  const network = await holdGraphQL(page, { cases: new Map() }, options)
  const open = async (section: string) => {
    await page.getByRole('tab', { name: section }).click()
    await expect(page.getByRole('tab', { name: section })).toHaveAttribute('aria-selected', 'true')
  }
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await page.goto('/explore')
  await openCreateEvent(page)
  await open('Basic Details')
  await expectUsable(page, 'Basic Details')
  await open('Date & Time')
  await expectUsable(page, 'Date & Time')
  await open('Venue & Location')
  await page.getByRole('combobox', { name: 'Location' }).fill('Lisboa')
  await network.settle(failed('geocode', { code: 'NETWORK' }))
  await expect(page.getByRole('alert')).toContainText('Locations could not be searched.')
  await expectNoFindings(page, 'without a search')
  await button(page, 'Try Again').click()
  await network.settle(done('geocode'))
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(suggestions.first()).toBeVisible()
  await expectUsable(page, 'suggestions')
  await suggestions.first().click()
  await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible()
  await expectUsable(page, 'Venue & Location')
  await open('Event Images')
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(broken)
  await expect(page.getByRole('alert')).toHaveText('broken.jpg cannot be read as a picture')
  await expectUsable(page, 'no picture')
  await button(page, 'Create Event').click()
  await expect(alert('Please fill in the following required fields:')).toBeVisible()
  await expectUsable(page, 'what is missing')
  await open('Basic Details')
  await page.getByLabel('Title').fill('Jazz under the Bridge')
  await page.reload()
  await see(page, 'Continue where you left off?')
  await expectUsable(page, 'what was kept of it')
})

test('suggestions for a place can be scrolled without being a tab stop', async ({ page }) => {
  const { options, search } = await openVenue(page)
  await search('Paris')
  await expectUsable(page, 'eight suggestions')
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowDown')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  const next = page.getByLabel('Registration Link')
  await expect(next).toBeFocused()
  await expect(options).toHaveCount(0)
  await expect(next).toBeFocused()
})

test('Escape closes the suggestions for a place before it asks whether to leave', async ({ page }) => {
  const { location, options, search } = await openVenue(page)
  await search('Paris')
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(location).toBeFocused()
  await expect(location).toHaveValue('Paris')
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(location).toBeFocused()
})

async function openVenue(page: Page) {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['geocode'] })
  await page.goto('/explore')
  await openCreateEvent(page)
  await page.getByRole('tab', { name: 'Venue & Location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const location = dialog.getByRole('combobox', { name: 'Location' })
  const options = dialog.getByRole('option')
  const search = async (text: string) => {
    await location.fill(text)
    await network.settle(done('geocode', eight))
    await expect(options).toHaveCount(8)
  }
  return { location, options, search }
}

const eight = Array.from({ length: 8 }, (_, index) => ({
  ...cologne,
  name: `Paris ${index + 1}`,
  formattedAddress: `Paris ${index + 1}, Lamar County, Texas, United States`,
}))
