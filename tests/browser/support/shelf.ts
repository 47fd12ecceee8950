import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { stopIntercepting } from './interception.ts'

/** The context of the worker's last test, for the next test that may share it. */
export interface Shelf {
  key: string
  /** The test file that last used the page. Only tests of the same file also share the page. */
  file: string
  context: BrowserContext | null
}

interface Beginning {
  url: string
  storage: BrowserContextOptions['storageState']
  viewport: Page['viewportSize'] extends () => infer Size ? Size : never
  reducedMotion: Exclude<BrowserContextOptions['reducedMotion'], undefined>
  /** True if the current page stays in use; otherwise another page replaces it. */
  keepsPage: boolean
}

/**
 * Resets a context for the next test. One page stays open, at an address without scripts, and the browser
 * keeps only its cache and the initial session.
 */
export async function afresh(
  context: BrowserContext,
  { url, storage, viewport, reducedMotion, keepsPage }: Beginning,
) {
  const before = context.pages()
  const page = (keepsPage && before.shift()) || (await context.newPage())
  for (const other of before) await other.close()
  await page.goto(`${url}/healthz`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await stopIntercepting(page, { mapToo: true })
  for (const type of ['console', 'request', 'requestfailed', 'response', 'dialog', 'pageerror'] as const)
    page.removeAllListeners(type)
  for (const type of ['console', 'request', 'weberror'] as const) context.removeAllListeners(type)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion })
  // The last test may have left the pointer over an element that reacts to it.
  await page.mouse.move(0, 0)
  if (viewport) await page.setViewportSize(viewport)
  const origins = typeof storage === 'object' ? storage.origins : []
  await page.evaluate(
    async (items) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
      const databases = await indexedDB.databases()
      const gone = databases.map(async ({ name = '' }) => {
        const { promise, resolve, reject } = Promise.withResolvers<unknown>()
        const deleting = indexedDB.deleteDatabase(name)
        deleting.addEventListener('success', resolve)
        deleting.addEventListener('error', reject)
        await promise
      })
      await Promise.all(gone)
      for (const name of await caches.keys()) await caches.delete(name)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
}
