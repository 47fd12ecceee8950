import { settings } from './model.ts'
import { emptyProfile } from '../../../../machines/account/profile/profileRules.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { holdDrafts } from '../../../browser/support/drafts.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { photograph } from '../../../browser/acts/photograph.ts'
import { submitLogin } from '../../../browser/acts/signIn.ts'
import { enter, revoke } from '../../../browser/stage/accounts.ts'
import { readStorage, storeSession } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { root } from '../../fixtures.ts'

test.use({ as: 'superadmin', sharesPage: true })

for (const path of settings.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const known = { full_name: 'Ada Adeyemi', phone: '+4915112345678', email: 'ada@example.org' }
    await storeSession(page, { ...person, user: Object.assign({ ...person.user }, known) })
    const drafts = await holdDrafts(page, person, 'editProfile', emptyProfile)
    const network = await holdGraphQL(page, settings)
    await page.goto('/admin/settings')
    // The surrounding frame requests the profile first.
    await network.settle(done('getProfile', root))
    const main = page.getByRole('main')
    const field = (name: string) => main.getByLabel(name, { exact: true })
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const account = page.getByRole('dialog', { name: 'Your Account' })
    const preview = main.locator('img[src^="blob:"]')

    await walk(settings, path, {
      events: {
        ...network.outcomes,
        ...drafts,
        'draft.continue': () => button('Continue').click(),
        'draft.startAnew': () => button('Start over').click(),
        'form.change': async ({ changes: { fullName, phone } }) => {
          if (fullName !== undefined) await field('Full Name').fill(fullName)
          if (phone !== undefined) await field('Phone').fill(phone ?? '')
        },
        'picture.choose': async ({ picture: { name, type } }) =>
          main
            .locator('input[type=file]')
            .setInputFiles({ name, mimeType: type, buffer: await photograph(40, 30) }),
        'picture.fail': () => preview.dispatchEvent('error'),
        'picture.cancel': () => button('Cancel').click(),
        'form.submit': () => button('Save Changes').click(),
        'account.open': () => button('Password, Devices, Calendar and Data').click(),
        'account.close': () => account.getByRole('button', { name: 'Close' }).click(),
        'alert.dismiss': () => button('Dismiss').click(),
      },
      states: {
        loading: async () => {
          expect(await network.asked('getProfile')).toEqual({})
          await expect(main.getByText('Loading...', { exact: true })).toBeVisible()
        },
        looking: async () => {
          await expect(main.getByText('Loading...', { exact: true })).toBeVisible()
          await expect(field('Full Name')).toHaveCount(0)
        },
        offered: async () => {
          await expect(main.getByText('Continue where you left off?')).toBeVisible()
          await expect(main.getByText('Your work on your profile was not saved.')).toBeVisible()
          await expect(button('Save Changes')).toHaveCount(0)
        },
        open: async ({ event, facts: { form, picture, problems, alert } }) => {
          // The pressed button is gone, so the focus moves to its region.
          if (event?.type === 'draft.continue')
            await expect(main.getByRole('region', { name: 'Profile' })).toBeFocused()
          await expect(field('Full Name')).toHaveValue(form.fullName)
          await expect(field('Phone')).toHaveValue(form.phone && '15112345678')
          await expect(field('Email')).toHaveValue('ada@example.org')
          await expect(field('Email')).toHaveAttribute('readonly')
          await expect(field('Email')).toHaveAccessibleDescription('Email address cannot be changed')
          await expect(field('User Type')).toHaveValue('Super Admin')
          await expect(field('User Type')).toHaveAttribute('readonly')
          await expect(preview).toBeVisible({ visible: picture !== null })
          await expect(button('Cancel')).toBeVisible({ visible: picture !== null })
          await expect(button('Save Changes')).toBeEnabled()
          const texts = [alert, problems.form, problems.picture].filter((text) => typeof text === 'string')
          await expect(main.getByRole('alert')).toHaveCount(texts.length)
          for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible()
          await expect(field('Phone')).toHaveAccessibleDescription(problems.phone ?? '')
          if (event?.type === 'updateProfile fails' && problems.phone)
            await expect(field('Phone')).toBeFocused()
          if (alert === 'updated successfully')
            await expect(main.locator('img')).toHaveAttribute('src', /jazz-one\.jpg$/)
        },
        account: async () => {
          await expect(account).toContainText('Change Password')
          await expect(account).toContainText('Delete Account')
          await expect(page).toHaveURL(/\/admin\/settings\?account=$/)
        },
        saving: async ({ facts: { form, picture } }) => {
          const input = { fullName: form.fullName, phone: form.phone || null }
          const sent = await network.asked('updateProfile')
          expect(sent).toEqual({ input, ...(picture && { picture: null }) })
          await expect(button('Saving...')).toBeDisabled()
        },
      },
    })
  })

test('settings: after a reload, unsaved text is offered and saved text is shown; without a token Save does nothing', async ({
  page,
  stage,
}) => {
  // Uses a new session: the shared one may be over, because an eleventh session of the superadmin ends the
  // oldest.
  await storeSession(page, await enter(stage.url, stage.superadmin))
  await page.goto('/admin/settings')
  const name = page.getByLabel('Full Name', { exact: true })
  const before = await name.inputValue()
  const save = page.getByRole('button', { name: 'Save Changes' })
  // A different name each time: a failed attempt may have left its name, and an unchanged form stores no
  // draft. The first word stays, because other tests look for it at the top of the page.
  for (const fullName of [`Plaza of the Square ${Date.now()}`, before]) {
    await name.fill(fullName)
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(name).toHaveValue(fullName)
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('updated successfully')
    await page.reload()
    await expect(name).toHaveValue(fullName)
  }
  await name.fill('Nobody')
  await page.evaluate(() => localStorage.removeItem('token'))
  const sent: (string | null)[] = []
  page.on('request', (request) => sent.push(request.postData()))
  await save.click()
  // Any request would have started before the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(sent.filter((body) => body?.includes('updateProfile'))).toEqual([])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(save).toBeEnabled()
})

test('settings: typed text survives the end of the session, with a login over the page or after a reload', async ({
  page,
  stage,
}) => {
  await storeSession(page, await enter(stage.url, stage.superadmin))
  await page.goto('/admin/settings')
  const name = page.getByLabel('Full Name', { exact: true })
  const phone = page.getByLabel('Phone', { exact: true })
  const again = page.getByRole('dialog', { name: 'Log in again' })
  const endSession = async () => {
    await revoke(stage.url, (await readStorage(page)).token)
    await expect(again).toBeVisible()
  }
  await name.fill('Plaza by Night')
  await phone.fill('15112345670')
  await endSession()
  await again.getByLabel('Password', { exact: true }).fill(stage.superadmin.password)
  await again.getByRole('button', { name: 'Log In and Continue' }).click()
  await expect(again).toBeHidden()
  await expect(name).toHaveValue('Plaza by Night')
  await expect(phone).toHaveValue('15112345670')
  await endSession()
  await page.reload()
  await submitLogin(page, stage.superadmin)
  await expect(page).toHaveURL('/admin/settings')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(name).toHaveValue('Plaza by Night')
  await expect(phone).toHaveValue('15112345670')
})
