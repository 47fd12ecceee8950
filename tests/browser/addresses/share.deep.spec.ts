import { readFile } from 'node:fs/promises'
import { done } from '../../support/workflow/cases.ts'
import { calm } from '../acts/calm.ts'
import { openOwnAccount } from '../acts/sidePanel.ts'
import { holdGraphQL } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', permissions: ['clipboard-read', 'clipboard-write'], ...calm })

test('on a device without a share menu, our own menu shares an event and adds it to a calendar', async ({
  page,
  stage,
}) => {
  await page.goto('/explore?view=all&event=1')
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText()
  const url = `${stage.url}/explore?event=1`
  const open = page.getByRole('button', { name: 'Share to Social media', exact: true })
  const menu = page.getByRole('dialog', { name: 'Share to Social media' })
  const copy = menu.getByRole('button', { name: 'Copy link' })

  await open.press('Enter')
  await expect(copy).toBeFocused()
  const text = encodeURIComponent(title)
  const link = encodeURIComponent(url)
  for (const [name, href] of [
    ['WhatsApp', `https://wa.me/?text=${text}%20${link}`],
    ['X', `https://x.com/intent/post?text=${text}&url=${link}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
    ['Email', `mailto:?subject=${text}&body=${link}`],
  ] as const) {
    const place = menu.getByRole('link', { name, exact: true })
    await expect(place).toHaveAttribute('href', href)
    await expect(place).toHaveAttribute('rel', /noopener noreferrer/)
  }
  await expect(menu).toContainText('People need to log in to see it.')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await copy.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nURL;VALUE=URI:${url}\r\n`)
})

test('copied addresses start with PUBLIC_URL, whatever the host of the page', async ({ page }) => {
  const network = await holdGraphQL(page, { cases: new Map() }, { also: ['getFeatures'] })
  const site = 'https://plaza.example'
  const tell = () => network.settle(done('getFeatures', { publicPages: true, publicUrl: site }))
  await page.goto('/explore?view=all&event=1')
  await tell()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('For feed readers')).toHaveValue(`${site}/feeds/events.atom`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share to Social media', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/explore?event=1`)

  await openOwnAccount(page)
  await tell()
  await page.getByRole('button', { name: /^Events on Your Website/ }).click()
  const code = page.getByRole('dialog').locator('textarea')
  await expect(code).toHaveValue(new RegExp(`src="${site}/embed/events".*src="${site}/embed/height.js"`, 's'))
})
