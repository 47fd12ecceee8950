import type { Page } from '@playwright/test'
import type { Person } from '../stage/accounts.ts'

/**
 * The entries with which the browser stores a session. The token comes last, because other tabs react when it
 * changes.
 */
export const storedSession = ({ token, user }: Person) => [
  { name: 'user', value: JSON.stringify(user) },
  { name: 'token', value: token },
]

/** The session stored in this browser; nulls if there is none. */
export async function readStorage(page: Page) {
  const [token, user] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ])
  return { token: token ?? null, user: JSON.parse(user ?? 'null') as Person['user'] | null }
}

/** Stores a session in this browser, from a page of the product that runs no code. */
export async function storeSession(page: Page, person: Person) {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, storedSession(person))
}

/** Deletes the record of viewed events, so that the next view is recorded again. */
export const forgetViews = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const opening = indexedDB.open('plaza', 1)
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const change = opening.result.transaction('views', 'readwrite')
      change.objectStore('views').clear()
      change.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
    await promise
  })
