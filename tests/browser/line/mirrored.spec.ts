import { expect, test } from '../support/test.ts'
import { expectUsable } from '../support/usable.ts'

test.use({ as: 'mira' })

test('in Arabic, pages run from right to left, and arrow keys follow the visual order', async ({
  page,
  context,
  stage,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: stage.url }])
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const shown = page.getByRole('main').locator('[aria-current]')
  const first = (await shown.getAttribute('aria-label')) ?? ''
  await shown.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).not.toHaveAttribute('aria-label', first)
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAttribute('aria-label', first)

  await page.goto('/explore')
  await expectUsable(page, 'Explore in Arabic')
  await page.getByRole('banner').getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
  await panel.getByRole('listitem').nth(2).getByRole('button').click()

  const tabs = page.getByRole('tab')
  await tabs.first().press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})
