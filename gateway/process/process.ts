import { openOutput } from './output.ts'

/** What a person can put right: by name, since half of them are the service's, which need not be in this process. */
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

/** Whoever asked for the end kills a process that takes much longer. */
const atMost = 15_000

/** Within a second it is one asking: Ctrl-C reaches every process of a terminal, and our parent passes it on too. */
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
