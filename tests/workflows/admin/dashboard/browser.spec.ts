import type { Page } from '@playwright/test'
import { dashboard } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { enter } from '../../../browser/stage/accounts.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'superadmin', sharesPage: true })

for (const path of dashboard.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, dashboard)
    await page.goto('/admin')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const seen = (text: string) => page.getByText(text, { exact: true })

    await walk(dashboard, path, {
      events: {
        ...network.outcomes,
        retry: () => button('Try Again').click(),
        'alert.dismiss': () => button('Dismiss').click(),
        refresh: () => page.getByRole('button', { name: /^Refresh/ }).click(),
        'dashboard.changed': ({ reading }) => network.tell('dashboardChanged', reading),
      },
      states: {
        loading: () => expect(seen('Loading Dashboard...')).toBeVisible(),
        failed: async ({ facts: { problem } }) => {
          await expect(seen('Unable to Load Dashboard')).toBeVisible()
          await expect(page.getByRole('alert')).toContainText(problem)
          await expect(button('Try Again')).toBeEnabled()
        },
        missing: async () => {
          await expect(seen('No Data Available')).toBeVisible()
          await expect(button('Refresh Data')).toBeEnabled()
        },
        shown: async ({ facts: { users } }) => {
          await expect(seen('Monitor and manage your platform')).toBeVisible()
          await expect(page.getByText(/^Last updated: /)).toBeVisible()
          if (users === 12) await expectFigures(page)
          else await expectNothingYet(page)
        },
        'shown.fresh': async () => {
          await expect(page.getByRole('alert')).toHaveCount(0)
          await expect(button('Refresh')).toBeEnabled()
        },
        'shown.refreshing': () => expect(button('Refresh')).toBeDisabled(),
        'shown.stale': async ({ facts: { problem } }) => {
          await expect(page.getByRole('alert')).toContainText(`Unable to Load Dashboard${problem}`)
          await expect(button('Refresh')).toBeEnabled()
        },
      },
    })
  })

/** Specification, section 2: the dashboard of a platform with 12 users. */
async function expectFigures(page: Page) {
  await expectTexts(page, {
    'Growth Trends': [],
    'Event Categories': [],
    'Event Types Distribution': [],
    'System Health': ['User Verification58.3%', 'User Activation75%', 'Event Publish Rate62.5%'],
    'Quick Stats': ['Upcoming Events4', 'Pending Events2', 'Total Favorites31', 'Verified Users7'],
    'User Distribution': ['Super Admin1', 'Admin2', 'Users9'],
    'Recent Events': [
      'Jazz under the Bridgeby Joana Silva · Jun 14, 20314141 viewsPublished',
      '0 viewsPending',
    ],
    'Recent Users': ['Mira Okaformira@example.orgAdminVerified', 'theo@example.orgUserUnverified'],
  })
  const tiles = page.getByRole('main').locator('dl').first()
  for (const text of ['Total Users9 active users12', 'Total Events5 published, 2 cancelled, 1 postponed8'])
    await expect(tiles).toContainText(text)
  for (const text of ['Event Views154.25 average per event1,234', 'Gallery ImagesTotal media assets15'])
    await expect(tiles).toContainText(text)
  for (const label of ['Total Users', 'Total Events', 'Event Views', 'Gallery Images'])
    await expect(tiles.getByText(label, { exact: true })).toBeVisible()
  const rows = (name: string) => page.getByRole('table', { name }).getByRole('row')
  await expect(rows('Growth Trends')).toHaveText(['MonthUsersEvents', 'May 203041', 'Jun 203087'])
  await expect(rows('Event Categories').nth(1)).toHaveText('Music333.3%')
  await expect(rows('Event Types Distribution').nth(2)).toHaveText('Workshop3')
  await expectCharts(page)
}

async function expectCharts(page: Page) {
  const chart = (name: string) => page.getByRole('region', { name }).locator('svg')
  await expect(chart('Growth Trends')).toContainText('May')
  await expect(chart('Growth Trends')).not.toContainText('May 2030')
  await expect(page.getByText('Music 33.3%', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(chart('Event Types Distribution').locator('rect[rx="4"]')).toHaveCount(2)
  const fills = chart('Event Categories').locator('path[fill^="#"], path[fill^="rgb"]')
  const colors = await fills.evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).fill))
  expect(colors).toHaveLength(6)
  expect(new Set(colors).size, 'five greens, cycling').toBe(5)
  expect(colors[5]).toBe(colors[0])
  await page.getByRole('img', { name: 'Jun 2030: Users 8, Events 7' }).focus()
  await expect(page.getByText('Users 8', { exact: true })).toBeVisible()
}

async function expectNothingYet(page: Page) {
  await expectTexts(page, {
    'Growth Trends': ['No growth data available'],
    'Event Categories': ['No category data available'],
    'Event Types Distribution': ['No event type data available'],
    'Recent Events': ['No recent events found'],
    'Recent Users': ['No recent users found'],
  })
}

async function expectTexts(page: Page, sections: Record<string, string[]>) {
  for (const [name, texts] of Object.entries(sections))
    for (const text of ['', ...texts])
      await expect(page.getByRole('region', { name, exact: true })).toContainText(text)
}

for (const width of [1440, 390])
  test(`dashboard: it updates automatically when something changes, without layout shifts: ${width} px`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Growth Trends' }).locator('svg')).toBeVisible()
    const users = page
      .locator('dl > div')
      .filter({ has: page.getByText('Total Users', { exact: true }) })
      .getByRole('definition')
    const recent = page.getByRole('region', { name: 'Recent Users' })
    const before = Number(await users.textContent())
    await recent.scrollIntoViewIfNeeded()
    const places = await placesOf(page)
    await page.evaluate(watchShifts)
    const email = `newcomer-with-a-long-address-${Date.now()}@example.org`
    await enter(stage.url, {
      fullName: 'Nils Neu von und zu Hohenzollern-Sigmaringen',
      email,
      phone: `+49151${String(Date.now()).slice(-8)}`,
      password: 'tulips on the balcony',
    })
    await expect(recent).toContainText(email)
    await expect.poll(async () => Number(await users.textContent())).toBeGreaterThan(before)
    expect(await placesOf(page)).toEqual(places)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })

/** The positions of the dashboard's parts. */
const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section, li, dl > div')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return `${part.tagName} ${Math.round(top)} ${Math.round(height)}`
      }),
    )

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Runs in the page and records vertical layout shifts that no user input caused. Horizontal ones are ignored,
 * because a number at the end of a line grows towards its start.
 */
function watchShifts() {
  const shifts: (string | null | undefined)[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of entry.sources)
        if (previousRect.top !== currentRect.top) shifts.push(node?.textContent)
  }).observe({ type: 'layout-shift' })
}
