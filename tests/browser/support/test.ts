import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Report } from '../../support/workflow/chart.ts'
import type { Person } from '../stage/accounts.ts'
import type { Telling } from '../stage/reportingXstate.ts'
import { intercept } from './interception.ts'
import { mutate, untilDetected } from './mutation.ts'
import { afresh, type Shelf } from './shelf.ts'
import { standInTile, tiles } from './standInTile.ts'
import { storedSession } from './storage.ts'
import { translate } from './translator.ts'
import { type Walk, walkInBrowser } from './walk.ts'
import { readStage, type Stage } from '../stage/wholeRun.ts'

interface Given {
  /** Who is signed in when the page opens. Each worker has its own `member`. */
  as: 'nobody' | 'member' | 'mira' | 'superadmin'
  /** The mutant that `npm run mutants -- --browser` has put into the machines; 0 for none. */
  mutant: number
  /**
   * True if consecutive tests share a browser context. Its storage is cleared between them, but its cache is
   * kept; tests of the same file also share a page. Must be false for tests that set a clock or an init
   * script, which would affect the next test.
   */
  sharesPage: boolean
  /** True if a browser's translator is at work; `PLAZA_TRANSLATOR=on` sets it for all tests. */
  translated: boolean
}

interface Fixtures {
  stage: Stage
  /** The user named by `as`; for `nobody`, this worker's member. */
  person: Person
  /** Opens a page for another user, in a separate browser, with the same checks. */
  visit: (person: Person | null) => Promise<Page>
  faults: string[]
  toldApart: void
  /** Walks a path on this test's page. */
  walk: Walk
}

/**
 * Playwright's `test`, run against the product that all tests share. `test.use({ as: 'member' })` sets who is
 * signed in. A test fails if the page reports an error, violates its own policy, or contacts a host other
 * than the map's.
 */
export const test = base.extend<Given & Fixtures, { shelf: Shelf }>({
  as: ['nobody', { option: true }],

  sharesPage: [false, { option: true }],

  translated: [process.env['PLAZA_TRANSLATOR'] === 'on', { option: true }],

  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const shelf: Shelf = { key: '', file: '', context: null }
      await use(shelf)
      await shelf.context?.close()
    },
    { scope: 'worker' },
  ],

  mutant: [0, { option: true }],

  toldApart: [async ({ mutant }, use, info) => await untilDetected(mutant, use, info), { auto: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  stage: async ({}, use) => use(readStage()),

  baseURL: async ({ stage }, use) => use(stage.url),

  person: async ({ stage, as }, use, { parallelIndex }) => {
    const named = as === 'nobody' || as === 'member' ? stage.members[parallelIndex] : stage[as]
    if (!named) throw new Error(`There is no member for worker ${parallelIndex}.`)
    await use(named)
  },

  storageState: async ({ stage, as, person }, use) => use(storageOf(stage, as === 'nobody' ? null : person)),

  context: async (
    {
      browser,
      stage,
      sharesPage,
      shelf,
      storageState,
      viewport,
      permissions,
      contextOptions,
      mutant,
      translated,
    },
    use,
    info,
  ) => {
    const key = sharesPage ? JSON.stringify([permissions, contextOptions, mutant, translated]) : ''
    const shared = shelf.key === key ? shelf.context : null
    const keepsPage = shelf.file === info.file
    if (!shared) await shelf.context?.close()
    const context = shared ?? (await browser.newContext())
    if (translated && !shared) await translate(context)
    Object.assign(shelf, { key: '', file: '', context: null })
    if (shared) {
      const { reducedMotion = null } = contextOptions
      await afresh(shared, { url: stage.url, storage: storageState, viewport, reducedMotion, keepsPage })
    }
    failures.delete(context)
    await use(context)
    if (key !== '' && info.status === info.expectedStatus)
      Object.assign(shelf, { key, file: info.file, context })
    else await context.close()
  },

  page: async ({ context }, use) => await use(await pageOf(context)),

  faults: [
    async ({ context, stage, mutant, translated }, use) => {
      const faults: string[] = []
      await mutate(context, mutant)
      watch(context, stage.url, faults, translated)
      await use(faults)
      expect(faults, 'no page reports an error').toEqual([])
    },
    { auto: true },
  ],

  walk: async ({ page }, use) => {
    const known = reportsOf.get(page)
    const reports: Report[] = known ?? []
    reports.length = 0
    if (!known) await listen(page, reports)
    reportsOf.set(page, reports)
    // No table row depends on animations, and rendering them is a sixth of a walk's work. tests/browser
    // covers them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use((model, path, walking) => walkInBrowser(page, reports, model, path, walking))
  },

  visit: async ({ browser, stage, faults, contextOptions, mutant, translated }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (person) => {
      const storageState = storageOf(stage, person)
      const context = await browser.newContext({ ...contextOptions, baseURL: stage.url, storageState })
      contexts.push(context)
      if (translated) await translate(context)
      await mutate(context, mutant)
      watch(context, stage.url, faults, translated)
      return await pageOf(context)
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

/**
 * The paths whose requests may fail after `willFail`: pages send these without interaction, or to check the
 * connection.
 */
const mayFail = /^\/(graphql|common\/profile\/export\/|common\/superadmin\/users\/|assets\/start-[\w-]+\.js)$/
const failures = new WeakMap<BrowserContext, number>()
/** The reports of each walked page since its walk began. */
const reportsOf = new WeakMap<Page, Report[]>()

/** Declares that one request of this context will fail on purpose, which is then not reported as a fault. */
export function willFail(context: BrowserContext) {
  failures.set(context, (failures.get(context) ?? 0) + 1)
}

/** Unlike Playwright's own bindings, sends no reply to the page, which saves two messages per call. */
async function listen(page: Page, reports: Report[]) {
  const session = await page.context().newCDPSession(page)
  const heard = new Set<string>()
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'plazaReport') return
    for (const telling of JSON.parse(payload) as Telling[])
      if (!heard.has(telling.id)) {
        heard.add(telling.id)
        reports.push(...telling.reports)
      }
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'plazaReport' })
}

/**
 * Lists the origin only if it has data, because Playwright opens and closes a page for every listed origin,
 * even an empty one.
 */
const storageOf = ({ url }: Stage, person: Person | null) => ({
  cookies: [],
  origins: person ? [{ origin: url, localStorage: storedSession(person) }] : [],
})

/** Collects the faults that pages report. Violations of the content security policy are console errors. */
function watch(context: BrowserContext, url: string, faults: string[], translated: boolean) {
  context.on('weberror', (fault) => faults.push(String(fault.error().stack ?? fault.error())))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    // Frames without scripts, such as a preview of a page, block the translator too.
    if (translated && message.text().startsWith("Blocked script execution in 'about:blank'")) return
    const { url: source } = message.location()
    const provoked = failures.get(context) ?? 0
    if (
      provoked > 0 &&
      mayFail.test(source.split('?')[0]?.slice(url.length) ?? '') &&
      message.text().startsWith('Failed to load resource')
    ) {
      failures.set(context, provoked - 1)
      return
    }
    faults.push(`${message.text()} (${source})`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url && origin !== map)
      faults.push(`${request.url()} was asked for`)
  })
}

const map = new URL(tiles).origin

/** Tests have no network access (see `playwright.config.ts`), so stand-ins replace the tiles of the map. */
async function pageOf(context: BrowserContext) {
  const page = context.pages()[0] ?? (await context.newPage())
  await intercept(page, tiles, ({ answer }) => answer({ contentType: 'image/svg+xml', body: standInTile }))
  return page
}
