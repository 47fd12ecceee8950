import type { Page } from '@playwright/test'
import { emptyDraft } from '../../../machines/events/eventForm.ts'
import { calm } from '../acts/calm.ts'
import { enter, type Person, revoke } from '../stage/accounts.ts'
import { createPendingEvent } from '../acts/pendingEvent.ts'
import { openCreateEvent, openMyEvents } from '../acts/sidePanel.ts'
import { keptKeys, storeDraft } from '../support/drafts.ts'
import { photograph } from '../acts/photograph.ts'
import { submitLogin } from '../acts/signIn.ts'
import { storeSession } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ sharesPage: true, ...calm })

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Create New Event' })
const offer = (page: Page) => page.getByText('Continue where you left off?')

async function enterAs(page: Page, person: Person) {
  await storeSession(page, person)
  await page.goto('/explore')
}

/** Reloads the page and closes the dialog, which reopens after a reload. */
async function reloadAndClose(page: Page) {
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

async function logout(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
}

// Runs against the real product, without mocked responses. Each test uses its own session, because some of
// them end it.
test('a half-written event with two pictures survives a reload, for its author only, until it is sent', async ({
  page,
  person,
  stage,
}) => {
  test.setTimeout(120_000)
  const [noor, mira] = [await enter(stage.url, person), await enter(stage.url, stage.mira)]
  const dialog = wizard(page)
  const next = dialog.getByRole('button', { name: 'Next' })
  const title = `Lantern walk ${Date.now()}`

  await enterAs(page, noor)
  await openCreateEvent(page)
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Event Type').selectOption({ index: 1 })
  await dialog.getByLabel('Category').selectOption({ index: 2 })
  await dialog.getByLabel('Description').fill('Bring a lantern.')
  await next.click()
  await dialog.getByLabel('Event Date').fill('2099-07-01')
  await dialog.getByLabel('Start Time').fill('6:30 PM')
  await next.click()
  await dialog.getByLabel('Venue', { exact: true }).fill('Old Harbour')
  await dialog.getByLabel('Location', { exact: true }).fill('Lisbon')
  await next.click()
  const pictures = [
    { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photograph(1200, 800) },
    { name: 'pier.jpg', mimeType: 'image/jpeg', buffer: await photograph(600, 800) },
  ]
  await dialog.getByLabel('Add Images').setInputFiles(pictures)
  const ofNoor = `drafts ${noor.user.id} createEvent`
  await expect.poll(() => keptKeys(page)).toHaveLength(3)
  await page.reload()

  await enterAs(page, mira)
  await openCreateEvent(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
  await dialog.getByLabel('Title').fill('Something of mine')
  await expect.poll(() => keptKeys(page)).toContain(`drafts ${mira.user.id} createEvent`)
  await reloadAndClose(page)
  await logout(page)
  await expect.poll(() => keptKeys(page)).toHaveLength(3)
  expect(await keptKeys(page)).toContain(ofNoor)

  await enterAs(page, noor)
  await openCreateEvent(page)
  await expect(dialog.getByText(`"${title}", with 2 pictures, was not sent.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect(dialog.getByLabel('Event Type').locator('option:checked')).not.toHaveText('Select a type')
  await expect(dialog.getByLabel('Category')).not.toHaveValue('')
  await expect(dialog.getByLabel('Description')).toHaveValue('Bring a lantern.')
  await next.click()
  await expect(dialog.getByLabel('Event Date')).toHaveValue('2099-07-01')
  await expect(dialog.getByLabel('Start Time')).toHaveValue('6:30 PM')
  await next.click()
  await expect(dialog.getByLabel('Venue', { exact: true })).toHaveValue('Old Harbour')
  await expect(dialog.getByLabel('Location', { exact: true })).toHaveValue('Lisbon')
  await next.click()
  await expect.poll(() => widths(page)).toEqual({ 'poster.jpg': 1200, 'pier.jpg': 600 })
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect.poll(() => keptKeys(page)).toEqual([])
  await openMyEvents(page)
  await page.getByRole('article', { name: title }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Event Details' }).getByRole('img')).toHaveCount(2)

  await reloadAndClose(page)
  await openCreateEvent(page)
  await expect(offer(page)).toHaveCount(0)
  await dialog.getByLabel('Title').fill('The next one')
  await expect.poll(() => keptKeys(page)).toEqual([ofNoor])
  await reloadAndClose(page)
  await logout(page)
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('SE-4 on a shared device, nothing of a draft is left for the next person once its session has expired', async ({
  page,
  person,
  stage,
}) => {
  const [noor, mira] = [await enter(stage.url, person), await enter(stage.url, stage.mira)]
  await enterAs(page, noor)
  await openCreateEvent(page)
  await wizard(page).getByLabel('Title').fill('Lanterns of an expired session')
  await expect.poll(() => keptKeys(page)).toEqual([`drafts ${noor.user.id} createEvent`])
  await revoke(stage.url, noor.token)
  // Nothing asks for her password after a reload, since nothing typed is open.
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await expect.poll(() => keptKeys(page)).toEqual([])

  await enterAs(page, mira)
  await openCreateEvent(page)
  await expect(wizard(page).getByLabel('Title')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

/** The width in px of each picture in the open dialog as the browser decodes it, by file name. */
const widths = (page: Page) =>
  page
    .locator('dialog[open] li img')
    .evaluateAll((images: HTMLImageElement[]) =>
      Object.fromEntries(images.map(({ alt, naturalWidth }) => [alt, naturalWidth])),
    )

test.describe('signed in', () => {
  test.use({ as: 'member' })

  test('a draft of another release is discarded without being offered', async ({ page, person }) => {
    await page.goto('/explore')
    const content = { draft: { ...emptyDraft, title: 'Older than this release' }, submissionKey: null }
    const draft = { keptAt: '2031-05-20T09:30:00.000Z', content, images: [] }
    await storeDraft(page, person, 'createEvent', draft, 'of another release')
    await openCreateEvent(page)
    await expect(wizard(page).getByLabel('Title')).toHaveValue('')
    await expect(offer(page)).toHaveCount(0)
    await expect.poll(() => keptKeys(page)).toEqual([])
  })

  test('without storage nothing is an error, and without space for pictures the text is still saved', async ({
    page,
  }) => {
    const dialog = wizard(page)
    const write = async (title: string) => {
      await openCreateEvent(page)
      await dialog.getByLabel('Title').fill(title)
      await dialog.getByRole('tab', { name: 'Event Images' }).click()
      await dialog
        .getByLabel('Add Images')
        .setInputFiles([{ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photograph(64, 48) }])
      await expect(dialog.getByRole('img', { name: 'poster.jpg' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.goto('/explore')
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is off.', 'SecurityError')
      }
    })
    await write('Kept nowhere')
    await reloadAndClose(page)
    await page.evaluate(() => {
      const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name === 'pictures') throw new DOMException('The disk is full.', 'QuotaExceededError')
        return (put.value as typeof this.put).apply(this, given)
      }
    })
    await write('Kept without its poster')
    await expect.poll(() => keptKeys(page)).toHaveLength(1)
    await page.reload()
    await expect(dialog.getByText('"Kept without its poster" was not sent.')).toBeVisible()
  })

  test('an edit interrupted by a new release continues after Reload, with its picture', async ({
    page,
    person,
    stage,
    faults,
  }) => {
    test.setTimeout(120_000)
    const title = `Harbour swim ${Date.now()}`
    await createPendingEvent(stage.url, person, title)
    await page.goto('/explore')
    const edit = await openEdit(page, title)
    await edit.getByLabel('Venue', { exact: true }).fill('New Harbour')
    await edit
      .getByLabel('Add Image')
      .setInputFiles([{ name: 'pier.jpg', mimeType: 'image/jpeg', buffer: await photograph(640, 480) }])
    await expect.poll(() => keptKeys(page)).toHaveLength(2)
    await page.route(/\/graphql(\?|$)/, async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1')
      const postData = body?.replace(/"sha256Hash":"\w{64}"/, `"sha256Hash":"${'0'.repeat(64)}"`)
      await route.continue(postData === undefined ? {} : { postData: Buffer.from(postData, 'latin1') })
    })
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByText('A new version of Plaza is available.')).toBeVisible()
    await page.unrouteAll()
    await edit.getByRole('button', { name: 'Reload' }).click()

    await expect(edit.getByText(`Your work on "${title}", with 1 picture, was not saved.`)).toBeVisible()
    await edit.getByRole('button', { name: 'Continue' }).click()
    await expect(edit.getByLabel('Venue', { exact: true })).toHaveValue('New Harbour')
    await expect(edit.getByLabel('Title', { exact: true })).toHaveValue(title)
    await expect.poll(() => widths(page)).toEqual({ 'pier.jpg': 640 })
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => keptKeys(page)).toEqual([])
    faults.length = 0
  })
})

test('the steps of signing up are not saved: they start again after a reload, and logging in leads back to the same step', async ({
  page,
}) => {
  const number = `8${String(Date.now()).slice(-9)}`
  const newcomer = { email: `ines-${number}@example.org`, password: 'four bands and a river' }
  await page.goto('/')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'VERIFY OTP' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()

  await page.getByRole('tab', { name: 'Signup' }).click()
  await page.getByLabel('Full Name').fill('Ines Prado')
  await page.getByLabel('Phone Number').fill(number)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Signup', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'VERIFY YOUR EMAIL' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await submitLogin(page, newcomer)
  await expect(page.getByRole('heading', { name: 'VERIFY YOUR EMAIL' })).toBeVisible()
})

async function openEdit(page: Page, title: string) {
  await openMyEvents(page)
  await page.getByRole('article', { name: title }).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit Event' }).click()
  return page.getByRole('dialog', { name: 'Edit Event Information' })
}
