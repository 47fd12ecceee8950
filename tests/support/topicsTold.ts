import { randomUUID } from 'node:crypto'
import type { Database } from '../../service/store/database/database.ts'

/** The topics that the database tells its listeners about while `act` runs, each once. */
export async function topicsTold(db: Database, act: () => Promise<unknown>): Promise<Set<string>> {
  const told = new Set<string>()
  const heard = new Map<string, () => void>()
  const stop = await db.listen('changes', (topic) => {
    told.add(topic)
    heard.get(topic)?.()
  })
  /** Waits for everything that was told before. */
  const settle = async () => {
    const mark = randomUUID()
    const { promise, resolve } = Promise.withResolvers<void>()
    heard.set(mark, resolve)
    await db.notify('changes', mark)
    await promise
    return mark
  }
  await settle()
  told.clear()
  await act()
  told.delete(await settle())
  await stop()
  return told
}
