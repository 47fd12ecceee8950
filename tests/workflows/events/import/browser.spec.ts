import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { calendarFile } from '../../../browser/acts/importing.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { cologne, ownJazz, pageOf } from '../../fixtures.ts'
import { importEvents } from './model.ts'

test.use({ as: 'member', sharesPage: true })

/** The texts shown with each entry. */
const entries: Record<string, [title: string, texts: string[]]> = {
  'jazz@x': ['Open-air jazz', ['New', 'Looks like “Jazz under the Bridge”, which is on Plaza already.']],
  'choir@x': ['Open choir', ['Changed', 'Changes: Start Time']],
  'fair@x': ['Harbour fair', ['Cannot be imported', 'Missing: Venue']],
  'old@x': ['Spring fair', ['Has begun', 'It has begun already.']],
  'diary@x': ['Dentist', ['New', 'It is marked as private.']],
}

const lisbon = { ...cologne, formattedAddress: 'Lisbon, Portugal', timeZone: 'Europe/Lisbon' }

/**
 * The texts above the list and next to “Open choir”, the only importable entry without a time zone, by the
 * zone chosen there.
 */
const zoneTexts: Record<string, [ofAll: string, ofChoir: string]> = {
  '': [
    '1 event names no time zone: its time is local to the venue.',
    'No time zone is named. The time is taken as local to the venue: Berlin time.',
  ],
  'Europe/Lisbon': [
    '1 event names no time zone: its time is Lisbon time.',
    'No time zone is named. The time is taken as Lisbon time.',
  ],
}

for (const path of importEvents.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, importEvents, {
      also: ['listMyEvents', 'geocode'],
    })
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(ownJazz)))
    const button = page.getByRole('button', { name: 'Import Events' })
    const dialog = page.getByRole('dialog', { name: 'Import Events' })
    const submit = dialog.getByRole('button', { name: /^Submit \d+ events? for review$/ })

    await walk(importEvents, path, {
      events: {
        ...network.outcomes,
        'import.open': () => button.click(),
        'import.close': () => dialog.getByRole('button', { name: 'Close' }).last().click(),
        'import.back': () => dialog.getByRole('button', { name: 'Another file or address' }).click(),
        'import.submit': () => submit.click(),
        'file.choose': () => dialog.getByLabel('Calendar file (.ics)').setInputFiles(calendarFile),
        'address.change': ({ address }) =>
          dialog.getByLabel('Web address of a calendar or page').fill(address),
        'address.submit': () => dialog.getByRole('button', { name: 'Show Events' }).click(),
        'entry.toggle': () => dialog.getByRole('checkbox', { name: 'Open-air jazz' }).click(),
        'entries.toggle': () => dialog.getByRole('checkbox', { name: 'All that can be imported' }).click(),
        'type.change': ({ eventType }) =>
          dialog.getByLabel('Event type of all new events').selectOption(eventType),
        'category.change': ({ category }) =>
          dialog.getByLabel('Category of all new events without one').selectOption(category),
        'zone.change': async ({ timeZone }) => {
          if (timeZone === '') await dialog.getByRole('button', { name: 'Use the time at the venue' }).click()
          else {
            await dialog.getByRole('button', { name: 'Change time zone' }).click()
            await dialog.getByLabel('Time Zone', { exact: true }).fill('Lisbon')
            await network.settle(done('geocode', [lisbon]))
            await dialog.getByRole('option', { name: 'Lisbon, Portugal' }).click()
          }
        },
      },
      states: {
        looking: () => expect(button).toHaveCount(0),
        absent: () => expect(button).toHaveCount(0),
        idle: async () => {
          await expect(dialog).toHaveCount(0)
          await expect(button).toBeVisible()
        },
        choosing: async ({ facts: { problem, address } }) => {
          await expect(dialog.getByLabel('Web address of a calendar or page')).toHaveValue(address)
          await expect(dialog.getByRole('alert')).toHaveText(problem === '' ? [] : [problem])
        },
        readingFile: () => expect(dialog.getByRole('status')).toHaveText('Reading...'),
        readingAddress: async ({ facts: { address } }) => {
          const url = address.startsWith('WebCal') ? 'https://fair.example/a.ics' : 'https://fair.example/'
          expect(await network.asked('previewImport')).toEqual({ url })
          await expect(dialog.getByRole('status')).toHaveText('Reading...')
        },
        previewed: async ({ facts: { listed, chosen, floatingTimeZone, problem } }) => {
          const [ofAll = '', ofChoir = ''] = zoneTexts[floatingTimeZone] ?? []
          await expect(dialog.getByText(ofAll)).toHaveCount(listed.length > 0 ? 1 : 0)
          await expect(dialog.getByText(/^No time zone is named/)).toHaveText(
            listed.length > 0 ? [ofChoir] : [],
          )
          if (listed.length === 0) {
            await expect(dialog.getByText('There are no coming events in this calendar.')).toBeVisible()
            await expect(dialog.getByText('3 entries are over.')).toBeVisible()
          } else {
            for (const text of [
              'This calendar breaks off, so that entries may be missing.',
              '1,590 entries are over.',
              'The first 500 are listed. 12 more come later.',
            ])
              await expect(dialog.getByText(text)).toBeVisible()
          }
          for (const uid of listed) {
            const [name, texts] = entries[uid] ?? ['', []]
            const row = dialog.getByRole('listitem').filter({ hasText: name })
            for (const text of texts) await expect(row.getByText(text, { exact: true })).toBeVisible()
            const tick = row.getByRole('checkbox')
            await expect(tick).toHaveCount(/^(jazz|choir|diary)/.test(uid) ? 1 : 0)
            if (/^(jazz|choir|diary)/.test(uid))
              await expect(tick).toBeChecked({ checked: chosen.includes(uid) })
          }
          await expect(dialog.getByRole('alert')).toHaveText(problem === '' ? [] : [problem])
          await (chosen.length > 0 ? expect(submit).toBeEnabled() : expect(submit).toBeDisabled())
        },
        submitting: async ({ facts: { chosen, eventType, category, floatingTimeZone } }) => {
          expect(await network.asked('confirmImport')).toMatchObject({
            id: 'k1',
            uids: chosen,
            eventType: eventType || null,
            category: category || null,
            floatingTimeZone: floatingTimeZone || null,
          })
          await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
        },
        imported: async () => {
          await expect(dialog.getByText('Submitted for review')).toBeVisible()
          await expect(dialog.getByText('Date: Event date cannot be before today.')).toBeVisible()
          expect(await network.asked('listMyEvents')).toEqual({ page: null })
        },
      },
    })
  })
