import { chromium, type Locator, type Page, type Route } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../support/run/chromium.ts'
import { done, failed } from '../../support/workflow/cases.ts'
import { explore } from '../../workflows/events/explore/model.ts'
import { favorite } from '../../workflows/favorites/favorite/model.ts'
import { favorites } from '../../workflows/favorites/favorites/model.ts'
import { cologne, explorePageOf, jazz, pageOf, rowOf, workshop } from '../../workflows/fixtures.ts'
import { calm } from '../acts/calm.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { stopClock, takeClock } from '../support/clock.ts'
import { holdGraphQL } from '../support/network.ts'
import { storedSession } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true, ...calm })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** True if the request is for this operation, by GET or by POST. */
const asks = (route: Route, operation: string) =>
  `${route.request().url()}${route.request().postData() ?? ''}`.includes(operation)

/** How far the content extends past the right edge of the window, in px. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const long = {
  ...jazz,
  title: 'T'.repeat(160),
  venue: 'V'.repeat(60),
  location: 'L'.repeat(60),
  author: { fullName: 'N'.repeat(160), email: null },
  category: { id: '1', name: 'C'.repeat(60) },
}

test('long words and text at twice the size stay within the window', async ({ page, visit, person }) => {
  const network = await holdGraphQL(page, explore)
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await network.settle(done('listEvents', explorePageOf(long)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long.title)
  await expectWithin(page, 'Explore')

  const kept = await visit(person)
  const list = await holdGraphQL(kept, favorites)
  await kept.goto('/myevents')
  await list.settle(done('listFavorites', pageOf(rowOf(long))))
  await expect(kept.getByRole('article')).toBeVisible()
  await expectWithin(kept, 'My Events')
  await kept.close()

  await page.route('**/graphql*', async (route) => {
    if (!asks(route, 'getProfile')) return route.fallback()
    const answer = (await (await route.fetch()).json()) as { data: { me: { fullName: string } } }
    answer.data.me.fullName = long.author.fullName
    return await route.fulfill({ json: answer })
  })
  await page.goto('/explore')
  await page.getByRole('banner').getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(long.author.fullName)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await wider(page), `the panel at ${width} px`).toBe(0)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.setViewportSize({ width: 320, height: 800 })
  await button(page, 'Edit Profile').click()
  await expect(page.getByLabel('Phone Number', { exact: true })).toBeVisible()
  expect(await wider(page), 'Edit Profile').toBe(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 844, height: 390 })
  await button(page, 'Add Events').click()
  for (const section of ['Basic Details', 'Venue & Location', 'Event Images']) {
    await page.getByRole('tab', { name: section }).click()
    expect(await wider(page), `Create New Event, ${section}`).toBe(0)
  }
})

/** How much wider the content of the topmost dialog is than the dialog, in px. */
const wider = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .locator('> div')
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth)

async function expectWithin(page: Page, where: string) {
  for (const [width, size] of [
    [1440, 100],
    [1440, 200],
    [390, 100],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
    expect(
      await beyond(page),
      `px beyond the edge of ${where} at ${width} px, ${size} %`,
    ).toBeLessThanOrEqual(0)
  }
}

test('Contact Details open next to their button', async ({ page }) => {
  const network = await holdGraphQL(page, explore)
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await network.settle(done('listEvents', explorePageOf({ ...workshop, registerLink: null })))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const opener = button(page, 'Contact Details')
    await opener.click()
    const details = page.getByRole('dialog', { name: 'Contact Details' })
    await expect(details).toContainText('Organised by Kenji Mori')
    const [box, at] = [await details.boundingBox(), await opener.boundingBox()]
    if (!box || !at) throw new Error('One of the two is not drawn.')
    const away = Math.max(at.y - (box.y + box.height), box.y - (at.y + at.height))
    expect(away, `px between them at ${width} px`).toBeLessThanOrEqual(16)
    expect(Math.abs(box.x + box.width / 2 - at.x - at.width / 2)).toBeLessThanOrEqual(24)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  }
})

test('a phone in landscape shows the controls of the carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/home')
    for (const name of ['Pause', 'Next slide', 'EXPLORE']) {
      const control = button(page, name)
      await expect(control).toBeVisible()
      const isOnTop = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop, `${name} at ${size.width} x ${size.height}`).toBe(true)
    }
  }
})

