import { firstLoads, scriptName } from '../../support/firstLoad.ts'
import { holdBack } from '../support/interception.ts'
import { expect, test } from '../support/test.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is shown, and its form accepts input', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'HI, WELCOME BACK' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Signup' })).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    const card = page.getByRole('tabpanel').locator('xpath=../../../..')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const paper = colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(22, 29, 25)'
      await expect(card).toHaveCSS('background-color', paper)
    }
    // Other pages do not contain the landing page, and without a session `/home` stays empty.
    const other = await page.request.get('/home')
    expect(await other.text()).not.toContain('WELCOME BACK')
    await page.goto('/home')
    await expect(page.getByRole('link')).toHaveCount(0)
  })
})

test('typing and presses before the code has loaded are kept, and submitted once', async ({ page }) => {
  const requests: string[] = []
  const arrive = await holdBack(page, 'app')
  page.on('request', (request) => requests.push(request.postData() ?? request.url()))
  const logins = () => requests.filter((text) => text.includes('"operationName":"login"')).length
  await page.goto('/')

  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await email.fill('nobody@example.org')
  await password.fill('wrong word')
  await password.press('Enter')
  await login.click()
  await expect(login).toHaveAttribute('aria-busy', 'true')
  await password.focus()
  for (let times = 0; times < 5; times += 1) await password.press('ArrowLeft')
  expect(requests.some((url) => /\/assets\/app-/.test(url))).toBe(true)
  expect(logins()).toBe(0)

  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'Invalid credentials' })).toBeVisible()
  await expect(login).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('er')
  await expect(email).toHaveValue('nobody@example.org')
  await expect(password).toHaveValue('wronger word')
  await expect(password).toBeFocused()
  expect(logins()).toBe(1)
})

test('a press between the first render of the app and its effects is handled after the typing before it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the port that it belongs to
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    // React sets the title while rendering. After a long render, it defers the effects with a message to
    // itself.
    const hold = () => {
      Reflect.deleteProperty(document, 'title')
      MessagePort.prototype.postMessage = function post(message: unknown) {
        held.push(() => postMessage.call(this, message))
      }
      const end = performance.now() + 50
      while (performance.now() < end);
      document.documentElement.dataset['drawn'] = ''
    }
    Object.defineProperty(document, 'title', { configurable: true, set: hold })
    addEventListener('go', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const work of held) work()
    })
  })
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Forgot password?' }).focus()
  await expect(page.locator('html')).toHaveAttribute('data-drawn')
  await page.keyboard.press('Enter')
  await page.evaluate(() => dispatchEvent(new Event('go')))
  await expect(page.getByRole('heading', { name: 'FORGOT PASSWORD' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.org')
})

test('a tab selected before the code has loaded stays selected', async ({ page }) => {
  const arrive = await holdBack(page, 'app')
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByRole('tab', { name: 'Signup' }).click()
  arrive()
  await expect(page.getByRole('tab', { name: 'Signup' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.org')
})

test.describe('for a signed-in user', () => {
  test.use({ as: 'member' })

  test('the first slide is fetched while the app loads, and only once', async ({ page }) => {
    const pictures: string[] = []
    const arrive = await holdBack(page, 'app')
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().endsWith('.avif')) pictures.push(request.url())
    })
    await page.goto('/home')
    await expect.poll(() => pictures).toHaveLength(1)
    arrive()
    const slide = page.getByRole('region', { name: 'Highlights' }).locator('img').first()
    await expect(slide).toHaveJSProperty('currentSrc', pictures[0])
    await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    expect(pictures.filter((url) => url === pictures[0])).toHaveLength(1)
  })

  /**
   * Records layout shifts once the fonts have loaded. Shifts within the user's name are ignored, because its
   * space is reserved.
   */
  const watchShifts = async () => {
    await document.fonts.ready
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of entry.sources)
          if (!document.querySelector('header > button')?.contains(node ?? null))
            document.documentElement.dataset['moved'] = node instanceof Element ? node.outerHTML : 'something'
    }).observe({ type: 'layout-shift' })
  }

  for (const colorScheme of ['light', 'dark'] as const)
    test(`pages are painted before the app loads, which then neither shifts content nor loses input: ${colorScheme}`, async ({
      page,
    }) => {
      const arrive = await holdBack(page, 'app')
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(
        colorScheme === 'light' ? { width: 1280, height: 800 } : { width: 320, height: 640 },
      )
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

      await page.goto('/home')
      const slide = page.locator('main img')
      await expect(slide).toBeVisible()
      await expect
        .poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expect.poll(paints).toBe(1)
      await expect(page.getByRole('status')).toHaveCount(0)

      await page.goto('/explore')
      const search = page.getByLabel('Search Events')
      await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
      await expect.poll(paints).toBe(1)
      await search.fill('choir')
      await search.evaluate((field) => field.setAttribute('data-same', ''))
      await page.getByRole('button', { name: 'Loading...' }).click()
      await search.focus()
      await page.evaluate(watchShifts)

      arrive()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
      await expect(search).toHaveValue('choir')
      await expect(search).toHaveAttribute('data-same', '')
      await expect(page.locator('html')).not.toHaveAttribute('data-moved')
    })

  test('Enter in a field submits the typed text once the app has loaded', async ({ page }) => {
    const arrive = await holdBack(page, 'app')
    await page.goto('/explore')
    await page.getByLabel('Search Events').fill('choir')
    await page.getByLabel('Search Events').press('Enter')
    arrive()
    await expect(page.getByText(/^Found \d+ Event\(s\)$|^No events found/)).toBeVisible()
    await expect(page).toHaveURL(/search=choir/)
  })

  test('the first paint is the page, not a placeholder', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const main = document.querySelector('main')
        if (!main) return
        document.documentElement.dataset['drawn'] = main.textContent
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/explore')
    await expect(page.locator('html')).toHaveAttribute('data-drawn', /find what brings people together/)
  })
})

