import { codeEntry } from '../models/codeEntry.ts'
import { title } from '../support/modelOf.ts'
import { failed } from '../support/outcomes.ts'
import { recordWalk } from '../support/walks.ts'
import { expect, test } from './support/test.ts'
import { openVerifyEmail } from './support/verifyEmail.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const path of codeEntry.edgePaths())
  test(title(path), async ({ page }) => {
    const network = await openVerifyEmail(page)
    const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
    const verify = page.getByRole('button', { name: 'Verify' })
    await expect(boxes).toHaveCount(6)

    async function expectBoxes({ digits, focus }: { digits: string[]; focus: number }) {
      for (const [index, digit] of digits.entries()) await expect(boxes.nth(index)).toHaveValue(digit)
      await expect(boxes.nth(focus)).toBeFocused()
    }

    await path.test({
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
        // A wrong code goes, for the next try.
        'code.clear': async () => {
          await verify.click()
          await network.settle(failed('verifyEmail', { code: 'BAD_USER_INPUT', message: 'Invalid OTP.' }))
        },
      },
      states: {
        incomplete: async ({ event, context }) => {
          await expectBoxes(context)
          await expect(verify).toBeDisabled()
          if (event === null) expect(context).toEqual({ digits: ['', '', '', '', '', ''], focus: 0 })
          if (event?.type === 'digits.paste') await expect(boxes.nth(4)).toHaveValue('9')
          if (event?.type === 'code.clear') await expect(boxes.first()).toBeFocused()
        },
        complete: async ({ context }) => {
          await expectBoxes(context)
          await expect(verify).toBeEnabled()
        },
      },
    })
    recordWalk('browser', codeEntry, path)
  })
