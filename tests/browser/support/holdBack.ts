import type { Page } from '@playwright/test'

/** Keeps the build's files of such a name on their way; what it gives lets them arrive. */
export async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && file.test(pathname),
    async (route) => {
      await arrival.promise
      await route.continue()
    },
  )
  return arrival.resolve
}
