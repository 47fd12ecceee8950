import { expect, test } from 'vitest'
import { argon2Sync } from 'node:crypto'
import { stat } from 'node:fs/promises'
import {
  generatePassword,
  hashPassword,
  isOutdated,
  passwordFault,
  verifyPassword,
} from '../../../service/account/passwords/passwords.ts'

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

test('AU-1 a password is stored as an argon2id hash with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('blue boats'), hashPassword('blue boats')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'blue boats')).toBe(true)
  expect(await verifyPassword(one, 'blue boat')).toBe(false)
  expect(isOutdated(one)).toBe(false)
})

test('AU-1 a hash from another program or with a lower cost is accepted, and marked for rehashing', async () => {
  const nonce = Buffer.from('a salt of 16 b..')
  const settings = { message: 'blue boats', nonce, parallelism: 1, memory: 8192, passes: 1, tagLength: 32 }
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(argon2Sync('argon2id', settings))}`
  expect(await verifyPassword(old, 'blue boats')).toBe(true)
  expect(isOutdated(old)).toBe(true)
})

test('no password matches a missing or unreadable hash', async () => {
  expect(await verifyPassword(null, '')).toBe(false)
  expect(await verifyPassword('', 'blue boats')).toBe(false)
  expect(await verifyPassword('$argon2id$v=19$m=19456,t=2,p=1$$', '')).toBe(false)
})

test('a password matches in every Unicode form of its accents', async () => {
  const hash = await hashPassword('cafe\u0301 au lait')
  expect(await verifyPassword(hash, 'caf\u00e9 au lait')).toBe(true)
})

test('AU-2 two hashes run at a time and fifty wait; the next is refused with a retry, and file access is not delayed', async () => {
  let made = 0
  const results = await Promise.all([
    ...Array.from({ length: 60 }, async () =>
      hashPassword('blue boats').then(
        () => {
          made += 1
          return 'made'
        },
        (error: unknown) => error,
      ),
    ),
    stat(import.meta.filename).then(() => made),
  ])
  const madeBefore = results.pop()
  expect(results.filter((result) => result === 'made')).toHaveLength(52)
  for (const refused of results.filter((result) => result !== 'made')) {
    expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } })
  }
  // If files had to wait behind the hashes, this one would arrive only after most of them.
  expect(madeBefore).toBeLessThan(10)
  expect(await verifyPassword(await hashPassword('after the flood'), 'after the flood')).toBe(true)
})

test('AU-3 a password has 8 to 128 characters, and is neither common nor the user’s own name or address', () => {
  const owner = { email: 'asha.rao.bose@example.org', full_name: 'Asha Rao Bose' }
  expect(passwordFault('1234567')).toBe('Password must be at least 8 characters.')
  expect(passwordFault('🌊🌊🌊🌊')).toBe('Password must be at least 8 characters.')
  expect(passwordFault('ä'.repeat(3) + 'x'.repeat(126))).toBe('Password must be at most 128 characters.')
  for (const common of [
    'password',
    'Password1',
    '12345678',
    'qwertyuiop',
    'zzzzzzzz',
    'ABCDEFGH',
    'iloveyou',
  ]) {
    expect(passwordFault(common)).toBe('This password is too common.')
  }
  for (const own of ['asha.rao.bose', 'ASHA.RAO.BOSE@example.org', 'asha rao bose', 'AshaRaoBose']) {
    expect(passwordFault(own, owner)).toBe('Password must not be your name or e-mail.')
  }
  for (const untyped of ['\ud800aaaabbbb', 'aaaa\u0000bbbb', 'aaaabbbb\n']) {
    expect(passwordFault(untyped)).toBe('Password must not contain control characters.')
  }
  expect(passwordFault('x1'.repeat(64), owner)).toBeNull()
  expect(passwordFault('no rules of composition', owner)).toBeNull()
})

test('AU-15 a generated password is long, readable and different each time', () => {
  const made = new Set(Array.from({ length: 100 }, generatePassword))
  expect(made.size).toBe(100)
  for (const one of made) expect(one).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{5}-){3}[a-km-zA-HJ-NP-Z2-9]{5}$/)
})
