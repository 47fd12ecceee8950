import { failureOf } from '../../machines/domain.ts'
import { favorites } from '../models/favorites.ts'
import { title } from '../support/modelOf.ts'
import { recordWalk } from '../support/walks.ts'
import { holdGraphQL } from './support/network.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'member' })

for (const path of favorites.edgePaths())
  test(title(path), async ({ page }) => {
    const network = await holdGraphQL(page, favorites)
    await page.goto('/myevents')
    const card = (name: string) => page.getByRole('article', { name })
    const category = page.getByLabel('Category', { exact: true })
    const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
    // Whoever has no valid token any more is shown the way in at once.
    const isSentAway = (event: object | null) =>
      event !== null && 'error' in event && failureOf(event.error).code === 'UNAUTHENTICATED'

    await path.test({
      events: {
        ...network.outcomes,
        retry: () => retry(),
        'period.select': () => page.getByRole('tab', { name: 'Past' }).click(),
        'filter.change': () => category.selectOption('1'),
        'filters.clear': () => page.getByRole('button', { name: 'Clear Filters' }).click(),
        'favorite.remove': () =>
          card('Jazz under the Bridge').getByRole('button', { name: 'Remove from favorites' }).click(),
        'page.more': () => page.getByRole('button', { name: 'Show more' }).click(),
      },
      states: {
        'choices.loading': ({ event }) =>
          isSentAway(event) || expect(category.getByRole('option')).toHaveText(['Any Category']),
        'choices.loaded': async ({ event }) => {
          if (isSentAway(event)) return
          await expect(category.getByRole('option')).toHaveText(['Any Category', 'Music', 'Technology'])
          const types = page.getByLabel('Event Type', { exact: true })
          await expect(types.getByRole('option')).toHaveText(['All Event Types', 'Concert', 'Workshop'])
        },
        'choices.failed': async () => {
          await expect(category).toContainText('Error loading categories')
          await expect(page.getByLabel('Event Type', { exact: true })).toContainText('Error loading types')
          await expect(toast('Failed to load event types and categories')).toBeVisible()
        },
        'list.loading': async ({ context: { filters, period } }) => {
          const asked = await network.asked('listFavorites')
          const filter = asked['filter'] as Record<string, unknown> | null
          expect(filter?.['category'] ?? '').toBe(filters.category)
          expect(filter?.['period'] ?? 'all').toBe(period === 'all' ? 'all' : period.toUpperCase())
          await expect(page.getByRole('tabpanel').getByText('Loading...')).toBeAttached()
          await expect(page.getByRole('article')).toHaveCount(0)
        },
        'list.failed': async ({ event }) => {
          if (isSentAway(event)) {
            await expect(toast('No authentication token found')).toBeVisible()
            return expect(page).toHaveURL(/\/$/)
          }
          await expect(page.getByText('Failed to load events', { exact: true })).toBeVisible()
          return expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled()
        },
        'list.listed.ready': async ({ event, context }) => {
          if (isSentAway(event)) return expect(page).toHaveURL(/\/$/)
          for (const { title: name } of context.favorites) await expect(card(name)).toBeVisible()
          await expect(page.getByRole('article')).toHaveCount(context.favorites.length)
          await expect(page.getByRole('tab').first()).toHaveText(`All (${context.total})`)
          if (context.favorites.length === 0) await expect(page.getByText(emptied(event))).toBeVisible()
          await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(context.next ? 1 : 0)
          await expect(page.getByRole('tab')).toHaveCount(3)
          const said = says[event?.type ?? '']
          return said && expect(toast(said)).toBeVisible()
        },
        'list.listed.removing': async () => {
          expect(await network.asked('saveFavorite')).toEqual({ eventId: '7', isFavorite: false })
          await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeDisabled()
        },
        'list.listed.loadingMore': async () => {
          expect(await network.asked('listFavorites')).toMatchObject({ page: 'more' })
          await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
        },
      },
    })
    recordWalk('browser', favorites, path)

    /** The list has a button of its own; the selects load again with it. */
    async function retry() {
      await page.getByRole('button', { name: /Try Again|Load categories and types again/ }).click()
    }
  })

const says: Record<string, string> = {
  'done.saveFavorite': 'Removed from favorites',
  'failed.saveFavorite': 'Failed to remove from favorites',
  'failed.listFavorites': 'Failed to load events. Please try again.',
}

const emptied = (event: { type: string } | null) =>
  event?.type === 'filter.change' ? 'No events match your filters' : 'No favorite events found'
