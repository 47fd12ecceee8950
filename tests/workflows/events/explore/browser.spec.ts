import type { ExploreAddress } from '../../../../machines/events/explore/exploreAddress.ts'
import { jazz, rust, workshop } from '../../fixtures.ts'
import { explore } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { passMidnight } from '../../../browser/support/clock.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { forgetViews } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'

const addresses: Record<string, string> = {
  'from the navigation': '/explore',
  'from a link': '/explore?event=7',
  'from My Events': '/explore?event=7&from=myevents',
  'from a shared list': '/explore?location=Cologne&event=8',
}
/** The query as it stands in the browser's address bar. */
const spelled = ({ view, filters, page, eventId, cameFrom }: ExploreAddress) =>
  [
    filters.location && `location=${filters.location}`,
    view === 'list' && !filters.location && 'view=all',
    view === 'filters' && filters.location && 'view=filters',
    page && `page=${page}`,
    eventId && `event=${eventId}`,
    cameFrom === 'myEvents' && 'from=myevents',
  ]
    .filter(Boolean)
    .join('&')
const urlOf = (address: ExploreAddress) => `/explore?${spelled(address)}`.replace(/\?$/, '')
const eventOf = (name: string | null) => [jazz, rust, workshop].find(({ title }) => title === name)

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

test.use({ as: 'member', sharesPage: true, viewport: wide, permissions: ['clipboard-write'] })

