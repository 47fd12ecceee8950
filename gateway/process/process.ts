import { openOutput } from './output.ts'

/** Errors that the operator can fix, by name, since the service's error classes may not be loaded. */
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

/** Explanations for the system error code at the end of a message. */
const refusals: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk may only be read',
  EEXIST: 'it is no folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOENT: 'it cannot be made there',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
}

export function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!expected.has(error.name)) return error.stack ?? ''
  return error.message.replace(/(?<=: )E[A-Z]+(?=\.$)/, (code) => refusals[code] ?? code)
}

export function explain(error: unknown): never {
  errors(`${explanation(error)}\n`)
  process.exit(1)
}

/** ms; a process that takes much longer to stop is killed from outside. */
const atMost = 15_000

/**
 * Ctrl-C can arrive twice, from the terminal and from the parent
 * process, so two signals within a second count as one.
 */
export function whenAskedToEnd(finish: () => Promise<void>) {
  let firstSignalAt: number | null = null
  const end = () => {
    const now = performance.now()
    if (firstSignalAt !== null && now - firstSignalAt > 1000) process.exit(1)
    if (firstSignalAt !== null) return
    firstSignalAt = now
    setTimeout(() => process.exit(1), atMost).unref()
    finish().then(() => process.exit(0), explain)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  if (process.env['npm_lifecycle_event']) whenOrphaned(end)
}

/**
 * npm signals only the shell that started this process, and some shells exit without forwarding the signal.
 */
function whenOrphaned(end: () => void) {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, 100)
  looking.unref()
}