/** For each page, an element whose presence shows that the page has been rendered. */
const sights = {
  '/': { role: 'tab', name: 'Signup' },
  '/home': { role: 'button', name: 'Next' },
  '/explore': { role: 'region', name: 'Just added' },
} as const

for (const { path, scripts } of firstLoads)
  test.describe(`${path} with an empty cache`, () => {
    // The service worker, once installed, fetches every script.
    test.use({ as: path === '/' ? 'nobody' : 'member', serviceWorkers: 'allow' })

    test('fetches the scripts in its budget, shows its content, and fetches nothing more until the user is present', async ({
      page,
      context,
    }) => {
      const fetched = new Set<string>()
      context.on('request', (request) => {
        if (/\.js(\?|$)/.test(request.url())) fetched.add(scriptName(request.url()) ?? request.url())
      })
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await page.clock.install()
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole(sights[path].role, { name: sights[path].name }).first()).toBeVisible()
      await expect.poll(() => fetched).toEqual(new Set(scripts))
      await page.clock.runFor(60_000)
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual(new Set(scripts))
      expect(await workers()).toBe(0)

      // A resting pointer does not count as presence, because browsers also report it when a page is drawn
      // below it.
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { clientX: 9, clientY: 9 })))
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual(new Set(scripts))

      await page.mouse.move(200, 200, { steps: 2 })
      await expect.poll(() => [...fetched]).toContain('urqlClient')
      await expect.poll(workers).toBe(1)
    })
  })

test.describe('for a user who only reads', () => {
  test.use({ as: 'member', serviceWorkers: 'allow' })

  test('the service worker is installed after two minutes, in case the connection is lost', async ({
    page,
  }) => {
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.clock.install()
    await page.goto('/home', { waitUntil: 'networkidle' })
    await page.clock.runFor(110_000)
    expect(await workers()).toBe(0)
    await page.clock.runFor(15_000)
    await expect.poll(workers).toBe(1)
  })
})