/** Fails to save a favourite this many times, with the clock stopped so that no toast disappears. */
async function failToSave(page: Page, times: number) {
  await takeClock(page)
  const network = await holdGraphQL(page, favorite, { also: ['listEvents'] })
  await page.goto('/explore')
  await button(page, 'Show All').click()
  await network.settle(done('listEvents', explorePageOf(jazz)))
  const heart = button(page, 'Favourite')
  await expect(heart).toBeVisible()
  await stopClock(page)
  for (let time = 1; time <= times; time += 1) {
    await heart.click()
    await network.settle(failed('saveFavorite'))
    await expect(heart).not.toHaveAttribute('aria-busy', 'true')
  }
  return page.getByRole('status').filter({ hasText: /favorites\. Please try again\.$/ })
}

test.describe('with a page of their own', () => {
  test.use({ sharesPage: false })

  test('toasts never cover the navigation or most of the page, however many there are', async ({ page }) => {
    const toasts = await failToSave(page, 20)
    await expect.poll(() => toasts.count()).toBeGreaterThan(5)
    const seen = await toasts.evaluateAll((all) =>
      all.map((toast) => toast.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
    expect(seen.length).toBeGreaterThan(5)
    const bar = await page.getByRole('banner').boundingBox()
    expect(Math.min(...seen.map(({ top }) => top))).toBeGreaterThanOrEqual(bar?.height ?? 0)
    expect(Math.max(...seen.map(({ bottom }) => bottom))).toBeLessThan(400)
    await page.getByRole('link', { name: 'HOME' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('toasts under the pointer unfold, and leave the controls beside them free', async ({ page }) => {
    const toasts = await failToSave(page, 5)
    await expect(toasts).toHaveCount(5)
    const box = async (element: Locator) => {
      const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 }
      return { top: y, bottom: y + height }
    }
    await expect.poll(async () => (await box(toasts.last())).bottom).toBeLessThan(250)
    await toasts.first().hover()
    await expect.poll(async () => (await box(toasts.last())).bottom).toBeGreaterThan(300)
    const { top, bottom } = await box(toasts.first())
    for (const name of ['Subscribe', 'Back to Filters']) {
      const control = button(page, name)
      const at = await box(control)
      const middle = (at.top + at.bottom) / 2
      expect(middle > top && middle < bottom, `${name} is beside the first toast`).toBe(true)
      await toasts.first().hover()
      await control.click()
    }
    await expect(button(page, 'Show All')).toBeVisible()
  })

  test('with reduced motion, panels and dialogs are in their place from the first frame', async ({
    page,
  }) => {
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Animation.enable')
    // Every animation that still runs stays at its first frame.
    await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 })
    const running = () =>
      page.evaluate(() => document.getAnimations().map((one) => (one as CSSAnimation).animationName))
    await page.goto('/home')
    await page.getByRole('banner').getByRole('button').click()
    await expect(button(page, 'Add Events')).toBeVisible()
    expect(await running()).toEqual([])
    await button(page, 'Edit Profile').click()
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible()
    expect(await running()).toEqual([])
  })
})

test('no dialog clips the suggestions', async ({ page }) => {
  const places = Array.from({ length: 6 }, (_, index) => ({
    ...cologne,
    formattedAddress: `Cologne ${index}`,
  }))
  await page.route('**/graphql*', (route) =>
    asks(route, 'geocode') ? route.fulfill({ json: { data: { geocode: places } } }) : route.fallback(),
  )
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/home')
  await openCreateEvent(page)
  await page.getByRole('tab', { name: 'Venue & Location' }).click()
  await page.getByRole('combobox', { name: 'Location' }).fill('Cologne')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option')).toHaveCount(6)
  const isWhole = await list.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect()
    if (!box) return false
    const ends = [box.top + 8, box.bottom - 8]
    return ends.every((y) => element.parentElement?.contains(document.elementFromPoint(box.x + 40, y)))
  })
  expect(isWhole).toBe(true)
})

test('bars and panels leave no strip at the edge of the window, even next to a scroll bar', async ({
  stage,
  person,
}) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: stage.url, localStorage: storedSession(person) }] },
  })
  const page = await context.newPage()
  await page.goto('/explore')
  const bar = page.getByRole('banner').first()
  const edge = () => page.evaluate(() => document.documentElement.clientWidth)
  const endOf = async (element: typeof bar) => {
    const box = await element.boundingBox()
    return box && box.x + box.width
  }
  await expect(bar).toBeVisible()
  const left = (await button(page, 'Show All').boundingBox())?.x
  expect(await edge()).toBeLessThan(1280)
  expect(await endOf(bar)).toBe(await edge())
  await bar.getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect.poll(() => endOf(panel)).toBe(1280)
  expect(await endOf(bar)).toBe(1280)
  // The content below has not moved.
  expect((await button(page, 'Show All').boundingBox())?.x).toBe(left)
  await browser.close()
})
