import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { matchesOf } from '../http/lists/kept/matches.ts'
import type { Db } from '../ports/db.ts'
import type { Job } from '../ports/job.ts'

const minute = 60_000
/** The start itself goes before. */
const soon = 1000
/** Whoever comes right after the start is answered first. */
const patience = 20_000
const saveMs = 30 * minute
const tables = ['events', 'users']

interface Place {
  folder: string
  log: Logger
}

/** Has what is dear to search for remembered before anybody asks; see docs/decisions/service/search-index.md. */
export function frequentSearches(db: Db, place: Place | null, rest = 2): Job & { save: () => Promise<void> } {
  let turn = 0
  let savedAt = -Infinity

  async function load({ folder, log }: Place) {
    for (const table of tables) {
      const path = join(folder, table)
      const text = await readFile(path).catch(() => null)
      const isUsed = text && (await matchesOf(db, table)?.load(text))
      if (text && !isUsed)
        log.info({ path }, 'what was known of searches is too old or broken, and is collected anew')
    }
  }

  async function save() {
    if (!place) return
    savedAt = performance.now()
    for (const table of tables) await matchesOf(db, table)?.save(join(place.folder, table))
  }

  return {
    name: 'frequent searches',
    every: minute,
    run: async (signal) => {
      turn += 1
      if (turn === 1) return soon
      if (turn === 2) {
        if (place) await load(place)
        return patience
      }
      try {
        for (const table of tables) await matchesOf(db, table)?.keepUp({ signal, rest })
        if (performance.now() - savedAt > saveMs) await save()
      } catch (error) {
        if (!signal.aborted) throw error
      }
      return undefined
    },
    save,
  }
}
