import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'

const { argon2 } = crypto
let isCheap = false

// Replaced here, since the files of one worker share their imports, so a mock would come too late for all but the first file.
crypto.argon2 = (algorithm, settings, done) =>
  argon2(algorithm, isCheap ? { ...settings, memory: 8, passes: 1 } : settings, done)
syncBuiltinESMExports()

/** Makes the hashing of passwords cheap in the test file that calls this; its real cost has a test of its own. */
export function cheapPasswords() {
  beforeAll(() => void (isCheap = true))
  afterAll(() => void (isCheap = false))
}

const made = new Map<boolean, Promise<string>>()

/** Makes a password's hash once for each cost, since a hash is only valid at its own cost. */
export function onceAtThisCost(make: () => Promise<string>): Promise<string> {
  const hash = made.get(isCheap) ?? make()
  made.set(isCheap, hash)
  return hash
}
