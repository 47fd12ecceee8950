import { calm } from '../acts/calm.ts'
import { createPendingEvent, publishEvent } from '../acts/pendingEvent.ts'
import type { Person } from '../stage/accounts.ts'
import { setClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'

test.use({ ...calm, as: 'member' })

/**
 * Saves a search. The returned function deletes it, because later tests of this worker use the same account.
 */
async function saveSearch(url: string, { token }: Person, search: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: search, search, when: 'weekend' })
  const answer = await fetch(`${url}/common/saved-filters/`, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: { id: number } }
  return () => fetch(`${url}/common/saved-filters/${data.id}/`, { method: 'DELETE', headers })
}

for (const [timezoneId, days] of [
  ['UTC', ['11', '12']],
  ['Africa/Cairo', ['10', '11']],
] as const)
  test.describe(`the weekend in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a saved search lists the events of both days, shows its range, and can be cleared', async ({
      page,
      person,
      stage,
    }) => {
      const word = `kites${Date.now()}`
      // One event per day, from a Friday to a Monday.
      for (const day of ['10', '11', '12', '13']) {
        const on = { event_date: `2099-07-${day}` }
        const eventId = await createPendingEvent(stage.url, person, `${word} of the ${day}th`, on)
        await publishEvent(stage.url, stage.superadmin, eventId)
      }
      const forget = await saveSearch(stage.url, person, word)
      await setClock(page, '2099-07-09T10:00:00')
      await page.goto('/explore')
      await page.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name: word }).click()

      await expect(page.getByText('Found 2 Event(s) · this weekend')).toBeVisible()
      const list = page.getByRole('navigation', { name: 'Events', exact: true })
      await expect(list.getByRole('heading')).toHaveText(days.map((day) => `${word} of the ${day}th`))
      await expect(page).toHaveURL(/[?&]when=weekend(&|$)/)
      await expect(page.getByText(`Saved as “${word}”`)).toBeVisible()

      await page.reload()
      await expect(list.getByRole('heading')).toHaveCount(2)
      await page.getByRole('button', { name: 'Back to Filters' }).click()
      await page.getByRole('button', { name: 'Clear this weekend' }).click()
      await expect(page.getByRole('button', { name: 'Clear this weekend' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(page.getByText('Found 4 Event(s)', { exact: true })).toBeVisible()
      expect((await forget()).ok).toBe(true)
    })
  })

const graph = /\/graphql\?/

test('saved searches do not shift the content when they load, however many there are', async ({ page }) => {
  const saved = page.getByRole('region', { name: 'Saved searches' })
  const below = page.getByRole('heading', { name: 'No filters applied yet' })
  for (const width of [390, 1440])
    for (const many of [0, 1, 12]) {
      let arrive = () => {}
      const held = new Promise<void>((resolve) => (arrive = resolve))
      await page.route(graph, async (route) => {
        if (!route.request().url().includes('listSavedFilters')) return route.fallback()
        await held
        const savedFilters = Array.from({ length: many }, (_, at) => ({
          __typename: 'SavedFilter',
          id: `${at}`,
          name: `A weekend in Cologne ${at}`,
          location: 'Cologne',
          category: null,
          eventType: null,
          search: null,
          when: 'WEEKEND',
        }))
        return route.fulfill({ json: { data: { savedFilters } } })
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/explore')
      await expect(page.getByRole('button', { name: 'Show All', exact: true })).toBeEnabled()
      const before = await below.boundingBox()
      arrive()
      await expect(saved.getByRole('link')).toHaveCount(many)
      await expect(saved.getByText('Filter events, then choose')).toHaveCount(many === 0 ? 1 : 0)
      expect(await below.boundingBox(), `${many} at ${width}`).toEqual(before)
      await page.unroute(graph)
    }
})
