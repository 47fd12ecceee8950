import { passwordReset } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { unjudged } from '../../fixtures.ts'
import { enter } from '../../../browser/stage/accounts.ts'
import { stopClock, takeClock } from '../../../browser/support/clock.ts'
import { codeFor } from '../../../browser/stage/mailbox.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { submitLogin } from '../../../browser/acts/signIn.ts'
import { expect, test } from '../../../browser/support/test.ts'

const labels: Record<string, string> = {
  email: 'Email',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
}

for (const path of passwordReset.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, passwordReset)
    await takeClock(page)
    await page.goto('/')

    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    let digits = ''
    const field = (name: string) => page.getByLabel(name, { exact: true })
    /**
     * Checks that exactly these fields are marked as invalid, with these texts. The first one has the focus
     * until somebody types.
     */
    async function expectProblems(problems: Record<string, string | undefined>, type?: string) {
      const { resetToken, ...others } = problems
      for (const [name, text = ''] of Object.entries(others))
        await expect(field(labels[name] ?? name)).toHaveAccessibleDescription(new RegExp(text))
      const marked = page.locator('[aria-invalid=true]')
      await expect(marked).toHaveCount(Object.keys(others).length)
      if (Object.keys(others).length > 0 && type !== 'form.change') await expect(marked.first()).toBeFocused()
      if (resetToken) await expect(page.getByRole('alert')).toHaveText(resetToken)
      else await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await button('Forgot password?').click()
    await expect(heading('FORGOT PASSWORD')).toBeVisible()
    // The walk controls the countdown, so that it does not depend on real time.
    await stopClock(page)

    await walk(passwordReset, path, {
      events: {
        'form.change': async ({ changes }) => {
          for (const [name, text] of Object.entries(changes)) await field(labels[name] ?? name).fill(text)
        },
        'email.submit': () => button('Send code').click(),
        'code.submit': async ({ code }) => {
          if (digits === code) await field('Digit 6').press('Enter')
          else {
            await field('Digit 1').focus()
            await page.keyboard.type(code)
            await page.keyboard.press('Enter')
          }
        },
        'code.resend': () => button('Resend code').click(),
        'password.submit': () => button('Set new password').click(),
        back: () => button('Back').click(),
        ...network.outcomes,
        'resendCountdown succeeds': () => page.clock.runFor(30_000),
      },
      states: {
        forgotPassword: async ({ facts: { form } }) => {
          await expect(heading('FORGOT PASSWORD')).toBeVisible()
          await expect(field('Email')).toHaveValue(form.email)
        },
        'forgotPassword.ready': async ({ event, facts: { problems } }) => {
          await expect(button('Send code')).toBeEnabled()
          await expectProblems(problems, event?.type)
          if (event === null || event.type === 'back') await expect(field('Email')).toBeFocused()
        },
        'forgotPassword.sending': async ({ facts: { problems } }) => {
          expect(await network.asked('requestPasswordReset')).toEqual({ email: 'mira@example.org' })
          await expect(button('Sending...')).toBeDisabled()
          await expectProblems(problems)
        },
        verifyOtp: async ({ facts: { resetToken } }) => {
          await expect(heading('VERIFY OTP')).toBeVisible()
          await expect(page.getByText('mira@example.org', { exact: true })).toBeVisible()
          const note = page.getByText('This code has already been used. Request a new one below.')
          await expect(note).toBeVisible({ visible: resetToken !== null })
        },
        'verifyOtp.code.entering': async ({ event, was }) => {
          const isNew = !was?.leaves.some((leaf) => leaf.startsWith('verifyOtp'))
          // A code that could not be checked stays in the boxes.
          if (isNew) digits = ''
          if (event?.type === 'verifyResetCode fails') digits = unjudged.has(event.error.code) ? '135790' : ''
          for (const index of [0, 1, 2, 3, 4, 5])
            await expect(field(`Digit ${index + 1}`)).toHaveValue(digits.charAt(index))
          await expect(button('Verify')).toBeEnabled({ enabled: digits !== '' })
          const focused = digits === '' ? 'Digit 1' : 'Digit 6'
          if (isNew || event?.type === 'verifyResetCode fails') await expect(field(focused)).toBeFocused()
        },
        'verifyOtp.code.verifying': async ({ event }) => {
          expect(await network.asked('verifyResetCode')).toEqual({
            email: 'mira@example.org',
            otp: '135790',
          })
          await expect(button('Verifying...')).toBeDisabled()
          await expect(field('Digit 1')).toBeDisabled()
          if (event?.type === 'code.submit') await expect(field('Digit 6')).toBeFocused()
        },
        'verifyOtp.resend.counting': async () => {
          await expect(button('Resend code in 30s')).toBeDisabled()
        },
        'verifyOtp.resend.available': async () => {
          await expect(button('Resend code')).toBeEnabled()
        },
        'verifyOtp.resend.sending': async () => {
          expect(await network.asked('requestPasswordReset')).toEqual({ email: 'mira@example.org' })
          await expect(button('Sending...')).toBeDisabled()
        },
        setNewPassword: async () => {
          await expect(heading('SET NEW PASSWORD')).toBeVisible()
          await expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password')
          await expect(field('New Password')).toHaveAttribute('minlength', '6')
        },
        'setNewPassword.ready': async ({ event, facts: { form, problems } }) => {
          await expect(field('New Password')).toHaveValue(form.newPassword)
          await expect(field('Confirm Password')).toHaveValue(form.confirmPassword)
          await expect(button('Set new password')).toBeEnabled()
          await expectProblems(problems, event?.type)
          if (event?.type === 'verifyResetCode succeeds') await expect(field('New Password')).toBeFocused()
        },
        'setNewPassword.setting': async ({ facts: { problems, form } }) => {
          await expectProblems(problems)
          expect(await network.asked('setNewPassword')).toEqual({
            email: 'mira@example.org',
            resetToken: 'leave-of-mira',
            newPassword: form.newPassword,
            confirmPassword: form.newPassword,
          })
          await expect(button('Saving...')).toBeDisabled()
        },
        left: async ({ facts: { form } }) => {
          await expect(heading('HI, WELCOME BACK')).toBeVisible()
          await expect(field('Email')).toHaveValue(form.email)
          await expect(field('Email')).toBeFocused()
          await expect(field('Password')).toHaveValue('')
        },
      },
    })
  })

test('passwordReset: the password can be changed with only the keyboard and the emailed code', async ({
  page,
  stage,
}, { testId }) => {
  const email = `forgetful-${testId.slice(-12)}-${Date.now()}@example.org`
  const phone = `+4917${String(Date.now()).slice(-9)}`
  await enter(stage.url, { fullName: 'Ines Duarte', email, phone, password: 'an old password' })
  const spent = await codeFor(stage.url, email)
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await expect.poll(() => codeFor(stage.url, email)).not.toBe(spent)
  await page.keyboard.type(await codeFor(stage.url, email))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
  await page.keyboard.type('lanterns on the river')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  await page.keyboard.type('lanterns on the river')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()
  await submitLogin(page, { email, password: 'an old password' })
  await expect(page.getByRole('status').filter({ hasText: 'Invalid credentials' })).toBeVisible()
  await submitLogin(page, { email, password: 'lanterns on the river' })
  await expect(page).toHaveURL(`${stage.url}/home`)
})
