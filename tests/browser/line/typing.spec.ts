import { holdBack } from '../support/holdBack.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member' })

test('what arrives with the first letters leaves the caret where it is', async ({ page }) => {
  const arrive = await holdBack(page, 'ToastStack')
  await page.goto('/explore')
  const search = page.getByLabel('Search Events')
  await search.pressSequentially('jzz')
  for (let times = 0; times < 2; times += 1) await search.press('ArrowLeft')
  // A letter in the very moment between the drawing of the toasts' box and the effects of that.
  await page.evaluate(() => {
    const look = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => Array.from(addedNodes))
      if (!nodes.some((node) => node instanceof HTMLElement && node.popover === 'manual')) return
      look.disconnect()
      document.execCommand('insertText', false, 'a')
    })
    look.observe(document.body, { childList: true })
  })
  arrive()
  await expect(search).toHaveValue('jazz')
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
})
