import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embed } from './model.ts'
import { createPendingEvent, publishEvent } from '../../../browser/acts/pendingEvent.ts'
import { openOwnAccount } from '../../../browser/acts/sidePanel.ts'
import { pass, stopClock, takeClock } from '../../../browser/support/clock.ts'
import { clipboardOf } from '../../../browser/support/clipboard.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { title } from '../../../support/workflow/model.ts'

test.use({ as: 'member' })

const filters = 'location=Cologne&category=1&event_type=2&search=jazz+%26+blues'
const looks = 'look=cards&accent=c2185b'

for (const path of embed.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, embed)
    await takeClock(page)
    await openOwnAccount(page)
    await page.getByRole('button', { name: /^Events on Your Website/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Events on Your Website' })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    const preview = dialog.locator('iframe')
    await expect(preview).toBeVisible()
    await stopClock(page)
    /** The query that the form produces, as used in the frame and in the code to copy. */
    const askedFor = ({ location, look }: { location: string; look: string }) =>
      [location && filters, look === 'cards' && looks].filter(Boolean).join('&')

    await walk(embed, path, {
      events: {
        ...network.outcomes,
        'choices.retry': () =>
          dialog.getByRole('button', { name: 'Load categories and types again' }).click(),
        'form.change': async ({ changes }) => {
          if (changes.look) {
            await dialog.getByRole('radio', { name: 'Cards' }).check()
            await field('Accent colour').fill('#c2185b')
            await field('As tall as the list (adds a small script)').uncheck()
          } else {
            await field('Location').fill('Cologne')
            await field('Search Events').fill('jazz & blues')
            await field('Category').selectOption('Music')
            await field('Event Type').selectOption('Workshop')
          }
        },
        'previewPause passes': (_event, { was }) =>
          pass(page, 500, async () => {
            const query = was ? askedFor(was.facts.shown) : ''
            await expect(preview).toHaveAttribute('src', `/embed/events${query && `?${query}`}`)
          }),
      },
      states: {
        'choices.loading': () => expect(field('Category').locator('option')).toHaveText(['All Categories']),
        'choices.loaded': () =>
          expect(field('Category').locator('option')).toHaveText(['All Categories', 'Music', 'Technology']),
        'choices.failed': () =>
          expect(field('Category').locator('option')).toHaveText(['Error loading categories']),
        preview: async ({ facts: { form } }) => {
          const code = await field('Code for your page').inputValue()
          const query = askedFor(form).replaceAll('&', '&amp;')
          expect(code).toContain(`/embed/events${query && `?${query}`}" title="Events on Plaza"`)
          expect(code.includes('/embed/height.js')).toBe(form.fitsHeight)
        },
        'preview.upToDate': async ({ facts: { form } }) => {
          const query = askedFor(form)
          await expect(preview).toHaveAttribute('src', `/embed/events${query && `?${query}`}`)
        },
        'preview.behind': () => expect(preview).toBeVisible(),
      },
    })
  })

test('embed: the copied code shows the list at its full height on a page of another origin, and also works without scripts', async ({
  page,
  person,
  stage,
  browser,
}) => {
  const name = `Embedded ${Date.now()}`
  for (const at of [1, 2, 3, 4, 5, 6, 7]) {
    const id = await createPendingEvent(stage.url, person, `${name} ${at}`, { visibility: 'public' })
    await publishEvent(stage.url, stage.superadmin, id)
  }
  const clipboard = await clipboardOf(page)
  await page.goto('/home?dialog=account&step=embed')
  const dialog = page.getByRole('dialog', { name: 'Events on Your Website' })
  await dialog.getByLabel('Search Events').fill(name)
  await expect(dialog.frameLocator('iframe').getByRole('link', { name })).toHaveCount(7)
  await dialog.getByRole('button', { name: 'Copy Code' }).click()
  const code = await clipboard.copied()
  await clipboard.take()

  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Another site</title>${code}`)
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = `http://localhost:${(host.address() as AddressInfo).port}/`
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const other = await context.newPage()
      await other.goto(address)
      const list = other.frameLocator('iframe')
      await expect(list.getByRole('link', { name })).toHaveCount(7)
      const height = async () => (await other.locator('iframe').boundingBox())?.height
      if (javaScriptEnabled) {
        const tall = async () => (await list.locator('html').boundingBox())?.height
        await expect.poll(async () => ((await height()) ?? 0) - ((await tall()) ?? 0)).toBeLessThan(1)
        const before = await height()
        expect(before).not.toBe(640)
        // A message from the host's own window does not come from Plaza and must be ignored.
        await other.evaluate(async () => {
          const { promise, resolve } = Promise.withResolvers()
          addEventListener('message', resolve, { once: true })
          postMessage({ plazaHeight: 7 })
          await promise
        })
        expect(await height()).toBe(before)
      } else expect(await height()).toBe(640)
      await context.close()
    }
  } finally {
    host.close()
  }
})
