import { writePages } from '../../charts/pages/writePages.ts'
import { chapterOf } from '../../charts/pages/chapter.ts'
import { auth } from '../../workflows/account/auth/model.ts'
import { connection } from '../../workflows/connection/connection/model.ts'
import { expect, test } from '../support/test.ts'
import { expectUsable } from '../support/usable.ts'

test('the pages of the machines show the current state of the running app', async ({ page, context }) => {
  await writePages([await chapterOf(connection), await chapterOf(auth)])
  const charts = await context.newPage()
  await charts.goto('/machines')
  await expect(charts.getByRole('row', { name: /^auth/ })).toBeVisible()
  await charts.getByRole('button', { name: 'Watch the running app' }).click()
  await expect(charts.getByRole('status')).toHaveText(
    'Plaza is not running in another window yet: open it, or reload it where it is open.',
  )

  await page.goto('/')
  await expect(charts.getByRole('row', { name: /^auth/ })).toHaveClass(/is-live/)
  await charts.getByRole('link', { name: 'auth' }).click()
  await expect(charts.getByRole('status')).toHaveText('login.ready')
  await expectUsable(charts)

  await page.getByRole('tab', { name: 'Signup' }).click()
  await expect(charts.getByRole('status')).toHaveText('signup.ready')
  await expect(charts.locator('g.state.is-live')).toHaveCount(2)
  await expect(charts.locator('g.state.is-live[data-state="signup.ready"]')).toBeVisible()

  const chart = charts.getByRole('region', { name: 'Chart of auth' })
  const widthOf = async () => (await chart.locator('svg').boundingBox())?.width ?? 0
  const fitting = await widthOf()
  await chart.focus()
  await charts.keyboard.press('+')
  await expect.poll(widthOf).toBeGreaterThan(fitting)
  await charts.getByRole('button', { name: 'Fit into the view' }).click()
  await expect.poll(widthOf).toBeCloseTo(fitting, 0)

  await page.close()
  await expect(charts.getByRole('status')).toHaveText(/^Plaza is not running/)
  await charts.getByRole('button', { name: 'Watch the running app' }).click()
  await expect(charts.getByRole('status')).toHaveText('')
})

test('an app without observers reports nothing', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/healthz')
  const ear = await other.evaluateHandle(() => {
    const channel = new BroadcastChannel('plaza:machines')
    const heard = new Promise<unknown>((resolve) =>
      channel.addEventListener('message', ({ data }) => resolve(data)),
    )
    channel.postMessage('who')
    return { heard }
  })
  const signup = page.getByRole('tab', { name: 'Signup' })
  await signup.click()
  await expect(signup).toHaveAttribute('aria-selected', 'true')
  // Channels preserve order, so a report by the app would have arrived first.
  await page.evaluate(() => new BroadcastChannel('plaza:machines').postMessage('the first that is told'))
  expect(await ear.evaluate(({ heard }) => heard)).toBe('the first that is told')
})
