import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { createPendingEvent, publishEvent, sharePageOf } from '../acts/pendingEvent.ts'
import type { Stage } from '../stage/wholeRun.ts'
import type { Person } from '../stage/accounts.ts'
import { findings, print } from '../support/paper.ts'
import { expect, test } from '../support/test.ts'
import { submitLogin } from '../acts/signIn.ts'
import { desktop, expectLooks, expectNoFindings, expectUsable } from '../support/usable.ts'

// Runs against the real product, without mocked responses.
test.use(calm)

async function share(
  stage: Stage,
  person: Person,
  title: string,
  more: Record<string, string> = {},
): Promise<number> {
  const id = await createPendingEvent(stage.url, person, title, { visibility: 'public', ...more })
  await publishEvent(stage.url, stage.superadmin, id)
  return id
}

/** Like `expectUsable`, and also checks the narrowest width in both colour schemes. */
async function expectReadable(page: Page, state: string) {
  await expectUsable(page, state)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoFindings(page, `${state}: 320 px, ${colorScheme}`)
  }
  await page.setViewportSize(desktop)
}

test('a stranger reads a shared event and continues to the login', async ({
  page,
  person,
  stage,
  faults,
}) => {
  const title = `Shared ${Date.now()}`
  await share(stage, person, title)
  await page.goto(`/embed/events?search=${encodeURIComponent(title)}`)
  await expectReadable(page, 'the list for frames')
  const link = await page.getByRole('link', { name: title }).getAttribute('href')
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectReadable(page, 'the page of an event')
  const card = await page.request.get(`${link}/card.jpg`)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  await page.goto('/e/nobody-has-1')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see this event' })).toBeVisible()
  await expectUsable(page, 'the page of no event')
  const notice = await page.getByRole('main').boundingBox()
  const middle = notice && [notice.x + notice.width / 2, notice.y + notice.height / 2]
  expect(middle?.[0]).toBeCloseTo(desktop.width / 2, -1)
  expect(Math.abs((middle?.[1] ?? 0) - desktop.height / 2)).toBeLessThan(desktop.height / 8)
  // The browser logs the 404 of the missing page.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')])

  await page.goto(link ?? '')
  await page.getByRole('link', { name: 'Log in to keep it' }).click()
  await submitLogin(page, stage.mira)
  await expect(page).toHaveURL(/\/explore\?event=\d+$/)
  await expect(page.getByRole('article', { name: title })).toBeVisible()
})

test('a shared event and the list for frames print black on white, with their addresses', async ({
  page,
  person,
  stage,
}) => {
  const title = `Shared ${Date.now()}`
  await share(stage, person, title)
  await page.goto(`/embed/events?search=${encodeURIComponent(title)}`)
  await print(page)
  const link = page.getByRole('link', { name: title })
  const address = (await link.getAttribute('href')) ?? ''
  expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(`" (${address})"`)
  expect(await findings(page)).toEqual([])
  await page.goto(address)
  await print(page)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('.button').first()).toBeHidden()
  expect(await findings(page)).toEqual([])
})

test('the list for frames takes at most two lines for the time of an event of one day', async ({
  page,
  person,
  stage,
}) => {
  const title = `Shared ${Date.now()}`
  await share(stage, person, title, { end_time: '20:00' })
  for (const width of [390, 600, 720, 1440])
    for (const code of ['en', 'de', 'es', 'hi', 'ar']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/embed/events?search=${encodeURIComponent(title)}&lang=${code}`)
      const lines = await page
        .getByRole('listitem')
        .getByRole('time')
        .evaluate((one) => {
          const block = one.closest('p') ?? one
          return Math.round(block.clientHeight / Number.parseFloat(getComputedStyle(block).lineHeight))
        })
      expect(lines, `${code} at ${width} px`).toBeLessThanOrEqual(2)
    }
})

test('the list for frames is readable in every look and colour, and from right to left', async ({
  page,
  person,
  stage,
}) => {
  await share(stage, person, `Shared ${Date.now()}`)
  for (const query of ['', 'look=cards', 'accent=ffee00&lang=ar', 'accent=0000ff']) {
    await page.goto(`/embed/events?${query}`)
    await expect(page.getByRole('link', { name: /^Shared/ }).first()).toBeVisible()
    await expectLooks(page, `the list for frames with ${query}`)
  }
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test("is taken from an event's page to Explore, whatever its visibility", async ({
    page,
    person,
    stage,
    faults,
  }) => {
    for (const visibility of ['public', 'members']) {
      const title = `Shared ${Date.now()}`
      const id = await share(stage, person, title, { visibility })
      await page.goto(await sharePageOf(stage.url, person, id))
      await expect(page).toHaveURL(new RegExp(`/explore\\?event=${id}$`))
      await expect(page.getByRole('article', { name: title })).toBeVisible()
    }
    // The page does not exist for strangers, so the browser logs a 404.
    expect(faults.splice(0)).toEqual([expect.stringContaining('404')])
  })

  test('makes an event visible to anyone with the link, and strangers can read it', async ({
    page,
    person,
    stage,
    visit,
  }) => {
    const title = `Shared ${Date.now()}`
    const id = await share(stage, person, title, { visibility: 'members' })
    await page.goto(`/home?dialog=my-events&own=${id}`)
    await page.getByRole('button', { name: 'Edit Event' }).click()
    await page.getByLabel('Who can see it').selectOption({ label: 'Anyone with the link' })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('button', { name: title }).click()
    const link = page.getByText(/\/e\/shared-/)
    await expect(link).toBeVisible()
    const stranger = await visit(null)
    await stranger.goto(await link.innerText())
    await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
