import { locationSearch } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { openCreateEvent } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', viewport: { width: 1280, height: 900 } })

for (const path of locationSearch.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, locationSearch)
    await takeClock(page)
    await page.goto('/home')
    await openCreateEvent(page)
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await dialog.getByRole('tab', { name: 'Venue & Location' }).click()
    const location = dialog.getByLabel('Location', { exact: true })
    await expect(location).toBeVisible()
    await stopClock(page)

    const options = dialog.getByRole('option')
    const nothing = dialog.getByText('No locations found. Try a different search term.')
    const failure = dialog.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try Again' }) })
    const retry = failure.getByRole('button', { name: 'Try Again' })
    /** Neither suggestions nor the text for an empty result are shown. */
    async function expectClosed() {
      await expect(options).toHaveCount(0)
      await expect(nothing).toBeHidden()
    }
    async function expectOpen(places: string[]) {
      await expect(options).toHaveCount(places.length)
      for (const name of places) await expect(options.filter({ hasText: name })).toBeVisible()
      if (places.length === 0) await expect(nothing).toBeVisible()
    }

    await walk(locationSearch, path, {
      events: {
        ...network.outcomes,
        'search.type': ({ text }) => location.fill(text),
        'search.clear': async () => {
          // Choosing another way to take part clears the place.
          for (const mode of ['Online', 'In person']) await dialog.getByRole('radio', { name: mode }).check()
        },
        'search.pick': () => options.first().click(),
        'search.focus': () => location.focus(),
        'search.blur': () => location.blur(),
        'search.dismiss': () => location.press('Escape'),
        'search.retry': () => retry.click(),
        'searchDebounce passes': () =>
          // Typing has cancelled the request for the earlier text, and no new one is sent yet.
          pass(page, 500, () => expect.poll(() => network.count('geocode')).toBe(0)),
        'closingDelay passes': () => pass(page, 150, async () => expect(options).toHaveCount(1)),
      },
      states: {
        idle: async ({ event }) => {
          await expectClosed()
          if (event?.type === 'search.pick') {
            await expect(location).toHaveValue('Cologne, North Rhine-Westphalia, Germany')
            await expect(dialog.getByRole('region', { name: /^Map of / })).toHaveCount(1)
          }
        },
        debouncing: expectClosed,
        searching: async ({ facts }) => {
          await expect.poll(() => network.asked('geocode')).toEqual({ address: facts.text })
          await expectClosed()
          await expect(failure).toHaveCount(0)
        },
        failed: async ({ facts: { problem } }) => {
          await expectClosed()
          await expect(failure).toContainText(problem)
        },
        suggesting: ({ facts: { places } }) => expectOpen(places),
        closing: ({ facts: { places } }) => expectOpen(places),
      },
    })
  })
