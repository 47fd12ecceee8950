import type { Page } from '@playwright/test'
import { failed } from '../../support/workflow/cases.ts'
import { emailProof } from '../../workflows/account/emailProof/model.ts'
import { stopClock, takeClock } from '../support/clock.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect } from '../support/test.ts'
import { submitLogin } from './signIn.ts'

/** Opens VERIFY YOUR EMAIL with the clock stopped, by logging in with an unverified address. */
export async function openVerifyEmail(page: Page) {
  const network = await holdGraphQL(page, emailProof, { also: ['login'] })
  await takeClock(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()
  await submitLogin(page, { email: 'mira@example.org', password: 'a long password' })
  // The page appears before its code has loaded. Once the login is requested, the code has loaded too.
  await network.asked('login')
  await stopClock(page)
  await network.settle(failed('login', { code: 'EMAIL_UNVERIFIED', message: 'Verify email' }))
  await expect(page.getByRole('heading', { name: 'VERIFY YOUR EMAIL' })).toBeVisible()
  return network
}
