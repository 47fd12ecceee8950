import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { holdBack } from '../../../browser/support/interception.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'
import { connection } from './model.ts'

test.use({ as: 'member' })

for (const path of connection.browserPaths())
  test(title(path), async ({ page, context, walk, faults }) => {
    await takeClock(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    // The app must be ready before the clock stops, or clicks would wait for it forever.
    await expect(page.getByRole('banner').getByRole('button')).toHaveAttribute('aria-busy', 'false')
    await stopClock(page)
    const offline = page.getByText('You are offline.')
    const restored = page.getByRole('status').filter({ hasText: 'You are online again.' })
    const outdated = page.getByRole('status').filter({ hasText: 'A new version of Plaza is available.' })

    let arrive = () => {}

    await walk(connection, path, {
      events: {
        'line.lose': () => context.setOffline(true),
        'line.find': () => context.setOffline(false),
        'goodNews passes': () => pass(page, 4000, () => expect(offline).toBeHidden()),
        'release.change': () => page.evaluate(() => dispatchEvent(new Event('plaza:otherRelease'))),
        'page.reload': async () => {
          // The reloaded page reports its own initial state, so hold it back until this one is checked.
          arrive = await holdBack(page, 'app')
          const again = page.waitForEvent('domcontentloaded')
          await page.getByRole('button', { name: 'Reload' }).click()
          await again
        },
        'notice.close': () => page.getByRole('button', { name: 'Later' }).click(),
      },
      states: {
        line: () => {},
        release: () => {},
        'line.online': async () => {
          await expect(offline).toBeHidden()
          await expect(restored).toBeHidden()
        },
        'line.offline': () => expect(page.getByRole('status').filter({ has: offline })).toBeVisible(),
        'line.restored': ({ leaves }) =>
          leaves.includes('release.outdated') ? undefined : expect(restored).toBeVisible(),
        'release.current': () => expect(outdated).toBeHidden(),
        'release.outdated': async ({ leaves, event }) => {
          // The reloaded page belongs to the current release.
          if (event?.type === 'page.reload') {
            arrive()
            await page.clock.resume()
            await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
            await expect(outdated).toBeHidden()
          } else if (!leaves.includes('line.offline')) await expect(outdated).toBeVisible()
        },
        'release.putOff': () => expect(outdated).toBeHidden(),
      },
    })
    // Requests that failed while offline are expected.
    faults.length = 0
  })
