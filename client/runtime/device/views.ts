import type { DBSchema, IDBPDatabase } from 'idb'
import { loadCode } from '../../ui/index.ts'

interface Schema extends DBSchema {
  views: { key: [userId: string, eventId: string]; value: true }
}

/** The events viewed on this device, so that each view is reported only once. */
export interface Views {
  has: (eventId: string) => Promise<boolean>
  add: (eventId: string) => Promise<void>
}

async function open() {
  const { openDB } = await loadCode(() => import('idb'))
  return await openDB<Schema>('plaza', 1, {
    upgrade: (database) => void database.createObjectStore('views'),
  })
}

export function createViews(userId: () => string): Views {
  let database: Promise<IDBPDatabase<Schema>> | null = null
  const views = () => (database ??= open())
  return {
    has: async (eventId) => (await (await views()).get('views', [userId(), eventId])) ?? false,
    add: async (eventId) => {
      await (await views()).put('views', true, [userId(), eventId])
    },
  }
}

export async function clearViews() {
  const database = await open()
  await database.clear('views')
  database.close()
}
