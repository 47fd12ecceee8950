import type { Failure } from '../../machines/domain.ts'
import { auth } from '../models/auth.ts'
import { title, type Scene } from '../support/modelOf.ts'
import { recordWalk } from '../support/walks.ts'
import { takeClock } from './support/clock.ts'
import { holdGraphQL } from './support/network.ts'
import { submitLogin } from './support/signIn.ts'
import { readStorage } from './support/storage.ts'
import { expect, test } from './support/test.ts'

const failure = ({ event }: Scene<unknown, { type: string }>) =>
  event && 'error' in event ? (event.error as Failure) : null

for (const path of auth.edgePaths())
  test(title(path), async ({ page, stage }, { workerIndex, testId }) => {
    const network = await holdGraphQL(page, auth, { real: ['login', 'register'] })
    await takeClock(page)
    await page.goto('/')

    // Nobody else signs up with these.
    const number = `9${workerIndex % 10}${String(Date.now()).slice(-8)}`
    const newcomer = { email: `mira-${testId}-${number}@example.org`, phone: number }
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const expectToast = (text: string) =>
      expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

    /** The texts of exactly these fields say that something is wrong with them. */
    async function expectProblems(problems: Record<string, string>) {
      for (const [name, text] of Object.entries(problems)) {
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(text))
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
    }

    await path.test({
      events: {
        'tab.select': ({ tab: id }) => tab(id === 'login' ? 'Login' : 'Signup').click(),
        'login.submit': ({ form }) => submitLogin(page, form),
        'signup.submit': async ({ form }) => {
          await field('Full Name').fill(form.fullName)
          await field('Email').fill(form.email && newcomer.email)
          await field('Phone Number').fill(form.phone && newcomer.phone)
          await field('Password').fill(form.password)
          await button('Signup').click()
        },
        'code.submit': async ({ code }) => {
          await field('Digit 1').focus()
          await page.keyboard.type(code)
          await button('Verify').click()
        },
        'code.resend': () => button('Resend code').click(),
        back: () => button('Back').click(),
        ...network.outcomes,
        'done.resendCountdown': () => page.clock.runFor(30_000),
      },
      states: {
        'login.ready': async (scene) => {
          const { event } = scene
          if (event?.type === 'failed.login') {
            await expectToast(
              failure(scene)?.code === 'NETWORK'
                ? 'Something went wrong. Please try again.'
                : 'Invalid credentials',
            )
          }
          if (event?.type === 'done.verifyEmail') await expectToast('Registration successful. Now log in')
          await expect(heading('HI, WELCOME BACK')).toBeVisible()
          await expect(tab('Login')).toHaveAttribute('aria-selected', 'true')
          await expect(button('Home')).toBeEnabled()
          await expect(button('Login')).toBeEnabled()
          const form = event?.type === 'login.submit' ? event.form : null
          if (form?.email === '')
            await expectProblems({ Email: 'Email is required', Password: 'Password is required' })
          else if (form) await expectProblems({ Email: 'Please enter a valid email' })
          else await expectProblems({})
          if (event?.type === 'failed.login') await expect(field('Email')).toHaveValue('mira@example.org')
        },
        'login.signingIn': async () => {
          const sent = await network.asked('login')
          expect(sent).toEqual({ email: 'mira@example.org', password: 'a long password' })
          await expect(button('Logging in...')).toBeDisabled()
          await expectProblems({})
        },
        'signup.ready': async (scene) => {
          const { event } = scene
          const fields = Object.keys(failure(scene)?.fields ?? {})
          if (event?.type === 'failed.register') {
            const taken: Record<string, string> = {
              email: 'Email already exists.',
              phone: 'Phone already exists.',
              'email and phone': 'Email and phone already exist.',
            }
            const trouble =
              failure(scene)?.code === 'NETWORK'
                ? 'Something went wrong. Please try again.'
                : 'An unexpected error occurred.'
            await expectToast(taken[fields.join(' and ')] ?? trouble)
            await expect(field('Email')).toHaveValue(newcomer.email)
          }
          await expect(heading('CREATE ACCOUNT')).toBeVisible()
          await expect(tab('Signup')).toHaveAttribute('aria-selected', 'true')
          await expect(button('Signup')).toBeEnabled()
          const form = event?.type === 'signup.submit' ? event.form : null
          await expectProblems({
            ...(form?.password === '' && {
              'Full Name': 'Full Name is required',
              Email: 'Email is required',
              'Phone Number': 'Phone Number is required',
            }),
            ...(form && { Password: 'Password must be at least 8 characters.' }),
            ...(fields.includes('email') && { Email: 'Email already exists.' }),
            ...(fields.includes('phone') && { 'Phone Number': 'Phone already exists.' }),
          })
        },
        'signup.registering': async () => {
          // India is the default country, and its number is sent with a leading plus.
          const { input } = await network.asked('register')
          const { email, phone } = newcomer
          const rest = { fullName: 'Mira Okafor', password: 'a long password' }
          expect(input).toEqual({ ...rest, email, phone: `+91${phone}` })
          await expect(button('Signing up...')).toBeDisabled()
          await expectProblems({})
        },
        verifyEmail: async ({ event, path: { steps } }) => {
          if (event?.type === 'failed.login') await expectToast('Verify email')
          await expect(heading('VERIFY YOUR EMAIL')).toBeVisible()
          const hasSignedUp = steps.some(({ event: { type } }) => type === 'done.register')
          const email = hasSignedUp ? newcomer.email : 'mira@example.org'
          await expect(page.getByText(email, { exact: true })).toBeVisible()
          await expect(button('Back')).toBeEnabled()
          await expect(page.getByRole('tab')).toHaveCount(0)
        },
        'verifyEmail.code.entering': async (scene) => {
          if (scene.event?.type === 'failed.verifyEmail') {
            await expectToast(failure(scene)?.code === 'NETWORK' ? 'Error verifying OTP.' : 'Invalid OTP.')
          }
          for (const index of [1, 2, 3, 4, 5, 6]) await expect(field(`Digit ${index}`)).toHaveValue('')
          await expect(button('Verify')).toBeDisabled()
        },
        'verifyEmail.code.verifying': async () => {
          const sent = await network.asked('verifyEmail')
          expect(sent).toEqual({ email: 'mira@example.org', otp: '135790' })
          await expect(button('Verifying...')).toBeDisabled()
          await expect(field('Digit 1')).toBeDisabled()
        },
        'verifyEmail.resend.counting': async ({ event }) => {
          if (event?.type === 'done.resendCode') await expectToast('New OTP sent to your email')
          await expect(button(/^Resend code in (30|[12]\d)s$/)).toBeDisabled()
        },
        'verifyEmail.resend.available': async ({ event }) => {
          if (event?.type === 'failed.resendCode') await expectToast('Error sending OTP.')
          await expect(button('Resend code')).toBeEnabled()
        },
        'verifyEmail.resend.sending': async () => {
          expect(await network.asked('resendCode')).toEqual({ email: 'mira@example.org' })
          await expect(button('Sending...')).toBeDisabled()
        },
        signedIn: async () => {
          await expectToast('Login successful!')
          await expect(page).toHaveURL(`${stage.url}/home`)
          const { token, user } = await readStorage(page)
          expect(token).toBeTruthy()
          expect(user).toMatchObject({ full_name: 'Mira Okafor', user_type: 'user' })
        },
      },
    })
    recordWalk('browser', auth, path)
  })
