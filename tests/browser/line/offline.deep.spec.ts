import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'
import { enter } from '../stage/accounts.ts'
import { storeSession } from '../support/storage.ts'

test.use({ serviceWorkers: 'allow', as: 'member', ...calm })

test('offline, the page reopens with earlier answers and sends nothing later; logout clears the answers', async ({
  page,
  context,
  stage,
  person,
  faults,
}) => {
  // An account without favourites, whose session ends in this test.
  const own = await enter(stage.url, {
    fullName: 'Ines Offline',
    email: 'ines@example.org',
    phone: '+4915112340078',
    password: 'tulips on the balcony',
  })
  await storeSession(page, own)
  const found = page.getByText(/^Found \d+ Event\(s\)$/)
  const showAll = page.getByRole('button', { name: 'Show All', exact: true })
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('plaza-answers'))) return []
      const requests = await (await caches.open('plaza-answers')).keys()
      return requests.map(({ url }) => new URL(url).searchParams.get('operationName'))
    })

  await page.goto('/explore')
  // The service worker is registered as soon as the user is present.
  await page.mouse.move(200, 200, { steps: 2 })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await showAll.click()
  await expect(found).toBeVisible()
  await expect.poll(kept).toContain('listEvents')

  await context.setOffline(true)
  await page.reload()
  // Before Chromium 156, a reloaded page does not notice the emulated offline state.
  if (await page.evaluate(() => navigator.onLine)) {
    await context.setOffline(false)
    await context.setOffline(true)
  }
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  // The list is shown because the address contains the choice to show all events.
  await expect(found).toBeVisible()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.postDataJSON().operationName)
  })
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to add event' })).toBeVisible()
  // The worker has cached the page's code.
  await page.getByRole('link', { name: 'MY EVENTS' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Failed to load events')

  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No favorite events found')).toBeVisible()
  expect(writes.filter((name) => name === 'saveFavorite')).toHaveLength(1)

  // An answer that is still loading when its session ends is not cached; an answer for another session is.
  const read = (token: string, ends: boolean) =>
    page.evaluate(
      async ([bearer, isLast]) => {
        const entries = performance.getEntriesByType('resource').map(({ name }) => name)
        const address = entries.find((name) => name.includes('operationName=listEvents')) ?? ''
        const answer = fetch(address, { headers: { authorization: `Bearer ${bearer}` } })
        if (isLast) navigator.serviceWorker.controller?.postMessage({ forget: bearer })
        return (await answer).status
      },
      [token, ends] as const,
    )
  expect(await read(own.token, true)).toBe(200)
  expect(await read(person.token, false)).toBe(200)
  await expect.poll(kept).toEqual(['listEvents'])

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await expect.poll(kept).toEqual([])
  expect(await page.evaluate(() => caches.has('plaza-pictures'))).toBe(false)
  faults.length = 0
})
