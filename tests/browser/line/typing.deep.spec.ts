import { openVerifyEmail } from '../acts/verifyEmail.ts'
import { holdBack } from '../support/interception.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true })

test('code that arrives while the first letters are typed leaves the caret in place', async ({ page }) => {
  const arrive = await holdBack(page, 'ToastStack')
  await page.goto('/explore')
  const search = page.getByLabel('Search Events')
  await search.pressSequentially('jzz')
  for (let times = 0; times < 2; times += 1) await search.press('ArrowLeft')
  // Types a letter exactly between the rendering of the toast container and its effects.
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

test.describe('digits of other scripts', () => {
  for (const digits of ['١٢٣٤٥٦', '１２３４５６', '१२३४५६']) {
    test(`${digits} is accepted as a code, typed or pasted`, async ({ visit }) => {
      const nobody = await visit(null)
      await openVerifyEmail(nobody)
      const boxes = nobody.getByRole('group').getByRole('textbox')
      const code = async () =>
        await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
      await boxes.first().focus()
      for (const digit of digits) await nobody.keyboard.insertText(digit)
      expect(await code()).toEqual(['1', '2', '3', '4', '5', '6'])
      for (let times = 0; times < 6; times += 1) await nobody.keyboard.press('Backspace')
      await boxes.first().evaluate((box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, digits)
      expect(await code()).toEqual(['1', '2', '3', '4', '5', '6'])
    })
  }

  test('a phone number is accepted', async ({ visit }) => {
    const page = await visit(null)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Signup' }).click()
    const phone = page.getByLabel('Phone Number')
    await phone.pressSequentially('٩٨١٢٣ ٤٥٦٧٨')
    await expect(phone).toHaveValue('98123 45678')
  })

  test('a time is accepted, and text that cannot become a time is reported while it is typed', async ({
    page,
  }) => {
    await page.goto('/explore?dialog=create-event')
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await dialog.getByRole('tab', { name: 'Date & Time' }).click()
    const start = dialog.getByLabel('Start Time')
    const problem = dialog.getByText('Enter a time like 6:30 PM.')
    await start.fill('٧:٣٠')
    await dialog.getByLabel('End Time').focus()
    await expect(start).toHaveValue('7:30 AM')
    for (const time of ['24:00', '25:00', '99:30', '12:60']) {
      await start.fill('')
      await expect(problem).toHaveCount(0)
      await start.pressSequentially(time)
      await expect(problem).toBeVisible()
      await dialog.getByLabel('End Time').focus()
      await expect(start).toHaveValue(time)
      await expect(start).toHaveAccessibleDescription('Enter a time like 6:30 PM.')
    }
  })
})
