import { auth } from './model.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { readStorage } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'

const labels: Record<string, string> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
}

test.use({ sharesPage: true })

for (const path of auth.browserPaths())
  test(title(path), async ({ page, stage, walk }, { workerIndex, testId }) => {
    const network = await holdGraphQL(page, auth, { real: ['login', 'register'], also: ['verifyEmail'] })
    await page.goto('/')

    // Unique, so that no other signup conflicts.
    const number = `9${workerIndex % 10}${String(Date.now()).slice(-8)}`
    /** The address typed into the form. */
    let typed = ''
    const newcomer = { email: `mira-${testId}-${number}@example.org`, phone: number }
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    /** Checks that exactly these fields are marked as invalid, with these texts. */
    async function expectProblems(problems: Record<string, string>, changed: object = {}) {
      for (const [name, text] of Object.entries(problems)) {
        const labelled = field(labels[name] ?? name)
        await expect(labelled).toHaveAccessibleDescription(new RegExp(text))
        await expect(labelled).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length)
      // The edited field keeps the focus, even if other fields are still invalid.
      const [last] = Object.keys(changed).slice(-1)
      if (last) await expect(field(labels[last] ?? last)).toBeFocused()
    }

    async function expectCodeStep() {
      await expect(heading('VERIFY YOUR EMAIL')).toBeVisible()
      await expect(page.getByText(typed, { exact: true })).toBeVisible()
      await expect(button('Back')).toBeEnabled()
      await expect(field('Digit 1')).toBeFocused()
      await expect(page.getByRole('tab')).toHaveCount(0)
    }

    await walk(auth, path, {
      events: {
        'tab.select': ({ tab: id }) => tab(id === 'login' ? 'Login' : 'Signup').click(),
        'form.change': async ({ changes }) => {
          const own = 'fullName' in changes ? { ...changes, ...newcomer } : changes
          typed = own.email ?? typed
          for (const [name, text] of Object.entries(own)) await field(labels[name] ?? name).fill(text)
        },
        'login.submit': () => button('Login').click(),
        'signup.submit': () => button('Signup').click(),
        'password.forget': () => button('Forgot password?').click(),
        'reset.leave': async ({ email }) => {
          typed = email
          await field('Email').fill(email)
          await button('Back').click()
        },
        back: (_event, { was }) => button(was?.leaves.includes('passwordReset') ? 'Home' : 'Back').click(),
        'verification.finish': async () => {
          await field('Digit 1').focus()
          await page.keyboard.type('135790')
          await page.keyboard.press('Enter')
          await network.settle(done('verifyEmail'))
        },
        ...network.outcomes,
      },
      states: {
        'login.ready': async ({ event, facts: { form, problems } }) => {
          await expect(heading('HI, WELCOME BACK')).toBeVisible()
          await expect(tab('Login')).toHaveAttribute('aria-selected', 'true')
          await expect(button('Home')).toBeEnabled()
          await expect(button('Login')).toBeEnabled()
          await expectProblems(problems, event?.type === 'form.change' ? event.changes : {})
          await expect(field('Email')).toHaveValue(typed)
          await expect(field('Password')).toHaveValue(form.password)
          if (event?.type === 'reset.leave') await expect(field('Email')).toBeFocused()
        },
        'login.signingIn': async () => {
          const sent = await network.asked('login')
          expect(sent).toEqual({ email: 'mira@example.org', password: 'a long password' })
          await expect(button('Logging in...')).toBeDisabled()
          await expectProblems({})
        },
        'signup.ready': async ({ event, facts: { form, problems } }) => {
          await expect(field('Full Name')).toHaveValue(form.fullName)
          await expect(field('Email')).toHaveValue(typed)
          await expect(field('Password')).toHaveValue(form.password)
          await expect(heading('CREATE ACCOUNT')).toBeVisible()
          await expect(tab('Signup')).toHaveAttribute('aria-selected', 'true')
          await expect(button('Signup')).toBeEnabled()
          await expectProblems(problems, event?.type === 'form.change' ? event.changes : {})
        },
        'signup.registering': async () => {
          // India is the default country. The number is sent with a leading plus.
          const { input } = await network.asked('register')
          const { email, phone } = newcomer
          const rest = { fullName: 'Mira Okafor', password: 'a long password' }
          expect(input).toEqual({ ...rest, email, phone: `+91${phone}` })
          await expect(button('Signing up...')).toBeDisabled()
          await expectProblems({})
        },
        'verifyEmail.afterLogin': expectCodeStep,
        'verifyEmail.afterSignup': expectCodeStep,
        passwordReset: async () => {
          await expect(heading('FORGOT PASSWORD')).toBeVisible()
          await expect(field('Email')).toHaveValue(typed)
          await expect(field('Email')).toBeFocused()
          await expect(page.getByRole('tab')).toHaveCount(0)
        },
        signedIn: async () => {
          await expect(page).toHaveURL(`${stage.url}/home`)
          const { token, user } = await readStorage(page)
          expect(token).toBeTruthy()
          expect(user).toMatchObject({ full_name: 'Mira Okafor', user_type: 'user' })
        },
      },
    })
  })

test('auth: a near miss of a common mail domain is suggested below the field, and changed only by a click', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Signup', exact: true }).click()
  const email = page.getByLabel('Email', { exact: true })
  const suggestion = page.getByRole('button', { name: 'Did you mean mira@gmail.com?' })
  await email.fill('mira@gmail.com')
  await expect(suggestion).toHaveCount(0)
  await email.fill('mira@gmial.com')
  await expect(suggestion).toBeVisible()
  await expect(email).toHaveAccessibleDescription('Did you mean mira@gmail.com?')
  await email.blur()
  await expect(email).toHaveValue('mira@gmial.com')
  await suggestion.click()
  await expect(email).toHaveValue('mira@gmail.com')
  await expect(suggestion).toHaveCount(0)
})
