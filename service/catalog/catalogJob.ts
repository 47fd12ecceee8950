import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../ports/db.ts'
import type { Job } from '../ports/job.ts'
import { catalogTables, detachSome, listDeleted, removeEntry } from './editCatalogQueries.ts'

export async function clearCatalog(db: Db, signal?: AbortSignal): Promise<void> {
  for (const table of catalogTables) {
    for (const id of await listDeleted(db, table)) {
      for (let last: number | null = 0; last !== null;) {
        if (signal?.aborted) return
        const start = performance.now()
        last = await detachSome(db, table, id, last)
        // Whoever asks meanwhile has at least half of the database's time.
        if (last !== null) await sleep(performance.now() - start)
      }
      await removeEntry(db, table, id)
    }
  }
}

export const catalogJob = (db: Db): Job => ({
  name: 'catalog',
  every: 5000,
  run: async (signal) => {
    await clearCatalog(db, signal)
    return undefined
  },
})
