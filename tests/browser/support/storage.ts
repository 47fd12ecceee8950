import type { Page } from '@playwright/test'
import type { Person } from '../stage/accounts.ts'

/** How the browser keeps a session; the token last, because other tabs look when it changes. */
export const storedSession = ({ token, user }: Person) => [
  { name: 'user', value: JSON.stringify(user) },
  { name: 'token', value: token },
]

/** What this browser has stored of a session; nulls where there is none. */
export async function readStorage(page: Page) {
  const [token, user] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ])
  return { token: token ?? null, user: JSON.parse(user ?? 'null') as Person['user'] | null }
}

/** Puts a session into this browser, by a page of ours that does nothing. */
export async function storeSession(page: Page, person: Person) {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, storedSession(person))
}

/** So that the next look at an event is recorded, whichever was looked at before. */
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
