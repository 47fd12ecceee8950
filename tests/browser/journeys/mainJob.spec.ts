import type { Locator } from '@playwright/test'
import { addDays, format } from 'date-fns'
import sharp from 'sharp'
import { enter, revoke } from '../stage/accounts.ts'
import { photograph } from '../acts/photograph.ts'
import { submitLogin } from '../acts/signIn.ts'
import { readStorage } from '../support/storage.ts'
import { expect, test, willFail } from '../support/test.ts'

// The whole journey of one event and three people. Runs against the real product, without mocked responses.
for (const translated of [false, true])
  test.describe(translated ? 'with a translator' : 'without a translator', () => {
    test.use({ translated })

    test('an organiser creates an event, a superadmin approves it, somebody else marks it as a favourite', async ({
      page: organiser,
      context,
      stage,
      visit,
    }) => {
      test.setTimeout(120_000)
      const number = `9${String(Date.now()).slice(-9)}`
      const newcomer = { email: `joana-${number}@example.org`, password: 'four bands and a river' }
      const title = `Jazz under Bridge ${number}`

      await test.step('she signs up, verifies her address and logs in', async () => {
        await organiser.goto('/')
        await organiser.getByRole('tab', { name: 'Signup' }).click()
        await organiser.getByLabel('Full Name').fill('Joana Silva')
        await organiser.getByLabel('Phone Number').fill(number)
        await organiser.getByLabel('Email').fill(newcomer.email)
        await organiser.getByLabel('Password', { exact: true }).fill(newcomer.password)
        await organiser.getByRole('button', { name: 'Signup', exact: true }).click()
        await expect(organiser.getByRole('heading', { name: 'VERIFY YOUR EMAIL' })).toBeVisible()

        const mailbox = await context.newPage()
        const letter = mailbox.getByRole('link', { name: newcomer.email })
        await expect(async () => {
          await mailbox.goto('/mailbox')
          await expect(letter).toBeVisible({ timeout: 200 })
        }).toPass()
        const [code = ''] = /^\d{6}/.exec(await letter.innerText()) ?? []
        await mailbox.close()

        await organiser.getByLabel('Digit 1').focus()
        await organiser.keyboard.type(code)
        await organiser.getByRole('button', { name: 'Verify' }).click()
        await expect(organiser.getByText('Registration successful. Now log in')).toBeVisible()
        await submitLogin(organiser, newcomer)
        await expect(organiser).toHaveURL(`${stage.url}/home`)
      })

      await test.step('she creates an event with two pictures', async () => {
        await organiser.getByRole('button', { name: 'Joana' }).click()
        await organiser.getByRole('button', { name: 'Add Events' }).click()
        const dialog = organiser.getByRole('dialog', { name: 'Create New Event' })
        const next = dialog.getByRole('button', { name: 'Next' })
        // If her session ends in between, she logs in again in a dialog over the page and continues where she
        // was.
        const endSession = async () => revoke(stage.url, (await readStorage(organiser)).token)
        const logInAgain = async () => {
          const again = organiser.getByRole('dialog', { name: 'Log in again' })
          await expect(again.getByLabel('Email')).toHaveValue(newcomer.email)
          await again.getByLabel('Password', { exact: true }).fill(newcomer.password)
          await again.getByRole('button', { name: 'Log In and Continue' }).click()
        }
        await dialog.getByLabel('Title').fill(title)
        await dialog.getByLabel('Event Type').selectOption({ index: 1 })
        await dialog.getByLabel('Category').selectOption({ index: 1 })
        await dialog.getByLabel('Description').fill('Four bands, two stages, and the river below.')
        await next.click()
        await dialog.getByLabel('Event Date').fill(format(addDays(new Date(), 30), 'yyyy-MM-dd'))
        await dialog.getByLabel('Start Time').fill('6:30 PM')
        await dialog.getByLabel('End Time').fill('11 PM')
        await next.click()
        await dialog.getByLabel('Venue', { exact: true }).fill('Old Bridge Hall')
        await endSession()
        const place = dialog.getByLabel('Location', { exact: true })
        await place.fill('Lisbo')
        await logInAgain()
        await expect(place).toBeFocused()
        await expect(place).toHaveValue('Lisbo')
        await place.fill('Lisboa')
        await dialog
          .getByRole('option', { name: /Portugal/ })
          .first()
          .click()
        await expect(
          dialog
            .getByRole('region', { name: /^Map of / })
            .locator('.leaflet-tile-loaded')
            .first(),
        ).toBeVisible()
        await next.click()
        await dialog.getByLabel('Add Images').setInputFiles([
          { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photograph(2400, 1600) },
          { name: 'stage.jpg', mimeType: 'image/jpeg', buffer: await photograph(900, 1200) },
        ])
        for (const name of ['poster.jpg', 'stage.jpg']) await expectPicture(dialog.getByRole('img', { name }))
        await endSession()
        willFail(context)
        await dialog.getByRole('button', { name: 'Create Event' }).click()
        await logInAgain()
        await expect(dialog).toBeHidden({ timeout: 30_000 })
      })

      await test.step('a superadmin approves it', async () => {
        const admin = await visit(stage.superadmin)
        await admin.goto('/admin/pending-events')
        await admin.getByRole('row', { name: title }).getByRole('button', { name: title }).click()
        const detail = admin.getByRole('dialog', { name: title })
        await expect(detail.getByText(newcomer.email)).toBeVisible()
        await expectPicture(detail.getByRole('img').first())
        await detail.getByRole('button', { name: 'Approve' }).click()
        await expect(admin.getByText('Event approved successfully!')).toBeVisible()
        await expect(admin.getByRole('row', { name: title })).toBeHidden()
      })

      await test.step('somebody else finds it, adds it to the favourites and removes it again', async () => {
        const person = await enter(stage.url, {
          email: `asha-${number}@example.org`,
          fullName: 'Asha Rao',
          phone: `+92${number}`,
          password: 'tulips on the balcony',
        })
        const visitor = await visit(person)
        await visitor.goto('/explore')
        await visitor.getByLabel('Search Events').fill(`bridge ${number}`)
        await visitor.getByRole('button', { name: 'Apply Filters' }).click()
        await expect(visitor.getByText('Found 1 Event(s)')).toBeVisible()
        await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expect(visitor.getByText('By Joana Silva', { exact: true })).toBeVisible()
        const pictures = visitor.getByRole('main').locator('img')
        await expect(pictures.nth(2)).toBeAttached()
        for (const picture of await pictures.all()) await expectPicture(picture)

        await visitor.getByRole('button', { name: 'Favourite' }).click()
        await expect(visitor.getByText('Event added to favorites successfully!')).toBeVisible()
        await visitor.getByRole('link', { name: 'MY EVENTS' }).click()
        await expect(visitor.getByRole('tab', { name: 'All (1)' })).toBeVisible()
        const card = visitor.getByRole('article', { name: title })
        await expect(card.getByText('6:30 PM')).toBeVisible()
        await expectPicture(card.locator('img').first())
        await card.getByRole('button', { name: 'Remove from favorites' }).click()
        await expect(visitor.getByText('Removed from favorites')).toBeVisible()
        await expect(visitor.getByText('No favorite events found')).toBeVisible()

        await expectBarePictures(stage.url, person.token, title)
      })
    })
  })

