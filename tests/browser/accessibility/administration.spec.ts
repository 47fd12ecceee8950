import { done, failed } from '../../support/workflow/cases.ts'
import { pageOfEvents, publishedToday } from '../../workflows/admin/adminEvents/fixtures.ts'
import { holdGraphQL } from '../support/network.ts'
import { reach } from '../acts/reach.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectLooks } from '../support/usable.ts'

test.use({ as: 'superadmin', sharesPage: true })

test('the actions on users and events with all their outcomes, the preview of a slide and the audit log are accessible', async ({
  page,
  stage,
}) => {
  test.slow()
  await page.setViewportSize(desktop)
  const operations = ['listAdminEvents', 'featureEvent', 'takeDownEvent']
  const network = await holdGraphQL(page, { cases: new Map() }, { also: operations })
  const question = page.getByRole('dialog', { name: /^(Feature|Take Down|Deactivate|Verify|Change)/ })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  const cancel = () => question.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/admin/events')
  await network.settle(done('listAdminEvents', pageOfEvents(publishedToday)))
  await press('View Details of Pottery for Two')
  await press('Feature')
  await press('Feature')
  await network.settle(failed('featureEvent'))
  await expect(question.getByRole('alert')).toBeVisible()
  await expectLooks(page)
  await press('Feature')
  await network.settle(done('featureEvent', { ...publishedToday, isFeatured: true }))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectLooks(page)
  await press('Cancel Event')
  await press('Cancel Event')
  await expect(page.getByText('Enter a reason of 3 to 500 characters')).toBeVisible()
  await expectLooks(page)
  await press('Back')
  await press('Take Down')
  await press('Take Down')
  await expect(question.getByText('Reason is required')).toBeVisible()
  await expectLooks(page)

  // Not Mira, since the other test changes her account.
  await page.goto(`/admin/users?search=${encodeURIComponent(stage.members[0]?.email ?? '')}`)
  await page.getByRole('button', { name: /^View Details of/ }).click()
  for (const act of ['Deactivate', 'Verify', 'Make Super Admin']) {
    await press(act)
    await expect(question).toBeVisible()
    await expectLooks(page)
    await cancel()
  }

  await page.goto('/admin/home')
  await press('Add Content')
  await expect(page.getByRole('figure', { name: /^Preview on a phone/ })).toBeVisible()
  await expectLooks(page)

  await page.goto('/admin/audit?entity=event&actor=somebody')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByLabel('By user ID')).toHaveValue('somebody')
  await expect(page.getByLabel('By user ID')).toHaveAccessibleDescription('Enter a numeric ID, such as 1042.')
  await expectLooks(page)
})

test('slides can be reordered with the pointer or the keyboard alone, and the keyboard can also act on a user', async ({
  page,
  stage,
}) => {
  await page.goto('/admin/home')
  const headings = page.getByRole('article').getByRole('heading')
  await expect(headings).not.toHaveCount(0)
  const before = await headings.allTextContents()
  const [first = '', second = '', third = ''] = before
  const card = (heading: string) => page.getByRole('article', { name: heading })
  const order = async (...start: string[]) => {
    await expect(headings).toHaveText([...start, ...before.slice(3)])
    await page.reload()
    await expect(headings).toHaveText([...start, ...before.slice(3)])
  }

  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('orderSlides') ?? false,
  )
  await card(first).locator('picture').hover()
  await page.mouse.down()
  const place = await card(third).locator('picture').boundingBox()
  if (!place) throw new Error('The third slide is nowhere.')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByText(`${first} is now number 3 of ${before.length}.`)).toBeAttached()
  await saved
  await order(second, third, first)

  const earlier = page.getByRole('button', { name: `Move ${first} earlier` })
  await reach(earlier)
  for (const number of [2, 1]) {
    const next = page.waitForResponse(
      (response) => response.request().postData()?.includes('orderSlides') ?? false,
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${first} is now number ${number} of ${before.length}.`)).toBeAttached()
    await next
  }
  // The first slide cannot move further, so the focus stays on it.
  await expect(earlier).toBeDisabled()
  await expect(card(first)).toBeFocused()
  await order(first, second, third)

  await page.goto(`/admin/users?search=${encodeURIComponent(stage.mira.email)}`)
  await reach(page.getByRole('button', { name: /^View Details of/ }))
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'User Details' })
  await reach(details.getByRole('button', { name: 'Verify', exact: true }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Verify User' })
  await reach(question.getByRole('button', { name: 'Verify', exact: true }))
  await page.keyboard.press('Enter')
  await reach(details.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(details.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('text at twice the size fits a phone on every tab', async ({ page }) => {
  test.slow()
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('banner').locator('button[aria-expanded]')
  await page.setViewportSize({ width: 320, height: 800 })
  const expectWithin = async (tab: string) => {
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `px beyond the edge of /admin${tab}`).toBeLessThanOrEqual(0)
  }
  const open = async (tab: string) => {
    await page.goto(`/admin${tab}`)
    await expect(heading).toBeVisible()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectWithin(tab)
  }
  await open('')
  for (const tab of ['/home', '/users', '/events', '/category', '/types', '/pending-events', '/settings']) {
    const before = await heading.innerText()
    await menu.click()
    await page.locator(`nav a[href="/admin${tab}"]`).click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(heading).not.toHaveText(before)
    await expectWithin(tab)
  }
  await open('/audit')
})

test('rows of another list appear in place without moving', async ({ page }) => {
  const found = page.getByText(/^\d+ events$/)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/events')
    const before = (await found.textContent()) ?? ''
    await page.evaluate(() => {
      const moved: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
      Object.assign(globalThis, { moved })
    })
    await page.getByLabel('Search', { exact: true }).fill('kite')
    await expect(found).not.toHaveText(before)
    // Layout shifts are reported only after their frame.
    const moved = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return (globalThis as unknown as { moved: number[] }).moved
    })
    expect(moved, `at ${width} px`).toEqual([])
  }
})
