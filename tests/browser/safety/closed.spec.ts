import { calm } from '../acts/calm.ts'
import { type Product, startProduct, superadmin } from '../stage/product.ts'
import { submitLogin } from '../acts/signIn.ts'
import { expect, test as shared } from '../support/test.ts'
import { readStage } from '../stage/wholeRun.ts'

/**
 * Runs on a separate product with the settings for a public site: it accepts only the client's own
 * operations.
 */
const test = shared.extend<object, { closed: Product }>({
  closed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const product = await startProduct({ PLAYGROUND: 'off' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  stage: async ({ closed }, use) => use({ ...readStage(), url: closed.url }),
})

test.use(calm)

test('GQ-1 without the playground, users can log in, browse and mark a favourite, but other documents do not run', async ({
  page,
  request,
}) => {
  await page.goto('/')
  // CO-3: the licences of third-party code are shipped with their full texts, and shown to every visitor.
  const notices = await page.getByRole('link', { name: 'Licences' }).getAttribute('href')
  expect(await (await request.get(notices ?? '')).text()).toMatch(/libvips[^]*GeoNames|GeoNames[^]*libvips/)
  await submitLogin(page, superadmin)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Show All', exact: true }).click()
  await expect(page.getByText(/^Found \d+ Event\(s\)$/)).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Events', exact: true })
  await list.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toBeEnabled()
  await expect(
    page.getByRole('status').filter({ hasText: /(added to|removed from) favorites/i }),
  ).toBeVisible()

  const other = await request.post('/graphql', { data: { query: '{ __typename }' } })
  expect(other.status()).toBe(403)
  expect(await other.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
})