for (const path of explore.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, explore)
    await page.goto('/myevents')
    await page.goto(addresses[path.start] ?? '')

    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const back = page.getByRole('button', { name: /^Back to (My Events|Filters)$/ })
    const list = page.getByRole('navigation', { name: 'Events', exact: true })
    const areFiltersShown = (leaves: string[]) =>
      leaves.includes('panel.shown') && leaves.some((leaf) => leaf.startsWith('view.filters'))

    await walk(explore, path, {
      events: {
        ...network.outcomes,
        'choices.retry': () => button('Load categories and types again').click(),
        'filter.change': ({ changes }) => field('Location').fill(changes.location ?? ''),
        'filters.clear': () => button('Clear Filters').click(),
        'filters.apply': () => button('Apply Filters').click(),
        'filters.showAll': () => button('Show All').click(),
        'panel.toggle': async () => {
          await page.setViewportSize(phone)
          await page.getByRole('button', { name: /(Show|Hide) Filters/ }).click()
        },
        'event.select': () => list.getByRole('button', { name: 'Rust from Zero' }).click(),
        'picture.select': ({ index }) => button(`Show picture ${index + 1}`).click(),
        'event.share': async () => {
          await button('Share to Social media').click()
          await button('Copy link').click()
        },
        'calendar.save': async () => {
          await page.route('**/common/events/*/calendar.ics', (route) =>
            route.fulfill({ contentType: 'text/calendar; charset=utf-8', body: 'BEGIN:VCALENDAR' }),
          )
          const download = page.waitForEvent('download')
          await button('Add to calendar').click()
          expect((await download).suggestedFilename()).toMatch(/\.ics$/)
        },
        'event.retry': () => button('Try Again').click(),
        'page.next': () => list.getByRole('button', { name: 'Next page' }).click(),
        'page.previous': () => list.getByRole('button', { name: 'Previous page' }).click(),
        'address.change': ({ address }) =>
          page.evaluate((url) => {
            history.pushState(null, '', url)
            dispatchEvent(new PopStateEvent('popstate'))
          }, urlOf(address)),
        'filters.open': () => button('Explore').click(),
        'day.change': () => passMidnight(page),
        back: () => back.click(),
      },
      states: {
        'choices.loading': async ({ leaves }) => {
          if (areFiltersShown(leaves))
            await expect(field('Category').getByRole('option')).toHaveText(['All Categories'])
        },
        'choices.loaded': async ({ leaves }) => {
          if (!areFiltersShown(leaves)) return
          await expect(field('Category').getByRole('option')).toHaveText([
            'All Categories',
            'Music',
            'Technology',
          ])
          await expect(field('Event Type').getByRole('option')).toHaveText([
            'All Event Types',
            'Concert',
            'Workshop',
          ])
        },
        'choices.failed': async ({ leaves }) => {
          if (!areFiltersShown(leaves)) return
          await expect(field('Category')).toContainText('Error loading categories')
          await expect(field('Event Type')).toContainText('Error loading types')
        },
        'panel.shown': async ({ leaves, event }) => {
          if (areFiltersShown(leaves)) await expect(field('Location')).toBeVisible()
          if (event?.type !== 'panel.toggle') return
          await expect(button('Hide Filters')).toHaveAttribute('aria-expanded', 'true')
          await page.setViewportSize(wide)
        },
        'panel.folded': async () => {
          await expect(field('Location')).toBeHidden()
          await expect(button('Show Filters')).toHaveAttribute('aria-expanded', 'false')
        },
        'view.opening': async ({ event, facts }) => {
          // Back leads to the previous page, so Explore is no longer shown.
          if (event?.type === 'back') return expect(page).toHaveURL(/\/myevents$/)
          expect(await network.asked('getEvent')).toEqual({ eventId: facts.wanted })
          return expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
        },
        'view.gone': async ({ event }) => {
          if (event?.type === 'back') return expect(page).toHaveURL(/\/myevents$/)
          await expect(page.getByText('This event is no longer available.')).toBeVisible()
          await expect(page.getByText('Failed to load data')).toHaveCount(0)
          return expect(button('Explore')).toBeVisible()
        },
        'view.filters.ready': async ({ facts, leaves }) => {
          await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
          await expect(page.getByText('No filters applied yet')).toBeVisible()
          await expect(button('Show All Events')).toBeEnabled()
          if (leaves.includes('panel.folded')) return
          await expect(page).toHaveURL(urlOf(facts.address))
          const isSet = facts.filters.location !== ''
          await expect(field('Location')).toHaveValue(facts.filters.location)
          await expect(button('Apply Filters')).toBeEnabled({ enabled: isSet })
          await expect(button('Clear Filters')).toHaveCount(isSet ? 1 : 0)
        },
        'view.filters.filtering': async ({ facts }) => {
          const { filter } = (await network.asked('listEvents')) as { filter: Record<string, string> }
          expect(filter['location']).toBe(facts.filters.location)
          await expect(button('Filtering...')).toBeDisabled()
        },
        'view.filters.loading': async ({ facts }) => {
          const variables = await network.asked('listEvents')
          expect(variables['filter'] ?? {}).toEqual({})
          expect(variables['page'] ?? null).toBe(facts.turningTo)
          await expect(button('Loading...')).toBeDisabled()
        },
        'view.results.detail.none': async () => {
          await expect(page.getByText('No events found.')).toBeVisible()
          await expect(back).toBeEnabled()
        },
        'view.results.detail.recordingView': async ({ event, facts: { selected } }) => {
          if (event?.type === 'back') return
          expect(await network.asked('recordView')).toEqual({ eventId: eventOf(selected)?.id })
        },
        'view.results.detail.viewed': async ({ event, facts: { selected } }) => {
          if (event?.type === 'back') return
          await expect(page.getByRole('article', { name: selected ?? '' })).toBeVisible()
          await forgetViews(page)
        },
        'view.results': async ({ event, facts: known }) => {
          const { results, selected: name, picture, address, listed } = known
          const selected = eventOf(name)
          if (event?.type === 'back') return expect(page).toHaveURL(/\/myevents$/)
          await expect(page).toHaveURL(urlOf(address))
          if (!selected) return undefined
          await expect(
            page.getByText(`Found ${listed ? (results.length === 0 ? 0 : 3) : 1} Event(s)`),
          ).toBeVisible()
          await expect(list.getByRole('listitem')).toHaveCount(results.length)
          const detail = page.getByRole('article', { name: selected.title })
          await expect(detail.getByText(selected.category?.name ?? '', { exact: true })).toBeVisible()
          const facts = page.getByRole('complementary', { name: 'Where and when' })
          const origin = address.cameFrom === 'myEvents' ? 'My Events' : 'Filters'
          await expect(back).toHaveText(`Back to ${origin}`)
          if (known.whole !== name) {
            const excerpt = detail.getByText(`${selected.content.slice(0, 8)}...`, { exact: true })
            // The row was made from the full event if that was open before.
            await expect(excerpt.or(detail.getByText(selected.content, { exact: true }))).toBeVisible()
            await expect(facts.getByText(selected.venue ?? '', { exact: true })).toBeVisible()
            return expect(button('Add to calendar')).toBeDisabled()
          }
          for (const text of [selected.content, `By ${selected.author.fullName}`])
            await expect(detail.getByText(text, { exact: true })).toBeVisible()
          await expect(facts.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
            'href',
            selected.registerLink ?? '',
          )
          if (selected.isOnline) await expect(facts.getByText('Online Event')).toHaveCount(2)
          else {
            for (const text of ['June 14, 2031', '6:00 PM - 11:00 PM', 'Old Bridge Hall'])
              await expect(facts.getByText(text, { exact: true })).toBeVisible()
            await expect(facts.getByText('Coordinates: 50.93753, 6.96028')).toBeVisible()
            await expect(button(`Show picture ${picture + 1}`)).toHaveAttribute('aria-pressed', 'true')
            await expect(detail.getByRole('img', { name: `picture ${picture + 1}` })).toBeVisible()
          }
          if (event?.type === 'event.share')
            await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
          return undefined
        },
        'view.results.rest.none': () => expect(page.getByRole('article')).toHaveCount(0),
        'view.results.rest.arriving': async ({ facts: { selected } }) => {
          expect(await network.asked('getEvent')).toEqual({ eventId: eventOf(selected)?.id })
        },
        'view.results.rest.arrived': () => expect(page.getByText('Failed to load data')).toHaveCount(0),
        'view.results.rest.missing': ({ facts: { problem } }) =>
          expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible(),
        'view.results.rest.gone': async () => {
          await expect(page.getByRole('alert')).toHaveText('This event is no longer available.')
          await expect(button('Try Again')).toHaveCount(0)
        },
        'view.results.paging.settled.current': () => {},
        'view.results.paging.settled.renewing': async () => {
          expect(await network.asked('listEvents')).toMatchObject({ filter: {} })
        },
        'view.results.paging.settled': async ({ event, facts: { next, previous, selected } }) => {
          if (!selected || event?.type === 'back') return
          await expect(list.getByRole('button', { name: 'Next page' })).toHaveCount(next ? 1 : 0)
          await expect(list.getByRole('button', { name: 'Previous page' })).toHaveCount(previous ? 1 : 0)
        },
        'view.results.paging.turning': async ({ facts: { turningTo } }) => {
          expect(await network.asked('listEvents')).toMatchObject({ page: turningTo })
          for (const turner of await list.getByRole('button', { name: /^(Next|Previous) page$/ }).all())
            await expect(turner).toBeDisabled()
        },
      },
    })
  })
