import type { Page } from '@playwright/test'
import { done, failed } from '../../support/workflow/cases.ts'
import { auth } from '../../workflows/account/auth/model.ts'
import { passwordReset } from '../../workflows/account/passwordReset/model.ts'
import { loginForm } from '../../workflows/fixtures.ts'
import { holdGraphQL } from '../support/network.ts'
import { submitLogin } from '../acts/signIn.ts'
import { expect, test } from '../support/test.ts'
import { desktop, expectUsable } from '../support/usable.ts'

test.use({ sharesPage: true, viewport: desktop })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('the landing page is accessible: login, sign-up, and the verification of an email address', async ({
  page,
}) => {
  const network = await holdGraphQL(page, auth)
  await page.goto('/')
  await see(page, 'HI, WELCOME BACK')
  await expectUsable(page, 'Login')
  await page.getByRole('tab', { name: 'Signup' }).click()
  await button(page, 'Signup').click()
  await see(page, 'Full Name is required')
  await expectUsable(page, 'Signup, not filled in')
  await page.getByRole('tab', { name: 'Login' }).click()
  await submitLogin(page, loginForm)
  await network.settle(failed('login', { code: 'EMAIL_UNVERIFIED' }))
  await see(page, 'VERIFY YOUR EMAIL')
  await expectUsable(page, 'Verify e-mail, with a toast')
})

test('the steps to a new password are accessible', async ({ page }) => {
  const network = await holdGraphQL(page, passwordReset)
  await page.goto('/')
  await button(page, 'Forgot password?').click()
  // Scoped to this form, because the previous form, which has the same field, is still animating out.
  await page.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill('mira@example.org')
  await button(page, 'Send code').click()
  await network.settle(failed('requestPasswordReset'))
  await see(page, 'Failed to send reset email')
  await expectUsable(page, 'Forgot password, refused')
  await button(page, 'Send code').click()
  await network.settle(done('requestPasswordReset'))
  await see(page, 'VERIFY OTP')
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await expectUsable(page, 'Verify OTP')
  await page.keyboard.type('135790')
  await page.keyboard.press('Enter')
  await network.settle(done('verifyResetCode', { resetToken: 'leave' }))
  await page.getByLabel('New Password', { exact: true }).fill('tulips on the balcony')
  await page.getByLabel('Confirm Password').fill('tulips on the balcony')
  await button(page, 'Set new password').click()
  const fields = {
    resetToken: ['This reset has expired. Please ask for a new code.'],
    newPassword: ['No.'],
  }
  await network.settle(failed('setNewPassword', { code: 'BAD_USER_INPUT', fields }))
  await see(page, 'This reset has expired. Please ask for a new code.')
  await expectUsable(page, 'Set new password, too late')
})
