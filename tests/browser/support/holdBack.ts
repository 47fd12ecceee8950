import type { Page } from '@playwright/test'
import { forgetFiles, intercept } from './interception.ts'

/** Keeps the build's files of such a name on their way; what it gives lets them arrive. */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  await forgetFiles(page)
  const arrival = Promise.withResolvers<void>()
  await intercept(page, `*/assets/${name}-*`, async ({ pass }) => {
    await arrival.promise
    await pass()
  })
  return arrival.resolve
}
