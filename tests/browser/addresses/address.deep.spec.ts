import { calm } from '../acts/calm.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true, viewport: { width: 1440, height: 900 }, ...calm })

// Runs against the real product and its sample content, with the browser's own history.
test('the address contains the state of Explore: reload, Back, Forward and a shared link restore it', async ({
  page,
  stage,
  visit,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const entries = page.getByRole('navigation', { name: 'Events' }).getByRole('button')
  const chosen = page.getByRole('navigation', { name: 'Events' }).locator('[aria-current="true"]')
  const titleOf = (index: number) => entries.nth(index).getByRole('heading').innerText()
  const at = (search: string | RegExp) =>
    expect(page).toHaveURL((url) => new RegExp(search).test(`${url.pathname}${url.search}`))

  await page.goto('/home')
  await page.goto('/explore')
  await page.getByLabel('Search Events').fill('  the ')
  await button('Apply Filters').click()
  await at('^/explore\\?search=the$')
  const count = await page.getByText(/^Found \d+ Event/).innerText()
  const [second, third] = [await titleOf(1), await titleOf(2)]
  await entries.nth(1).click()
  await at('^/explore\\?search=the&event=\\d+$')
  await entries.nth(2).click()
  await expect(chosen).toContainText(third)
  const shared = page.url()

  // Going back must not repeat requests.
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('listEvents')) requests.push(request.url())
  })
  await page.goBack()
  await expect(chosen).toContainText(second)
  await page.goBack()
  await at('^/explore\\?search=the$')
  await page.goForward()
  await page.goForward()
  await expect(chosen).toContainText(third)
  expect(requests).toEqual([])

  await page.reload()
  await expect(chosen).toContainText(third)
  await expect(page.getByText(count)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()

  await button('Back to Filters').click()
  await at('^/explore\\?search=the&view=filters$')
  await page.reload()
  await expect(page.getByLabel('Search Events')).toHaveValue('the')
  await page.goBack()
  await expect(chosen).toContainText(third)
  await page.getByRole('link', { name: 'EXPLORE' }).first().click()
  await at('^/explore$')
  await expect(page.getByLabel('Search Events')).toHaveValue('')
  await button('Show All').click()
  await at('^/explore\\?view=all$')
  await button('Next page').click()
  await at('^/explore\\?view=all&page=')
  const first = await titleOf(0)
  await page.reload()
  await expect(entries.first()).toContainText(first)

  const other = await visit(stage.mira)
  await other.goto(shared)
  await expect(other.getByRole('heading', { level: 1, name: third })).toBeVisible()
  await expect(other.getByText(count)).toBeVisible()
})

test('Back to My Events never leaves the site', async ({ stage, visit }) => {
  const page = await visit(stage.mira)
  await page.goto('/explore?event=1&from=myevents')
  await page.getByRole('button', { name: 'Back to My Events' }).click()
  await expect(page).toHaveURL(/\/myevents$/)
})
