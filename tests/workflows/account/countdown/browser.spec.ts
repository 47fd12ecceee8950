import { countdown } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { pass } from '../../../browser/support/clock.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { openVerifyEmail } from '../../../browser/acts/verifyEmail.ts'

for (const path of countdown.browserPaths())
  test(title(path), async ({ page, walk }) => {
    await openVerifyEmail(page)
    const resend = page.getByRole('button', { name: /^Resend code/ })
    await expect(resend).toHaveText('Resend code in 30s')
    await page.clock.runFor(27_000)

    const expectSeconds = async (seconds: number) => {
      await expect(resend).toHaveText(`Resend code in ${seconds}s`)
      await expect(resend).toBeDisabled()
    }
    await walk(countdown, path, {
      events: {
        'second passes': (_event, { was }) => pass(page, 1000, () => expectSeconds(was?.facts.seconds ?? 0)),
      },
      states: {
        counting: ({ facts }) => expectSeconds(facts.seconds),
        over: async () => {
          await expect(resend).toHaveText('Resend code')
          await expect(resend).toBeEnabled()
        },
      },
    })
  })
