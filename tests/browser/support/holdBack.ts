import type { Page } from '@playwright/test'
import { forgetFiles, intercept } from './interception.ts'

/** Holds back the built files whose names start with `name`. Returns a function that releases them. */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  await forgetFiles(page)
  const arrival = Promise.withResolvers<void>()
  await intercept(page, `*/assets/${name}-*`, async ({ pass }) => {
    await arrival.promise
    await pass()
  })
  return arrival.resolve
}
