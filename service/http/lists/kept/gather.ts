import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../ports/db.ts'
import { Collection, type Kept } from './collection.ts'
import { Days } from './days.ts'
import { Ids, sparse } from './ids.ts'
import { type Condition, keyOf } from './row.ts'
import { Sorter } from './sorter.ts'
import { type Followed, readSlice, spanOf } from './touchedRows.ts'

/** Rows a statement: on the embedded engine nobody else is answered meanwhile. */
const slice = 500

export interface Pace {
  signal: AbortSignal
  /** How many times as long as it works it rests. */
  rest: number
}

/** Runs something again and again, and rests in between. */
export async function runAndRest({ rest, signal }: Pace, run: () => Promise<void> | void) {
  const start = performance.now()
  await run()
  await sleep(rest * (performance.now() - start), undefined, { signal })
}

/** Reads the whole table once, a slice at a time, and keeps which rows fulfil what. */
export async function gather(
  db: Db,
  table: Followed,
  conditions: readonly Condition[],
  pace: Pace,
  room: number,
): Promise<Collection> {
  const span = await spanOf(db, table)
  const sorter = new Sorter()
  const sets = new Map<string, Kept>()
  for (const condition of conditions) {
    sorter.add(condition)
    sets.set(keyOf(condition), { condition, ids: new Ids() })
  }
  const days = table === 'events' ? new Days() : null
  for (let after = 0; after < span.top; after += slice) {
    await runAndRest(pace, async () => {
      for (const row of await readSlice(db, table, after, Math.min(after + slice, span.top))) {
        if (row.event_date !== undefined) days?.put(row.id, row.event_date)
        for (const key of sorter.keysOf(row)) sets.get(key)?.ids.add(row.id)
      }
    })
    for (const set of sets.values()) {
      if (set.ids instanceof Ids && sparse * set.ids.bytes > span.top) set.ids = set.ids.bits
    }
  }
  const collection = new Collection({ ...span, days }, room)
  for (const [key, { condition, ids }] of sets) {
    collection.keep(condition, ids instanceof Ids ? ids.pack() : ids)
    sets.delete(key)
  }
  return collection
}
