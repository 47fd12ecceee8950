import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { newer } from '../../workflows/account/calendarFeed/feeds.ts'
import { calendarFeed } from '../../workflows/account/calendarFeed/model.ts'
import { editProfile } from '../../workflows/account/editProfile/model.ts'
import { firstLook, look } from '../../workflows/events/firstLook/model.ts'
import { favorites } from '../../workflows/favorites/favorites/model.ts'
import { jazz, pageOf, phoneTaken, rowOf, rust } from '../../workflows/fixtures.ts'
import { carousel } from '../../workflows/homepage/carousel/model.ts'
import { openEditProfile, openOwnAccount } from '../acts/sidePanel.ts'
import { holdGraphQL } from '../support/network.ts'
import { stopIntercepting } from '../support/interception.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectNoFindings, expectUsable } from '../support/usable.ts'

test.use({ as: 'member', sharesPage: true, viewport: desktop })
// Slow, because each test checks several states at several sizes and in both colour schemes.
test.beforeEach(() => test.slow())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('Edit Profile is accessible, also after a failed save and with a restored draft', async ({ page }) => {
  const network = await holdGraphQL(page, editProfile)
  await page.goto('/explore')
  await button(page, 'Noor').click()
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Full Name').fill('Noor van Dyk')
  await button(page, 'Save Changes').click()
  await network.settle(failed('updateProfile', phoneTaken))
  await see(page, 'Your changes were not saved. Please try again.')
  await expectNoFindings(page, 'not saved')
  await openEditProfile(page)
  await see(page, 'Continue where you left off?')
  await expectUsable(page, 'Edit Profile, offered again')
})

test('Your Account, the calendar of favourites, and the login on top of them are accessible', async ({
  page,
}) => {
  const network = await holdGraphQL(page, calendarFeed)
  await openOwnAccount(page)
  await see(page, 'Calendar of Favourites')
  await expectNoFindings(page, 'Your Account')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await see(page, 'Reminders')
  await expectUsable(page, 'Notifications')
  await button(page, 'Back to Your Account').click()
  await page.getByRole('button', { name: /^Calendar of Favourites/ }).click()
  await network.settle(done('getCalendarFeed', { createdAt: null }))
  await button(page, 'Create Calendar Address').click()
  await network.settle(done('renewCalendarFeed', newer))
  await see(page, 'Calendar Address')
  await expectNoFindings(page, 'the address')
  await button(page, 'Revoke Address').click()
  await expectNoFindings(page, 'the question')
  await button(page, 'Revoke').click()
  await network.settle(failed('endCalendarFeed', { code: 'UNAUTHENTICATED' }))
  await button(page, 'Log In and Continue').click()
  await see(page, 'Password is required')
  await expectUsable(page, 'Your Account, and the login over it')
})

test('Home is accessible, whether its slides load or not', async ({ page }) => {
  const network = await holdGraphQL(page, carousel)
  await page.goto('/home')
  await network.asked('listSlides')
  await see(page, 'Loading...')
  await expectUsable(page, 'Home, loading')
  await network.settle(failed('listSlides'))
  await see(page, 'Failed to load content')
  await expectUsable(page, 'Home, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listSlides', []))
  await see(page, 'No content available')
  await expectUsable(page, 'Home, empty')
  await stopIntercepting(page)
  await page.goto('/home')
  await expect(button(page, 'EXPLORE')).toBeVisible()
  await expectUsable(page, 'Home')
})

test('Explore is accessible: its initial state, its filters, their results, and the profile panel on top of it', async ({
  page,
}) => {
  const network = await holdGraphQL(page, firstLook)
  await page.goto('/explore')
  await network.settle(failed('listFirstLook'))
  await see(page, 'Events could not be loaded.')
  await expectNoFindings(page, 'Explore, the first look, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listFirstLook', look))
  await expect(page.getByRole('region', { name: 'Just added' })).toBeVisible()
  await expectUsable(page, 'Explore, the first look, once it comes')
  await button(page, 'Noor').click()
  await expect(button(page, 'Logout')).toBeVisible()
  await expectUsable(page, 'the profile panel')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search Events').fill('music')
  await expect(button(page, 'Clear Filters')).toBeVisible()
  await expectUsable(page, 'Explore, filters')
  await page.getByLabel('Search Events').fill('nothing is called like this')
  await button(page, 'Apply Filters').click()
  await see(page, 'No events found.')
  await expectUsable(page, 'Explore, nothing found')
  await button(page, 'Save this search').click()
  await see(page, 'It looks for: nothing is called like this')
  await expectUsable(page, 'Explore, a search is saved')
  await button(page, 'Save').click()
  await see(page, 'Saved as “nothing is called like this”')
  await button(page, 'Back to Filters').click()
  await expect(page.getByRole('link', { name: 'nothing is called like this' })).toBeVisible()
  await expectUsable(page, 'Explore, saved searches')
  await button(page, 'Edit saved searches').click()
  await see(page, 'nothing is called like this')
  await expectUsable(page, 'Explore, the list of saved searches')
  await button(page, 'Delete nothing is called like this').click()
  await see(page, 'You have no saved searches.')
  await expectUsable(page, 'Explore, no saved search left')
  await stopIntercepting(page)
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await expect(page.getByText(/^Found \d+ Event\(s\)$/)).toBeVisible()
  await expectUsable(page, 'Explore, results')
  await page.goto('/explore?view=all&event=1')
  await button(page, 'Share to Social media').click()
  await expect(button(page, 'Copy link')).toBeVisible()
  await expectUsable(page, 'Explore, the share menu')
})

test('My Events is accessible, whether its list loads or not', async ({ page }) => {
  const network = await holdGraphQL(page, favorites)
  await page.goto('/myevents')
  await network.settle(failed('listFavorites'))
  await expect(button(page, 'Try Again')).toBeVisible()
  await expectUsable(page, 'My Events, failed')
  await button(page, 'Try Again').click()
  await network.settle(done('listFavorites', pageOf()))
  await see(page, 'No favorite events found')
  await expectUsable(page, 'My Events, empty')
  await page.reload()
  await network.settle(done('listFavorites', pageOf(...[jazz, rust].map(rowOf))))
  await see(page, 'Jazz under the Bridge')
  await expectUsable(page, 'My Events')
})

test.describe('with a controlled clock', () => {
  test.use({ sharesPage: false })

  test('with reduced motion the carousel does not move until the user starts it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/home')
    await expect(button(page, 'Play')).toBeVisible()
    const first = page.getByRole('main').getByRole('article', { name: /^1 of/ })
    await expect(first).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(first).toBeVisible()
    await button(page, 'Play').click()
    await page.mouse.move(640, 100)
    await page.clock.runFor(5000)
    await expect(first).toBeHidden()
  })
})

test('a signed-in user can skip the navigation', async ({ page }) => {
  await page.goto('/explore')
  await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
