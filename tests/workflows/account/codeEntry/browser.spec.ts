import { codeEntry } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { failed } from '../../../support/workflow/cases.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { openVerifyEmail } from '../../../browser/acts/verifyEmail.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const path of codeEntry.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await openVerifyEmail(page)
    const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
    const verify = page.getByRole('button', { name: 'Verify' })
    await expect(boxes).toHaveCount(6)

    async function expectBoxes({ boxes: digits, focus }: { boxes: string; focus: number }) {
      for (const [index, digit] of digits.split('').entries())
        await expect(boxes.nth(index)).toHaveValue(digit.replace('_', ''))
      await expect(boxes.nth(focus)).toBeFocused()
    }

    await walk(codeEntry, path, {
      events: {
        'digit.enter': async ({ index, digit }) => {
          await boxes.nth(index).click()
          await page.keyboard.press(digit)
        },
        'digit.erase': async ({ index }) => {
          await boxes.nth(index).click()
          await page.keyboard.press('Backspace')
        },
        'digits.paste': async ({ text }) => {
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
          await page.keyboard.press('ControlOrMeta+V')
        },
        'box.focus': ({ index }) => boxes.nth(index).click(),
        // A wrong code is cleared for the next attempt.
        'code.clear': async () => {
          await verify.click()
          await network.settle(failed('verifyEmail', { code: 'BAD_USER_INPUT', message: 'Invalid OTP.' }))
        },
      },
      states: {
        incomplete: async ({ facts }) => {
          await expectBoxes(facts)
          await expect(verify).toBeDisabled()
          if (facts.focus !== 0 || !/^_.*\d$/.test(facts.boxes)) return
          // There is no box before the first one.
          await page.keyboard.press('Backspace')
          await expectBoxes(facts)
        },
        complete: async ({ facts }) => {
          await expectBoxes(facts)
          await expect(verify).toBeEnabled()
        },
      },
    })
  })

test('codeEntry: typing a digit over the same digit moves the focus on, wherever the caret is', async ({
  page,
}) => {
  await openVerifyEmail(page)
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
  await boxes.first().focus()
  await page.keyboard.type('113456')
  for (const caret of [null, 0, 1]) {
    await boxes.first().focus()
    if (caret !== null)
      await boxes.first().evaluate((box: HTMLInputElement, at) => box.setSelectionRange(at, at), caret)
    await page.keyboard.press('1')
    await expect(boxes.nth(1)).toBeFocused()
    await page.keyboard.press('1')
    await expect(boxes.nth(2)).toBeFocused()
  }
  for (const [index, digit] of '113456'.split('').entries()) await expect(boxes.nth(index)).toHaveValue(digit)
})

test('codeEntry: a code that the system fills into the first box as one input fills all six', async ({
  page,
}) => {
  await openVerifyEmail(page)
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
  for (const [code, over] of [
    ['135790', ''],
    ['246802', '135790'],
  ] as const) {
    for (const [index, digit] of over.split('').entries()) await expect(boxes.nth(index)).toHaveValue(digit)
    await boxes.first().focus()
    await page.keyboard.insertText(code)
    for (const [index, digit] of code.split('').entries()) await expect(boxes.nth(index)).toHaveValue(digit)
    await expect(boxes.last()).toBeFocused()
    await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled()
  }
})

for (const pause of ['none', 'a microtask'] as const)
  test(`codeEntry: six inputs within 5 ms fill six boxes (pause between them: ${pause})`, async ({
    page,
  }) => {
    await openVerifyEmail(page)
    const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
    await boxes.first().focus()
    await page.evaluate(async (waits) => {
      for (const digit of '135790') {
        document.execCommand('insertText', false, digit)
        if (waits) await Promise.resolve()
      }
    }, pause !== 'none')
    for (const [index, digit] of '135790'.split('').entries())
      await expect(boxes.nth(index)).toHaveValue(digit)
    await expect(boxes.last()).toBeFocused()
  })
