import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { film, phonePicture, photograph } from '../acts/photograph.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member' })

test('a picture of 48 megapixels from a phone is made smaller, and what cannot be read is named', async ({
  page,
  stage,
  person,
}) => {
  test.setTimeout(240_000)
  const phone = await phonePicture()
  expect(phone.length).toBeGreaterThan(7_000_000)
  expect(phone.length).toBeLessThan(12_500_000)
  const sent: { name: string; size: number }[] = []
  await page.exposeFunction('fileSent', (name: string, size: number) => sent.push({ name, size }))
  await page.addInitScript(() => {
    const append = Reflect.get(FormData.prototype, 'append') as (...given: unknown[]) => void
    FormData.prototype.append = function (...given: unknown[]) {
      const [, file] = given
      if (file instanceof File) Reflect.get(globalThis, 'fileSent')(file.name, file.size)
      append.apply(this, given)
    }
  })
  await page.goto('/home')
  await openCreateEvent(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const open = (name: string) => dialog.getByRole('tab', { name }).click()
  const title = `Pictures of ${person.fullName}`
  await field('Title').fill(title)
  for (const name of ['Event Type', 'Category']) await field(name).selectOption({ index: 1 })
  await open('Date & Time')
  await field('Event Date').fill('2099-07-01')
  await field('Start Time').fill('6:30 PM')
  await open('Venue & Location')
  await dialog.getByRole('radio', { name: 'Online' }).check()
  await field('Registration Link').fill('https://example.org/pictures')
  await open('Event Images')
  const files = {
    'phone.jpg': phone,
    'broken.jpg': Buffer.alloc(6_000_000, 'no picture'),
    'half.jpg': phone.subarray(0, 6_000_000),
    'other.heic': Buffer.alloc(6_000_000, 'not for this browser'),
    'small.jpg': Buffer.concat([await photograph(800, 600), film]),
  }
  const paths = Object.entries(files).map(async ([name, bytes]) => {
    const path = test.info().outputPath(name)
    await writeFile(path, bytes)
    return path
  })
  await field('Add Images').setInputFiles(await Promise.all(paths))
  await expect(dialog.getByText('Making phone.jpg smaller (1 of 5)...')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create Event' })).toBeDisabled()
  for (const text of [
    'broken.jpg cannot be read as a picture',
    'half.jpg cannot be read as a picture',
    'other.heic is a HEIC picture, which this browser cannot read. Please choose it as a JPG',
  ])
    await expect(dialog.getByRole('alert')).toContainText(text, { timeout: 60_000 })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  const preview = dialog.getByRole('img', { name: 'phone.jpg' })
  const sides = await preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
    naturalWidth,
    naturalHeight,
  ])
  expect(sides).toEqual([3072, 4096])
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  // A slow creation is sent again.
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['phone.jpg', 'small.jpg']))
  for (const { size } of sent) expect(size).toBeLessThan(5_000_000)

  for (const { name, bytes } of await storedPictures(stage.url, person.token, title)) {
    const text = bytes.toString('latin1')
    // Nothing shorter, since compressed bytes contain any three letters now and then.
    expect(text, name).not.toMatch(/Exif|EXIF|Plaza Camera|mp42/)
    // Only AVIF has such a box, at its own beginning.
    expect(text.lastIndexOf('ftyp'), name).toBe(name.endsWith('.avif') ? 4 : -1)
    if (name.endsWith('.jpg')) expect(text.lastIndexOf('\u00ff\u00d8\u00ff')).toBe(0)
  }
  const [{ bytes } = { bytes: Buffer.of() }] = await storedPictures(stage.url, person.token, title)
  const { width, height } = await sharp(bytes).metadata()
  expect(height).toBeGreaterThan(width)
  const part = async (top: number) =>
    (await sharp(await sharp(bytes).extract({ left: 0, top, width, height: 100 }).toBuffer()).stats())
      .channels
  const [above, below] = [await part(0), await part(height - 100)]
  expect(above[0]?.mean).toBeGreaterThan(1.5 * (above[2]?.mean ?? 0))
  expect(below[2]?.mean).toBeGreaterThan(1.5 * (below[0]?.mean ?? 0))
})

interface Answer {
  results: {
    title: string
    gallery_images: { image: string; variants: Record<'webp' | 'avif', string>[] }[]
  }[]
}

/** All files of the event's pictures, the JPEG of its cover first. */
async function storedPictures(url: string, token: string, title: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = (await (await fetch(`${url}/common/events/my-events/`, { headers })).json()) as Answer
  const pictures = answer.results.flatMap((event) => (event.title === title ? event.gallery_images : []))
  const variants = pictures.flatMap((picture) => picture.variants)
  const files = [...pictures.map(({ image }) => image), ...variants.flatMap(({ webp, avif }) => [webp, avif])]
  expect(files.length).toBeGreaterThan(8)
  return await Promise.all(
    files.map(async (name) => ({ name, bytes: Buffer.from(await (await fetch(name)).arrayBuffer()) })),
  )
}
