import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../ports/db.ts'
import type { Job } from '../ports/job.ts'
import { catalogTables, detachSome, listDeleted, removeEntry } from './editCatalogQueries.ts'

/**
 * Takes deleted categories and types from the events that have them, a few at a time, and then removes their rows. Any
 * number of processes may do it at the same time; `signal` ends it early, and the next run goes on from there.
 */
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

/** Nobody waits for it, since what is deleted is hidden already. */
export const catalogJob = (db: Db): Job => ({
  name: 'catalog',
  every: 5000,
  run: async (signal) => {
    await clearCatalog(db, signal)
    return undefined
  },
})
