import { favorites } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { passMidnight } from '../../../browser/support/clock.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true })

test('favorites: My Events says so if the token is missing from storage', async ({ page }) => {
  await page.goto('/explore')
  // The prerendered page appears before the app, which reads the token when it starts.
  await expect(page.getByRole('banner').getByRole('button')).toHaveAttribute('aria-busy', 'false')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('link', { name: 'MY EVENTS' }).click()
  const text = 'No authentication token found'
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/myevents')
})

for (const path of favorites.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, favorites)
    await page.goto('/myevents')
    const card = (name: string) => page.getByRole('article', { name })
    const category = page.getByLabel('Category', { exact: true })
    // A person whose token is no longer valid is sent to the login at once.
    const isSentAway = ({ label }: { label: string }) => label.endsWith('(signed out)')

    await walk(favorites, path, {
      events: {
        ...network.outcomes,
        retry: () => retry(),
        'period.select': () => page.getByRole('tab', { name: 'Past' }).click(),
        'filter.change': () => category.selectOption('1'),
        'filters.clear': () => page.getByRole('button', { name: 'Clear Filters' }).click(),
        'favorite.remove': () =>
          card('Jazz under the Bridge').getByRole('button', { name: 'Remove from favorites' }).click(),
        'day.change': () => passMidnight(page),
        'page.more': () => page.getByRole('button', { name: 'Show more' }).click(),
      },
      states: {
        'choices.loading': (step) =>
          isSentAway(step) || expect(category.getByRole('option')).toHaveText(['Any Category']),
        'choices.loaded': async (step) => {
          if (isSentAway(step)) return
          await expect(category.getByRole('option')).toHaveText(['Any Category', 'Music', 'Technology'])
          const types = page.getByLabel('Event Type', { exact: true })
          await expect(types.getByRole('option')).toHaveText(['All Event Types', 'Concert', 'Workshop'])
        },
        'choices.failed': async () => {
          await expect(category).toContainText('Error loading categories')
          await expect(page.getByLabel('Event Type', { exact: true })).toContainText('Error loading types')
        },
        'list.loading': async ({ facts: { filters, period } }) => {
          const newest = async () => {
            const { filter, page: further = null } = await network.asked('listFavorites')
            const { category = '', period: requested = 'all' } = (filter ?? {}) as Record<string, string>
            return { category, period: requested.toLowerCase(), further }
          }
          await expect.poll(newest).toEqual({ category: filters.category, period, further: null })
          // A request is cancelled when a newer one replaces it.
          await expect.poll(() => network.count('listFavorites')).toBe(1)
          await expect(page.getByRole('tabpanel').getByText('Loading...')).toBeAttached()
          await expect(page.getByRole('article')).toHaveCount(0)
          await expect(page.getByRole('tab').first()).toHaveText('All')
        },
        'list.failed': async (step) => {
          if (isSentAway(step)) return expect(page).toHaveURL(/\/$/)
          await expect(page.getByText(step.facts.problem, { exact: true })).toBeVisible()
          await expect(page.getByRole('tab').first()).toHaveText('All')
          return expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled()
        },
        'list.listed.ready.renewing': () => {},
        'list.listed.ready.settled': () => {},
        'list.listed.ready': async (step) => {
          const { facts } = step
          if (isSentAway(step)) return expect(page).toHaveURL(/\/$/)
          for (const name of facts.shown) await expect(card(name)).toBeVisible()
          await expect(page.getByRole('article')).toHaveCount(facts.shown.length)
          await expect(page.getByRole('tab').first()).toHaveText(`All (${facts.total})`)
          if (facts.shown.length === 0)
            await expect(
              page.getByText(
                facts.filters.category || facts.period !== 'all'
                  ? 'No events match your filters'
                  : 'No favorite events found',
              ),
            ).toBeVisible()
          await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(facts.next ? 1 : 0)
          return expect(page.getByRole('tab')).toHaveCount(3)
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

    /** Presses the retry button of the list, which also reloads the selects, or the one of the selects. */
    async function retry() {
      await page.getByRole('button', { name: /Try Again|Load categories and types again/ }).click()
    }
  })
