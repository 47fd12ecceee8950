import { list, miraAccount, statistics } from './model.ts'
import { pageOf } from '../../fixtures.ts'
import { title } from '../../../support/workflow/model.ts'
import { createPendingEvent } from '../../../browser/acts/pendingEvent.ts'
import { enter } from '../../../browser/stage/accounts.ts'
import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done, failed, type Outcome } from '../../../support/workflow/cases.ts'

test.use({ as: 'superadmin' })

const userTypes: Record<string, string> = { '': 'All User Types', SUPERADMIN: 'Super Admin' }

const starts: Record<string, string> = {
  'the last page of superadmins with Ada Root': '?userType=SUPERADMIN&page=page-two&view=41',
}

for (const path of list.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, list, {
      sends: { listRows: 'listUsers', getRow: 'getUser' },
      also: ['updateUser'],
    })
    await takeClock(page)
    await page.goto(`/admin/users${starts[path.start] ?? ''}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const detail = page.getByRole('dialog', { name: 'User Details' })
    const question = page.getByRole('dialog', { name: 'Deactivate User' })
    const variables = () => network.asked('listUsers')
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    // The code of the toasts loads on the person's first action.
    await page.keyboard.press('Shift')
    await stopClock(page)

    await walk(list, path, {
      events: {
        ...network.outcomes,
        'rows.changed': async ({ listing }) => {
          // After each message, the client reconnects its subscription within about a second.
          await page.clock.runFor(1200)
          await network.tell('usersChanged', listing)
        },
        retry: () => button('Try Again').click(),
        'search.change': ({ search }) => field('Search').fill(search ?? ''),
        'searchDebounce passes': () =>
          // Typing cancels the request in progress, and no new one is sent yet.
          pass(page, 500, () => expect.poll(() => network.count('listUsers')).toBe(0)),
        'filter.change': ({ changes }) => field('User Type').selectOption(changes.userType ?? ''),
        'order.select': ({ order }) => field('Sort by').selectOption(order),
        'filters.clear': () => button('Clear Filters').click(),
        'page.next': () => button('Next').click(),
        'page.previous': () => button('Previous').click(),
        'panel.toggle': (_event, { leaves }) => toggle(leaves.includes('panel.shown')),
        'address.change': ({ address: { filters, view } }) => go(filters.userType, view),
        'row.changed': ({ row }) => deactivate(done('updateUser', row)),
        'rows.outdated': async () => {
          await deactivate(failed('updateUser', { code: 'CONFLICT', message: 'Too late.' }))
          await expect(question.getByRole('alert')).toHaveText('Too late.')
          await question.getByRole('button', { name: 'Cancel' }).click()
        },
        'row.view': () => button('View Details of Ada Root').click(),
        'detail.close': () => page.keyboard.press('Escape'),
      },
      states: {
        list: async ({ leaves, facts: { search, userType, order, page: token, view } }) => {
          const filterParams = { ...(search && { search }), ...(userType && { userType }) }
          const kept = {
            ...filterParams,
            ...(order !== 'NEWEST' && { order }),
            ...(token && { page: token }),
          }
          const written = () => Object.fromEntries(new URL(page.url()).searchParams)
          // Text that is still being typed is not sent yet.
          if (!leaves.includes('list.waiting'))
            await expect.poll(written).toEqual({ ...kept, ...(view && { view }) })
          await expect(field('Search')).toHaveValue(search)
          await expect(field('User Type')).toBeEnabled()
          await expect(field('User Type').locator('option:checked')).toHaveText(userTypes[userType] ?? '')
          await expect(field('Sort by')).toHaveValue(order)
          await expect(button('Clear Filters')).toBeEnabled()
        },
        'list.loading': async ({ facts: { search, userType, order, page: token, rows } }) => {
          const filter = { ...(search && { search }), ...(userType && { userType }) }
          await expect.poll(variables).toEqual(token ? { page: token } : { filter, order })
          await expect(page.getByText('Loading Users...')).toBeVisible({ visible: rows.length === 0 })
        },
        'list.waiting': async () => {
          await expect(page.getByText(/^Loading/).first()).toBeVisible()
        },
        'list.failed': async ({ facts: { problem } }) => {
          await expect(page.getByRole('alert')).toContainText(problem)
          await expect(button('Try Again')).toBeEnabled()
        },
        'list.listed': async ({ facts: { rows, next, previous, statistics } }) => {
          for (const [label, figure] of [
            ['Total Users', `${statistics?.totalUsers}`],
            ['Active Users', `${statistics?.activeUsers}`],
            ['Verified Users', '12'],
          ] as const)
            await expect(page.locator('dl > div').filter({ hasText: label }).getByText(figure)).toBeVisible()
          for (const name of rows) await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
          const details = page.getByRole('button', { name: /^View Details/ })
          await expect(details).toHaveCount(rows.length)
          for (const [at, name] of rows.entries())
            await expect(details.nth(at)).toHaveAccessibleName(`View Details of ${name}`)
          const empty = page.getByText('No users found matching your criteria.', { exact: true })
          await expect(empty).toBeVisible({ visible: rows.length === 0 })
          await expect(button('Next')).toBeVisible({ visible: next !== null })
          await expect(button('Previous')).toBeVisible({ visible: previous !== null })
        },
        'detail.closed': () => expect(detail).toHaveCount(0),
        'detail.open': async ({ facts: { viewed } }) => {
          for (const text of [viewed ?? '', 'ada@example.org', 'Super Admin', '+4915112345678'])
            await expect(detail.getByText(text, { exact: true }).first()).toBeVisible()
          await expect(detail.getByText('Feb 3, 2031, 8:15 AM')).toBeVisible()
        },
        'detail.opening': ({ facts: { viewed } }) =>
          expect(detail.getByText('Loading...')).toBeVisible({ visible: viewed === null }),
        'panel.folded': () => expect(field('User Type')).toBeVisible(),
        'panel.shown': () => expect(field('User Type')).toBeVisible(),
      },
    })

    async function deactivate(outcome: Outcome) {
      await detail.getByRole('button', { name: 'Deactivate' }).click()
      await question.getByRole('button', { name: 'Deactivate' }).click()
      await network.settle(outcome)
    }

    /** Changes the address without leaving the page, as a link, Back or Forward would. */
    async function go(userType: string, view: string | null) {
      const search = new URLSearchParams({ ...(userType && { userType }), ...(view && { view }) }).toString()
      await page.evaluate((text) => history.pushState(null, '', `/admin/users${text && `?${text}`}`), search)
    }

    /** Only small screens have this button. */
    async function toggle(isShown: boolean) {
      await page.setViewportSize({ width: 390, height: 800 })
      await button(isShown ? 'Show Filters' : 'Hide Filters').click()
      await expect(field('User Type')).toBeVisible({ visible: isShown })
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })

test('list: accounts are searched, sorted and filtered, and a reload keeps the query', async ({ page }) => {
  await page.goto('/admin/users')
  const rows = page.getByRole('row')
  await page.getByLabel('Search', { exact: true }).fill('admin@plaza')
  await expect(rows.nth(1)).toContainText('admin@plaza.localhost')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('User Type', { exact: true }).selectOption({ label: 'User' })
  await expect(page.getByText('No users found matching your criteria.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('admin@plaza')
  await expect(page.getByText('No users found matching your criteria.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByLabel('Sort by').selectOption({ label: 'Email A-Z' })
  await expect(rows.nth(1)).toBeVisible()
  await expect(page).toHaveURL(/\?order=EMAIL_A_Z$/)
  await expect(page.getByText(/^[\d,]+ users$/)).toBeVisible()
  const emails = await page.getByRole('cell').getByText('@').allTextContents()
  expect(emails.length).toBeGreaterThan(3)
  expect(emails).toEqual(
    emails.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase())),
  )
})

test('list: an account without a name is identified by its email address', async ({ page }) => {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listUsers'] })
  await page.goto('/admin/users')
  const nameless = { ...miraAccount, fullName: '' }
  await network.settle(done('listUsers', { ...pageOf(nameless), statistics, file: '' }))
  await expect(page.getByRole('row').nth(1).getByText('User', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'View Details of mira@example.org', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'User Details' })
  await expect(details.getByRole('heading', { name: 'User', exact: true })).toBeVisible()
})

test("list: new accounts and another superadmin's changes appear automatically and do not disturb this page", async ({
  page,
  stage,
  visit,
}) => {
  const word = `Quill${Date.now()}`
  const signUp = (first: string) =>
    enter(stage.url, {
      fullName: `${first} ${word}`,
      email: `${first}-${word}@example.org`.toLowerCase(),
      phone: `+${first.length}${Date.now()}`,
      password: 'four bands and a river',
    })
  const details = page.getByRole('dialog', { name: 'User Details' })
  const names = page.getByRole('button', { name: /^View Details of/ })
  await signUp('Ana')
  await page.goto(`/admin/users?search=${word}`)
  await expect(names).toHaveCount(1)
  const search = page.getByLabel('Search', { exact: true })
  await search.focus()
  await signUp('Bo')
  await expect(names).toHaveCount(2)
  await expect(names.first()).toHaveAccessibleName(`View Details of Bo ${word}`)
  await expect(page.getByText('2 users', { exact: true })).toBeVisible()
  await expect(search).toBeFocused()

  await names.last().click()
  const elsewhere = await visit(await enter(stage.url, stage.superadmin))
  await elsewhere.goto(`/admin/users?search=${word}`)
  await elsewhere.getByRole('button', { name: `View Details of Ana ${word}` }).click()
  await elsewhere.getByRole('button', { name: 'Deactivate' }).click()
  await elsewhere
    .getByRole('dialog', { name: 'Deactivate User' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: `Ana ${word}` })
  await expect(row).toContainText('Inactive')
  // Open details stay until they are closed.
  await expect(details.getByRole('heading', { name: `Ana ${word}` })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(names.last()).toBeFocused()
})

test('list: an event appears and disappears automatically, and the focused row stays in place', async ({
  page,
  stage,
}) => {
  const title = `Ferry race ${Date.now()}`
  await page.goto('/admin/events')
  const rows = page.getByRole('row')
  const buttons = page.getByRole('button', { name: /^View Details of/ })
  await expect(buttons).toHaveCount(20)
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  // A row far down with a unique name, because other tests leave events with equal titles.
  const name = names.slice(0, 16).findLast((one) => names.indexOf(one) === names.lastIndexOf(one)) ?? ''
  const read = page.getByRole('button', { name, exact: true })
  await read.focus()
  const place = () => read.evaluate((at) => at.getBoundingClientRect().top)
  // Browsers scroll by whole pixels, while row heights may be fractional.
  const expectStill = async () => expect(Math.abs((await place()) - before)).toBeLessThan(2)
  const before = await place()
  const eventId = await createPendingEvent(stage.url, stage.mira, title)
  await expect(rows.nth(1)).toContainText(title)
  await expect(read).toBeFocused()
  await expectStill()
  const headers = { authorization: `Bearer ${stage.mira.token}` }
  await fetch(`${stage.url}/common/events/${eventId}/`, { method: 'DELETE', headers })
  await expect(rows.filter({ hasText: title })).toHaveCount(0)
  await expect(read).toBeFocused()
  await expectStill()
})
