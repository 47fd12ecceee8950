import { emailProof } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { unjudged } from '../../fixtures.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { openVerifyEmail } from '../../../browser/acts/verifyEmail.ts'

for (const path of emailProof.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await openVerifyEmail(page)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    let digits = ''
    const field = (name: string) => page.getByLabel(name, { exact: true })
    async function expectLogin() {
      await expect(heading('HI, WELCOME BACK')).toBeVisible()
      await expect(field('Email')).toHaveValue('mira@example.org')
      await expect(field('Email')).toBeFocused()
    }

    await walk(emailProof, path, {
      events: {
        'code.submit': async ({ code }) => {
          if (digits === code) await field('Digit 6').press('Enter')
          else {
            await field('Digit 1').focus()
            await page.keyboard.type(code)
            await page.keyboard.press('Enter')
          }
        },
        'code.resend': () => button('Resend code').click(),
        back: () => button('Back').click(),
        ...network.outcomes,
        'resendCountdown succeeds': () => page.clock.runFor(30_000),
      },
      states: {
        verifyEmail: async () => {
          await expect(heading('VERIFY YOUR EMAIL')).toBeVisible()
          await expect(page.getByText('mira@example.org', { exact: true })).toBeVisible()
          await expect(button('Back')).toBeEnabled()
        },
        'verifyEmail.code.entering': async ({ event }) => {
          // A code that could not be checked stays in the boxes.
          if (event?.type === 'verifyEmail fails') digits = unjudged.has(event.error.code) ? '135790' : ''
          for (const index of [0, 1, 2, 3, 4, 5])
            await expect(field(`Digit ${index + 1}`)).toHaveValue(digits.charAt(index))
          await expect(button('Verify')).toBeEnabled({ enabled: digits !== '' })
          const focused = digits === '' ? 'Digit 1' : 'Digit 6'
          if (event?.type === 'verifyEmail fails') await expect(field(focused)).toBeFocused()
        },
        'verifyEmail.code.verifying': async ({ event }) => {
          expect(await network.asked('verifyEmail')).toEqual({ email: 'mira@example.org', otp: '135790' })
          await expect(button('Verifying...')).toBeDisabled()
          await expect(field('Digit 1')).toBeDisabled()
          if (event?.type === 'code.submit') await expect(field('Digit 6')).toBeFocused()
        },
        'verifyEmail.resend.counting': () => expect(button('Resend code in 30s')).toBeDisabled(),
        'verifyEmail.resend.available': () => expect(button('Resend code')).toBeEnabled(),
        'verifyEmail.resend.sending': async () => {
          expect(await network.asked('resendCode')).toEqual({ email: 'mira@example.org' })
          await expect(button('Sending...')).toBeDisabled()
        },
        left: expectLogin,
        verified: expectLogin,
      },
    })
  })
