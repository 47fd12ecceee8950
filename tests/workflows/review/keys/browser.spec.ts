import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { pageOf, pendingJazz, pendingRust, pendingWorkshop } from '../../fixtures.ts'
import { keys } from './model.ts'

test.use({ as: 'superadmin' })

const also = { also: ['listPendingEvents', 'decideEvent', 'readReview'] }

for (const path of keys.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, keys, also)
    await page.addInitScript((state) => {
      if (state === 'off') localStorage.setItem('keys', 'off')
    }, path.start)
    await page.goto('/admin/pending-events')
    await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
    await expect(page.getByRole('button', { name: 'Rust from Zero' })).toBeVisible()
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const toggle = help.getByRole('checkbox', { name: 'Use single keys on this device' })

    await walk(keys, path, {
      events: {
        'help.open': () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
        'help.close': () => page.keyboard.press('Escape'),
        'keys.toggle': () => toggle.click(),
      },
      states: {
        'help.open': async ({ leaves }) => {
          await expect(help.getByRole('definition')).toHaveText([
            'Next event',
            'Previous event',
            'Open the details',
            'Select or deselect',
            'Approve',
            'Reject',
            'This list',
          ])
          await expect(toggle).toBeChecked({ checked: leaves.includes('keys.on') })
        },
        'help.closed': () => expect(help).toBeHidden(),
        'keys.on': async ({ event, leaves }) => {
          if (event?.type === 'keys.toggle')
            expect(await page.evaluate(() => localStorage.getItem('keys'))).toBe('on')
          if (!leaves.includes('help.closed')) return
          await page.keyboard.press('j')
          await expect(page.getByRole('row').getByRole('button').and(page.locator(':focus'))).toBeVisible()
        },
        'keys.off': async ({ event, leaves }) => {
          if (event?.type === 'keys.toggle')
            expect(await page.evaluate(() => localStorage.getItem('keys'))).toBe('off')
          if (!leaves.includes('help.closed')) return
          for (const key of ['j', 'a', 'r', 'x', '?']) await page.keyboard.press(key)
          await expect(page.getByRole('row').locator(':focus')).toHaveCount(0)
          expect(network.count('decideEvent')).toBe(0)
        },
      },
    })
  })

test('keys: the whole review works with the keyboard alone', async ({ page }) => {
  const network = await holdGraphQL(page, keys, also)
  const { keyboard } = page
  const box = page.getByRole('checkbox', { name: 'Select Rust from Zero' })
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/admin/pending-events')
  await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust, pendingWorkshop)))
  await expect(named('Jazz under the Bridge')).toBeVisible()

  for (const [key, name] of [
    ['j', 'Jazz under the Bridge'],
    ['j', 'Rust from Zero'],
    ['j', 'Pottery for Two'],
    ['j', 'Pottery for Two'],
    ['k', 'Rust from Zero'],
  ] as const) {
    await keyboard.press(key)
    await expect(named(name)).toBeFocused()
  }
  await keyboard.press('x')
  await expect(box).toBeChecked()
  await keyboard.press('x')
  await expect(box).not.toBeChecked()
  // With a modifier, the key is not a shortcut and decides nothing.
  await keyboard.press('Control+a')
  expect(network.count('decideEvent')).toBe(0)

  // In the details, keys are ignored while the user types, and r rejects with the typed reason.
  await keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: 'Rust from Zero' })
  const next = page.getByRole('dialog', { name: 'Pottery for Two' })
  await expect(detail).toBeVisible()
  await keyboard.press('j')
  await expect(next).toBeVisible()
  // There is no event after the last one.
  await keyboard.press('j')
  await keyboard.press('Escape')
  await expect(named('Pottery for Two')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('k')
  await expect(next).toBeHidden()
  await network.settle(done('readReview', { proposal: null, history: [] }))
  const reason = detail.getByLabel('Reason for rejecting')
  await reason.focus()
  await keyboard.type('a bazaar, r?')
  await expect(reason).toHaveValue('a bazaar, r?')
  await detail.getByRole('button', { name: 'Close' }).focus()
  await keyboard.press('r')
  await expect(detail).toBeHidden()
  expect(await network.asked('decideEvent')).toMatchObject({ decision: 'REJECT', reason: 'a bazaar, r?' })
  await network.settle(done('decideEvent'))
  await expect(named('Rust from Zero')).toHaveCount(0)

  // The next event has moved up.
  await keyboard.press('j')
  await expect(named('Pottery for Two')).toBeFocused()
  await keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await keyboard.press('a')
  expect(network.count('decideEvent')).toBe(0)
  await keyboard.press('Escape')
  await expect(named('Pottery for Two')).toBeFocused()
  await keyboard.press('a')
  expect(await network.asked('decideEvent')).toMatchObject({ eventId: '9', decision: 'PUBLISH' })
})
