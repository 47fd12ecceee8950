import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { openScreen, screens, stepsOf } from '../acts/screens.ts'
import { createPendingEvent } from '../acts/pendingEvent.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { enter, revoke } from '../stage/accounts.ts'
import { expect, test } from '../support/test.ts'

// A window of 1280 × 1024 px, enlarged to 400 %.
test.use({ ...calm, viewport: { width: 320, height: 256 } })

/** More than any screen has. */
const mostStops = 150

/** Tabs once around the page, and returns what is wrong with each element that gets the focus. */
async function tabAround(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    for (const seen of document.querySelectorAll('[data-seen]')) seen.removeAttribute('data-seen')
  })
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(judgeFocus)
    if (fault === null) return faults
    if (fault !== '') faults.push(fault)
  }
  return [...faults, `more than ${mostStops} stops`]
}

/** Runs in the page. Null once the focus is where it has been before, or nowhere; '' if it is in view. */
async function judgeFocus(): Promise<string | null> {
  // Scrolling snaps to its place in the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || 'seen' in focused.dataset) return null
  focused.dataset['seen'] = ''
  // A map scrolls into view with the links in it, which the stand-in does not have.
  if (focused instanceof HTMLIFrameElement) return ''
  // A hidden input is shown by its label.
  const isHidden = focused instanceof HTMLInputElement && focused.offsetWidth <= 1
  const shown = (isHidden && focused.labels?.[0]) || focused
  const name = `${focused.tagName} ${(focused.ariaLabel ?? (focused.textContent || focused.id)).slice(0, 40)}`
  const { top, bottom, left, right } = shown.getBoundingClientRect()
  const at = `at ${Math.round(left)}–${Math.round(right)} × ${Math.round(top)}–${Math.round(bottom)}`
  // Half a pixel is lost to rounding. A text area is scrolled to where one types in it.
  const isWithin = (start: number, end: number, room: number) =>
    end - start > room || focused instanceof HTMLTextAreaElement
      ? Math.min(end, room) - Math.max(start, 0) >= 44
      : start > -1 && end < room + 1
  if (!isWithin(left, right, innerWidth) || !isWithin(top, bottom, innerHeight))
    return `${name} is out of view ${at}`
  const middle = (start: number, end: number, room: number) => (Math.max(start, 0) + Math.min(end, room)) / 2
  const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  if (hit && (shown.contains(hit) || hit.closest('label')?.control === focused)) return ''
  return `${name} ${at} is covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 40)}`
}

for (const as of ['nobody', 'mira', 'member', 'superadmin'] as const)
  test.describe(as, () => {
    test.use({ as })

    test('in a window of 320 × 256 px, whatever has the focus is in view and uncovered', async ({ page }) => {
      test.slow()
      const faults: string[] = []
      for (const screen of screens[as]) {
        const [path, ...steps] = stepsOf(screen)
        await openScreen(page, path)
        for (const [at, step] of [null, ...steps].entries()) {
          await step?.(page)
          for (const fault of await tabAround(page)) faults.push(`${path}, step ${at}: ${fault}`)
        }
      }
      expect(faults).toEqual([])
    })
  })

test.describe('with an event', () => {
  test.use({ as: 'member' })

  test('the same holds in its details, forms and questions, and in each section of the wizard', async ({
    page,
    person,
    stage,
  }) => {
    test.slow()
    const faults: string[] = []
    const eventId = await createPendingEvent(stage.url, person, `Low tide ${Date.now()}`)
    const shown = {
      own: page.getByRole('heading', { name: 'Low tide' }),
      edit: page.getByLabel('Title'),
      delete: page.getByRole('dialog').nth(1),
    }
    for (const [name, part] of Object.entries(shown)) {
      await openScreen(page, `/myevents?dialog=my-events&${name}=${eventId}`)
      await expect(part).toBeVisible()
      for (const fault of await tabAround(page)) faults.push(`${name}: ${fault}`)
    }
    await openScreen(page, '/myevents?dialog=create-event')
    for (const section of await page.getByRole('dialog').getByRole('tab').all()) {
      await section.click()
      for (const fault of await tabAround(page)) faults.push(`${await section.textContent()}: ${fault}`)
    }
    expect(faults).toEqual([])
  })
})

test('the same holds in the login over a page', async ({ stage, visit }) => {
  const number = `8${String(Date.now()).slice(-9)}`
  const person = await enter(stage.url, {
    email: `low-${number}@example.org`,
    fullName: 'Low Window',
    phone: number,
    password: 'a very low window',
  })
  const page = await visit(person)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/home')
  await openCreateEvent(page)
  await page.getByRole('tab', { name: 'Venue & Location' }).click()
  await revoke(stage.url, person.token)
  await page.getByLabel('Location', { exact: true }).fill('Lisbo')
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  expect(await tabAround(page)).toEqual([])
})

test.describe('an admin', () => {
  test.use({ as: 'superadmin' })

  test('reaches the menu and the selection of pending events in it', async ({ page, stage }) => {
    const [author] = stage.members
    if (!author) throw new Error('there is no member')
    await createPendingEvent(stage.url, author, `Low tide ${Date.now()}`)
    await openScreen(page, '/admin/pending-events')
    await page.getByRole('checkbox').last().check()
    const faults = await tabAround(page)
    await page.getByRole('banner').getByRole('button').first().click()
    faults.push(...(await tabAround(page)))
    expect(faults).toEqual([])
  })
})
