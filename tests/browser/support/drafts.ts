import type { Page } from '@playwright/test'
import { shapeOf } from '../../../client/runtime/draftEffects.ts'
import { emptyDraft } from '../../../machines/events/eventForm.ts'
import type { KeptDraft } from '../../../machines/keptDraft.ts'
import type { Outcome } from '../../support/workflow/cases.ts'
import type { Person } from '../stage/accounts.ts'
import { holdBack } from './interception.ts'

/** Stores a draft without pictures, in the format of the client. */
export async function storeDraft(
  page: Page,
  { user }: Person,
  form: string,
  { keptAt, content, images }: KeptDraft<unknown>,
  shape = shapeOf(emptyDraft),
) {
  const draft = { shape, keptAt, content, images }
  await page.evaluate(
    async ({ key, draft }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('plaza-drafts', 1)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('drafts')
          opening.result.createObjectStore('pictures')
        })
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error('no database')))
      })
      const writing = database.transaction('drafts', 'readwrite')
      writing.objectStore('drafts').put(draft, key)
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      database.close()
    },
    { key: [String(user.id), form], draft },
  )
}

/** The keys of everything that this browser stores for drafts of any account. */
export const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('plaza-drafts')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const reading = database.transaction(['drafts', 'pictures'])
    const keysOf = (store: string) =>
      new Promise<string[]>((resolve) => {
        const request = reading.objectStore(store).getAllKeys()
        request.addEventListener('success', () =>
          resolve(request.result.map((key) => [store, ...(key as string[])].join(' '))),
        )
      })
    const keys = [await keysOf('drafts'), await keysOf('pictures')].flat()
    database.close()
    return keys
  })

/**
 * Holds back the lookup of a form's draft until a path sets its outcome. Must be called before the page
 * opens.
 */
export async function holdDrafts(page: Page, person: Person, form: string, emptyForm: object = emptyDraft) {
  const arrive = await holdBack(page, 'drafts')
  return {
    'findDraft succeeds': async (outcome: Outcome) => {
      const found = 'output' in outcome ? (outcome.output as KeptDraft<unknown> | null) : null
      if (found) await storeDraft(page, person, form, found, shapeOf(emptyForm))
      arrive()
    },
    // Behaves like a browser that blocks storage.
    'findDraft fails': async () => {
      await page.evaluate(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Storage is off.', 'SecurityError')
        }
      })
      arrive()
    },
  }
}