/** Expects the browser to have decoded the picture; the element alone is not enough. */
const expectPicture = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

interface FoundEvent {
  title: string
  gallery_images: { image: string; variants: { width: number; webp: string; avif: string }[] }[]
}

/**
 * Expects that no stored file of the event contains metadata about where, when or with which camera its
 * picture was taken.
 */
async function expectBarePictures(url: string, token: string, title: string) {
  const list = `${url}/common/events/list/main/?search=${encodeURIComponent(title)}`
  const response = await fetch(list, { headers: { authorization: `Bearer ${token}` } })
  const { results } = (await response.json()) as { results: FoundEvent[] }
  const images = results.flatMap(({ gallery_images }) => gallery_images)
  expect(images).toHaveLength(2)
  const variants = images.flatMap((image) => image.variants)
  const files = [...images.map(({ image }) => image), ...variants.flatMap(({ webp, avif }) => [webp, avif])]
  // Each picture is stored as a JPEG, and in three widths with two formats each.
  expect(files).toHaveLength(2 + 2 * (3 + 3))
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(file)).arrayBuffer())
    const { width, exif, iptc, xmp } = await sharp(bytes).metadata()
    expect(width, file).toBeGreaterThan(0)
    expect({ exif, iptc, xmp }, file).toEqual({})
    for (const word of ['Exif', 'Plaza Camera'])
      expect(bytes.includes(word), `${file} has ${word}`).toBe(false)
  }
}
