import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { editProfile } from './model.ts'
import { emptyProfile } from '../../../../machines/account/profile/profileRules.ts'
import type { User } from '../../../../machines/domain.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { chooseFiles } from '../../../browser/acts/chooseFiles.ts'
import { holdDrafts } from '../../../browser/support/drafts.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { readStorage } from '../../../browser/support/storage.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { mira } from '../../fixtures.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of editProfile.browserPaths())
  test(title(path), async ({ page, person, walk }) => {
    const drafts = await holdDrafts(page, person, 'editProfile', emptyProfile)
    const { network, dialog, panel } = await openEditProfile(page, mira)
    const preview = dialog.locator('img')
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })

    const cancel = async () => {
      await drafts['findDraft succeeds'](done('findDraft', null))
      await field('Full Name').fill('Mira Adaeze Okafor ')
      await button('Cancel').click()
      await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible()
    }
    if (path.start === 'after Undo') await cancel()

    await walk(editProfile, path, {
      restart:
        path.start === 'after Undo' ? () => panel.getByRole('button', { name: 'Undo' }).click() : undefined,
      events: {
        'form.change': async ({ changes: { fullName, phone } }) => {
          if (fullName !== undefined) await field('Full Name').fill(fullName)
          if (phone !== undefined) await field('Phone Number').fill(phone)
        },
        'picture.choose': ({ picture }) =>
          chooseFiles(dialog.locator('input[type=file]'), [picture], portrait),
        'picture.fail': () => preview.dispatchEvent('error'),
        'picture.remove': () => button('Remove new picture').click(),
        'form.submit': () => button('Save Changes').click(),
        'form.cancel': () => button('Cancel').click(),
        // The notice that drafts cannot be kept has a Close button of its own.
        'dialog.close': () => button('Close').first().click(),
        'changes.discard': () => question.getByRole('button', { name: 'Discard changes' }).click(),
        'changes.keep': () => question.getByRole('button', { name: 'Keep editing' }).click(),
        'draft.continue': () => button('Continue').click(),
        'draft.startAnew': () => button('Start over').click(),
        ...network.outcomes,
        ...drafts,
      },
      states: {
        looking: async () => {
          await expect(dialog).toBeVisible()
          await expect(field('Full Name')).toHaveCount(0)
        },
        offered: async () => {
          await expect(dialog.getByText('Continue where you left off?')).toBeVisible()
          await expect(dialog.getByText('Your work on your profile was not saved.')).toBeVisible()
          await expect(button('Save Changes')).toHaveCount(0)
        },
        open: async ({ event, facts: { form, picture, problems } }) => {
          await expect(field('Full Name')).toHaveValue(form.fullName)
          await expect(field('Email')).toHaveValue('mira@example.org')
          await expect(field('Email')).toHaveAttribute('readonly')
          await expect(dialog.getByText('Verified', { exact: true })).toBeVisible()
          await expect(button('Save Changes')).toBeEnabled()
          const initials = form.fullName === ' ' ? 'MS' : 'MO'
          if (picture) await expect.poll(() => shownSize(page)).toEqual([30, 40])
          else await expect(dialog.getByText(initials, { exact: true })).toBeVisible()
          await expect(button('Remove new picture')).toBeVisible({ visible: picture !== null })
          if (event?.type === 'picture.remove') await expect(button('Change profile picture')).toBeFocused()
          // The pressed button is gone, but the focus stays in the dialog.
          if (event?.type === 'draft.continue') await expect(dialog.locator(':focus')).toHaveCount(1)

          const { picture: unfit, fullName, phone } = problems
          if (unfit) await expect(dialog.getByText(unfit, { exact: true })).toBeVisible()
          for (const [name, text] of Object.entries({ 'Full Name': fullName, 'Phone Number': phone })) {
            if (!text) continue
            await expect(field(name)).toHaveAccessibleDescription(text)
            if (event?.type !== 'changes.keep') await expect(field(name)).toBeFocused()
          }
          await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(fullName || phone ? 1 : 0)
        },
        'open.editing': () =>
          expect(dialog.getByText('Your changes were not saved. Please try again.')).toHaveCount(0),
        'open.notSaved': ({ facts: { problems } }) =>
          expect(dialog.getByRole('alert')).toHaveText(
            problems.form ?? 'Your changes were not saved. Please try again.',
          ),
        leaving: () => expect(question).toBeVisible(),
        saving: async ({ facts: { form, picture } }) => {
          const sent = await network.asked('updateProfile')
          const input = {
            fullName: form.fullName.trim(),
            email: 'mira@example.org',
            phone: form.phone || null,
          }
          expect(sent).toEqual({ input, ...(picture && { picture: null }) })
          await expect(button('Saving...')).toBeDisabled()
          await expect(button('Cancel')).toBeDisabled()
        },
        saved: async () => {
          await expect(dialog).toBeHidden()
          await expect(panel.getByText('Mira Adaeze Okafor', { exact: true })).toBeVisible()
          await expect(panel.locator('img')).toHaveAttribute('src', /jazz-one\.jpg$/)
          const { user } = await readStorage(page)
          expect(user).toMatchObject({ full_name: 'Mira Adaeze Okafor' })
          // A notice that drafts cannot be saved here may have a button of the same name.
          await panel.getByRole('button', { name: 'Close' }).first().click()
          await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName('Mira')
        },
        cancelled: async () => {
          await expect(dialog).toBeHidden()
          await expect(panel.getByText('Mira Okafor', { exact: true })).toBeVisible()
          await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible()
        },
        closed: async () => {
          await expect(dialog).toBeHidden()
          await expect(panel.getByText('Mira Okafor', { exact: true })).toBeVisible()
        },
      },
    })
  })

test('editProfile: the message about a broken file names it, and without a token Save does nothing', async ({
  page,
}) => {
  const { network, dialog } = await openEditProfile(page, { ...mira, fullName: '', isEmailVerified: false })
  await expect(dialog.getByText('Unverified', { exact: true })).toBeVisible()
  await expect(dialog.getByText('MS', { exact: true })).toBeVisible()
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await dialog.locator('input[type=file]').setInputFiles(broken)
  await expect(dialog.getByRole('alert')).toHaveText('broken.jpg cannot be read as a picture')

  await dialog.getByLabel('Full Name').fill('Mira Okafor')
  await page.evaluate(() => localStorage.removeItem('token'))
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForLoadState('networkidle')
  expect(network.count('updateProfile')).toBe(0)
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
})

async function openEditProfile(page: Page, user: User) {
  const network = await holdGraphQL(page, editProfile, { also: ['getProfile'] })
  await page.goto('/myevents')
  await network.settle(done('getProfile', user))
  await page.getByRole('banner').getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Profile', exact: true })
  await panel.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(dialog).toBeVisible()
  return { network, dialog, panel }
}

/** The size at which the browser displays the picture. */
const shownSize = (page: Page) =>
  page.locator('dialog[open] img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })

/** Taken with a rotated camera: 40 by 30 px as stored, 30 by 40 px when displayed. */
const portrait = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6b4f' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
