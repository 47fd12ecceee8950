/** What cannot be stored: nothing at all is stored, or parts of drafts are not. */
type Lack = 'everything' | 'drafts'

/** What this page has read or written, for as long as it is open. */
const memory = new Map<string, string | null>()
/** The keys whose value in `localStorage` is out of date, because it was full or refused. */
const unsaved = new Set<string>()
let lack: Lack | null = null
let isClosed = false
const listeners = new Set<() => void>()

/**
 * `localStorage`. If the browser refuses it or it is full, also in the middle, the page goes on with what it
 * has in memory.
 */
export const deviceStore = {
  getItem(key: string): string | null {
    if (unsaved.has(key)) return memory.get(key) ?? null
    try {
      const value = localStorage.getItem(key)
      memory.set(key, value)
      return value
    } catch {
      reportLack('everything')
      return memory.get(key) ?? null
    }
  },
  setItem(key: string, value: string) {
    change(key, value, () => localStorage.setItem(key, value))
  },
  removeItem(key: string) {
    change(key, null, () => localStorage.removeItem(key))
  },
}

function change(key: string, value: string | null, store: () => void) {
  memory.set(key, value)
  try {
    store()
    unsaved.delete(key)
  } catch {
    unsaved.add(key)
    reportLack('everything')
  }
}

export function reportLack(found: Lack) {
  if (lack === 'everything' || lack === found) return
  lack = found
  isClosed = false
  for (const listener of listeners) listener()
}

/** What is missing, until the notice about it is closed. */
export const shownLack = (): Lack | null => (isClosed ? null : lack)

export function closeLack() {
  isClosed = true
  for (const listener of listeners) listener()
}

export function subscribeLack(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
