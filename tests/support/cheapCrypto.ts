import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'

const { argon2 } = crypto
let isCheap = false

// Files of one worker share what they import, so that a mock of this came too late for all but the first of them.
crypto.argon2 = (algorithm, settings, done) =>
  argon2(algorithm, isCheap ? { ...settings, memory: 8, passes: 1 } : settings, done)
syncBuiltinESMExports()

/** In the file that says so, passwords cost next to nothing to hash; what they cost is tested by itself. */
export function cheapPasswords() {
  beforeAll(() => void (isCheap = true))
  afterAll(() => void (isCheap = false))
}

const made = new Map<boolean, Promise<string>>()

/** What is made of a password once at this cost, as it fits at no other. */
export function onceAtThisCost(make: () => Promise<string>): Promise<string> {
  const hash = made.get(isCheap) ?? make()
  made.set(isCheap, hash)
  return hash
}
