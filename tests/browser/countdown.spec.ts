import { countdown } from '../models/countdown.ts'
import { title } from '../support/modelOf.ts'
import { recordWalk } from '../support/walks.ts'
import { pass } from './support/clock.ts'
import { expect, test } from './support/test.ts'
import { openVerifyEmail } from './support/verifyEmail.ts'

for (const path of countdown.edgePaths())
  test(title(path), async ({ page }) => {
    await openVerifyEmail(page)
    const resend = page.getByRole('button', { name: /^Resend code/ })
    await expect(resend).toHaveText('Resend code in 30s')
    await page.clock.runFor(27_000)

    const expectSeconds = async (seconds: number) => {
      await expect(resend).toHaveText(`Resend code in ${seconds}s`)
      await expect(resend).toBeDisabled()
    }
    await path.test({
      events: {
        'after.second': (_event, { before }) =>
          pass(page, 1000, () => expectSeconds(before?.context.seconds ?? 0)),
      },
      states: {
        counting: ({ context }) => expectSeconds(context.seconds),
        over: async () => {
          await expect(resend).toHaveText('Resend code')
          await expect(resend).toBeEnabled()
        },
      },
    })
    recordWalk('browser', countdown, path)
  })
