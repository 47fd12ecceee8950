import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'

const { argon2 } = crypto
let isCheap = false

// Patched here, since the files of one worker share their imports: a mock would come too late for all but the
// first file.
crypto.argon2 = (algorithm, settings, done) =>
  argon2(algorithm, isCheap ? { ...settings, memory: 8, passes: 1 } : settings, done)
syncBuiltinESMExports()

/** Makes password hashing cheap in the test file that calls this; the real cost has its own test. */
export function cheapPasswords() {
  beforeAll(() => void (isCheap = true))
  afterAll(() => void (isCheap = false))
}

const made = new Map<boolean, Promise<string>>()

/** Computes a password's hash once per cost, since a hash is only valid for its own cost. */
export function onceAtThisCost(make: () => Promise<string>): Promise<string> {
  const hash = made.get(isCheap) ?? make()
  made.set(isCheap, hash)
  return hash
}
