import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createPendingEvent, publishEvent } from '../acts/pendingEvent.ts'
import { submitLogin } from '../acts/signIn.ts'
import { expectUsable } from '../support/usable.ts'
import { expect, test } from '../support/test.ts'

const content = `انضموا إلينا في المساء.

See https://example.org/a/very/long/path/that/goes/on/and/on/and/never/seems/to/end?with=more, or write to joana@example.org.
javascript:alert(1) data:text/html,x www.example.org <b>bold</b>`

const directionOf = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => getComputedStyle(element).direction)

test.use({ as: 'mira', sharesPage: true })

test('text that users wrote has its own direction, its addresses are links, and its pictures have a light background', async ({
  page,
  person,
  stage,
}) => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M40 40h80v80z"/></svg>',
  )
  const images = new File([new Uint8Array(await sharp(drawing).png().toBuffer())], 'logo.png', {
    type: 'image/png',
  })
  const title = `أمسية موسيقية ${Date.now()}`
  const more = { content, venue: 'قاعة الجسر', location: 'عمّان', images }
  const id = await createPendingEvent(stage.url, person, title, more)
  await publishEvent(stage.url, stage.superadmin, id)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/explore?event=${id}`)
  const story = page.getByRole('article')
  await expect(story.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const text of [title, 'قاعة الجسر', 'عمّان', /^انضموا/])
    expect(await directionOf(page, text)).toBe('rtl')
  expect(await directionOf(page, /^See /)).toBe('ltr')

  const links = story.getByRole('link')
  await expect(links).toHaveText([
    'https://example.org/a/very/long/path/that/goes/on/and/on/an…',
    'joana@example.org',
  ])
  await expect(links.first()).toHaveAttribute(
    'href',
    'https://example.org/a/very/long/path/that/goes/on/and/on/and/never/seems/to/end?with=more',
  )
  await expect(links.last()).toHaveAttribute('href', 'mailto:joana@example.org')
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  await expect(
    story.getByText('javascript:alert(1) data:text/html,x www.example.org <b>bold</b>'),
  ).toBeVisible()

  const picture = story.locator('picture').first()
  for (const ground of [picture, picture.locator('img')])
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectUsable(page, 'an event in Arabic')
})

test('names and places in any script are below their labels', async ({ person, stage, visit }) => {
  const venue = 'قاعة الجسر'
  const title = `ورشة ${Date.now()}`
  const id = await createPendingEvent(stage.url, person, title, { venue })
  const page = await visit(stage.superadmin)
  for (const [address, place] of [
    [`/admin/pending-events?view=${id}`, 'dd'],
    [`/admin/events?search=${encodeURIComponent(title)}`, 'td [dir=auto]'],
  ] as const) {
    await page.goto(address)
    const words = page.locator(place, { hasText: venue }).last()
    await expect(words).toHaveCSS('direction', 'rtl')
    await expect(words).toHaveCSS('text-align', 'left')
  }
})

test('a link to a deleted event opens a page that says so and leads to Explore', async ({ page }) => {
  await page.goto('/explore?event=999999')
  await expect(page.getByText('This event is no longer available.')).toBeVisible()
  await expectUsable(page, 'an event that is gone')
  await page.getByRole('button', { name: 'Explore', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
  await expect(page).toHaveURL(/\/explore$/)
})

test('a login opens the address requested before it, or Home if that was the landing page', async ({
  visit,
  stage,
}) => {
  const page = await visit(null)
  for (const [requested, found] of [
    ['/explore?event=7', '/explore?event=7'],
    ['/myevents', '/myevents'],
    ['/admin/users', '/home'],
    ['/', '/home'],
  ] as const) {
    await page.goto(requested)
    await expect(page).toHaveURL(`${stage.url}/`)
    await submitLogin(page, stage.mira)
    await expect(page).toHaveURL(stage.url + found)
    await page.getByRole('banner').getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  }
})
