import { openOutput } from './output.ts'

/** Errors that a person can put right; by name, since the service's classes may not be loaded. */
const expected = new Set([
  'ClientMissing',
  'CommandError',
  'DatabaseDamaged',
  'DatabaseLocked',
  'DatabaseReadOnly',
  'DatabaseUnavailable',
  'DatabaseUnsafe',
  'DiskFull',
  'EnvironmentError',
  'FolderError',
  'ListenError',
  'MediaFull',
  'MigrationError',
])

const output = openOutput(1)
const errors = openOutput(2)

export const say = (text: string) => output(`${text}\n`)

export function explain(error: unknown): never {
  const text =
    error instanceof Error ? (expected.has(error.name) ? error.message : error.stack) : String(error)
  errors(`${text ?? ''}\n`)
  process.exit(1)
}

/** ms; whoever asked for the end kills a process that takes much longer. */
const atMost = 15_000

/** Ctrl-C comes twice, from the terminal and from our parent: within a second that counts as one. */
export function whenAskedToEnd(finish: () => Promise<void>) {
  let asked: number | null = null
  const end = () => {
    const now = performance.now()
    if (asked !== null && now - asked > 1000) process.exit(1)
    if (asked !== null) return
    asked = now
    setTimeout(() => process.exit(1), atMost).unref()
    finish().then(() => process.exit(0), explain)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
}
