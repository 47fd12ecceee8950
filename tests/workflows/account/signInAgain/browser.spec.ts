import { signInAgain } from './model.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { openEditProfile } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { readStorage } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { mira } from '../../fixtures.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of signInAgain.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const network = await holdGraphQL(page, signInAgain, { also: ['updateProfile'] })
    const edit = await openEditProfile(page)
    await edit.getByLabel('Full Name').fill('Noor van Dyk')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    const sent = await network.asked('updateProfile')
    await network.settle(failed('updateProfile', { code: 'UNAUTHENTICATED' }))
    const dialog = page.getByRole('dialog', { name: 'Log in again' })
    const password = dialog.getByLabel('Password', { exact: true })
    const again = { token: 'a-token-of-now', user: { ...mira, id: String(person.user.id) } }

    await walk(signInAgain, path, {
      events: {
        ...network.outcomes,
        'password.change': ({ password: typed }) => password.fill(typed),
        'form.submit': () => dialog.getByRole('button', { name: 'Log In and Continue' }).click(),
        'dialog.leave': () => dialog.getByRole('button', { name: 'Not now' }).click(),
        'login succeeds': () => network.settle(done('login', again)),
      },
      states: {
        asking: async ({ facts, event }) => {
          await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person.email)
          await expect(password).toHaveValue(facts.password)
          if (facts.problem) {
            await expect(password).toHaveAccessibleDescription(facts.problem)
            await expect(password).toBeFocused()
          }
          if (event !== null) return
          await expect(password).toBeFocused()
          // Escape must not close the dialog, which would lose the text.
          await page.keyboard.press('Escape')
          await page.keyboard.press('Escape')
          await expect(password).toBeFocused()
          await page.mouse.click(4, 4)
          await expect(dialog).toBeVisible()
          await expect(edit.getByLabel('Full Name')).toHaveValue('Noor van Dyk')
        },
        signingIn: async () => {
          const { password: typed, email } = await network.asked('login')
          expect({ typed, email }).toEqual({ typed: 'a long password', email: person.email })
          await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
          await expect(dialog.getByRole('button', { name: 'Not now' })).toBeDisabled()
        },
        signedIn: async () => {
          await expect(dialog).toBeHidden()
          expect(await network.asked('updateProfile')).toEqual(sent)
          await expect(edit.getByRole('button', { name: 'Saving...' })).toBeFocused()
          expect((await readStorage(page)).token).toBe('a-token-of-now')
        },
        left: async () => {
          await expect(page).toHaveURL('/')
          await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
          expect(await readStorage(page)).toEqual({ token: null, user: null })
        },
      },
    })
  })
