import type { FilterDraft } from '../../../../machines/events/explore/savedFilter.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'
import { dayOnly, unnamed } from './filters.ts'
import { savedFilters } from './model.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of savedFilters.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, savedFilters)
    await page.goto('/explore')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const chips = page.getByRole('region', { name: 'Saved searches', exact: true })
    const list = page.getByRole('dialog', { name: 'Saved searches', exact: true })
    const naming = page.getByRole('dialog', { name: /^(Save this search|Rename saved search)$/ })
    const name = naming.getByLabel('Name')

    async function toFilters() {
      if (await button('Back to Filters').isVisible()) await button('Back to Filters').click()
      await expect(button('Apply Filters')).toBeVisible()
    }

    async function find({ terms, day }: FilterDraft) {
      await toFilters()
      await field('Location').fill(terms.location ?? '')
      await field('Date').fill(day)
      await field('Search Events').fill(terms.search ?? '')
      await button('Apply Filters').click()
      await expect(page.getByText('No events found.')).toBeVisible()
    }

    await walk(savedFilters, path, {
      events: {
        ...network.outcomes,
        retry: () => button('Try Again').click(),
        'list.open': () => button('Edit saved searches').click(),
        'list.close': () => list.getByRole('button', { name: 'Close' }).click(),
        'filter.save': async ({ draft }) => {
          await find(draft)
          await button('Save this search').click()
        },
        'filter.rename': () => list.getByRole('button', { name: 'Rename Jazz nearby' }).click(),
        'filter.delete': () => list.getByRole('button', { name: 'Delete Jazz nearby' }).click(),
        'name.change': (event) => name.fill(event.name),
        'when.change': () => naming.getByLabel('Days').selectOption('Today'),
        'draft.submit': () => naming.getByRole('button', { name: /^(Save|Rename)$/ }).click(),
        'draft.cancel': () => naming.getByRole('button', { name: 'Cancel' }).click(),
        'change.undo': () => button('Undo').click(),
      },
      states: {
        // The old list stays while the new one loads.
        loading: async ({ facts: { names } }) => {
          await toFilters()
          await expect(chips.getByRole('link')).toHaveCount(names.length)
        },
        failed: ({ facts: { problem } }) =>
          expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible(),
        absent: async () => {
          await find(unnamed)
          await expect(button('Back to Filters')).toBeVisible()
          await expect(button('Save this search')).toHaveCount(0)
        },
        listed: () => {},
        'listed.list': () => {},
        'listed.list.closed': () => expect(list).toHaveCount(0),
        'listed.list.open': async ({ facts: { names } }) => {
          if (names.length === 0) await expect(list).toContainText('You have no saved searches.')
          await expect(list.getByRole('link')).toHaveText(names)
          if (names.includes('Jazz nearby'))
            await expect(list.getByRole('listitem').filter({ hasText: 'jazz · Cologne · ' })).toContainText(
              'this weekend',
            )
          await expect(
            list.getByText('Its category or event type was deleted: it finds nothing any more.'),
          ).toHaveCount(names.length > 0 ? 1 : 0)
        },
        'listed.work': () => {},
        'listed.work.idle': async ({ leaves, facts: { names } }) => {
          await expect(naming).toHaveCount(0)
          if (leaves.includes('listed.list.open')) return
          await toFilters()
          await expect(chips.getByRole('link')).toHaveCount(names.length)
          for (const one of names) await expect(chips.getByRole('link', { name: one }).first()).toBeVisible()
          if (names.length < 20) return
          await find(unnamed)
          await expect(page.getByText('You have 20 saved searches, the most there can be.')).toBeVisible()
          await expect(button('Save this search')).toHaveCount(0)
        },
        'listed.work.idle.settled': () => {},
        'listed.work.idle.deleted': async () => {
          await expect(button('Undo')).toBeVisible()
          // The pressed button disappears, so the focus moves to the list.
          await expect(list.getByRole('region', { name: 'Saved searches' })).toBeFocused()
        },
        'listed.work.naming': async ({ facts: { isNew, words } }) => {
          await expect(naming).toHaveAccessibleName(isNew ? 'Save this search' : 'Rename saved search')
          await expect(naming.getByLabel('Days')).toHaveCount(isNew ? 1 : 0)
          if (isNew) await expect(naming).toContainText('June 14, 2031 is not saved, as it will pass.')
          if (words.length > 0) await expect(naming).toContainText('It looks for: jazz · Cologne')
        },
        'listed.work.naming.typing': async ({ facts: { problems, ...facts } }) => {
          await expect(name).toHaveValue(facts.name)
          for (const problem of Object.values(problems)) await expect(naming).toContainText(problem)
          await expect(naming.locator('[aria-invalid=true]')).toHaveCount(
            Object.keys(problems).filter((field) => field !== 'form').length,
          )
        },
        'listed.work.naming.creating': async ({ facts: { name: typed, days, words } }) => {
          const terms = words.length > 0 ? unnamed.terms : dayOnly.terms
          expect(await network.asked('createSavedFilter')).toEqual({
            input: { ...terms, name: typed.trim(), when: days },
          })
          await expect(naming.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'listed.work.naming.renaming': async ({ facts }) => {
          expect(await network.asked('updateSavedFilter')).toEqual({
            id: '12',
            input: { name: facts.name.trim() },
          })
          await expect(naming.getByRole('button', { name: 'Saving...' })).toBeDisabled()
        },
        'listed.work.deleting': async () => {
          expect(await network.asked('deleteSavedFilter')).toEqual({ id: '12' })
          await expect(list.getByRole('button', { name: 'Delete Jazz nearby' })).toBeDisabled()
        },
        'listed.work.restoring': async () => {
          const { input } = (await network.asked('createSavedFilter')) as { input: object }
          expect(input).toMatchObject({ name: 'Jazz nearby', category: '1', when: 'WEEKEND' })
        },
      },
    })
  })
