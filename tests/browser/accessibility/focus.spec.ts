import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { explore } from '../../workflows/events/explore/model.ts'
import { favorites } from '../../workflows/favorites/favorites/model.ts'
import { choices, explorePageOf, jazz, pageOf, rowOf, rust, workshop } from '../../workflows/fixtures.ts'
import { photograph } from '../acts/photograph.ts'
import { openCreateEvent, openEditProfile } from '../acts/sidePanel.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('on My Events, the keyboard focus stays in place while lists load, fail and shrink', async ({
  page,
}) => {
  const network = await holdGraphQL(page, favorites)
  await page.goto('/myevents')
  await network.settle(done('listChoices', choices))
  await network.settle(done('listFavorites', pageOf(...[jazz, rust, workshop].map(rowOf))))
  await expect(page.getByRole('article')).toHaveCount(3)
  const filter = async () => (await network.asked('listFavorites'))['filter']

  // While the year is typed digit by digit, the incomplete years 2, 20 and 203 are ignored.
  const date = page.getByLabel('Date', { exact: true })
  await date.focus()
  await page.keyboard.type('0614')
  await page.keyboard.type('203')
  expect(network.count('listFavorites')).toBe(0)
  await page.keyboard.type('1')
  await expect(date).toHaveValue('2031-06-14')
  await expect(date).toBeFocused()
  expect(await filter()).toEqual({ eventDate: '2031-06-14' })
  // The filters stay when the list fails to load.
  await network.settle(failed('listFavorites'))
  await expect(page.getByText('Failed to load events', { exact: true })).toBeVisible()
  await expect(date).toBeFocused()

  const type = page.getByLabel('Event Type', { exact: true })
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(type).toHaveValue('1')
  // Requests another list while the previous one is still loading.
  await page.keyboard.press('ArrowDown')
  await expect(type).toHaveValue('2')
  await expect(type).toBeFocused()
  await expect.poll(filter).toEqual({ eventDate: '2031-06-14', eventType: '2' })
  await network.settle(done('listFavorites', pageOf(...[jazz, rust, workshop].map(rowOf))))
  await expect(page.getByRole('article')).toHaveCount(3)

  const remove = (title: string) =>
    page.getByRole('article', { name: title }).getByRole('button', { name: 'Remove from favorites' })
  for (const [title, neighbour] of [
    ['Rust from Zero', 'Pottery for Two'],
    ['Pottery for Two', 'Jazz under the Bridge'],
  ] as const) {
    await remove(title).focus()
    await page.keyboard.press('Enter')
    await network.settle(done('saveFavorite'))
    await expect(remove(neighbour)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await network.settle(done('saveFavorite'))
  await expect(page.getByText('No events match your filters', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await button(page, 'Clear Filters').press('Enter')
  await expect(page.getByRole('region', { name: 'Filters' })).toBeFocused()
})

test('on Explore, the focus moves to the view that opens, and a page opens at its top', async ({ page }) => {
  const network = await holdGraphQL(page, explore)
  await page.goto('/explore')
  await page.getByLabel('Search Events').fill('jazz')
  await expect(button(page, 'Apply Filters')).toBeEnabled()
  await button(page, 'Apply Filters').press('Enter')
  await network.settle(done('listEvents', explorePageOf(jazz)))
  await expect(button(page, 'Back to Filters')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await button(page, 'Back to Filters').press('Enter')
  await expect(button(page, 'Apply Filters')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location')).toBeFocused()
  // The order of the specification.
  const names = ['Location', 'Date', 'Category', 'Event Type', 'Search Events']
  await expect(page.getByRole('form', { name: 'Filters' }).locator('label')).toHaveText(names)

  const many = (from: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      ...jazz,
      id: `${from + index}`,
      title: `Jazz ${from + index}`,
    }))
  await button(page, 'Show All').press('Enter')
  await network.settle(done('listEvents', { ...explorePageOf(...many(100)), count: 40, next: 'second' }))
  const list = page.getByRole('navigation', { name: 'Events' })
  await list.getByRole('button', { name: 'Next page' }).press('Enter')
  await network.settle(done('listEvents', { ...explorePageOf(...many(200)), count: 40, previous: 'first' }))
  const first = list.getByRole('button', { name: 'Jazz 200' })
  await expect(first).toHaveAttribute('aria-current', 'true')
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a phone, the title of the selected event is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const network = await holdGraphQL(page, explore)
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await network.settle(done('listEvents', explorePageOf(jazz, rust)))
  await page
    .getByRole('navigation', { name: 'Events' })
    .getByRole('button', { name: 'Rust from Zero' })
    .click()
  const title = page.getByRole('heading', { level: 1, name: 'Rust from Zero' })
  await expect(title).toBeInViewport({ ratio: 1 })
  const bottom = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  const box = await title.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bottom?.y ?? 0)
})

test('the tab of the open section scrolls into view when the window becomes narrow', async ({ page }) => {
  await page.goto('/explore')
  await openCreateEvent(page)
  const tab = page.getByRole('tab', { name: 'Event Images' })
  await tab.click()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(tab).toBeInViewport({ ratio: 1 })
})

/** As with `MAP_CONSENT=ask`. */
async function needConsent(page: Page) {
  await page.route('**/explore', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(
      '&quot;consent&quot;:&quot;show&quot;',
      '&quot;consent&quot;:&quot;ask&quot;',
    )
    await route.fulfill({ response: answer, body: html })
  })
}

test('if consent is needed first, the map takes the focus from its button', async ({ page }) => {
  await needConsent(page)
  const network = await holdGraphQL(page, explore)
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await network.settle(done('listEvents', explorePageOf(jazz)))
  const map = page.getByRole('region', { name: /^Map of / })
  await expect(map).toHaveCount(0)
  await button(page, 'Show map').press('Enter')
  await expect(map).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(map).toBeFocused()
})

test('typing beside a map that was asked for keeps the focus in its field', async ({ page }) => {
  await needConsent(page)
  await page.goto('/explore')
  await openCreateEvent(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByRole('tab', { name: 'Venue & Location' }).click()
  await dialog.getByLabel('Location', { exact: true }).fill('Lisboa')
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click()
  await button(page, 'Show map').press('Enter')
  const venue = dialog.getByLabel('Venue', { exact: true })
  await venue.pressSequentially('Pier')
  await expect(venue).toHaveValue('Pier')
  await expect(venue).toBeFocused()
})

test('after discarding, the focus returns to where it was before', async ({ page }) => {
  const discard = async () => {
    await page.keyboard.press('Escape')
    await button(page, 'Discard changes').press('Enter')
    await expect(page.getByRole('dialog', { name: /^Discard|^Create|^Edit/ })).toHaveCount(0)
  }
  const avatar = page.getByRole('banner').getByRole('button')
  await page.goto('/myevents')
  await openCreateEvent(page)
  await page.getByLabel('Title', { exact: true }).fill('Jazz')
  await discard()
  await expect(avatar).toBeFocused()

  const profile = await openEditProfile(page)
  await profile.getByLabel('Full Name', { exact: true }).fill('Somebody Else')
  await discard()
  await expect(page.getByRole('dialog', { name: 'Profile', exact: true }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(avatar).toBeFocused()
})

test('pictures are selected with a single control', async ({ page }) => {
  await page.goto('/explore')
  await openCreateEvent(page)
  await page.getByRole('tab', { name: 'Event Images' }).click()
  const add = page.getByRole('button', { name: 'Add Images' })
  await expect(add).toHaveCount(1)
  let choosers = 0
  page.on('filechooser', () => {
    choosers += 1
  })
  const ways = [() => add.press('Enter'), () => add.press('Space'), () => add.click()]
  for (const [index, choose] of ways.entries()) {
    await choose()
    await expect.poll(() => choosers).toBe(index + 1)
  }

  const profile = await openEditProfile(page)
  await expect(profile.getByRole('button', { name: /picture/i })).toHaveCount(1)
})

test('removing a selected picture keeps the keyboard focus next to it', async ({ page }) => {
  await page.goto('/explore')
  await openCreateEvent(page)
  await page.getByRole('tab', { name: 'Event Images' }).click()
  const add = page.getByLabel('Add Images')
  const buffer = await photograph(64, 48)
  const files = ['one', 'two', 'three'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await add.setInputFiles(files)
  const remove = (name: string) => button(page, `Remove ${name}.jpg`)
  await remove('two').press('Enter')
  await expect(remove('two')).toHaveCount(0)
  await expect(remove('three')).toBeFocused()
  await remove('three').press('Enter')
  await expect(remove('one')).toBeFocused()
  await remove('one').press('Enter')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await expect(add).toBeFocused()
})
